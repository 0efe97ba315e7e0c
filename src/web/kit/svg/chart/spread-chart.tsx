import type { Plane, Reading } from '#charts/plane.ts';
import {
  axes,
  band,
  type EndLabel,
  ends,
  frameOf,
  group,
  line,
  px,
  SERIES_COLOURS,
  type SeriesIndex,
  seriesMark,
  seriesMarks,
  type Shape,
  text,
  turnRule,
} from '#charts/shapes.ts';
import type { Seat } from '#kernel/game.ts';
import { Chart } from './chart.tsx';
import type { SeatCurve } from './curves.ts';

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

/** The names that may be said, and the median, at the height of their final values. */
const labelsOf = ({ series, median, named, finals, followed, medianWords }: SpreadSeries): readonly EndLabel[] => {
  const fill = SERIES_COLOURS[series];
  return [
    ...named.flatMap(({ seat, words }) => {
      const value = finals.find((final) => final.seat === seat)?.value;
      return value === undefined ? [] : [{ words, value, look: { fill: seat === followed ? 'var(--ink)' : fill } }];
    }),
    ...median.slice(-1).map(({ value }) => ({ words: medianWords, value, look: { fill } })),
  ];
};

/** How one game ended: every final value at its true height. */
const strip = (plane: Plane, game: SpreadSeries, x: number, fontSize: number): Shape => {
  const { series, followed } = game;
  const dots = stacked(plane, game.finals);
  const widest = Math.max(0, ...dots.map((dot) => dot.x));
  const chosen = { fill: 'var(--ink)' };
  return group([
    text(game.head, x, plane.top - fontSize, { class: 'chart-value', look: { fill: SERIES_COLOURS[series], ...px(fontSize) } }),
    ...dots.map(({ seat, x: along, y }) => seriesMark(series, x + 5 + along, y, seat === followed ? DOT + 1.5 : DOT - 1, seat === followed ? chosen : {})),
    ...ends(plane, labelsOf(game), { x: x + 16 + widest, fontSize, gap: fontSize * 1.3 }),
  ]);
};

const curvesOf = (plane: Plane, { series, curves, median, low, high, followed }: SpreadSeries): readonly Shape[] => {
  const colour = SERIES_COLOURS[series];
  return [
    band(plane, low, high, colour, 0.13),
    ...curves.filter(({ seat }) => seat !== followed).map(({ readings }) => line(plane, readings, colour, 1.1, { strokeOpacity: 0.42 })),
    line(plane, median, colour, 4),
    ...seriesMarks(plane, series, median, 10),
  ];
};

/** The person chosen: ink on a casing of paper, over everything. */
const followedIn = (plane: Plane, { curves, followed }: SpreadSeries): readonly Shape[] =>
  curves
    .filter(({ seat }) => seat === followed)
    .flatMap(({ readings }) => [line(plane, readings, 'var(--sheet)', 6), line(plane, readings, 'var(--ink)', 2.4)]);

const marksOf = (plane: Plane, { series, marks }: SpreadSeries, fontSize: number): readonly Shape[] => {
  const fill = SERIES_COLOURS[series];
  return marks.map(({ turn, label }) =>
    group([
      turnRule(plane, turn, fill),
      text(label, plane.x(turn), plane.top - 5 - series * fontSize, { class: 'chart-value', anchor: 'middle', look: { fill, ...px(fontSize) } }),
    ]),
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
  const { fontSize, right: usual, ...size } = SIZES[narrow ? 'narrow' : 'wide'];
  // A single game has one column of final values.
  const right = narrow || games.length > 1 ? usual : usual / 2 + 12;
  const readings = games.flatMap(({ curves }) => curves.flatMap((curve) => curve.readings));
  const frame = frameOf({ ...size, margins: { left: 56, right, top: 44, foot: 44 }, readings, reach: [0] });
  const { plane } = frame;
  const column = (right - 24) / games.length;
  return (
    <Chart
      label={label}
      size={size}
      shapes={[
        axes({ frame, write, turnWord, unit, fontSize }),
        ...games.flatMap((game) => marksOf(plane, game, fontSize)),
        ...games.flatMap((game) => curvesOf(plane, game)),
        ...games.flatMap((game) => followedIn(plane, game)),
        ...(narrow
          ? ends(plane, games.flatMap(labelsOf), { x: plane.right + 10, fontSize, gap: fontSize * 1.3 })
          : games.map((game, index) => strip(plane, game, plane.right + 22 + index * column, fontSize))),
      ]}
    />
  );
};
