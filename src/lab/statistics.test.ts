import { describe, expect, it } from 'vitest';
import { type Draws, quickChance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import {
  anytimeHalf,
  gamesForPrecision,
  gamesForLook,
  leastVisibleEarly,
  estimate,
  gamesForDifference,
  holm,
  leastVisible,
  mean,
  medianInterval,
  pairedDifference,
  rateInterval,
  separateDifference,
  shareChance,
  spread,
  t95,
} from './statistics.ts';

describe('statistics', () => {
  it('finds mean, tenth, median and ninetieth', () => {
    const values = [5, 1, 4, 2, 3, 6, 11, 7, 9, 8, 10];
    expect(mean(values)).toBe(6);
    expect(spread(values)).toEqual({ p10: 2, median: 6, p90: 10 });
  });

  it('reads between neighbours where a share falls between two', () => {
    expect(spread([1, 2, 3, 4])).toEqual({ p10: expect.closeTo(1.3), median: 2.5, p90: expect.closeTo(3.7) });
  });

  it('says how probable a share of games is where it should be an equal one', () => {
    expect(shareChance(0, 60, 0.1)).toBeCloseTo(2 * 0.9 ** 60);
    expect(shareChance(5, 10, 0.5)).toBe(1);
    expect(shareChance(10, 10, 0.5)).toBeCloseTo(2 / 1024);
    // Shared victories are rounded towards what is expected.
    expect(shareChance(0.5, 60, 0.1)).toBeCloseTo(shareChance(1, 60, 0.1));
    expect(shareChance(400, 1000, 0.5)).toBeLessThan(1e-9);
    expect(shareChance(0, 1_000_000, 0.5)).toBe(0);
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

  it('gives Student’s interval of a mean', () => {
    // Mean 9.75, sample variance 11/12, four values; t with 3 degrees of freedom is 3.182, with 99 it is 1.984.
    const { low, high } = estimate([9, 9, 10, 11]);
    expect((high - low) / 2 / Math.sqrt(11 / 12 / 4)).toBeCloseTo(3.182, 1);
    const hundred = estimate(range(100).map((n) => n % 2));
    expect(((hundred.high - hundred.mean) * 10) / hundred.deviation).toBeCloseTo(1.984, 3);
    expect(estimate([7])).toMatchObject({ low: 7, high: 7 });
  });

  it('corrects for many comparisons as Holm does', () => {
    expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([expect.closeTo(0.03), expect.closeTo(0.06), expect.closeTo(0.06), expect.closeTo(0.02)]);
    expect(holm([])).toEqual([]);
  });

  /** So many games of which a share is won. */
  const games = (chance: Draws, count: number, perMille: number): readonly number[] => range(count).map(() => (chance.int(1000) < perMille ? 1 : 0));

  it('calls two arms that are the same different about one time in twenty', () => {
    const chance = quickChance(4);
    const called = range(400).filter(() => separateDifference(games(chance, 300, 250), games(chance, 300, 250)).p < 0.05).length;
    expect(called).toBeGreaterThan(8);
    expect(called).toBeLessThan(34);
  });

  it('finds an advantage of three points four times in five with the games it asked for', () => {
    const chance = quickChance(9);
    const deviation = Math.sqrt(0.25 * 0.75 + 0.28 * 0.72);
    const needed = gamesForDifference(deviation, 0.03);
    expect(needed).toBeGreaterThan(2000);
    expect(leastVisible(deviation, needed)).toBeCloseTo(0.03, 4);
    const found = range(200).filter(() => separateDifference(games(chance, needed, 250), games(chance, needed, 280)).p < 0.05).length;
    expect(found).toBeGreaterThan(140);
    expect(found).toBeLessThan(180);
  });

  it('may be looked at after every game: the interval of all looks hardly ever lets the truth go', () => {
    const chance = quickChance(2);
    const left = range(200).filter(() => {
      const [first, second] = [games(chance, 640, 300), games(chance, 640, 300)];
      return range(10).some((look) => {
        const count = 64 * (look + 1);
        const { mean: gap, deviation, n } = pairedDifference(first.slice(0, count), second.slice(0, count));
        return Math.abs(gap) > anytimeHalf(deviation, n, 640);
      });
    }).length;
    expect(left).toBeLessThan(16);
  });

  it.each([1, 5])(
    'finds an advantage of three points of games with the same dice, where hardly one differs, four times in five (%i comparisons)',
    (comparisons) => {
      const chance = quickChance(21);
      const asked = gamesForDifference(Math.sqrt(0.03), 0.03, comparisons, true);
      const found = range(400).filter(() => {
        const first = range(asked).map(() => chance.int(2));
        const second = first.map((won) => (chance.int(1000) < 60 ? 1 : won));
        return pairedDifference(first, second, true).p < 0.05 / comparisons;
      });
      expect(found.length / 400).toBeGreaterThan(0.74);
      expect(leastVisible(Math.sqrt(0.03), asked, comparisons, true)).toBeCloseTo(0.03, 3);
    },
  );

  it('says after how many games such an interval is so narrow, and what it would show: never less than at the last game', () => {
    const [deviation, planned] = [1, 400];
    for (const half of [0.5, 0.3, 0.2]) {
      const asked = gamesForLook(deviation, half, planned);
      expect(anytimeHalf(deviation, asked, planned)).toBeLessThanOrEqual(half);
      expect(asked === 1 || anytimeHalf(deviation, asked - 1, planned) > half).toBe(true);
      expect(asked).toBeGreaterThan(gamesForPrecision(deviation, half));
    }
    // So narrow it is only at the end, where the ordinary interval is shown.
    expect(gamesForLook(deviation, 0.1, planned)).toBe(planned);
    expect(leastVisibleEarly(deviation, 200, planned, 3)).toBeGreaterThan(leastVisible(deviation, 200, 3));
  });

  it('gives the median the interval of its ranks', () => {
    const values = range(101).map((n) => (n * 37) % 101);
    const interval = medianInterval(values);
    // 101 values: ranks 40.65 and 60.35.
    expect(interval).toEqual({ median: 50, low: 40, high: 60 });
    expect(medianInterval([3])).toEqual({ median: 3, low: 3, high: 3 });
  });
});

describe('Student’s point', () => {
  it('is right for few games, too', () => {
    for (const [freedom, point] of [
      [1, 12.706],
      [2, 4.303],
      [3, 3.182],
      [4, 2.776],
      [10, 2.228],
    ] as const)
      expect(Math.abs(t95(freedom) / point - 1)).toBeLessThan(0.005);
  });
});

describe('what is announced', () => {
  it('of so many games is found four times in five, also as one of five comparisons', () => {
    const chance = quickChance(10);
    const deviation = Math.sqrt(0.25 * 0.75 + 0.35 * 0.65);
    const needed = gamesForDifference(deviation, 0.1, 5);
    expect(leastVisible(deviation, needed, 5)).toBeCloseTo(0.1, 3);
    const draw = (perMille: number): readonly number[] => range(needed).map(() => (chance.int(1000) < perMille ? 1 : 0));
    const found = range(200).filter(() => {
      const others = range(4).map(() => separateDifference(draw(300), draw(300)).p);
      return (holm([separateDifference(draw(250), draw(350)).p, ...others])[0] ?? 1) < 0.05;
    }).length;
    expect(found).toBeGreaterThan(145);
  });
});
