import type { Seat } from '#kernel/game.ts';
import type { SeriesPoint } from '#protocol';
import type { Reading } from '#charts/plane.ts';

/* From the series of a table to curves, and from curves to the table behind them. */

export interface SeatCurve {
  readonly seat: Seat;
  readonly readings: readonly Reading[];
}

/** The last point of each turn, oldest first. */
export const perTurn = (points: readonly SeriesPoint[]): readonly SeriesPoint[] =>
  [...new Map(points.map((point) => [point.turn, point])).values()].toSorted((a, b) => a.turn - b.turn);

/** The turns of which a figure is known. */
export const readingsOf = (points: readonly SeriesPoint[], metric: string): readonly Reading[] =>
  perTurn(points).flatMap(({ turn, metrics }) => {
    const value = metrics[metric];
    return value === undefined ? [] : [{ turn, value }];
  });

/** Turns that are over, then the one in progress; null: this viewer may not know how it stands. */
export const upTo = (past: readonly Reading[], turn: number, now: number | null): readonly Reading[] =>
  now === null ? past : [...past.filter((reading) => reading.turn < turn), { turn, value: now }];

type Readings = readonly { readonly readings: readonly Reading[] }[];

export const turnsIn = (curves: Readings): readonly number[] =>
  [...new Set(curves.flatMap(({ readings }) => readings.map(({ turn }) => turn)))].toSorted((a, b) => a - b);

/** A row a turn, a column a curve. A cell whose value nobody knows stays empty. */
export const curveRows = (curves: Readings, write: (value: number) => string, head: (turn: number) => string = String): readonly (readonly string[])[] => {
  const cell = (readings: readonly Reading[], turn: number): string => {
    const reading = readings.find((each) => each.turn === turn);
    return reading === undefined ? '' : write(reading.value);
  };
  const row = (turn: number): readonly string[] => [head(turn), ...curves.map(({ readings }) => cell(readings, turn))];
  return turnsIn(curves).map(row);
};

/** As many characters as fit beside a chart that has room. */
const END_LINE = 25;

/** What stands at the end of a line: side by side where it fits, else one below the other, so that nothing runs over the edge. */
export const endLines = (words: readonly string[], roomy: boolean): readonly string[] => {
  const line = words.join(' · ');
  return roomy && line.length <= END_LINE ? [line] : words;
};
