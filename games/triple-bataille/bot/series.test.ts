import { describe, expect, it } from 'vitest';
import { deriveSeed } from '#kernel/chance.ts';
import { range, sum } from '#kernel/collections.ts';
import { playGame } from '#lab';
import { tripleBataille } from '../index.ts';
import { optionsWith } from '../rules/work.test-support.ts';
import type { Options } from '../types.ts';
import type { policies } from './search.ts';
import { fixedSeries } from '#testkit/random-games.ts';

/* Series with fixed seeds. */

const SEATS = 8;

/** Two standard errors below the mean of drawn places: better than this is no luck. */
const luck = (games: number): number => (SEATS + 1) / 2 - 2 * Math.sqrt((SEATS ** 2 - 1) / 12 / games);

/** The mean place of one among seven who play decently; 4.5 is his share. */
const meanPlace = (name: keyof typeof policies, mode: Options['mode'], games: number): number => {
  const places = fixedSeries(games, (number) => {
    const place = number % SEATS;
    const bots = range(SEATS).map((seat) => (seat === place ? name : 'decent'));
    const { outcome, error } = playGame(tripleBataille, { seats: SEATS, options: optionsWith({ mode }), bots, seed: deriveSeed(5, number), maxMoves: 60_000 });
    expect(error).toBeNull();
    return outcome?.standings.find(({ seat }) => seat === place)?.rank ?? 0;
  });
  return sum(places) / games;
};

describe('a habit of Triple Bataille', () => {
  // At a table of players who took three credits a battle, whoever took all that the bank lends was half a place better: as little as 240 games can tell.
  it.each([
    ['bold', 'dette', 240],
    ['bold', 'historique', 48],
    ['letsHouses', 'dette', 96],
    ['letsHouses', 'libre', 96],
    ['neverBorrows', 'dette', 96],
    ['cautious', 'historique', 96],
  ] as const)('[TB-12.3] gains nothing over decent: %s in %s', (name, mode, games) => {
    expect(meanPlace(name, mode, games)).toBeGreaterThan(luck(games));
  });

  it('[TB-12.6] of caution, or of building nothing, costs places', () => {
    expect(meanPlace('cautious', 'dette', 24)).toBeGreaterThan(4.5);
    expect(meanPlace('cautious', 'libre', 24)).toBeGreaterThan(4.5);
    expect(meanPlace('hoards', 'dette', 8)).toBeGreaterThan(6);
  });
});
