import { ECONOMIC_PHASES, type EconomicPhase, type SecurityId, type View } from '#games/bourse/types.ts';
import type { Seat } from '#kernel';
import type { SeriesPoint } from '#protocol';

/* The figures of the charts: one value per finished turn, and the position in progress as the last. */

export interface Reading {
  readonly turn: number;
  readonly value: number;
}

const readings = (points: readonly SeriesPoint[], metric: string): readonly Reading[] =>
  points.flatMap(({ turn, metrics }) => {
    const value = metrics[metric];
    return value === undefined ? [] : [{ turn, value }];
  });

/** Turns already finished, then the present one: a figure of the turn in progress replaces none. */
const closedBy = (past: readonly Reading[], now: Reading): readonly Reading[] => [...past.filter(({ turn }) => turn < now.turn), now];

export const quoteReadings = (points: readonly SeriesPoint[], { table }: View, security: SecurityId): readonly Reading[] =>
  closedBy(readings(points, `bourse.metric.quote.${security}`), { turn: table.turn, value: table.quotes[security] });

export type SeatFigure = 'score' | 'worth' | 'cash';

/** `now` is null where the viewer may not know it. */
export const seatReadings = (
  points: readonly SeriesPoint[],
  figure: SeatFigure,
  seat: Seat,
  now: Reading | { readonly turn: number; readonly value: null },
): readonly Reading[] => {
  const past = readings(points, `bourse.metric.${figure}/${seat}`);
  return now.value === null ? past : closedBy(past, { turn: now.turn, value: now.value });
};

export interface Span {
  readonly from: number;
  readonly to: number;
  readonly phase: EconomicPhase;
}

/** BO-13.5: how long each phase lasted, from the turn that brought it to the turn that ended it. */
export const phaseSpans = (points: readonly SeriesPoint[], { table }: View): readonly Span[] => {
  const spans: Span[] = [];
  const known = closedBy(readings(points, 'bourse.metric.phase'), { turn: table.turn, value: ECONOMIC_PHASES.indexOf(table.phase) });
  for (const { turn, value } of known) {
    const phase = ECONOMIC_PHASES[value];
    const last = spans.at(-1);
    if (phase === undefined) continue;
    if (last?.phase === phase) spans[spans.length - 1] = { ...last, to: turn };
    else {
      if (last !== undefined) spans[spans.length - 1] = { ...last, to: turn };
      spans.push({ from: turn, to: turn, phase });
    }
  }
  return spans;
};

/** Turns to write under an axis: the first, the last, and round ones that leave them room. */
export const turnTicks = (first: number, last: number): readonly number[] => {
  const length = last - first;
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => length / size <= 5) ?? 1000;
  const round: number[] = [];
  for (let turn = Math.ceil(first / step) * step; turn < last; turn += step) {
    if (turn - first >= step * 0.6 && last - turn >= step * 0.6) round.push(turn);
  }
  return first === last ? [first] : [first, ...round, last];
};

/** Round values for an axis of money from a low to a high one. */
export const moneyTicks = (low: number, high: number): readonly number[] => {
  const span = Math.max(high - low, 1000);
  const step = [10_000, 20_000, 50_000, 100_000, 200_000, 500_000].find((size) => span / size <= 5) ?? 1_000_000;
  const ticks: number[] = [];
  for (let value = Math.floor(low / step) * step; value < high + step; value += step) ticks.push(value);
  return ticks;
};
