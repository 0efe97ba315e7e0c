import { describe, expect, it } from 'vitest';
import { BOXES } from '#catalogue';
import { at } from '#kernel/collections.ts';
import { nim } from '#testkit/nim/index.ts';
import { announced, calledDifferent, experimentWith, givenFor, held, planted } from './truth.ts';

/* `node scripts/known-truth.ts` does the same with 200 repetitions. All games here depend on their numbers alone: the figures are always the same. */

describe('the lab, of real games', () => {
  it('calls two arms that are the same different about one time in twenty', () => {
    const ready = experimentWith([nim, nim], { dice: 'own', games: 4000 });
    const called = calledDifferent(ready, 100, 40);
    expect(called).toBeGreaterThanOrEqual(1);
    expect(called).toBeLessThanOrEqual(10);
  });

  it('finds a planted advantage of three points about four times in five with the games it announces', () => {
    const given = givenFor(nim, 0.03, 800);
    const ready = experimentWith([nim, planted(nim, given)], { games: 100_000 });
    const games = announced(ready, 0.03, 400);
    expect(games).toBeGreaterThan(100);
    expect(games).toBeLessThan(500);
    const found = calledDifferent(ready, 30, games);
    expect(found).toBeGreaterThanOrEqual(18);
  });

  it('has intervals that hold the mean of many games about nineteen times in twenty', () => {
    const ready = experimentWith([nim], { measures: ['turns'], games: 100_000 });
    expect(held(ready, 40, 24)).toBeGreaterThanOrEqual(34);
  });

  it('plants in a game of the shelf too', async () => {
    const game = await at(BOXES, 0).load();
    const ready = experimentWith([game, planted(game, 500)], { games: 1000 });
    expect(calledDifferent(ready, 1, 40)).toBe(1);
  });
});
