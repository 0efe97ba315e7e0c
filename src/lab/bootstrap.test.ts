import { quickChance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import { describe, expect, it } from 'vitest';
import { fittingEstimate } from './bootstrap.ts';
import { estimate, type Interval } from './statistics.ts';

const chance = quickChance(11);
const REPETITIONS = 300;

/** Of so many samples, how many have the true mean below their interval, and how many above. */
const missed = (draw: () => number, truth: number, values: number, interval: (sample: readonly number[]) => Interval): readonly [number, number] => {
  const found = range(REPETITIONS).map(() => interval(range(values).map(draw)));
  return [found.filter(({ low }) => truth < low).length, found.filter(({ high }) => truth > high).length];
};

/** Waiting times: from nothing to far above the mean, which is 1. */
const wait = (): number => -Math.log((chance.int(1_000_000) + 0.5) / 1_000_000);
/** One game in ten has a great many. */
const rare = (): number => (chance.int(10) === 0 ? 4 + chance.int(9) : 0);

describe('the interval of a mean whose values lie askew', () => {
  it.each([
    ['waiting times', wait, 1, 30],
    ['a rare count', rare, 0.8, 60],
  ])('%s: holds the truth about as often as it says, where Student’s lets it escape upwards', (_, draw, truth, values) => {
    const [below, above] = missed(draw, truth, values, fittingEstimate);
    expect(below + above).toBeLessThan(0.09 * REPETITIONS);
    const [, escaped] = missed(draw, truth, values, estimate);
    expect(above).toBeLessThan(escaped);
  });

  it('never reaches below what was seen: no rare count is less than nothing', () => {
    const counts = [...range(28).map(() => 0), 1, 3];
    expect(estimate(counts).low).toBeLessThan(0);
    expect(fittingEstimate(counts).low).toBeGreaterThanOrEqual(0);
    expect(fittingEstimate(counts).high).toBeGreaterThan(estimate(counts).high);
  });

  it('is the same whenever it is asked for, and turns round with its values', () => {
    const counts = range(40).map(rare);
    const own = fittingEstimate(counts);
    expect(fittingEstimate(counts)).toEqual(own);
    expect(fittingEstimate(counts.map((value) => -value)).low).toBeCloseTo(-own.high, 1);
  });

  it('is Student’s where the values are many, lie evenly, or are too few to show how they lie', () => {
    for (const values of [range(3000).map(wait), range(60), [0, 0, 0, 0, 0, 9]]) expect(fittingEstimate(values)).toEqual(estimate(values));
    expect(fittingEstimate(range(20).map(() => 4))).toMatchObject({ low: 4, high: 4 });
  });
});
