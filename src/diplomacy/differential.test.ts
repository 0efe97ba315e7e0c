import { describe, expect, it } from 'vitest';
import { printOrder } from './notation/print.ts';
import { standardBoard } from './standard.ts';
import { comparer } from './testing/compare.ts';
import { worldBoard } from './testing/cases.ts';
import { randomGames } from '#testkit/random-games.ts';

describe('agreement with the naive adjudicator', () => {
  for (const [name, board, count] of [
    ['standard', standardBoard(), 2000],
    ['world', worldBoard(), 1000],
  ] as const)
    it(`[EC-4.6.6.1] [EC-4.6.6.3] [EC-4.6.6.7] [EC-9.14] ${count} random small positions on the ${name} map`, () => {
      const compare = comparer(board);
      const met = new Set<string>();
      randomGames(count, (seed) => {
        const { phase, rules, differences } = compare(seed);
        met.add(rules);
        const orders = phase.orders.map(({ order }) => printOrder(board, order, phase.position.units, 'en'));
        expect({ seed, orders, differences }).toEqual({ seed, orders, differences: [] });
      });
      expect(met).toContain('circular');
    });
});
