import { describe, expect, it } from 'vitest';
import { outcome } from '#games/triple-bataille/scoring.ts';
import type { View } from '#games/triple-bataille/types.ts';
import { standingOf } from './outlook.ts';
import { bankPlace, firstDividend } from './room/rows.ts';
import { stateOf, viewOf } from './testing/position.ts';
import { verdictOf } from './speech.ts';

const over = { point: { kind: 'gameOver', reason: 'length' } } as const;

describe('the verdict of the three battles', () => {
  it('[TB-5.4] [TB-5.5] names the richest, all of them when equal, and gives the bank its place', () => {
    const view = { ...viewOf({ table: over, me: { pile: 40 }, others: { pile: 7 } }), vault: { bankProfit: 10, bankEquity: 5, property: 0 } };
    const winners = (shown: View) => verdictOf(shown).players.flatMap(({ seat, rank }) => (rank === 1 ? [seat] : []));
    expect(winners(view)).toEqual([0]);
    expect(verdictOf(view)).toMatchObject({ bank: { wealth: 15, place: 2 } });
    expect(verdictOf({ ...view, vault: { bankProfit: 40, bankEquity: 1, property: 0 } }).bank?.place).toBe(1);
    expect(winners(viewOf({ table: over, me: { pile: 7 }, others: { pile: 7 } }))).toEqual([0, 1, 2, 3]);
  });

  it('[TB-5.4] equal wealth is told apart alike by the verdict, the receipt and the outcome: fewer credits first', () => {
    // 13 cards less a credit of 6, or 7 cards: the same wealth.
    const setting = { table: over, me: { pile: 13, credits: 1 }, others: { pile: 7 } };
    const ranks = outcome(stateOf(setting))?.standings.map(({ seat, rank }) => [seat, rank]);
    expect(ranks).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [0, 4],
    ]);
    expect(verdictOf(viewOf(setting)).players.map(({ seat, rank }) => [seat, rank])).toEqual(ranks);
    expect(standingOf(viewOf(setting), 0)).toMatchObject({ place: 4, of: 4 });
  });

  it('[TB-6.6.10] who shares everything is first with everybody', () => {
    const shared = verdictOf(viewOf({ table: { point: { kind: 'gameOver', reason: 'sharing' } }, me: { pile: 40 }, others: { pile: 7 } })).players;
    expect(shared.map(({ rank, score }) => [rank, score])).toEqual([
      [1, 15],
      [1, 15],
      [1, 15],
      [1, 15],
    ]);
  });

  it('[TB-7] says nothing of a bank that hides its accounts', () => {
    expect(verdictOf({ ...viewOf({ table: over }), vault: null }).bank).toBeNull();
  });

  it('[TB-6.6.9] tells free money from the start, since a battle, and never', () => {
    const base = viewOf().table.history;
    expect(verdictOf(viewOf({ options: { mode: 'libre' }, table: over })).libre).toBe('always');
    expect(verdictOf(viewOf({ table: { ...over, history: { ...base, libreSince: 9 } } })).libre).toBe(9);
    expect(verdictOf(viewOf({ table: over })).libre).toBeNull();
  });
});

describe('the same from the figures of a debrief', () => {
  const key = (figure: string): string => `triple-bataille.metric.${figure}`;
  const game = (rows: readonly Readonly<Record<string, number>>[]) => ({
    code: '',
    options: {},
    names: [],
    outcome: null,
    points: rows.map((row, index) => ({
      turn: index + 1,
      step: index,
      metrics: Object.fromEntries(Object.entries(row).map(([figure, value]) => [key(figure), value])),
    })),
  });

  it('[TB-5.5] ranks the bank among the players at the end', () => {
    expect(
      bankPlace(
        game([
          { bankWealth: 3, 'wealth/0': 9, 'wealth/1': 9 },
          { bankWealth: 12, 'wealth/0': 20, 'wealth/1': 5 },
        ]),
      ),
    ).toEqual({ wealth: 12, place: 2 });
    expect(bankPlace(game([{ 'wealth/0': 20 }]))).toBeNull();
  });

  it('[TB-14.1] finds the first battle with a dividend', () => {
    expect(firstDividend(game([{ duValue: 0 }, { duValue: 2 }, { duValue: 4 }]))).toBe(2);
    expect(firstDividend(game([{ duValue: 0 }]))).toBeNull();
  });
});
