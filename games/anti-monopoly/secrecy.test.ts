import { describe, expect, it } from 'vitest';
import { quickChance } from '#kernel/chance.ts';
import type { Viewer } from '#kernel/game.ts';
import { antiMonopoly } from './index.ts';
import { C, M, type Chair, play } from './position.test-support.ts';

const { module } = antiMonopoly;
const chairs: readonly Chair[] = [C({ titles: { ROM1: 1 }, pos: 4 }), M({ detained: 1, cash: 1230 })];
const viewers: readonly Viewer[] = [0, 1, 'public', 'referee'];

describe('what is known', () => {
  it('[AM-7.1] [AM-4.1.1] [AM-4.1.2] everything on the table is public, cash and bank too', () => {
    const { state } = play(chairs);
    for (const viewer of viewers) {
      const seen = module.view(state, viewer);
      expect(seen.table).toBe(state.table);
      expect([seen.cash, seen.bank]).toEqual([[15_000, 1230], -16_230]);
      expect(seen.options).toBe(state.options);
    }
    expect(state.table.players[1]).toMatchObject({
      role: 'M',
      detained: true,
      detainedTurns: 1,
      pos: 10,
      bankrupt: false,
      eliminationOrder: null,
      leaving: false,
    });
    expect(state.table.titles[0]).toEqual({ owner: 0, mortgaged: false, level: 1 });
  });

  it('[AM-7.2] [AM-1.5] nobody sees the order of the decks; a drawn card is public', () => {
    const after = play(chairs, { cards: ['LC09'], throwNo: 2 }).throws(0, 1, 2);
    for (const viewer of viewers) {
      const seen = module.view(after.state, viewer);
      expect(Object.keys(seen).toSorted()).toEqual(['bank', 'cash', 'counter', 'offer', 'options', 'sealed', 'table', 'viewer']);
      const text = JSON.stringify(seen);
      expect(text).toContain('LC09');
      expect(text).not.toContain('LC10');
      expect(text).not.toContain('MO01');
    }
    expect(after.table.decks.C).toEqual({ draws: 1, recent: ['LC09'] });
  });

  it('[AM-7.2] who imagines the decks knows the cards drawn, and no others', () => {
    const after = play(chairs, { cards: ['LC09'], throwNo: 2 }).throws(0, 1, 2);
    const imagined = module.imagine(module.view(after.state, 0), 0, quickChance(3));
    expect(imagined.decks.C.at(-1)).toBe('LC09');
    expect(imagined.decks.C).not.toEqual(after.state.decks.C);
    expect(imagined.decks.C.toSorted((a, b) => a.localeCompare(b))).toEqual(after.state.decks.C.toSorted((a, b) => a.localeCompare(b)));
  });

  it('[AM-7.4] the game master moves nothing himself', () => {
    const { state } = play(chairs);
    expect(module.offers(state, 'referee')).toEqual([]);
    expect(module.check(state, { by: 'referee', move: { type: 'throw' } })?.clauses).toContain('AM-7.4');
  });
});
