import type { Debriefing } from './debriefing.ts';
import type { Seat } from '#kernel/game.ts';
import { type Voice, wordOf } from '#kernel/words.ts';
import type { SeriesPoint } from '#protocol';
import type { DebriefChart, DebriefMeasure } from '../../kit/interface/room-parts.ts';
import { gini } from '#lab/measures.ts';
import { spread } from '#lab/statistics.ts';
import { perTurn, readingsOf, type SeatCurve } from '../../kit/svg/chart/curves.ts';
import type { GameFigures } from './game-file.ts';

/* From the series of a table to the figures of its charts. */

const keysOf = (points: readonly SeriesPoint[]): readonly string[] => [...new Set(points.flatMap(({ metrics }) => Object.keys(metrics)))];

/** Whose figure a metric is: `key/seat`, or the whole table's. */
export const partsOf = (metric: string): { readonly key: string; readonly seat: Seat | null } => {
  const [, key = metric, seat] = /^(.*)\/(\d+)$/.exec(metric) ?? [];
  return { key, seat: seat === undefined ? null : Number(seat) };
};

/** The curve of every player of whom anything is known, in seat order. */
export const seatCurves = (points: readonly SeriesPoint[], key: string): readonly SeatCurve[] =>
  keysOf(points)
    .map(partsOf)
    .filter((part): part is { readonly key: string; readonly seat: Seat } => part.key === key && part.seat !== null)
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ seat }) => ({ seat, readings: readingsOf(points, `${key}/${seat}`) }));

/** How a figure lies among the players at the end of a turn: eight of ten are between `low` and `high`. */
interface Spread {
  readonly turn: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

export const spreadOf = (curves: readonly SeatCurve[]): readonly Spread[] => {
  const byTurn = new Map<number, number[]>();
  for (const { readings } of curves) for (const { turn, value } of readings) byTurn.set(turn, [...(byTurn.get(turn) ?? []), value]);
  return [...byTurn]
    .toSorted(([a], [b]) => a - b)
    .map(([turn, values]) => {
      const { p10: low, median, p90: high } = spread(values);
      return { turn, low, median, high };
    });
};

/** The last value of every curve that reaches the last turn of any: who left earlier has no final value. */
export const finalValues = (curves: readonly SeatCurve[]): readonly { readonly seat: Seat; readonly value: number }[] => {
  const last = Math.max(...curves.map(({ readings }) => readings.at(-1)?.turn ?? 0));
  return curves.flatMap(({ seat, readings }) => {
    const end = readings.at(-1);
    return end?.turn === last ? [{ seat, value: end.value }] : [];
  });
};

/**
 * 0 when all have the same, near 1 when one has all: the area that the Lorenz curve beside it shows, as games write it of themselves, and not its part of the
 * greatest there can be, as the lab's. Below zero the values are moved up by the lowest.
 */
export const giniOf = (values: readonly number[]): number => {
  const lowest = Math.min(0, ...values);
  return (gini(values.map((value) => value - lowest)) * (values.length - 1)) / values.length;
};

/** Where the mean is nearer to nothing than this, a share of it says nothing. */
const LEAST_MEAN = 1;

/** Everybody's figure in another measure: by another key, divided by a number, or as a share of the mean of that turn. */
export const measured = (points: readonly SeriesPoint[], key: string, measure: DebriefMeasure): readonly SeriesPoint[] =>
  points.map((point) => {
    const own = Object.entries(point.metrics).filter(([metric]) => partsOf(metric).key === (measure.key ?? key) && partsOf(metric).seat !== null);
    const mean = own.reduce((sum, [, value]) => sum + value, 0) / Math.max(1, own.length);
    const by = measure.share === true ? mean : (measure.divide ?? 1);
    const others = Object.entries(point.metrics).filter(([metric]) => partsOf(metric).key !== key || partsOf(metric).seat === null);
    const shown = measure.share === true && mean < LEAST_MEAN ? [] : own.map(([metric, value]) => [`${key}/${partsOf(metric).seat}`, value / by] as const);
    return { ...point, metrics: Object.fromEntries([...others, ...shown]) };
  });

/** Every figure that the game counts, those of the players first: the debrief of a game that chose none itself. */
export const allCharts = (points: readonly SeriesPoint[], voice: Voice): readonly DebriefChart[] => {
  const parts = keysOf(points).map(partsOf);
  const labelOf = (key: string): string => wordOf(voice, key);
  const seats = [...new Set(parts.filter(({ seat }) => seat !== null).map(({ key }) => key))];
  const table = [...new Set(parts.filter(({ seat }) => seat === null).map(({ key }) => key))];
  return [
    ...seats.map((key): DebriefChart => ({ key, label: labelOf(key), kind: 'seats' })),
    ...table.map((key): DebriefChart => ({ key, label: labelOf(key), kind: 'line' })),
  ];
};

/** The curves that a game chose, or else all there are. */
export const chartsOf = ({ page, game, voice }: Pick<Debriefing, 'page' | 'game' | 'voice'>, points: readonly SeriesPoint[]): readonly DebriefChart[] =>
  page?.debrief?.charts?.(voice) ?? game.figures?.charts(voice) ?? allCharts(points, voice);

/** The figure of every player that a game is told by. */
export const greatOf = (charts: readonly DebriefChart[]): DebriefChart | undefined => charts.find(({ kind }) => kind === 'seats');

/** Is there anything to draw? */
export const isDrawn = ({ key, kind }: DebriefChart, games: readonly (readonly SeriesPoint[])[]): boolean =>
  games.some((points) => (kind === 'seats' ? seatCurves(points, key).length > 0 : readingsOf(points, key).length > 0));

/** Has it been zero for everybody, in every game, the whole game long? */
export const isIdle = ({ key, kind }: DebriefChart, games: readonly (readonly SeriesPoint[])[]): boolean =>
  games.every((points) => {
    const curves = kind === 'seats' ? seatCurves(points, key).map(({ readings }) => readings) : [readingsOf(points, key)];
    return curves.every((readings) => readings.every(({ value }) => value === 0));
  });

/** The figures of one table's players, numbered on from a seat; those of the table itself are of no use to a room. */
const shifted = (metrics: SeriesPoint['metrics'], from: number): readonly (readonly [string, number])[] =>
  Object.entries(metrics).flatMap(([metric, value]) => {
    const { key, seat } = partsOf(metric);
    return seat === null ? [] : [[`${key}/${from + seat}`, value] as const];
  });

/** Many tables of one game as one crowd, turn by turn; whoever was done earlier keeps what he had. */
export const pooled = (tables: readonly GameFigures[]): Omit<GameFigures, 'game' | 'code' | 'createdAt' | 'options'> => {
  const turns = [...new Set(tables.flatMap(({ points }) => points.map(({ turn }) => turn)))].toSorted((a, b) => a - b);
  const series = tables.map(({ points }) => perTurn(points));
  const firsts = tables.map((_, table) => tables.slice(0, table).reduce((sum, { names }) => sum + names.length, 0));
  const at = (turn: number): SeriesPoint['metrics'] =>
    Object.fromEntries(series.flatMap((points, table) => shifted(points.findLast((point) => point.turn <= turn)?.metrics ?? {}, firsts[table] ?? 0)));
  return {
    names: tables.flatMap(({ names }) => names),
    holders: tables.flatMap(({ holders, names }) => holders ?? names.map(() => '')),
    people: tables.flatMap(({ people, names }) => people ?? names.map(() => null)),
    points: turns.map((turn) => ({ turn, step: turn, metrics: at(turn) })),
    outcome: null,
  };
};
