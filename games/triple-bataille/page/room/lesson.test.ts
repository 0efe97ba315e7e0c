import { describe, expect, it } from 'vitest';
import { tripleBataille } from '#games/triple-bataille/index.ts';
import type { State, View } from '#games/triple-bataille/types.ts';
import { sum } from '#kernel/collections.ts';
import { playRandomGame } from '#testkit/random-player.ts';
import { speechOf } from '../speech.ts';
import { voice } from '../testing/position.ts';
import { gapUntilNow, gapWords, headlineOf, moneyUntilNow, movesOf } from './lesson.ts';

const { module } = tripleBataille;
const speech = speechOf(voice());
const finished = (mode: 'dette' | 'libre' | 'decouverte'): State =>
  playRandomGame(module, { seats: 6, options: { mode, length: 'short' }, seed: '9'.repeat(32) }).state;

/** The moment before the last battle was recorded: the same table, a row less. */
const underWay = (state: State): View => module.view({ ...state, indicators: state.indicators.slice(0, -1) }, 'public');

describe('the lesson on the wall', () => {
  it('[TB-14.1] what is shown before a battle is recorded is what the record will say', () => {
    const state = finished('dette');
    const now = moneyUntilNow(underWay(state)).at(-1);
    expect(now).toEqual(moneyUntilNow(module.view(state, 'public')).at(-1));
    expect(sum(Object.values(now?.cards ?? {}))).toBe(state.money);
    expect(gapUntilNow(underWay(state)).at(-1)).toEqual(gapUntilNow(module.view(state, 'public')).at(-1));
  });

  it('says in one sentence who has the money', () => {
    const state = finished('dette');
    const others = state.money - state.vault.bankProfit - state.vault.bankEquity;
    const said = (bankProfit: number): string => headlineOf({ ...underWay(state), vault: { ...state.vault, bankProfit, bankEquity: 0 } }, speech);
    expect(said(0)).toBe('La banque n’a encore presque rien');
    expect(said(Math.round(others / 9))).toBe('Une carte sur dix est à la banque');
    expect(said(others)).toBe('5 cartes sur dix sont à la banque');
    expect(said(20 * others)).toBe('Presque toutes les cartes sont à la banque');
    expect(headlineOf({ ...underWay(state), vault: null }, speech)).toBe('La banque ne montre pas ses comptes.');
    expect(headlineOf(module.view(finished('libre'), 'public'), speech)).toBe('Deux cartes pour chacun, à chaque bataille');
    expect(headlineOf(module.view(finished('decouverte'), 'public'), speech)).toBe('Les cartes changent de mains');
  });

  it('says whether the gap between the ends grows', () => {
    const gap = (turn: number, highest: number, lowest: number) => ({ turn, highest, middle: 0, lowest });
    expect(gapWords([gap(1, 3, 1), gap(2, 5, 1)], speech)).toBe('L’écart se creuse');
    expect(gapWords([gap(1, 3, 1), gap(2, 3, 2)], speech)).toBe('L’écart se resserre');
    expect(gapWords([gap(1, 3, 1), gap(2, 4, 2)], speech)).toBe('L’écart reste le même');
    expect(gapWords([gap(1, 3, 1)], speech)).toBe('L’écart, au départ');
    // At the end it is the whole game that is told, not its last battle.
    expect(gapWords([gap(1, 3, 1), gap(2, 9, 0), gap(3, 8, 0)], speech, true)).toBe('L’écart s’est creusé');
  });

  it('[TB-14.1] tells the gap of free money in parts of the mean, as the bet on it is answered; that of debt in bundles', () => {
    const libre = module.view(finished('libre'), 'public');
    const row = libre.indicators.at(-1);
    if (row === undefined) throw new Error('no battle was recorded');
    // Everybody gains two, the ends three and one: in bundles they drift apart, in parts they come together.
    const record = [
      { ...row, battle: row.battle - 1, bundle: 1, mean: 4, median: 4, minWealth: 2, wealth: { 0: 6, 1: 4, 2: 2 } },
      { ...row, battle: row.battle, bundle: 1, mean: 40, median: 40, minWealth: 35, wealth: { 0: 45, 1: 40, 2: 35 } },
    ];
    const gap = gapUntilNow({ ...libre, indicators: record });
    expect(gap.map(({ highest, middle, lowest }) => [highest, middle, lowest])).toEqual([
      [150, 100, 50],
      [113, 100, 88],
    ]);
    expect(gapWords(gap, speech)).toBe('L’écart se resserre');
    const debt = module.view(finished('dette'), 'public');
    const own = record.map((each, index) => Object.assign({}, each, { battle: debt.table.battle - 1 + index }));
    expect(gapUntilNow({ ...debt, indicators: own }).at(-1)).toMatchObject({ highest: 45, lowest: 35 });
  });

  it('[TB-5.4] names who rises, and only counts who falls', () => {
    const view = underWay(finished('dette'));
    const last = view.indicators.at(-1);
    if (last === undefined) throw new Error('no battle was recorded');
    const before = { ...last, wealth: { 0: 9, 1: 8, 2: 7, 3: 6, 4: 5, 5: 4 } };
    const piles = [1, 2, 30, 40, 5, 6];
    const players = view.table.players.map((player, seat) => ({
      ...player,
      pile: piles[seat] ?? 0,
      pledge: 0,
      credits: 0,
      factory: 0,
      subsidiaries: [],
      houses: { main: 0, secondary: 0, rental: 0 },
    }));
    expect(movesOf({ ...view, indicators: [before], table: { ...view.table, players, loans: [] } })).toEqual({
      up: [
        { seat: 3, places: 3 },
        { seat: 5, places: 3 },
        { seat: 2, places: 1 },
      ],
      down: 2,
      deepest: 5,
    });
    expect(movesOf({ ...view, indicators: [] })).toBeNull();
  });
});
