import { describe, expect, it } from 'vitest';
import { type Ladder, rate } from './ladder.ts';

const LADDER: Ladder = { game: 'bourse', players: 3, options: {}, names: ['weak', 'decent'], games: 40, seed: 5 };

describe('a ladder', () => {
  it('puts the better above, with an interval and its share of wins', async () => {
    const { rungs, finished, errors, bySeat } = await rate(LADDER, 2, () => undefined);
    expect([finished, errors, rungs.map(({ name }) => name)]).toEqual([40, [], ['decent', 'weak']]);
    const [decent, weak] = rungs;
    expect(decent?.rating).toBeCloseTo(-(weak?.rating ?? 0));
    expect(decent?.interval.low).toBeGreaterThan(weak?.interval.high ?? 0);
    expect((decent?.seats ?? 0) + (weak?.seats ?? 0)).toBe(120);
    // Shared victories count for each of those who share.
    expect(bySeat.reduce((sum, share) => sum + share, 0)).toBeGreaterThanOrEqual(1);
  });

  it('gives the same figures whoever plays, but for the time it took', async () => {
    const points = async (workers: number): Promise<unknown> =>
      (await rate({ ...LADDER, games: 8 }, workers, () => undefined)).rungs.map(({ name, rating, interval, wins, place }) => [
        name,
        rating,
        interval,
        wins,
        place,
      ]);
    expect(await points(1)).toEqual(await points(2));
  });
});
