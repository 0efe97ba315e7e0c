import type { ComponentChildren } from 'preact';
import { ForceDisc } from '#web/kit/svg/map/piece.tsx';
import { SignIcon, type SignName } from './signs.tsx';
import { type PlainWord, tm } from './words.ts';
import { useRef } from 'preact/hooks';
import { boxOf, kept, type Pane, type View } from '#web/kit/svg/map/view.ts';
import { WORLD } from './geometry.ts';

const LINES: readonly { readonly signs: readonly SignName[]; readonly key: PlainWord }[] = [
  { signs: ['centre'], key: 'legend.centre' },
  { signs: ['food'], key: 'legend.food' },
  { signs: ['MP'], key: 'legend.MP' },
  { signs: ['idle', 'producing', 'building'], key: 'legend.factory' },
  { signs: ['gold'], key: 'legend.gold' },
  { signs: ['ICBM', 'ABM'], key: 'legend.missiles' },
  { signs: ['radioactive'], key: 'legend.radioactive' },
  { signs: ['ice'], key: 'legend.ice' },
  { signs: ['canal'], key: 'legend.canal' },
];

const Signs = () => (
  <ul class="map-legend p-2-4 cluster firm text-ink t3" aria-label={tm('legend.title')}>
    {LINES.map(({ signs, key }) => (
      <li key={key} class="row tight" data-explain={`sign ${key.slice('legend.'.length)}`}>
        {signs.map((sign) => (
          <SignIcon key={sign} name={sign} />
        ))}
        {tm(key)}
      </li>
    ))}
    <li class="row tight" data-explain="sign force">
      <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
        <ForceDisc force={2} />
      </svg>
      {tm('legend.force')}
    </li>
    <li class="row tight" data-explain="sign barred">
      <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
        <path d="M-7 0H7" class="line-barred" />
      </svg>
      {tm('legend.barred')}
    </li>
  </ul>
);

/** What the signs mean: in sight, or folded where there is little room, with whatever else had none. */
export const Legend = ({ isOpen, children }: { readonly isOpen: boolean; readonly children?: ComponentChildren }) =>
  isOpen ? (
    <Signs />
  ) : (
    <details class="map-legend-fold firm text-ink t3">
      <summary class="map-legend-title">{tm('legend.title')}</summary>
      <Signs />
      {children}
    </details>
  );

interface LocatorProps {
  /** The sheet whose grounds and lines it repeats. */
  readonly of: string;
  readonly view: View;
  readonly pane: Pane;
  readonly onView: (view: View) => void;
}

/** The whole world, small, with a frame round what the map shows; touch or drag to go elsewhere. */
export const Locator = ({ of, view, pane, onView }: LocatorProps) => {
  const svg = useRef<SVGSVGElement>(null);
  const go = (event: PointerEvent): void => {
    const box = svg.current?.getBoundingClientRect();
    if (box === undefined || event.buttons === 0) return;
    const middle = [((event.clientX - box.left) / box.width) * WORLD.width, ((event.clientY - box.top) / box.height) * WORLD.height] as const;
    onView(kept({ ...view, middle }, pane));
    event.preventDefault();
  };
  const seen = boxOf(view, pane.size);
  const frame = { x: seen.x, y: seen.y, width: seen.width, height: seen.height, rx: 8 };
  return (
    <svg
      ref={svg}
      class="map-locator absolute round-1"
      viewBox={`0 0 ${WORLD.width} ${WORLD.height}`}
      role="img"
      aria-label={tm('map.locator')}
      onPointerDown={(event) => {
        svg.current?.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={go}
    >
      <use href={`#${of}-grounds`} />
      <use href={`#${of}-lines`} class="map-thin" />
      <rect {...frame} fill="none" stroke="var(--bar-ink)" stroke-width="34" />
      <rect {...frame} fill="none" stroke="var(--brass-hi)" stroke-width="18" />
    </svg>
  );
};
