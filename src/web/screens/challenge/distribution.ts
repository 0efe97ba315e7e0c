import { range } from '#kernel/collections.ts';
import { roundTicks } from '#charts/plane.ts';

/** Scores of about the same height. */
export interface ScoreBin {
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

export interface Distribution {
  readonly bins: readonly ScoreBin[];
  readonly ticks: readonly number[];
  /** Which bin a score lies in. */
  readonly binOf: (score: number) => number;
}

const BINS = 12;
const HALVES = 2;

/** Bins of a round width over all scores. */
export const distributionOf = (scores: readonly number[]): Distribution => {
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const marks = roundTicks(low, high === low ? low + 1 : high, BINS / HALVES);
  const step = ((marks[1] ?? low + 1) - (marks[0] ?? low)) / HALVES || 1;
  const first = Math.floor(low / step) * step;
  const count = Math.max(1, Math.floor((high - first) / step) + 1);
  const binOf = (score: number): number => Math.min(count - 1, Math.max(0, Math.floor((score - first) / step)));
  const bins = range(count).map((bin) => ({
    low: first + bin * step,
    high: first + (bin + 1) * step,
    count: scores.filter((score) => binOf(score) === bin).length,
  }));
  return { bins, ticks: range(count + 1).flatMap((bin) => (bin % HALVES === 0 ? [first + bin * step] : [])), binOf };
};
