import type { Seat } from '#kernel/game.ts';
import { linePath, makePlane, type Plane, type Reading, roundTicks, spread } from './axes.tsx';
import { RoomAxes } from './room-lines.tsx';
import type { SeatCurve } from './curves.ts';
import { SERIES_COLOURS, type SeriesIndex, SeriesMark } from './overlay-lines.tsx';
import './chart.css';

export interface SpreadSeries {
  readonly series: SeriesIndex;
  readonly curves: readonly SeatCurve[];
  readonly median: readonly Reading[];
  readonly low: readonly Reading[];
  readonly high: readonly Reading[];
  /** Final values, drawn beside the curves at their true height. */
  readonly finals: readonly { readonly seat: Seat; readonly value: number }[];
  readonly followed: Seat | null;
  /** Only winners and whoever is followed have a name. */
  readonly named: readonly { readonly seat: Seat; readonly words: string }[];
  readonly medianWords: string;
  /** « matin », over its column of final values. */
  readonly head: string;
  readonly marks: readonly { readonly turn: number; readonly label: string }[];
}

interface SpreadChartProps {
  readonly label: string;
  readonly games: readonly SpreadSeries[];
  readonly write: (value: number) => string;
  readonly turnWord: string;
  readonly unit?: string | undefined;
  readonly narrow: boolean;
}

const bandPath = (plane: Plane, low: readonly Reading[], high: readonly Reading[]): string =>
  high.length < 2 ? '' : `${linePath(plane, high)}${linePath(plane, low.toReversed()).replace('M', 'L')}Z`;

const MARKED = 30;
const DOT = 8;
/** The widest a row of dots may be; a longer one is pushed together. */
const ROW_WIDTH = 76;

interface Dot {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
}

/** Dots of nearly the same height stand side by side. */
const stacked = (plane: Plane, finals: SpreadSeries['finals']): readonly Dot[] => {
  const rows = new Map<number, readonly { readonly seat: Seat; readonly y: number }[]>();
  for (const { seat, value } of finals) {
    const row = Math.round(plane.y(value) / DOT);
    rows.set(row, [...(rows.get(row) ?? []), { seat, y: plane.y(value) }]);
  }
  return [...rows.values()].flatMap((row) => {
    const gap = Math.min(DOT, ROW_WIDTH / row.length);
    return row.map(({ seat, y }, index) => ({ seat, y, x: index * gap }));
  });
};

interface Label {
  readonly words: string;
  readonly y: number;
  readonly fill: string;
}

/** The names that may be said, and the median, at the height of their final values. */
const labelsOf = (plane: Plane, game: SpreadSeries): readonly Label[] => {
  const colour = SERIES_COLOURS[game.series];
  const median = game.median.at(-1);
  return [
    ...game.named.flatMap(({ seat, words }) => {
      const value = game.finals.find((final) => final.seat === seat)?.value;
      return value === undefined ? [] : [{ words, y: plane.y(value), fill: seat === game.followed ? 'var(--ink)' : colour }];
    }),
    ...(median === undefined ? [] : [{ words: game.medianWords, y: plane.y(median.value), fill: colour }]),
  ];
};

const Labels = ({
  plane,
  labels,
  x,
  fontSize,
}: {
  readonly plane: Plane;
  readonly labels: readonly Label[];
  readonly x: number;
  readonly fontSize: number;
}) => {
  const places = spread(
    labels.map(({ y }) => y),
    fontSize * 1.3,
    plane.top,
    plane.foot,
  );
  return (
    <>
      {labels.map(({ words, fill }, index) => (
        <text key={`${words} ${fill}`} class="chart-value" x={x} y={(places[index] ?? 0) + fontSize * 0.35} style={{ fill, fontSize: `${fontSize}px` }}>
          {words}
        </text>
      ))}
    </>
  );
};

/** How one game ended: every final value at its true height. */
const Strip = ({ plane, game, x, fontSize }: { readonly plane: Plane; readonly game: SpreadSeries; readonly x: number; readonly fontSize: number }) => {
  const dots = stacked(plane, game.finals);
  const widest = Math.max(0, ...dots.map((dot) => dot.x));
  return (
    <g>
      <text class="chart-value" x={x} y={plane.top - fontSize} text-anchor="start" style={{ fill: SERIES_COLOURS[game.series], fontSize: `${fontSize}px` }}>
        {game.head}
      </text>
      {dots.map((dot) => (
        <SeriesMark
          key={dot.seat}
          series={game.series}
          x={x + 5 + dot.x}
          y={dot.y}
          size={dot.seat === game.followed ? DOT + 1.5 : DOT - 1}
          {...(dot.seat === game.followed ? { fill: 'var(--ink)' } : {})}
        />
      ))}
      <Labels plane={plane} labels={labelsOf(plane, game)} x={x + 16 + widest} fontSize={fontSize} />
    </g>
  );
};

const Curves = ({ plane, game }: { readonly plane: Plane; readonly game: SpreadSeries }) => {
  const colour = SERIES_COLOURS[game.series];
  const others = game.curves.filter(({ seat }) => seat !== game.followed);
  return (
    <>
      <path d={bandPath(plane, game.low, game.high)} style={{ fill: colour, fillOpacity: 0.13 }} />
      {others.map(({ seat, readings }) => (
        <path key={seat} class="chart-line" d={linePath(plane, readings)} style={{ stroke: colour, strokeWidth: 1.1, strokeOpacity: 0.42 }} />
      ))}
      <path class="chart-line" d={linePath(plane, game.median)} style={{ stroke: colour, strokeWidth: 4 }} />
      {game.median.length <= MARKED &&
        game.median.map(({ turn, value }) => <SeriesMark key={turn} series={game.series} x={plane.x(turn)} y={plane.y(value)} size={10} />)}
    </>
  );
};

/** The person chosen: ink on a casing of paper, over everything. */
const Followed = ({ plane, game }: { readonly plane: Plane; readonly game: SpreadSeries }) => {
  const curve = game.curves.find(({ seat }) => seat === game.followed);
  if (curve === undefined) return null;
  const path = linePath(plane, curve.readings);
  return (
    <>
      <path class="chart-line" d={path} style={{ stroke: 'var(--sheet)', strokeWidth: 6 }} />
      <path class="chart-line" d={path} style={{ stroke: 'var(--ink)', strokeWidth: 2.4 }} />
    </>
  );
};

const SIZES = {
  wide: { width: 1180, height: 400, right: 424, fontSize: 14 },
  narrow: { width: 420, height: 330, right: 122, fontSize: 13 },
} as const;

/** Every player of one or two games on one plane: bands, thin lines, medians, whoever is followed, and how it ended. */
export const SpreadChart = ({ label, games: given, write, turnWord, unit, narrow }: SpreadChartProps) => {
  const games = given.filter(({ median }) => median.length > 0);
  if (games.length === 0) return null;
  const { width, height, fontSize, ...size } = SIZES[narrow ? 'narrow' : 'wide'];
  // A single game has one column of final values.
  const right = narrow || games.length > 1 ? size.right : size.right / 2 + 12;
  const all = games.flatMap(({ curves }) => curves.flatMap(({ readings }) => readings));
  const turns = all.map(({ turn }) => turn);
  const values = [0, ...all.map(({ value }) => value)];
  const ticks = roundTicks(Math.min(...values), Math.max(...values));
  const [first, last] = [Math.min(...turns), Math.max(...turns)];
  const plane = makePlane({
    width,
    height,
    margins: { left: 56, right, top: 44, foot: 44 },
    turns: [first, Math.max(first + 1, last)],
    values: [ticks[0] ?? 0, ticks.at(-1) ?? 1],
  });
  const column = (right - 24) / games.length;
  return (
    <svg class="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <RoomAxes plane={plane} ticks={ticks} turns={[first, last]} write={write} turnWord={turnWord} unit={unit} fontSize={fontSize} />
      {games.flatMap(({ series, marks }) =>
        marks.map((mark) => (
          <g key={`${series} ${mark.turn} ${mark.label}`}>
            <path class="chart-mark" d={`M${plane.x(mark.turn)} ${plane.top}V${plane.foot}`} style={{ stroke: SERIES_COLOURS[series] }} />
            <text
              class="chart-value"
              x={plane.x(mark.turn)}
              y={plane.top - 5 - series * fontSize}
              text-anchor="middle"
              style={{ fill: SERIES_COLOURS[series], fontSize: `${fontSize}px` }}
            >
              {mark.label}
            </text>
          </g>
        )),
      )}
      {games.map((game) => (
        <Curves key={game.series} plane={plane} game={game} />
      ))}
      {games.map((game) => (
        <Followed key={game.series} plane={plane} game={game} />
      ))}
      {narrow ? (
        <Labels plane={plane} labels={games.flatMap((game) => labelsOf(plane, game))} x={plane.right + 10} fontSize={fontSize} />
      ) : (
        games.map((game, index) => <Strip key={game.series} plane={plane} game={game} x={plane.right + 22 + index * column} fontSize={fontSize} />)
      )}
    </svg>
  );
};
