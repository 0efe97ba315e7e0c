import { describe, expect, it } from 'vitest';
import { BOXES } from '#catalogue';
import { at } from '#kernel/collections.ts';
import { nim } from '#testkit/nim/index.ts';
import { announced, anyCalled, calledAtALook, calledDifferent, experimentWith, givenFor, held, intervalsHold, meanOf, planted } from './truth.ts';

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

  it('is not misled by looks in between, nor by several measures at once', () => {
    const looked = experimentWith([nim, nim], { dice: 'own', games: 100_000 });
    expect(calledAtALook(looked, 40, 128, 16)).toBeLessThanOrEqual(4);
    const several = experimentWith([nim, nim], { dice: 'own', measures: ['win:seat/0', 'turns', 'moves'], games: 100_000 });
    expect(anyCalled(several, 60, 40)).toBeLessThanOrEqual(7);
  });

  it('has intervals that hold after a stop, and of rare shares', () => {
    const stopping = experimentWith([nim, planted(nim, 400)], { stop: { sign: true }, dice: 'own', games: 100_000 });
    const truth = 0.4 * (1 - meanOf(experimentWith([nim], { games: 4000 }), 4000));
    const { stopped, ofStopped } = intervalsHold(stopping, 20, 512, truth);
    expect(stopped).toBeGreaterThan(15);
    expect(ofStopped).toBeGreaterThanOrEqual(stopped - 2);
    const rare = experimentWith([planted(nim, 5, 'second'), planted(nim, 20, 'second')], { games: 100_000 });
    expect(intervalsHold(rare, 60, 60, 0.015).ofAll).toBeGreaterThanOrEqual(54);
  });

  it('plants in a game of the shelf too', async () => {
    const game = await at(BOXES, 0).load();
    const ready = experimentWith([game, planted(game, 500)], { games: 1000 });
    expect(calledDifferent(ready, 1, 40)).toBe(1);
  });
});
