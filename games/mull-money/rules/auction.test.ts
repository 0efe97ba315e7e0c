import { describe, expect, it } from 'vitest';
import { sum } from '#kernel/collections.ts';
import { openingOf } from '#testkit';
import { A, B, C, D } from '#testkit/position.ts';
import { mullMoney } from '../index.ts';
import { bidding, type Company, type Facts, type Hand, open, PASS, playing } from '../position.test-support.ts';
import type { Law } from '../types.ts';

const selling = (seller: Company, others: readonly Company[], facts: Facts = {}, seat = A): Hand => {
  const companies = [...others.slice(0, seat), { cards: ['sale', 'growth'] as const, ...seller }, ...others.slice(seat)];
  return open(companies, { turn: seat, first: seat, ...facts }).does(seat, playing('sale'));
};

describe('the auction', () => {
  it('[MM-4.8.1] [MM-0.3] the left neighbour of the seller speaks first, the seller last, each once', () => {
    const order: (number | string)[] = [];
    let hand = selling({}, [{}, {}, {}], {}, C);
    const least = [1, 2, 3, 4];
    for (const amount of least) {
      const [seat] = hand.awaited;
      if (typeof seat !== 'number') throw new Error('nobody speaks');
      order.push(seat);
      hand = hand.does(seat, bidding(amount));
    }
    expect([order, hand.table.point.kind]).toEqual([[D, A, B, C], 'play']);
  });

  it('[MM-4.8.2] passing is always legal, and nobody is passed over for want of money', () => {
    const hand = selling({}, [{ c: 0 }, { c: 0 }]);
    expect(hand.awaited).toEqual([B]);
    expect(hand.does(B, PASS).awaited).toEqual([C]);
    expect(hand.forms(B).map(({ fields }) => fields)).toEqual([['amount', 'borrow'], ['count']]);
    expect(hand.table.reserve).toBe(30);
  });

  it('[MM-4.8.3] offers are open, and a credit taken for one stays', () => {
    const hand = selling({}, [{ c: 3 }, {}]).does(B, bidding(4, 1));
    expect(hand.table.point).toMatchObject({ best: { seat: B, amount: 4 }, spoken: [{ seat: B, amount: 4 }] });
    const lost = hand.does(C, bidding(5)).does(A, PASS);
    expect(lost.at(B)).toMatchObject({ c: 13, cr: 1, s: 5 });
  });

  it('[MM-4.8.2] [MM-4.8.3] the forms open one above the present bid; on credit with what one’s cash does not reach', () => {
    const hand = selling({}, [{}, { c: 12 }]).does(B, bidding(5));
    const [within, onCredit] = mullMoney.module.offers(hand.state, C);
    if (within === undefined || onCredit === undefined) throw new Error('nothing is offered');
    expect(openingOf([within], 'bid')).toEqual({ type: 'bid', amount: 6 });
    expect(openingOf([onCredit], 'bid')).toEqual({ type: 'bid', amount: 13, borrow: 1 });
    const dear = selling({}, [{}, { c: 2 }]).does(B, bidding(15));
    expect(openingOf(mullMoney.module.offers(dear.state, C), 'bid')).toEqual({ type: 'bid', amount: 16, borrow: 2 });
  });

  it('[MM-4.8.4] [MM-9.10] another winner pays the seller, the seller pays the bank', () => {
    const raised = selling({}, [{}, {}]).does(B, bidding(6)).does(C, PASS);
    const sold = raised.does(A, PASS);
    expect(sold.at(A)).toMatchObject({ c: 21, s: 5 });
    expect(sold.at(B)).toMatchObject({ c: 9, s: 10 });
    expect(sum(sold.state.ledger.seats)).toBe(45);
    expect(raised.refuses(A, bidding(6))).toContain('MM-4.8.2');
    const kept = raised.does(A, bidding(7));
    expect([kept.at(A), kept.at(B), sum(kept.state.ledger.seats)]).toMatchObject([{ c: 8, s: 10 }, { c: 15, s: 5 }, 38]);
  });

  it('[MM-4.8.5] without an offer the seller has the pieces for nothing and is not asked', () => {
    const free = selling({ c: 0 }, [{}, {}]).does(B, PASS).does(C, PASS);
    expect([free.at(A), free.table.point]).toMatchObject([{ s: 10, c: 0 }, { kind: 'play' }]);
  });

  it('[MM-4.8.6] no offer above 999 M', () => {
    const rich = selling({}, [{ c: 2000 }, {}]);
    expect(rich.refuses(B, bidding(1000))).toEqual(['MM-4.8.6']);
    const most = rich.does(B, bidding(999));
    expect(most.forms(C).map(({ type }) => type)).toEqual(['takeCredit']);
    expect(most.refuses(C, bidding(1000, 99))).toContain('MM-4.8.6');
    expect(most.does(C, PASS).does(A, PASS).at(A).c).toBe(15 + 999);
  });

  it('[MM-4.8.7] the turn passes to the left neighbour of the seller, whoever won', () => {
    const others: readonly Company[] = [{ cards: ['growth'] }, { cards: ['growth'] }];
    const won = selling({}, others).does(B, bidding(1)).does(C, bidding(2)).does(A, PASS);
    expect(won.awaited).toEqual([B]);
  });
});

describe('auctions under law', () => {
  const under = (laws: readonly Law[], more: Facts['options'] = {}): Facts => ({ options: { mode: 'simulation', agreedLaws: 'full', ...more }, laws });

  it('[MM-6.5.5] who would overflow his silo is passed automatically', () => {
    const hand = selling({ s: 3 }, [{ s: 6 }, { s: 5 }], under([{ type: 'siloLimit', max: 10 }]));
    expect([hand.awaited, hand.table.point]).toMatchObject([[C], { spoken: [{ seat: B, amount: null }] }]);
    expect(hand.refuses(B, bidding(1))).toEqual(['MM-4.2']);
    const sold = hand.does(C, bidding(2)).does(A, PASS);
    expect(sold.at(C).s).toBe(10);
  });

  it('[MM-6.5.5] a seller without room sells to the best, or the pieces stay in the reserve', () => {
    const laws: readonly Law[] = [{ type: 'siloLimit', max: 10 }];
    const sold = selling({ s: 8 }, [{ s: 1 }], under(laws)).does(B, bidding(2));
    expect([sold.at(A), sold.at(B)]).toMatchObject([{ c: 17, s: 8 }, { s: 6 }]);
    const all = selling({ s: 8 }, [{ s: 8 }], under(laws, { unsoldMaterials: 'sellerFree' }));
    expect([all.at(A).s, all.table.reserve, all.table.point.kind]).toEqual([8, 34, 'play']);
  });

  it('[MM-6.5.5] a floor price binds every offer', () => {
    const hand = selling({}, [{}, {}], under([{ type: 'materialFloorPrice', min: 4 }]));
    expect(hand.refuses(B, bidding(3))).toContain('MM-4.8.2');
    const sold = hand.does(B, bidding(4)).does(C, PASS).does(A, PASS);
    expect(sold.at(A).c).toBe(19);
  });
});
