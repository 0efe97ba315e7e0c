import { at, range } from '#kernel/collections.ts';
import { letterOf } from '#lab/document.ts';
import type { TrackPoint } from '#lab/findings.ts';
import type { Estimate } from '#lab/statistics.ts';
import { linePath, makePlane, type Plane, type Reading, roundTicks, spread, turnTicks } from '../../kit/svg/chart/axes.tsx';
import { RoomAxes } from '../../kit/svg/chart/room-lines.tsx';
import { SERIES_COLOURS, type SeriesIndex, SeriesKey, SeriesMark } from '../../kit/svg/chart/overlay-lines.tsx';

const SERIES: readonly SeriesIndex[] = [0, 1, 2, 3];

/** Which mark an arm has. */
export const seriesOf = (arm: number): SeriesIndex => at(SERIES, arm % SERIES.length);

/** An arm's mark and letter, as everywhere. */
export const ArmMark = ({ arm }: { readonly arm: number }) => (
  <span class="lab-mark row tight" style={{ '--arm': armColour(arm) }}>
    <SeriesKey series={seriesOf(arm)} />
    <b>{letterOf(arm)}</b>
  </span>
);

/** The same in charts, tables and words. */
export const armColour = (arm: number): string => SERIES_COLOURS[arm % SERIES_COLOURS.length] ?? 'var(--ink)';

// Narrow, so that its words are read on a phone.
const WIDTH = 420;
const HEIGHT = 290;
const FONT = 13;

const planeFor = (values: readonly number[], turns: readonly [number, number], right = 74): { readonly plane: Plane; readonly ticks: readonly number[] } => {
  const ticks = roundTicks(Math.min(...values), Math.max(...values), 5);
  const plane = makePlane({
    width: WIDTH,
    height: HEIGHT,
    margins: { left: 54, right, top: 18, foot: 44 },
    turns,
    values: [ticks[0] ?? 0, ticks.at(-1) ?? 1],
  });
  return { plane, ticks };
};

const band = (plane: Plane, points: readonly TrackPoint[], low: (point: TrackPoint) => number, high: (point: TrackPoint) => number): string => {
  const over = points.map((point, index): Reading => ({ turn: index + 1, value: high(point) }));
  const under = points.map((point, index): Reading => ({ turn: index + 1, value: low(point) }));
  return `${linePath(plane, over)}${linePath(plane, under.toReversed()).replace('M', 'L')}Z`;
};

interface TrackChartProps {
  readonly label: string;
  readonly arms: readonly { readonly name: string; readonly points: readonly TrackPoint[] }[];
  readonly write: (value: number) => string;
  readonly turnWord: string;
}

/** A measure turn by turn: mean, its 95 % band, and paler the eight games in ten. */
export const TrackChart = ({ label, arms, write, turnWord }: TrackChartProps) => {
  const drawn = arms.filter(({ points }) => points.length > 1);
  if (drawn.length === 0) return null;
  const last = Math.max(...drawn.map(({ points }) => points.length));
  const { plane, ticks } = planeFor(
    drawn.flatMap(({ points }) => points.flatMap(({ p10, p90 }) => [p10, p90])),
    [1, last],
  );
  const ends = spread(
    drawn.map(({ points }) => plane.y(points.at(-1)?.mean ?? 0)),
    18,
    plane.top,
    plane.foot,
  );
  return (
    <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <RoomAxes plane={plane} ticks={ticks} turns={[1, last]} write={write} turnWord={turnWord} fontSize={FONT} />
      {drawn.map(({ name, points }, arm) => {
        const fill = armColour(arm);
        return (
          <g key={name}>
            <path
              d={band(
                plane,
                points,
                (point) => point.p10,
                (point) => point.p90,
              )}
              style={{ fill, fillOpacity: 0.12 }}
            />
            <path
              d={band(
                plane,
                points,
                (point) => point.low,
                (point) => point.high,
              )}
              style={{ fill, fillOpacity: 0.42 }}
            />
            <path
              class="chart-line"
              d={linePath(
                plane,
                points.map(({ mean }, index) => ({ turn: index + 1, value: mean })),
              )}
              style={{ stroke: fill, strokeWidth: 2.4 }}
            />
            {turnTicks(1, last).map((turn) => {
              const point = points[turn - 1];
              return point === undefined ? null : <SeriesMark key={turn} series={seriesOf(arm)} x={plane.x(turn)} y={plane.y(point.mean)} size={8} />;
            })}
            <text class="chart-value" x={plane.right + 8} y={(ends[arm] ?? 0) + 5} style={{ fill, fontSize: `${FONT}px` }}>
              {`${name} ${write(points.at(-1)?.mean ?? 0)}`}
            </text>
          </g>
        );
      })}
    </svg>
  );
};

interface GapChartProps {
  readonly label: string;
  readonly gaps: readonly { readonly games: number; readonly mean: number; readonly half: number }[];
  /** Games of each arm up to which the funnel reaches; none: no more are to come. */
  readonly planned: number;
  readonly write: (value: number) => string;
  readonly gamesWord: string;
}

/** The difference as games arrive, and the funnel in which it would narrow up to the last game planned. */
export const GapChart = ({ label, gaps, planned, write, gamesWord }: GapChartProps) => {
  const last = gaps.at(-1);
  if (last === undefined) return null;
  // The first looks, at a few games, would flatten the rest.
  const shown = gaps.filter(({ half }, look) => half <= 3 * last.half || look >= gaps.length - 2);
  const end = Math.max(last.games, planned);
  const { plane, ticks } = planeFor([0, ...shown.flatMap(({ mean, half }) => [mean - half, mean + half])], [0, end]);
  const edge = (sign: 1 | -1): readonly Reading[] => shown.map(({ games, mean, half }) => ({ turn: games, value: mean + sign * half }));
  const funnel = (sign: 1 | -1): readonly Reading[] =>
    range(9).map((step) => {
      // It narrows the most where it begins.
      const games = last.games * (end / last.games) ** (step / 8);
      return { turn: games, value: last.mean + sign * last.half * Math.sqrt(last.games / games) };
    });
  return (
    <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <RoomAxes plane={plane} ticks={ticks} turns={[0, end]} write={write} turnWord={gamesWord} fontSize={FONT} />
      <path d={`${linePath(plane, edge(1))}${linePath(plane, edge(-1).toReversed()).replace('M', 'L')}Z`} style={{ fill: 'var(--ink)', fillOpacity: 0.16 }} />
      <path
        class="chart-line"
        d={linePath(
          plane,
          shown.map(({ games, mean }) => ({ turn: games, value: mean })),
        )}
        style={{ stroke: 'var(--ink)', strokeWidth: 2 }}
      />
      {end > last.games &&
        ([1, -1] as const).map((sign) => <path key={sign} class="chart-mark" d={linePath(plane, funnel(sign))} style={{ stroke: 'var(--ink-2)' }} />)}
      <circle cx={plane.x(last.games)} cy={plane.y(last.mean)} r="5" style={{ fill: 'var(--ink)' }} />
      <text class="chart-value" x={Math.min(plane.x(last.games), plane.right) + 9} y={plane.y(last.mean) - 8} style={{ fontSize: `${FONT}px` }}>
        {write(last.mean)}
      </text>
    </svg>
  );
};

interface WhiskerChartProps {
  readonly label: string;
  readonly points: readonly (Estimate | null)[];
  readonly ticks: readonly string[];
  readonly chosen: number;
  readonly neutral: number;
  readonly write: (value: number) => string;
}

/** A row of cells: means with their intervals, and the neutral value across. */
export const WhiskerChart = ({ label, points, ticks, chosen, neutral, write }: WhiskerChartProps) => {
  const known = points.flatMap((point, index) => (point === null ? [] : [{ ...point, turn: index }]));
  const { plane, ticks: values } = planeFor([neutral, ...known.flatMap(({ low, high }) => [low, high])], [-0.4, points.length - 0.6], 12);
  const path = linePath(
    plane,
    known.map(({ turn, mean }) => ({ turn, value: mean })),
  );
  return (
    <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <g style={{ fontSize: `${FONT}px` }}>
        {values.map((value) => (
          <g key={value}>
            <path class="chart-line-rule" d={`M${plane.left} ${plane.y(value)}H${plane.right}`} />
            <text class="room-tick" x={plane.left - 7} y={plane.y(value) + 5} text-anchor="end">
              {write(value)}
            </text>
          </g>
        ))}
        {ticks.map((tick, index) => (
          <text key={tick} class="room-tick" x={plane.x(index)} y={plane.foot + 22} text-anchor="middle">
            {tick.length > 12 ? `${tick.slice(0, 11)}…` : tick}
          </text>
        ))}
      </g>
      <path class="chart-zero" d={`M${plane.left} ${plane.y(neutral)}H${plane.right}`} />
      <path class="chart-line" d={path} style={{ stroke: 'var(--ink)', strokeWidth: 1.6 }} />
      {known.map(({ turn, low, high, mean }) => (
        <g key={turn}>
          <path
            class="chart-line"
            d={`M${plane.x(turn) - 5} ${plane.y(low)}h10m-5 0V${plane.y(high)}m-5 0h10`}
            style={{ stroke: 'var(--ink)', strokeWidth: 1.6 }}
          />
          <circle cx={plane.x(turn)} cy={plane.y(mean)} r={turn === chosen ? 7 : 5} style={{ fill: turn === chosen ? 'var(--series-2)' : 'var(--ink)' }} />
        </g>
      ))}
    </svg>
  );
};
