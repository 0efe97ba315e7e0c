import { type Shape, shape } from '#charts/shapes.ts';
import { type ComponentChildren, h } from 'preact';
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
