import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Duel, duelOf, playDuel } from './duel.ts';
import { type Ladder, rate } from './ladder.ts';
import type { Playing } from './rated.ts';

const LADDER: Ladder = { game: 'bourse', players: 3, options: {}, names: ['weak', 'decent'], games: 40, seed: 5, figure: null };
const playing = (workers: number): Playing => ({ workers, onProgress: () => undefined, keep: null });

describe('a ladder', () => {
  it('puts the better above, with an interval and its share of wins', async () => {
    const { rungs, finished, errors, bySeat } = await rate(LADDER, playing(2));
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
      (await rate({ ...LADDER, games: 8 }, playing(workers))).rungs.map(({ name, rating, interval, wins, place }) => [name, rating, interval, wins, place]);
    expect(await points(1)).toEqual(await points(2));
  });
});

describe('a duel', () => {
  const plan: Duel = { game: 'bourse', players: 3, options: {}, seed: 5, figure: 'cash', one: 'weak', others: 'decent', games: 12 };
  const duel = async (own: Duel, how: Playing) => duelOf(own, await playDuel(own, how), (seat) => (seat === 0 ? 'a' : 'b'));

  it('compares one bot in every seat with one of the others there, to the same dice', async () => {
    const { all, bySeat, byCamp, byOrder, finished, thinking } = await duel(plan, playing(2));
    expect([finished, all.games, bySeat.map(({ games }) => games)]).toEqual([12, 12, [4, 4, 4]]);
    expect(byCamp.map(({ camp, compared }) => [camp, compared.games])).toEqual([
      ['a', 4],
      ['b', 8],
    ]);
    expect(byOrder.reduce((sum, { games }) => sum + games, 0)).toBe(12);
    expect(all.one.place).toBeGreaterThan(all.other.place);
    expect(thinking.worst).toBeGreaterThanOrEqual(thinking.median);
  });

  it('goes on where a file of kept games ends, and counts what is there', async () => {
    const keep = join(mkdtempSync(join(tmpdir(), 'comptoir-')), 'duel.ndjson');
    const half = await duel({ ...plan, games: 6 }, { ...playing(1), keep });
    const rest: number[] = [];
    const whole = await duel(plan, { ...playing(1), keep, onProgress: (played) => rest.push(played) });
    expect([half.finished, whole.finished, rest[0], rest.length]).toEqual([6, 12, 13, 12]);
    expect(await duel(plan, { ...playing(0), keep })).toEqual(whole);
  });
});
