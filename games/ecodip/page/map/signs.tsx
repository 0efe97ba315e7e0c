import { unreachable } from '#kernel/collections.ts';
import type { Spot } from '#web/kit/svg/map/box.ts';
import { CentreSign } from '#web/kit/svg/map/piece.tsx';

/** The signs of the map, each in a box of 10 × 10 round its middle; they differ by silhouette alone. */
export type SignName = 'centre' | 'food' | 'MP' | 'idle' | 'producing' | 'building' | 'gold' | 'ICBM' | 'ABM' | 'canal' | 'radioactive' | 'ice';

const FACTORY = 'M-4.8 4.2V-.8l3.2-2.6v2.6l3.2-2.6v2.6l3.2-2.6v7.6Z';
const BLADE = 'M-2.1-3.7A4.3 4.3 0 0 1 2.1-3.7L.9-1.5A1.7 1.7 0 0 0-.9-1.5Z';
const FLAKE = 'M0-4.6V4.6M-1.5-3.6 0-2.2l1.5-1.4M-1.5 3.6 0 2.2l1.5 1.4';

const Drawing = ({ name }: { readonly name: SignName }) => {
  switch (name) {
    case 'centre':
      return <CentreSign />;
    case 'food':
      return (
        <path
          d="M0 5V-4.5M-3.2-3.6 0-1l3.2-2.6M-3.2-.4 0 2.2 3.2-.4"
          fill="none"
          stroke="var(--ec-ear)"
          stroke-width="1.5"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      );
    case 'MP':
      return (
        <>
          <rect x="-4.3" y="-3.6" width="8.6" height="7.4" rx=".8" fill="#A9703A" stroke="#3E2408" stroke-width="1.2" />
          <path d="M-1.5-3.6v7.4M1.5-3.6v7.4" stroke="#F2DDB8" />
        </>
      );
    case 'idle':
      return <path d={FACTORY} fill="#F6EEDB" stroke="var(--ec-works)" stroke-width="1.3" stroke-linejoin="round" />;
    case 'producing':
      return <path d={FACTORY} fill="#28496F" stroke="var(--ec-works)" stroke-width="1.3" stroke-linejoin="round" />;
    case 'building':
      return <path d={FACTORY} fill="#F6EEDB" stroke="var(--ec-works)" stroke-width="1.3" stroke-linejoin="round" stroke-dasharray="2 1.4" />;
    case 'gold':
      return (
        <>
          <path d="M-3-3H3L4.9 3.4H-4.9Z" fill="#E9C15A" stroke="#5A4312" stroke-width="1.2" stroke-linejoin="round" />
          <path d="M-2.2-1H2.2" stroke="#8E6A1F" stroke-width=".9" />
        </>
      );
    case 'ICBM':
      return (
        <path
          d="M0-5.4c2 1.6 2.3 3.4 2.3 6.2L4 4.6H1.4v.8H-1.4v-.8H-4L-2.3.8c0-2.8.3-4.6 2.3-6.2Z"
          fill="#9E2B25"
          stroke="#3E0B08"
          stroke-width=".9"
          stroke-linejoin="round"
        />
      );
    case 'ABM':
      return (
        <>
          <path d="M-5 4.2A5 5 0 0 1 5 4.2Z" fill="#DCE4E6" stroke="#28496F" stroke-width="1.4" />
          <path d="M0 2.8V-4.8M-2.2-2.6 0-5l2.2 2.4" fill="none" stroke="#28496F" stroke-width="1.5" />
        </>
      );
    case 'canal':
      return <path d="M-4.6-1.7H4.6M-4.6 1.7H4.6" stroke="#1D5A6B" stroke-width="1.8" />;
    case 'radioactive':
      return (
        <>
          <circle r="5.4" fill="#F2C500" stroke="#1F1913" />
          <circle r="1.1" fill="#1F1913" />
          {[0, 120, 240].map((angle) => (
            <path key={angle} d={BLADE} transform={`rotate(${angle})`} fill="#1F1913" />
          ))}
        </>
      );
    case 'ice':
      return (
        <>
          {[0, 60, 120].map((angle) => (
            <path
              key={angle}
              d={FLAKE}
              transform={`rotate(${angle})`}
              fill="none"
              stroke="var(--ec-flake)"
              stroke-width="1.1"
              stroke-linecap="round"
              stroke-linejoin="round"
            />
          ))}
        </>
      );
    default:
      return unreachable(name);
  }
};

/** By night a pale disc keeps the small colours readable; these three need none. */
const BARE: ReadonlySet<SignName> = new Set(['centre', 'radioactive', 'ice']);

export const Sign = ({ name, at: [x, y], scale }: { readonly name: SignName; readonly at: Spot; readonly scale: number }) => (
  <g class="sign" transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`}>
    {!BARE.has(name) && <circle r="6.6" fill="var(--ec-night-disc)" />}
    <Drawing name={name} />
  </g>
);

/** The same in a line of text. */
export const SignIcon = ({ name, size = 16 }: { readonly name: SignName; readonly size?: number }) => (
  <svg width={size} height={size} viewBox="-7 -7 14 14" aria-hidden="true">
    <Sign name={name} at={[0, 0]} scale={1} />
  </svg>
);
