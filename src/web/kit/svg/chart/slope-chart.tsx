import { frameOf, group, path, px, SERIES_COLOURS, seriesMark, type Shape, text } from '#charts/shapes.ts';
import { spread } from '#charts/plane.ts';
import { Chart } from './chart.tsx';

export interface Slope {
  readonly name: string;
  readonly first: number;
  readonly second: number;
  readonly followed: boolean;
}

interface SlopeChartProps {
  readonly label: string;
  readonly slopes: readonly Slope[];
  readonly heads: readonly [string, string];
  readonly write: (value: number) => string;
}

/** Each player once: the first game left, the second right. */
export const SlopeChart = ({ label, slopes, heads, write }: SlopeChartProps) => {
  const readings = slopes.flatMap(({ first, second }) => [
    { turn: 0, value: first },
    { turn: 1, value: second },
  ]);
  const frame = frameOf({ width: 520, height: 440, margins: { left: 130, right: 130, top: 40, foot: 16 }, readings, reach: [0], turns: [0, 1] });
  const { plane, ticks } = frame;
  const large = px(15);
  const nameOf = ({ name, first, second }: Slope): readonly Shape[] =>
    ([first, second] as const).map((value, side) => {
      const [y = 0] = spread([plane.y(value)], 16, plane.top, plane.foot);
      const anchor = side === 0 ? 'end' : 'start';
      return text(`${name} ${write(value)}`, plane.x(side) + (side === 0 ? -12 : 12), y + 5, { class: 'chart-value', anchor, look: large });
    });
  return (
    <Chart
      label={label}
      size={frame}
      shapes={[
        ...ticks.map((value) =>
          group([
            path(`M${plane.left} ${plane.y(value)}H${plane.right}`, {}, { class: value === 0 ? 'chart-zero' : 'chart-line-rule' }),
            text(write(value), (plane.left + plane.right) / 2, plane.y(value) - 4, { class: 'chart-tick chart-halo', anchor: 'middle', look: px(13) }),
          ]),
        ),
        ...([0, 1] as const).map((series) => {
          const fill = SERIES_COLOURS[series];
          return group([
            path(`M${plane.x(series)} ${plane.top - 8}V${plane.foot}`, { stroke: fill, strokeWidth: 2 }),
            text(heads[series], plane.x(series), 18, { class: 'chart-value', anchor: 'middle', look: { fill, ...large } }),
          ]);
        }),
        ...slopes
          .toSorted((a, b) => Number(a.followed) - Number(b.followed))
          .map(({ first, second, followed }) =>
            group([
              path(
                `M${plane.x(0)} ${plane.y(first)}L${plane.x(1)} ${plane.y(second)}`,
                followed ? { stroke: 'var(--ink)', strokeWidth: 2.6 } : { stroke: 'var(--ink-3)', strokeWidth: 1.1, strokeOpacity: 0.7 },
                { class: 'chart-line' },
              ),
              seriesMark(0, plane.x(0), plane.y(first)),
              seriesMark(1, plane.x(1), plane.y(second)),
            ]),
          ),
        ...slopes.filter(({ followed }) => followed).flatMap(nameOf),
      ]}
    />
  );
};
