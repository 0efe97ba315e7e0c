import { describe, expect, it } from 'vitest';
import { bottomMean, gini, median, poorShare, rankCorrelation, standardDeviation, topShare } from './statistics.ts';

describe('measures of a distribution (TB-14.1)', () => {
  it('gini: 0 for equals, (n − 1)/n when one holds all, and by its formula in between', () => {
    expect(gini([5, 5, 5, 5])).toBe(0);
    expect(gini([0, 0, 0, 8])).toBe(0.75);
    // (−3·1 − 1·2 + 1·3 + 3·4) / (4·10)
    expect(gini([4, 1, 3, 2])).toBeCloseTo(10 / 40);
  });

  it('gini: negative values are shifted by the minimum', () => {
    expect(gini([-2, 0, 2])).toBeCloseTo(gini([0, 2, 4]));
    expect(gini([-3, -3])).toBe(0);
  });

  it('gini of nothing is 0', () => {
    expect(gini([0, 0, 0])).toBe(0);
  });

  it('the median lies between the two middle values', () => {
    expect(median([9, 1, 4])).toBe(4);
    expect(median([9, 1, 4, 6])).toBe(5);
  });

  it('the richest tenth and the poorest fifth are at least one player', () => {
    expect(topShare([1, 2, 3, 4])).toBe(0.4);
    expect(topShare([-5, 0, 10])).toBe(1);
    expect(bottomMean([7, -3, 5])).toBe(-3);
    expect(bottomMean([6, 5, 4, 3, 2, 1])).toBe(1.5);
  });

  it('the poor are under 60 % of the median', () => {
    expect(poorShare([10, 10, 10, 5, 6])).toBe(0.2);
  });

  it('standard deviation of a population', () => {
    expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBe(2);
  });

  it('rank correlation: 1 for the same order, −1 for the reverse, ties share their ranks', () => {
    expect(rankCorrelation([1, 2, 3], [10, 20, 90])).toBeCloseTo(1);
    expect(rankCorrelation([1, 2, 3], [9, 5, 1])).toBeCloseTo(-1);
    expect(rankCorrelation([1, 1, 2, 3], [1, 2, 3, 4])).toBeCloseTo(0.9487, 4);
    expect(rankCorrelation([4, 4], [1, 2])).toBeNull();
  });
});
