import { describe, expect, it } from 'vitest';
import { experimentOf, playChunk } from './experiment.ts';
import { prepareSeries, type Series } from './prepare-series.ts';

/* Whoever is out has nothing, or a debt: who is left out of a mean or a Gini makes the others look more equal than the table is. */

const TABLES: readonly (Pick<Series, 'game' | 'players'> & { readonly options?: Series['options'] })[] = [
  { game: 'bourse', players: 6, options: { insolvency: 'eliminate', startCash: 100_000 } },
  { game: 'mull-money', players: 3 },
  { game: 'anti-monopoly', players: 6, options: { roundLimit: 60 } },
  { game: 'triple-bataille', players: 8, options: { mode: 'dette' } },
  { game: 'ecodip', players: 10, options: { seats: 'choose', maxYears: 6, draws: false } },
];

describe('a seat that is out', () => {
  it.each(TABLES)('is missing in no figure at the end of $game', async ({ game, players, options = {} }) => {
    const preparation = await prepareSeries({ game, players, options, bots: ['weak', 'decent'], seed: 3, games: 4, datasets: {} });
    if (!preparation.ok) throw new Error(preparation.problem);
    for (const { figures = {}, error } of playChunk(experimentOf(preparation.prepared), { arm: 0, from: 0, count: 4 }, true)) {
      expect(error).toBeNull();
      const seats = Map.groupBy(
        Object.keys(figures).filter((key) => key.includes('/')),
        (key) => key.slice(0, key.indexOf('/')),
      );
      expect(seats.size).toBeGreaterThan(0);
      expect([...seats].filter(([, found]) => found.length !== players)).toEqual([]);
    }
  });
});
