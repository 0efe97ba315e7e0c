import { range } from '#kernel/collections.ts';
import type { Row } from '#lab/experiment.ts';
import { distribution } from '#lab/findings.ts';

/** Games that ended alike in a measure. */
export interface Bin {
  readonly arm: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
  /** Some of them, by number. */
  readonly games: readonly number[];
}

/** Each wide enough for a finger on a phone. */
const BINS = 10;
const MOST_LISTED = 40;

/** The edges of the bins: one for each value where there are few, else bins of equal width over what all arms show. */
const edgesOf = (all: readonly number[]): readonly { readonly low: number; readonly high: number }[] => {
  const few = new Set<number>();
  for (const value of all) if (few.add(value).size > BINS) break;
  if (few.size <= BINS) return [...few].toSorted((a, b) => a - b).map((value) => ({ low: value, high: value }));
  const [low, high] = [all.reduce((a, b) => Math.min(a, b)), all.reduce((a, b) => Math.max(a, b))];
  const width = (high - low) / BINS;
  return range(BINS).map((bin) => ({ low: low + bin * width, high: low + (bin + 1) * width }));
};

/** The games of each arm by what they ended at. */
export const binsOf = (rows: readonly (readonly Row[])[], measure: number): readonly (readonly Bin[])[] => {
  const values = rows.map((own) => distribution(own, measure));
  const edges = edgesOf(values.flatMap((own) => own.map(({ value }) => value)));
  if (edges.length === 0) return [];
  return values.map((own, arm) => {
    const games: number[][] = edges.map(() => []);
    for (const { game, value } of own) games[edges.findLastIndex(({ low }) => low <= value)]?.push(game);
    return edges.map(({ low, high }, bin) => {
      const inBin = games[bin] ?? [];
      return { arm, low, high, count: inBin.length, games: inBin.slice(0, MOST_LISTED) };
    });
  });
};
