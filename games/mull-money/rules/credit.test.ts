import { describe, expect, it } from 'vitest';
import { sum } from '#kernel/collections.ts';
import { A, B, C } from '#testkit/position.ts';
import { mullMoney } from '../index.ts';
import {
  answering,
  bidding,
  type Company,
  choosing,
  fresh,
  innovating,
  KEEP,
  layOut,
  open,
  playing,
  REPAY,
  voting,
  proposing,
} from '../position.test-support.ts';
import type { Law, Move } from '../types.ts';

const credit = (count: number): Move => ({ type: 'takeCredit', count });

describe('credits', () => {
  it('[MM-4.1.1] any seat may take one at any moment from the start, whether asked or not', () => {
    const start = fresh(3, { firstPlayer: '0' });
    for (const seat of [A, B, C]) {
      const after = start.does(seat, credit(2));
      expect([after.at(seat), after.table.point]).toMatchObject([{ c: 35, cr: 2 }, start.table.point]);
      expect(start.forms(seat)).toContainEqual({ type: 'takeCredit', fields: ['count'] });
    }
    expect(start.refuses(A, credit(0))).toEqual(['MM-4.1.1']);
    expect(start.refuses(A, credit(101))).toEqual(['MM-4.1.1']);
    expect(start.does(A, credit(100)).at(A).cr).toBe(100);
  });

  it('[MM-4.1.1] also while the final alert is answered, and never after it', () => {
    const final = open([{ d: 9, cards: ['corruption'] }, {}], { endTriggered: 'column' }).does(A, KEEP);
    expect(final.does(B, credit(1)).at(B).cr).toBe(1);
    expect(final.does(A, answering(true)).refuses(B, credit(1))).toEqual(['MM-5.4']);
  });

  it('[MM-4.1.2] [MM-1.5] it bears no interest, and only an Expert repays it', () => {
    const next = open([{ cr: 3, cards: ['growth'] }, {}]).does(A, KEEP);
    expect(next.at(A)).toMatchObject({ cr: 3, c: 10 });
    expect(open([{ cr: 1, c: 30, cards: ['growth'] }, {}]).refuses(A, REPAY)).toEqual(['MM-4.7.10']);
    expect(open([{ cr: 0, c: 30, cards: ['expert'] }, {}]).refuses(A, REPAY)).toEqual(['MM-4.7.10']);
  });

  it('[MM-4.1.3] borrowing in a move is the same as taking the credit before it', () => {
    const before = open([{ c: 4, cards: ['innovation', 'growth'] }, { cards: ['growth'] }]);
    const atOnce = before.does(A, innovating('waste', 'alone', 1));
    const apart = before.does(A, credit(1)).does(A, innovating('waste'));
    expect(atOnce.state).toEqual(apart.state);
    expect(before.moves(A)).toContainEqual(innovating('waste', 'alone', 1));
    expect(before.moves(A)).not.toContainEqual(innovating('waste'));
  });

  it('[MM-4.1.4] a cap on voluntary credits never stops forced ones', () => {
    const options = { creditCap: 1 };
    const capped = open([{ c: 2, cr: 1, cards: ['innovation'] }, {}], { options });
    expect(capped.refuses(A, credit(1))).toContain('MM-4.1.4');
    expect(capped.refuses(A, innovating('waste', 'alone', 1))).toContain('MM-4.1.4');
    expect(capped.does(A, KEEP).at(A)).toMatchObject({ cr: 2, c: 7 });
    expect(mullMoney.module.pending(capped.state).map(({ seat }) => seat)).toEqual([A, B]);
    expect(capped.forms(A)).toEqual([]);
  });

  it('[MM-4.1.4] [MM-6.5.8] with law L-20 the lower limit holds', () => {
    const ceiling: Law = { type: 'creditCeiling', max: 2 };
    const limit = (creditCap: number): number => {
      const options = { mode: 'simulation', agreedLaws: 'full', creditCap } as const;
      const hand = open([{ cards: ['growth'] }, {}], { options, laws: [ceiling] });
      return [1, 2, 3, 4].filter((count) => mullMoney.module.check(hand.state, { by: A, move: credit(count) }) === null).length;
    };
    expect([limit(-1), limit(1), limit(3)]).toEqual([2, 1, 2]);
  });

  it('[MM-4.1.5] credits are public', () => {
    const { state } = open([{ cr: 3, cards: ['growth'] }, {}]);
    expect(mullMoney.module.view(state, 'public').table.players[A]?.credits).toBe(3);
  });

  it('[MM-4.1.6] a credit changes nobody else’s legal moves, and cannot be taken back', () => {
    const auction = open([{ cards: ['sale'] }, {}, {}]).does(A, playing('sale'));
    const after = auction.does(C, credit(3));
    expect(mullMoney.module.offers(after.state, B)).toEqual(mullMoney.module.offers(auction.state, B));
    expect(after.reveals).toBe(true);
    expect(auction.reveals).toBe(false);
  });

  it('[MM-2.7.1] [MM-2.6.1] neither credits nor money run out', () => {
    let hand = fresh(2);
    for (let times = 0; times < 20; times++) hand = hand.does(A, credit(100));
    expect(hand.at(A)).toMatchObject({ cr: 2000, c: 20_015 });
  });
});

describe('payments', () => {
  it('[MM-4.0.3] a voluntary payment needs the money, and a refused move takes no credit', () => {
    const poor: Company = { c: 4, cards: ['innovation', 'expert', 'growth'] };
    const hand = open([poor, {}]);
    expect(hand.refuses(A, innovating('personnelWaste', 'expert'))).toContain('MM-4.0.3');
    expect(hand.refuses(A, innovating('personnelWaste', 'expert', 101))).toContain('MM-4.0.3');
    expect(hand.refuses(A, innovating('personnelWaste', 'alone', 1))).toContain('MM-4.7.4');
    expect(hand.at(A)).toMatchObject({ c: 4, cr: 0 });
    expect(hand.does(A, innovating('personnelWaste', 'expert', 1)).at(A)).toMatchObject({ c: 4, cr: 1 });
  });

  it('[MM-4.0.3] credits may go with any play, bid or ballot, whatever it costs', () => {
    const hand = open([{ cards: ['growth', 'sale', 'staff'] }, {}]);
    expect(hand.does(A, playing('growth', 'alone', 2)).at(A)).toMatchObject({ c: 35, cr: 2 });
    expect(
      hand
        .does(A, playing('sale', 'alone', 1))
        .does(B, bidding(3, 2))
        .at(B),
    ).toMatchObject({ c: 35, cr: 2 });
    const vote = open([{ cards: ['transport', 'growth'] }, {}], { options: { mode: 'simulation' } }).does(
      A,
      proposing({ type: 'productionTax', amount: 1 }, { borrow: 1 }),
    );
    expect([vote.at(A).cr, vote.does(B, voting('abstain', 0, 3)).at(B).cr]).toEqual([1, 3]);
  });

  it('[MM-4.0.4] a forced payment takes the smallest number of credits by itself', () => {
    const fined = (c: number): unknown => layOut([{ d: 16, c }, {}], { pile: ['alert'] }).at(A);
    expect(fined(10)).toMatchObject({ c: 0, cr: 0 });
    expect(fined(9)).toMatchObject({ c: 9, cr: 1 });
    expect(fined(0)).toMatchObject({ c: 0, cr: 1 });
  });

  it('[MM-4.0.5] cash is never negative, and nobody goes bankrupt', () => {
    const hand = open([{ c: 0, cr: 50, cards: ['growth'] }, {}]).does(A, KEEP);
    expect([hand.at(A), hand.table.players[A]?.retired]).toMatchObject([{ c: 5, cr: 51 }, false]);
  });

  it('[MM-4.0.6] [MM-9.3] the bank starts at −15 M each and balances every payment, credits included', () => {
    const start = fresh(3, { firstPlayer: '0' });
    expect(start.state.ledger.funds.bank).toBe(-45);
    const after = start.does(B, credit(1)).does(A, choosing(0));
    const { seats, funds, created, destroyed } = after.state.ledger;
    expect([funds.bank, sum(seats), created, destroyed]).toEqual([-55, 55, 0, 0]);
  });
});
