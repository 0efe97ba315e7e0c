import { describe, expect, it } from 'vitest';
import { chanceOf, deriveSeed, quickChance } from '#kernel/chance.ts';
import { at, sum } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { sightOf } from '#kernel/match.ts';
import { requireOptions } from '#kernel/options.ts';
import { antiMonopoly } from '../index.ts';
import type { Move, State, View } from '../types.ts';
import { decent } from './decent.ts';
import { search } from './search.ts';
import { seen, sightOn } from './seen.test-support.ts';
import { fixedSeries } from '#testkit/random-games.ts';

const { module } = antiMonopoly;

/** Every state of a game of decent bots in which somebody is asked, and the seat. */
function* positions(number: number, options: Readonly<Record<string, unknown>> = {}): Generator<{ readonly state: State; readonly seat: number }> {
  const seed = deriveSeed(12, number);
  let { state } = module.setup(requireOptions(module.options, options), 4, chanceOf(seed));
  for (let step = 1; ; step++) {
    const seat = module.pending(state).find(({ duty, answered }) => duty === 'must' && answered !== true)?.seat;
    if (typeof seat !== 'number') return yield { state, seat: -1 };
    yield { state, seat };
    state = module.apply(state, { by: seat, move: decent.choose(sightOf(module, state, seat), seat, quickChance(1)) }, chanceOf(seed)).state;
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

  const people = [
    { role: 'C', cash: 9000 },
    { role: 'M', cash: 9000, owns: ['PAR2'] },
    { role: 'C', cash: 9000 },
    { role: 'M', cash: 9000 },
  ] as const;
  const candidates = (view: View, ...moves: readonly Move[]): readonly Move[] => search.candidates?.(sightOn(view, moves), 0, quickChance(1)) ?? [];

  it('[AM-12.3] land that decent would buy is not declined in the hope of an auction', () => {
    const buying = seen(people, { point: { kind: 'buyDecision', seat: 0, title: 'PAR1' } });
    expect(candidates(buying, { type: 'buy' }, { type: 'decline' })).toEqual([{ type: 'buy' }]);
    const poor = seen([{ role: 'C', cash: 2500 }, ...people.slice(1)], { point: { kind: 'buyDecision', seat: 0, title: 'PAR1' } });
    expect(candidates(poor, { type: 'buy' }, { type: 'decline' })).toEqual([{ type: 'decline' }, { type: 'buy' }]);
  });

  it('[AM-4.8.1] who declined a title at its price bids no more for it, whoever did not may', () => {
    const highest = (active: Seat): number => {
      const view = seen(people, { point: { kind: 'ceilings', title: 'PAR1', opening: 1100, order: [1, 2, 3, 0], asked: [0, 1, 2, 3], answered: [] } });
      const others = candidates({ ...view, table: { ...view.table, active } }).slice(1);
      return Math.max(...others.map((move) => (move.type === 'ceiling' ? move.amount : 0)));
    };
    expect(highest(0)).toBeLessThanOrEqual(2200);
    expect(highest(1)).toBeGreaterThan(2200);
  });

  it('[AM-5.2] the values are chances: together 1, and the winner has the best of them more and more', () => {
    const believed = { early: 0, late: 0 };
    const games = 12;
    fixedSeries(games, (number) => {
      const played = [...positions(number)];
      const { state: end } = at(played, played.length - 1);
      const winner = module.outcome(end)?.standings.find(({ rank }) => rank === 1)?.seat ?? -1;
      expect(search.value(end)[winner]).toBe(1);
      const valueAt = (round: number): readonly number[] =>
        search.value(
          at(
            played,
            played.findIndex(({ state }) => state.table.round === round),
          ).state,
        );
      expect(sum(valueAt(10))).toBeCloseTo(1, 9);
      believed.early += at(valueAt(10), winner) / games;
      believed.late += at(valueAt(45), winner) / games;
    });
    expect(believed.late).toBeGreaterThan(believed.early);
    expect(believed.late).toBeGreaterThan(0.6);
  });
});
