import { describe, expect, it } from 'vitest';
import { A, B, C } from '#testkit/position.ts';
import { open } from './position.test-support.ts';
import { score } from './scoring.ts';

/* BO-8.1: the examples that the rulebook prints. Players A, B, C, D are seats 0, 1, 2, 3. */

describe('the examples of the rulebook', () => {
  const locindus = (visitPricing: 'running' | 'runningReset' | 'separate') =>
    open([{ square: 10 }, {}, {}], { quotes: { LOC: 14_000 }, options: { visitPricing } })
      .roll(2)
      .does(A, { type: 'buy', n: 2 })
      .does(B, { type: 'buy', n: 1 })
      .does(C, { type: 'pass' });

  it('[BO-8.R1] [BO-4.3.1] [BO-4.3.4] [BO-4.3.6] the price rises with each purchase', () => {
    const landed = open([{ square: 10 }, {}, {}], { quotes: { LOC: 14_000 } }).roll(2);
    expect(landed.quote('LOC')).toBe(12_000);
    const bought = landed.does(A, { type: 'buy', n: 2 });
    expect([bought.cash(A), bought.quote('LOC')]).toEqual([176_000, 13_000]);
    const end = locindus('running');
    expect([end.cash(B), end.cash(C), end.quote('LOC'), end.state.table.desk.LOC]).toEqual([187_000, 200_000, 14_000, 2]);
  });

  it('[BO-8.R1] [BO-6.1] runningReset and separate: the same payments, the marker ends at 12k', () => {
    for (const pricing of ['runningReset', 'separate'] as const) {
      const end = locindus(pricing);
      expect([end.cash(A), end.cash(B), end.quote('LOC')]).toEqual([176_000, 187_000, 12_000]);
    }
  });

  it('[BO-8.R2] [BO-4.4.3] the ceiling at 45,000: keep and collect the difference, or sell at the price obtained', () => {
    const landed = open([{ square: 19, titles: { ECC: 2 } }, { titles: { ECC: 1 } }], { phase: 'expansion', quotes: { ECC: 34_000 } }).roll(4);
    expect(landed.cash(A)).toBe(202_000);
    expect(landed.state.table.visit?.raw).toBe(45_000);
    expect(landed.quote('ECC')).toBe(34_000);
    const settled = landed.does(A, { type: 'settleCeiling', sell: 0 }).does(B, { type: 'settleCeiling', sell: 1 });
    expect([settled.cash(A), settled.cash(B)]).toEqual([252_000, 245_000]);
    expect([settled.quote('ECC'), settled.state.table.desk.ECC]).toEqual([20_000, 3]);
    expect(settled.state.table.point.kind).toBe('rollerTrade');
  });

  it('[BO-8.R3] [BO-4.9.1] [BO-4.9.4] the price of an option goes to the owner, whose shares are blocked', () => {
    const landed = open([{}, { titles: { CIF: 3 } }]).roll(2);
    const taken = landed.does(A, { type: 'buyOption', owner: B, n: 2 });
    expect([taken.cash(A), taken.cash(B)]).toEqual([198_000, 202_000]);
    expect(taken.state.table.contracts).toEqual([{ id: 1, security: 'CIF', holder: A, owner: B, shares: 2 }]);
    const others = taken.does(A, { type: 'done' });
    expect(others.refuses(B, { type: 'sell', n: 2 })).toContain('BO-4.9.4');
    expect(others.does(B, { type: 'sell', n: 1 }).owns(B, 'CIF')).toBe(2);
  });

  it('[BO-8.R4] [BO-4.5.1] [BO-4.5.2] [BO-4.5.3] a loan, its repayment, and a new one', () => {
    const borrowed = open([{ square: 3, cash: 30_000 }, {}])
      .roll(2)
      .does(A, { type: 'borrow' });
    expect([borrowed.cash(A), borrowed.state.table.players[A]?.loans]).toEqual([80_000, ['A']]);
    const back = open([{ square: 3, cash: 90_000, loans: ['A'] }, {}]).roll(2);
    expect([back.cash(A), back.state.table.players[A]?.loans]).toEqual([30_000, []]);
    expect(back.does(A, { type: 'borrow' }).cash(A)).toBe(80_000);
  });

  it('[BO-8.R5] [BO-4.2.2] [BO-4.2.3] dividends on passing Start', () => {
    const passed = open([{ square: 18, titles: { LOC: 1, JBO: 1 } }, {}]).roll(4);
    expect(passed.cash(A)).toBe(205_000);
  });

  it('[BO-8.R6] sales: each later seller receives one step less', () => {
    const landed = open([{ square: 1, titles: { THO: 1 } }, { titles: { THO: 1 } }], { quotes: { THO: 21_000 } }).roll(5);
    expect(landed.quote('THO')).toBe(22_000);
    expect(landed.does(A, { type: 'done' }).does(B, { type: 'sell', n: 1 }).cash(B)).toBe(222_000);
    const sold = landed.does(A, { type: 'sell', n: 1 });
    expect([sold.cash(A), sold.quote('THO')]).toEqual([222_000, 21_000]);
    const both = sold.does(A, { type: 'done' }).does(B, { type: 'sell', n: 1 });
    expect([both.cash(B), both.quote('THO')]).toEqual([221_000, 20_000]);
  });

  describe('the final account', () => {
    const quotes = { DEL: 24_000, SNC: 18_000, MAR: 39_000, THO: 33_000, FOR: 28_000, DAR: 19_000 };
    const titles = { DEL: 3, SNC: 2, MAR: 1, THO: 4, FOR: 4, DAR: 3 };

    it('[BO-8.R7] [BO-5.1] [BO-5.2] 448,000 wins', () => {
      const before = open([{ titles }, { square: 3 }], { quotes, roller: B });
      expect(score(before.state, A)).toBe(448_000);
      const end = before.roll(2).does(B, { type: 'pass' });
      expect(end.state.table.point).toEqual({ kind: 'gameOver', reason: 'target' });
    });

    it('[BO-8.R7] [BO-5.1] with a loan 388,000, or 398,000 when only the principal is deducted: no win', () => {
      for (const [loanDeduction, expected] of [
        ['60000', 388_000],
        ['50000', 398_000],
      ] as const) {
        const before = open([{ titles, loans: ['A'] }, { square: 3 }], { quotes, roller: B, options: { loanDeduction } });
        expect(score(before.state, A)).toBe(expected);
        expect(before.roll(2).does(B, { type: 'pass' }).state.table.point.kind).toBe('awaitRoll');
      }
    });
  });
});
