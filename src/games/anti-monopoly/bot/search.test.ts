import { describe, expect, it } from 'vitest';
import { at, chanceOf, deriveSeed, quickChance, range, requireOptions, sightOf, sum } from '#kernel';
import { antiMonopoly } from '../index.ts';
import type { State } from '../types.ts';
import { decent } from './decent.ts';
import { search } from './search.ts';

const { module } = antiMonopoly;

/** Every state of a game of decent bots in which somebody is asked, and the seat. */
function* positions(number: number, options: Readonly<Record<string, unknown>> = {}): Generator<{ readonly state: State; readonly seat: number }> {
  const seed = deriveSeed(12, number);
  let { state } = module.setup(requireOptions(module.options, options), 4, chanceOf(seed, 0));
  for (let step = 1; ; step++) {
    const seat = module.pending(state).find(({ duty, answered }) => duty === 'must' && answered !== true)?.seat;
    if (typeof seat !== 'number') return yield { state, seat: -1 };
    yield { state, seat };
    state = module.apply(state, { by: seat, move: decent.choose(sightOf(module, state, seat), seat, quickChance(1)) }, chanceOf(seed, step)).state;
  }
}

describe('what a searcher is told', () => {
  it.each([{}, { auctionMode: 'open' }])('[AM-12.5] candidates are legal, and open with what the decent bot does, under %o', (options) => {
    let compared = 0;
    for (const { state, seat } of positions(1, options)) {
      if (seat < 0) break;
      const sight = sightOf(module, state, seat);
      const candidates = search.candidates?.(sight, seat, quickChance(1)) ?? [];
      expect(candidates[0]).toEqual(decent.choose(sight, seat, quickChance(1)));
      for (const move of candidates) expect([move, module.check(state, { by: seat, move })]).toEqual([move, null]);
      compared += candidates.length > 1 ? 1 : 0;
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('[AM-5.2] the values are chances: together 1, and the winner has the best of them more and more', () => {
    const believed = { early: 0, late: 0 };
    const games = range(12);
    for (const number of games) {
      const seen = [...positions(number)];
      const { state: end } = at(seen, seen.length - 1);
      const winner = module.outcome(end)?.standings.find(({ rank }) => rank === 1)?.seat ?? -1;
      expect(search.value(end)[winner]).toBe(1);
      const valueAt = (round: number): readonly number[] =>
        search.value(
          at(
            seen,
            seen.findIndex(({ state }) => state.table.round === round),
          ).state,
        );
      expect(sum(valueAt(10))).toBeCloseTo(1, 9);
      believed.early += at(valueAt(10), winner) / games.length;
      believed.late += at(valueAt(45), winner) / games.length;
    }
    expect(believed.late).toBeGreaterThan(believed.early);
    expect(believed.late).toBeGreaterThan(0.6);
  });
});
