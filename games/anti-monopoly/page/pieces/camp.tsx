import type { Role } from '#games/anti-monopoly/types.ts';

/* Camps are open and closed, not two colours: a white disc in a double rule, a black square. The same by day and by night. */

const PAPER = '#FFFDF7';
const INK = '#1F1913';

export const campFill = (camp: Role): string => (camp === 'C' ? PAPER : INK);
export const campInk = (camp: Role): string => (camp === 'C' ? INK : PAPER);

/** Inside a drawing; the origin is its middle. */
const CampSign = ({ camp, size }: { readonly camp: Role; readonly size: number }) => (
  <g transform={`scale(${size / 24})`} stroke="var(--seat-edge)">
    {camp === 'C' ? (
      <>
        <circle r="11" fill={PAPER} stroke-width="1.6" />
        <circle r="8.4" fill="none" stroke={INK} stroke-width=".9" />
      </>
    ) : (
      <rect x="-10.6" y="-10.6" width="21.2" height="21.2" rx="2" fill={INK} stroke-width="1.6" />
    )}
    <text y="4.9" text-anchor="middle" stroke="none" style={{ fill: campInk(camp), fontFamily: 'var(--besley)', fontWeight: 700, fontSize: '13.5px' }}>
      {camp}
    </text>
  </g>
);

/** In a line of text; the camp's name stands beside it, or is its label. */
export const CampBadge = ({ camp, size = 20, label }: { readonly camp: Role; readonly size?: number; readonly label?: string }) => (
  <svg
    class="am-badge"
    width={size}
    height={size}
    viewBox="-12 -12 24 24"
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined ? 'true' : undefined}
    style={{ flex: 'none' }}
  >
    <CampSign camp={camp} size={24} />
  </svg>
);
