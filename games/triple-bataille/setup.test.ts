import { quickChance } from '#kernel/chance.ts';
import { sum } from '#kernel/collections.ts';
import { describe, expect, it } from 'vitest';
import { packSize } from './rules/cards.ts';
import { optionsWith } from './rules/work.test-support.ts';
import { setup } from './setup.ts';
import type { Options, State } from './types.ts';

const start = (options: Partial<Options>, seats: number): State => setup(optionsWith(options), seats, quickChance(3)).state;

const piles = ({ table }: State): readonly number[] => table.players.map(({ pile }) => pile);
const inheritances = ({ table }: State): readonly number[] => table.players.map(({ inherit }) => inherit);

describe('set-up', () => {
  it('[TB-3.1] [TB-2.3.3] enough packs, bundles of one card, the first cell, no property, no credits', () => {
    const packs = [3, 4, 6, 9, 10, 20, 40, 60].map((seats) => start({ mode: 'dette' }, seats).table.packs);
    expect(packs).toEqual([6, 7, 10, 14, 15, 29, 57, 85]);
    const { table } = start({ mode: 'dette', tax: 3 }, 5);
    expect(table).toMatchObject({ bundle: 1, battle: 1, first: 0, count: 5, state: { tax: 3, credits: 0, posts: 10, aid: 5 }, cycle: { debt: 'C1' } });
    expect(table.players.every(({ factory, houses, credits }) => factory + houses.main + houses.secondary + houses.rental + credits === 0)).toBe(true);
  });

  it('[TB-3.2] debt money: 3 + 3 cards each, 5·N for the state, 6 + N for the bank: 12·N + 6 in all', () => {
    const state = start({ mode: 'dette' }, 7);
    expect(piles(state)).toEqual(Array(7).fill(3));
    expect(inheritances(state)).toEqual(Array(7).fill(3));
    expect([state.table.funds.state, state.vault.bankProfit, state.vault.bankEquity]).toEqual([35, 13, 0]);
    expect(state.money).toBe(12 * 7 + 6);
  });

  it.each([
    [{}, 3, 25],
    [{ libreStart: '6+3' }, 6, 25],
    [{ libreStateStart: 6 }, 3, 30],
  ] as const)('[TB-3.3] free money %o: %i cards in hand with the first dividend, %i for the state, N on the boards', (options, hand, state) => {
    const libre = start({ mode: 'libre', ...options }, 5);
    expect(piles(libre)).toEqual(Array(5).fill(hand));
    expect(inheritances(libre)).toEqual(Array(5).fill(3));
    expect(libre.table.funds).toMatchObject({ state, profitBuilding: 2, profitIndustry: 3 });
    expect([libre.vault.bankProfit, libre.vault.bankEquity]).toEqual([0, 0]);
    expect(libre.table.cycle).toMatchObject({ libre: 1, libreBattle: 1 });
  });

  it('[TB-3.4] découverte: 12 cards each and 5·N for the state, nothing else', () => {
    const state = start({ mode: 'decouverte' }, 4);
    expect(piles(state)).toEqual([12, 12, 12, 12]);
    expect(inheritances(state)).toEqual([0, 0, 0, 0]);
    expect([state.table.funds.state, state.money]).toEqual([20, 68]);
  });

  it('[TB-3.5] [TB-6.6.2] [TB-6.5] historique: as debt money, with enterprises, the first cell and bankers without a pile', () => {
    const state = start({ mode: 'historique' }, 9);
    expect(state.table.count).toBe(8);
    expect(state.table.players.map(({ role }) => role)).toEqual([...Array(8).fill('player'), 'banker']);
    expect(piles(state)).toEqual([...Array(8).fill(3), 0]);
    expect(state.money).toBe(12 * 8 + 6);
    expect(state.table.state.enterprises).toEqual([1, 2, 3, 4]);
    expect(state.table.history.cell).toBe(1);
    const bankers = [13, 15, 34].map((seats) => start({ mode: 'historique' }, seats).table.players.filter(({ role }) => role === 'banker').length);
    expect(bankers).toEqual([1, 2, 3]);
  });

  it('[TB-3.6] a short game begins like the others', () => {
    for (const mode of ['dette', 'libre'] as const) {
      const short = start({ mode, length: 'short' }, 4);
      const standard = start({ mode, length: 'standard' }, 4);
      expect([piles(short), short.table.funds, short.money]).toEqual([piles(standard), standard.table.funds, standard.money]);
    }
  });

  it('[TB-1.1] three to ninety-nine players', () => {
    expect(start({ mode: 'dette' }, 3).table.count).toBe(3);
    expect(start({ mode: 'dette' }, 99).table.count).toBe(99);
  });

  it.each([
    ['none', 52],
    ['lowest', 54],
    ['highest', 54],
  ] as const)('[TB-2.3.2] packs with jokers %s have %i cards', (jokers, size) => {
    const { heaps, table } = start({ mode: 'dette', jokers }, 3);
    const dealt = sum([...Object.values(heaps.zones), ...heaps.piles, ...heaps.inherits].map((cards) => cards.length));
    expect(heaps.pioche.length + dealt).toBe(table.packs * size);
    expect(packSize(jokers)).toBe(size);
  });

  it('[TB-6.1.2] an option left out takes its usual value, which may hang on the mode', () => {
    expect(optionsWith({ mode: 'libre' })).toMatchObject({ taxPolicy: 'auto', bankController: 'auto', thresholdBase: 'absolute', statePrivatisation: 'off' });
    expect(optionsWith({ mode: 'dette' })).toMatchObject({ taxPolicy: 'fixed', length: 'short', tax: 2, unsecured: 2, creditSize: 6, interest: '2' });
    expect(optionsWith({ mode: 'historique' })).toMatchObject({ bankController: 'players', thresholdBase: 'sinceDevaluation', statePrivatisation: 'auto' });
    expect(optionsWith({})).toMatchObject({ mode: 'libre', libreStart: '3+3', maxStakeChanges: 2, bailouts: 1, bankruptcyBan: 3 });
  });
});
