import { makePlane, roundTicks, spread } from './axes.tsx';
import { SERIES_COLOURS, SeriesMark } from './overlay-lines.tsx';
import './chart.css';

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

const WIDTH = 520;
const HEIGHT = 440;

/** Each player once: the first game left, the second right. */
export const SlopeChart = ({ label, slopes, heads, write }: SlopeChartProps) => {
  const values = [0, ...slopes.flatMap(({ first, second }) => [first, second])];
  const ticks = roundTicks(Math.min(...values), Math.max(...values));
  const plane = makePlane({
    width: WIDTH,
    height: HEIGHT,
    margins: { left: 130, right: 130, top: 40, foot: 16 },
    turns: [0, 1],
    values: [ticks[0] ?? 0, ticks.at(-1) ?? 1],
  });
  const followed = slopes.find((slope) => slope.followed);
  const drawn = [...slopes.filter((slope) => !slope.followed), ...(followed === undefined ? [] : [followed])];
  const [leftY = 0, rightY = 0] =
    followed === undefined ? [] : [followed.first, followed.second].map((value) => spread([plane.y(value)], 16, plane.top, plane.foot)[0]);
  return (
    <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {ticks.map((value) => (
        <g key={value}>
          <path class={value === 0 ? 'chart-zero' : 'chart-line-rule'} d={`M${plane.left} ${plane.y(value)}H${plane.right}`} />
          <text class="chart-tick chart-halo" x={(plane.left + plane.right) / 2} y={plane.y(value) - 4} text-anchor="middle" style={{ fontSize: '13px' }}>
            {write(value)}
          </text>
        </g>
      ))}
      {([0, 1] as const).map((series) => (
        <g key={series}>
          <path d={`M${plane.x(series)} ${plane.top - 8}V${plane.foot}`} style={{ stroke: SERIES_COLOURS[series] }} stroke-width="2" />
          <text class="chart-value" x={plane.x(series)} y={18} text-anchor="middle" style={{ fill: SERIES_COLOURS[series], fontSize: '15px' }}>
            {heads[series]}
          </text>
        </g>
      ))}
      {drawn.map(({ name, first, second, followed: chosen }) => (
        <g key={name}>
          <path
            class="chart-line"
            d={`M${plane.x(0)} ${plane.y(first)}L${plane.x(1)} ${plane.y(second)}`}
            style={{ stroke: chosen ? 'var(--ink)' : 'var(--ink-3)', strokeWidth: chosen ? 2.6 : 1.1, strokeOpacity: chosen ? 1 : 0.7 }}
          />
          <SeriesMark series={0} x={plane.x(0)} y={plane.y(first)} />
          <SeriesMark series={1} x={plane.x(1)} y={plane.y(second)} />
        </g>
      ))}
      {followed !== undefined && (
        <>
          <text class="chart-value" x={plane.x(0) - 12} y={leftY + 5} text-anchor="end" style={{ fontSize: '15px' }}>
            {followed.name} {write(followed.first)}
          </text>
          <text class="chart-value" x={plane.x(1) + 12} y={rightY + 5} style={{ fontSize: '15px' }}>
            {followed.name} {write(followed.second)}
          </text>
        </>
      )}
    </svg>
  );
};
