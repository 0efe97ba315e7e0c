import { describe, expect, it } from 'vitest';
import { quickChance } from '#kernel/chance.ts';
import { at, sum } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { sightOf } from '#kernel/match.ts';
import { playRandomGame } from '#testkit';
import { mullMoney } from '../index.ts';
import { type Company, open } from '../position.test-support.ts';
import type { State } from '../types.ts';
import { decent } from './decent.ts';
import { search } from './search.ts';

const { module } = mullMoney;
const SEED = '000102030405060708090a0b0c0d0e0f';

/** States of a whole game, with whoever is asked. */
const eachState = (options: unknown, look: (state: State, seat: Seat) => void): void => {
  playRandomGame(module, {
    seats: 3,
    options,
    seed: SEED,
    onMove: (state) => {
      for (const { seat, duty } of module.pending(state)) if (typeof seat === 'number' && duty === 'must') look(state, seat);
    },
  });
};

describe('what a searcher is told', () => {
  it.each([{}, { mode: 'simulation', agreedLaws: 'full' }])('candidates are legal, and what decent would do is among them (%o)', (options) => {
    const chance = quickChance(5);
    eachState(options, (state, seat) => {
      const sight = sightOf(module, state, seat);
      const candidates = search.candidates?.(sight, seat, chance) ?? [];
      for (const move of candidates) expect(module.check(state, { by: seat, move })).toBeNull();
      if (state.table.point.kind !== 'vote') expect(candidates).toContainEqual(decent.choose(sight, seat, chance));
    });
  });

  it('values are chances that add up', () => {
    eachState({}, (state) => {
      const values = search.value(state);
      expect(sum(values)).toBeCloseTo(1, 9);
      expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    });
  });

  it('[MM-5.6] whoever stands better is likelier to win, the surer the nearer the end', () => {
    const ahead: Company = { g: 18, W: 2, c: 20, cards: ['staff'] };
    const rival: Company = { g: 17, W: 3, c: 20 };
    const [early = 0] = search.value(open([ahead, rival]).state);
    const [late = 0] = search.value(open([ahead, rival], { endTriggered: 'column' }).state);
    expect(early).toBeGreaterThan(0.5);
    expect(late).toBeGreaterThan(early);
    const over = open([ahead, rival]).state;
    expect(at(search.value({ ...over, table: { ...over.table, point: { kind: 'gameOver', reason: 'column' } } }), 0)).toBe(1);
  });
});
