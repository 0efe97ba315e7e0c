import { describe, expect, it } from 'vitest';
import { at, replaceAt } from '#kernel/collections.ts';
import { accountOf } from './accounts.ts';
import { position } from './page/testing/position.ts';

describe('an account', () => {
  it('[BO-13.6] adds up what the viewer sees', () => {
    expect(accountOf(position(), 0)).toMatchObject({ cash: 88_000, securities: 275_000, debt: 60_000, score: 215_000, worth: 303_000, dividends: 27_000 });
  });

  it('[BO-8.R7] makes the final account of the rulebook', () => {
    const { quotes, players } = position().table;
    const none = { ...at(players, 1).titles, ECC: 0, DAR: 3, SNC: 2, THO: 4, DEL: 3, MAR: 1, FOR: 4 };
    const view = position({
      quotes: { ...quotes, DEL: 24_000, SNC: 18_000, MAR: 39_000, THO: 33_000, FOR: 28_000, DAR: 19_000 },
      players: replaceAt(players, 1, { ...at(players, 1), titles: none }),
    });
    expect(accountOf(view, 1).score).toBe(448_000);
  });

  it('[BO-5.1] deducts 50,000 a loan where the table says so', () => {
    const view = position();
    expect(accountOf({ ...view, options: { ...view.options, loanDeduction: '50000' } }, 0).score).toBe(225_000);
  });

  it('[BO-7.3] leaves out what hidden cash would betray', () => {
    const view = { ...position(), cash: [88_000, null, null, null] };
    expect(accountOf(view, 1)).toMatchObject({ cash: null, worth: null, score: 237_000 });
    expect(accountOf({ ...view, options: { ...view.options, winCondition: 'netWorth' } }, 1).score).toBeNull();
  });

  it('[BO-4.9.4] tells blocked titles from free ones', () => {
    expect(accountOf(position(), 2).holdings.find(({ security }) => security === 'THO')).toMatchObject({ owned: 2, blocked: 2 });
    expect(accountOf(position(), 0).held).toHaveLength(1);
    expect(accountOf(position(), 2).given).toHaveLength(1);
  });

  it('[BO-13.9] warns of a loan within six squares, and not beyond', () => {
    const { players } = position().table;
    const at14 = position({ players: replaceAt(players, 2, { ...at(players, 2), square: 9 }) });
    expect(accountOf(at14, 2).loans).toEqual([{ bank: 'B', dueIn: 6 }]);
    expect(accountOf(position(), 2).loans).toEqual([{ bank: 'B', dueIn: null }]);
  });
});
