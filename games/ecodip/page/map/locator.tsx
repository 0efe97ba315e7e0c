import { useRef } from 'preact/hooks';
import { boxOf, kept, type Pane, type View } from '#web/svg/map/view.ts';
import { WORLD } from './geometry.ts';
import { tm } from './words.ts';

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
      class="map-locator"
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
      <use href={`#${of}-lines`} class="thin" />
      <rect {...frame} class="locator-ink" />
      <rect {...frame} class="locator-brass" />
    </svg>
  );
};
