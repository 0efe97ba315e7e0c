import { type ComponentChildren, h } from 'preact';
import { type Shape, shape } from '#charts/shapes.ts';
import type { Plane } from '#charts/plane.ts';
import type { useLook } from '../seats.tsx';
import './chart.css';

/** Shapes on the page. */
export const drawn = (shapes: readonly (Shape | string)[]): ComponentChildren =>
  shapes.map((one) => (typeof one === 'string' ? one : h(one.tag, { ...one.is, style: one.look }, drawn(one.within))));

/** A seat's colour and shape inside a drawing, as `Mark` draws it. */
export const seatMark = ({ colour, shape: { path: d } }: ReturnType<typeof useLook>, x: number, y: number, size: number): Shape =>
  shape('path', {
    d,
    transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 32})`,
    fill: colour.fill,
    stroke: 'var(--seat-edge)',
    'stroke-width': (1.1 * 32) / size,
    'stroke-linejoin': 'round',
  });

interface ChartProps {
  readonly label: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly shapes: readonly Shape[];
  /** Grounds and axes, under the shapes. */
  readonly children?: ComponentChildren;
}

/** A chart as wide as there is room, for the eye; the ear hears its name, and the table beside it. */
export const Chart = ({ label, size: { width, height }, shapes, children }: ChartProps) => (
  <svg class="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
    {children}
    {drawn(shapes)}
  </svg>
);

export { linePath, makePlane, type Plane, type Reading, roundTicks, spread, stepPath, turnTicks, valueTicks } from '#charts/plane.ts';

interface AxesProps {
  readonly plane: Plane;
  readonly values: readonly number[];
  readonly turns: readonly number[];
  readonly write: (value: number) => string;
  /** Before the first turn. */
  readonly turnWord: string;
  /** A further class for the rule of a value that means something. */
  readonly ruleClass?: (value: number) => string;
}

/** What the word before the first turn takes. */
const WORD_ROOM = 52;

/** Of a small chart: horizontal rules only; values left, turns below; the unit stands in the title. */
export const Axes = ({ plane, values, turns, write, turnWord, ruleClass = () => '' }: AxesProps) => (
  <>
    {values.map((value) => (
      <g key={value}>
        <path class={`chart-rule ${ruleClass(value)}`} d={`M${plane.left} ${plane.y(value)}H${plane.right}`} />
        <text class="chart-tick" x={plane.left - 5} y={plane.y(value) + 3.6} text-anchor="end">
          {write(value)}
        </text>
      </g>
    ))}
    {turns
      .filter((turn, index) => index === 0 || plane.x(turn) - plane.left > WORD_ROOM)
      .map((turn, index) => (
        <text key={turn} class="chart-tick" x={plane.x(turn)} y={plane.foot + 14} text-anchor={index === 0 ? 'start' : 'middle'}>
          {index === 0 ? `${turnWord} ${turn}` : turn}
        </text>
      ))}
  </>
);
