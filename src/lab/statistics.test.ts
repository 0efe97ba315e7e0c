import { describe, expect, it } from 'vitest';
import { quickChance, range } from '#kernel';
import { mean, meanInterval, rateInterval, spread } from './statistics.ts';

describe('statistics', () => {
  it('finds mean, tenth, median and ninetieth', () => {
    const values = [5, 1, 4, 2, 3, 6, 11, 7, 9, 8, 10];
    expect(mean(values)).toBe(6);
    expect(spread(values)).toEqual({ p10: 2, median: 6, p90: 10 });
  });

  it('reads between neighbours where a share falls between two', () => {
    expect(spread([1, 2, 3, 4])).toEqual({ p10: expect.closeTo(1.3), median: 2.5, p90: expect.closeTo(3.7) });
  });

  it('leaves the list as it was', () => {
    const values = [3, 1, 2];
    spread(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it('has no mean and no median of nothing', () => {
    expect(mean([])).toBeNaN();
    expect(spread([]).median).toBeNaN();
  });

  it('gives Wilson’s interval of a rate', () => {
    // Known values: 10 of 100, and none of 10.
    expect(rateInterval(10, 100)).toEqual({ low: expect.closeTo(0.0552, 4), high: expect.closeTo(0.1744, 4) });
    expect(rateInterval(0, 10)).toEqual({ low: expect.closeTo(0, 10), high: expect.closeTo(0.2775, 4) });
    expect(rateInterval(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('covers the true rate about 95 times in 100', () => {
    const chance = quickChance(1);
    const covered = range(1000).filter(() => {
      const successes = range(40).filter(() => chance.int(10) < 3).length;
      const { low, high } = rateInterval(successes, 40);
      return low <= 0.3 && 0.3 <= high;
    }).length;
    expect(covered).toBeGreaterThan(920);
    expect(covered).toBeLessThan(980);
  });

  it('gives the normal interval of a mean', () => {
    // Mean 9.75, sample variance 11/12, four values.
    const half = 1.959964 * Math.sqrt(11 / 12 / 4);
    expect(meanInterval([9, 9, 10, 11])).toEqual({ low: expect.closeTo(9.75 - half, 6), high: expect.closeTo(9.75 + half, 6) });
    expect(meanInterval([7])).toEqual({ low: 7, high: 7 });
  });
});
