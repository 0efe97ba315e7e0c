import { describe, expect, it } from 'vitest';
import { A, B, C } from '#testkit/position.ts';
import { choosing, type Company, type Facts, layOut, PASS, plain } from '../position.test-support.ts';
import { mullMoney } from '../index.ts';
import type { Move } from '../types.ts';

describe('choosing the sets', () => {
  it('[MM-4.5.1] in order from the first player, any set that is free; the last one still has two', () => {
    const start = layOut(plain(3), { first: B });
    const lots = start.table.lots.map((lot) => lot ?? []);
    expect([start.awaited, start.moves(B)]).toEqual([[B], [choosing(0), choosing(1), choosing(2), choosing(3)]]);
    expect(start.refuses(A, choosing(0))).toEqual(['MM-4.2']);
    const taken = start.does(B, choosing(2));
    expect([taken.cards(B), taken.awaited]).toEqual([lots[2], [C]]);
    expect(taken.refuses(C, choosing(2))).toContain('MM-4.5.1');
    expect(taken.refuses(C, choosing(4))).toContain('MM-4.5.1');
    const last = taken.does(C, choosing(0));
    expect(last.moves(A)).toEqual([choosing(1), choosing(3)]);
  });

  it('[MM-13.3] the buttons name the cards of a set in the order in which they lie on the cloth', () => {
    const { state } = layOut(plain(3));
    const laid = { ...state, table: { ...state.table, lots: [['transport', 'growth', 'production'] as const] } };
    const [first] = mullMoney.module.offers(laid, A);
    expect(first?.label.args?.['cards']).toEqual({ list: [{ term: 'production' }, { term: 'growth' }, { term: 'transport' }] });
  });

  it('[MM-4.5.2] [MM-9.11] what remains is discarded, and no set is left on the table', () => {
    const start = layOut(plain(2));
    const lots = start.table.lots.map((lot) => lot ?? []);
    const chosen = start.does(A, choosing(0)).does(B, choosing(2));
    expect([chosen.table.lots, chosen.table.leftover]).toEqual([[], lots[1]]);
    expect(chosen.table.discard.slice(-3)).toEqual(lots[1]);
  });

  it('[MM-4.5.3] nobody is done at the beginning of phase 3', () => {
    const kept: Company = { cards: ['corruption'] };
    const chosen = layOut([kept, kept]).does(A, choosing(0)).does(B, choosing(1));
    expect(chosen.table.players.map(({ done, cards }) => [done, cards.length])).toEqual([
      [false, 4],
      [false, 4],
    ]);
  });
});

describe('the auction of sets', () => {
  const facts: Facts = { options: { mode: 'simulation' }, laws: [{ type: 'lotAuction', minBid: 3 }] };
  const offer = (amount: number, borrow = 0): Move => ({ type: 'bidLot', amount, borrow });
  const naming = (lot: number): Move => ({ type: 'designateLot', lot });

  it('[MM-6.6.1] a kept card is no set: its owner designates and bids like the others', () => {
    const start = layOut([{ cards: ['sale'] }, {}, {}], facts);
    expect(start.table.point).toEqual({ kind: 'designateLot', seat: A });
    expect(start.refuses(B, naming(0))).toEqual(['MM-4.2']);
    expect(start.refuses(A, naming(4))).toContain('MM-6.6.1');
  });

  it('[MM-6.6.2] at least the minimum, above the best, within one’s means, and each speaks once', () => {
    const named = layOut(plain(3), facts).does(A, naming(0));
    expect(named.refuses(B, offer(2))).toContain('MM-6.6.2');
    expect(named.refuses(B, offer(16))).toContain('MM-4.0.3');
    expect(named.refuses(B, offer(1000, 99))).toContain('MM-4.8.6');
    const first = named.does(B, offer(16, 1));
    expect(first.at(B)).toMatchObject({ c: 25, cr: 1 });
    expect(first.refuses(C, offer(16, 1))).toContain('MM-6.6.2');
    const last = first.does(C, PASS);
    expect(last.awaited).toEqual([A]);
    const own = last.does(A, offer(17, 1));
    // MM-4.8.3: the credit of the loser stays.
    expect([own.at(A), own.at(B), own.cards(A).length]).toMatchObject([{ c: 8, cr: 1 }, { c: 25, cr: 1 }, 3]);
    expect(own.table.point).toEqual({ kind: 'designateLot', seat: B });
  });

  it('[MM-6.6.3] the price goes to the bank, also when another seat than the designator wins', () => {
    const sold = layOut(plain(3), facts).does(A, naming(1)).does(B, offer(4)).does(C, PASS).does(A, PASS);
    expect([sold.at(A).c, sold.at(B).c, sold.state.ledger.funds.bank]).toEqual([15, 11, -41]);
  });

  it('[MM-6.6.5] with two players the second set is free of choice and of charge', () => {
    const sold = layOut(plain(2), facts).does(A, naming(1)).does(B, PASS);
    expect([sold.cards(A).length, sold.table.point]).toEqual([3, { kind: 'chooseLot', seat: B, last: true }]);
    expect(sold.moves(B)).toEqual([choosing(0), choosing(2)]);
  });
});
