import { formatNumber, type Lang } from '#kernel/words.ts';
import { makePlane } from './axes.tsx';
import { SERIES_COLOURS, type SeriesIndex, SeriesMark } from './overlay-lines.tsx';
import './chart.css';

interface LorenzChartProps {
  readonly label: string;
  readonly curves: readonly { readonly series: SeriesIndex; readonly points: readonly { readonly players: number; readonly wealth: number }[] }[];
  readonly words: { readonly equal: string; readonly players: string; readonly wealth: string };
  readonly lang: Lang;
}

const SIZE = 440;
const TICKS = [0, 0.25, 0.5, 0.75, 1] as const;
/** With more players the marks would run into each other: every so many. */
const MARKED = 6;

/** Which part of everything the poorest part of the players has; on the diagonal all have the same. */
export const LorenzChart = ({ label, curves, words, lang }: LorenzChartProps) => {
  const plane = makePlane({ width: SIZE, height: SIZE, margins: { left: 52, right: 16, top: 30, foot: 56 }, turns: [0, 1], values: [0, 1] });
  const percent = (part: number): string => formatNumber(Math.round(100 * part), lang);
  return (
    <svg class="chart" viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={label}>
      <g style={{ fontSize: '13px' }}>
        {TICKS.map((part) => (
          <g key={part}>
            <path class="chart-line-rule" d={`M${plane.left} ${plane.y(part)}H${plane.right}M${plane.x(part)} ${plane.top}V${plane.foot}`} />
            <text class="room-tick" x={plane.left - 7} y={plane.y(part) + 4.5} text-anchor="end">
              {percent(part)}
            </text>
            <text class="room-tick" x={plane.x(part)} y={plane.foot + 19} text-anchor="middle">
              {percent(part)}
            </text>
          </g>
        ))}
        <text class="room-tick" x={plane.left - 40} y={plane.top - 13} text-anchor="start">
          {words.wealth}
        </text>
        <text class="room-tick" x={plane.right} y={plane.foot + 42} text-anchor="end">
          {words.players}
        </text>
        <path class="chart-line" d={`M${plane.x(0)} ${plane.y(0)}L${plane.x(1)} ${plane.y(1)}`} style={{ stroke: 'var(--ink-2)' }} stroke-dasharray="5 4" />
        <text class="room-tick" transform={`translate(${plane.x(0.4)} ${plane.y(0.4) - 9}) rotate(-45)`} text-anchor="middle">
          {words.equal}
        </text>
        <path class="chart-line" d={`M${plane.x(0.5)} ${plane.y(0)}V${plane.y(0.5)}`} style={{ stroke: 'var(--ink-2)' }} stroke-dasharray="2 4" />
      </g>
      {curves.map(({ series, points }) => {
        const every = Math.max(1, Math.round((points.length - 1) / MARKED));
        return (
          <g key={series}>
            <path
              class="chart-line"
              d={points.map(({ players, wealth }, index) => `${index === 0 ? 'M' : 'L'}${plane.x(players)} ${plane.y(wealth)}`).join('')}
              style={{ stroke: SERIES_COLOURS[series], strokeWidth: 3 }}
            />
            {points
              .filter((_, index) => index % every === 0 || index === points.length - 1)
              .map(({ players, wealth }) => (
                <SeriesMark key={players} series={series} x={plane.x(players)} y={plane.y(wealth)} size={10} />
              ))}
          </g>
        );
      })}
    </svg>
  );
};
