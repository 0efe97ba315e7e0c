import { describe, expect, it } from 'vitest';
import { A, B } from '#testkit/position.ts';
import { open } from './position.test-support.ts';

describe('the banks', () => {
  it('[BO-4.5.4] no interest accrues: 60,000 is due whenever the loan ends, and nobody repays early', () => {
    const late = open([{ square: 3, loans: ['A'] }, {}], { turn: 700 }).roll(2);
    expect(late.cash(A)).toBe(140_000);
    const elsewhere = open([{ loans: ['A'] }, {}]).roll(1);
    expect(elsewhere.offered(A)).not.toContain('cardRepay');
    expect(elsewhere.refuses(A, { type: 'cardRepay', banks: ['A'] })).toEqual(['BO-4.0.1']);
  });

  it('[BO-4.5.5] [BO-4.5.7] a loan at each bank; the other bank does not oblige to repay', () => {
    const other = open([{ square: 13, loans: ['A'] }, {}]).roll(2);
    expect([other.cash(A), other.state.table.point]).toEqual([200_000, { kind: 'bankDecision', bank: 'B' }]);
    const both = other.does(A, { type: 'borrow' });
    expect([both.cash(A), both.state.table.players[A]?.loans]).toEqual([250_000, ['A', 'B']]);
  });

  it('[BO-4.5.3] the new money cannot serve for the repayment', () => {
    const short = open([{ square: 3, cash: 50_000, loans: ['A'], titles: { DAR: 2 } }, {}]).roll(2);
    expect(short.state.table.point.kind).toBe('default');
    expect(short.refuses(A, { type: 'borrow' })).toEqual(['BO-4.0.1']);
  });

  it('[BO-4.5.3] without reborrowing the bank lends nothing in the turn of a repayment', () => {
    const repaid = open([{ square: 3, loans: ['A'] }, {}], { options: { reborrow: false } }).roll(2);
    expect([repaid.cash(A), repaid.state.table.roller]).toEqual([140_000, B]);
    const fresh = open([{ square: 3 }, {}], { options: { reborrow: false } }).roll(2);
    expect(fresh.does(A, { type: 'borrow' }).cash(A)).toBe(250_000);
  });

  it('[BO-4.5.2] passing is always possible', () => {
    const passed = open([{ square: 3 }, {}])
      .roll(2)
      .does(A, { type: 'pass' });
    expect([passed.cash(A), passed.state.table.roller]).toEqual([200_000, B]);
  });
});
