import { quickChance } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import { describe, expect, it } from 'vitest';
import { orderDesk } from './order-desk.ts';
import { DEFAULT_RULES } from './rules.ts';
import { armadaGrid, gridBoard } from './testing/grid.ts';
import { naiveOrders } from './testing/naive.ts';
import type { Issued, MovementOrder, Unit } from './types.ts';
import { randomGames } from '#testkit/random-games.ts';

describe('fleets that a route needs', () => {
  it('[EC-4.6.2.4] are those on some chain without short cuts, found by trying all chains', () => {
    const board = gridBoard(armadaGrid(6, 6));
    const desk = orderDesk(board, DEFAULT_RULES);
    const seas = board.provinces.filter(({ kind }) => kind === 'sea').map(({ id }) => id);
    const army: Unit = { power: 'white', type: 'army', loc: 'r0c2' };
    const seen = { needed: 0, useless: 0 };
    randomGames(60, (seed) => {
      const chance = quickChance(seed);
      const fleets = chance
        .shuffle(seas)
        .slice(0, 9 + chance.int(6))
        .map((loc): Unit => ({ power: 'white', type: 'fleet', loc }));
      const units = [army, ...fleets];
      const orders = fleets.map(({ loc }): Issued<MovementOrder> => ({ by: 'white', order: { k: 'convoy', at: loc, of: army.loc, to: 'r5c4' } }));
      const naive = naiveOrders(board.map, units, orders);
      for (const [index, issued] of orders.entries()) {
        const isNeeded = at(naive, index + 1).order.k === 'convoy';
        seen[isNeeded ? 'needed' : 'useless']++;
        expect([seed, issued.order.at, desk.check({ units }, issued) === null]).toEqual([seed, issued.order.at, isNeeded]);
      }
    });
    expect(Math.min(seen.needed, seen.useless)).toBeGreaterThan(100);
  });
});
