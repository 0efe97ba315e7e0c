import { describe, expect, it } from 'vitest';
import { A, B, C } from '#testkit/position.ts';
import { bidding, choosing, discarding, fresh, innovating, KEEP, layOut, open, playing, plain } from './position.test-support.ts';

/* MM-8.1: the examples of the rulebook. */

describe('examples of the rulebook', () => {
  it('[MM-8.1.1] [MM-4.7.2] the first production', () => {
    const before = open([{ cards: ['production', 'corruption'] }, {}]);
    const after = before.does(A, playing('production'));
    expect(after.at(A)).toEqual({ g: 14, e: 5, P: 5, M: 5, W: 5, d: 5, c: 29, cr: 0, s: 0 });
    expect(after.table.reserve).toBe(before.table.reserve + 5);
    expect(after.table.discard).toEqual(['production']);
  });

  it('[MM-8.1.2] [MM-2.2.1] column 16 and row 4 of the balance board', () => {
    const red = { g: 16, e: 4, P: 4, d: 0, c: 20 };
    const played = open([{ ...red, cards: ['production'] }, {}]).does(A, playing('production'));
    // The only card was played: the wages of the mission are paid as well.
    expect(played.at(A).c).toBe(20 + 16 - 4);
    expect(played.score(A).growth).toBe(16);
  });

  it('[MM-8.1.3] [MM-2.3.3] [MM-2.3.1] what the three floors ask for and bring', () => {
    const mat = { P: 4, M: 5, W: 3, cards: ['production', 'corruption'] as const };
    expect(open([{ ...mat, e: 3 }, {}]).refuses(A, playing('production'))).toContain('MM-4.7.2');
    expect(open([{ ...mat, s: 4 }, {}]).refuses(A, playing('production'))).toContain('MM-4.7.2');
    const produced = open([{ ...mat, e: 4 }, {}]).does(A, playing('production'));
    expect(produced.at(A)).toMatchObject({ d: 3, s: 0 });
    const { personnel, materials, waste } = produced.score(A);
    expect([personnel, materials, waste, personnel + materials + waste]).toEqual([3, 1, 6, 10]);
  });

  it('[MM-8.1.4] [MM-4.8.1] [MM-4.8.4] [MM-4.9.1] example 1: sale, innovation, production, wages', () => {
    const start = open([{ cards: ['production', 'sale', 'innovation'] }, { cards: ['corruption'] }, { cards: ['expert'] }]);
    expect(start.table.reserve).toBe(35);
    const auction = start.does(A, playing('sale'));
    expect([auction.table.reserve, auction.awaited]).toEqual([30, [B]]);
    const sold = auction.does(B, bidding(4)).does(C, bidding(6)).does(A, bidding(7));
    expect(sold.at(A)).toMatchObject({ c: 8, s: 10 });
    expect(sold.at(B)).toMatchObject({ c: 15, s: 5 });
    expect(sold.at(C)).toMatchObject({ c: 15, s: 5 });
    expect(sold.state.ledger.funds.bank).toBe(-45 + 7);
    const innovated = sold.does(B, KEEP).does(C, KEEP).does(A, innovating('materials'));
    expect(innovated.at(A)).toMatchObject({ c: 3, M: 4 });
    const produced = innovated.does(A, playing('production'));
    // The last card is gone: wages follow.
    expect(produced.at(A)).toMatchObject({ s: 6, d: 5, c: 17 - 5 });
    expect(produced.table.reserve).toBe(34);
  });

  it('[MM-8.1.5] [MM-4.6.3] [MM-4.6.4] example 2: the Expert helps to eliminate, and the Sale is kept', () => {
    const start = open([{ d: 11, g: 15, cards: ['expert', 'elimination', 'growth', 'sale'] }, { cards: ['staff', 'corruption', 'corruption'] }]);
    const cleaned = start.does(A, playing('elimination', 'expert'));
    expect(cleaned.at(A).d).toBe(5);
    const grown = cleaned.does(B, discarding('staff')).does(A, playing('growth'));
    expect(grown.at(A).g).toBe(16);
    const last = grown.does(B, discarding('corruption'));
    expect(last.moves(A)).toEqual([playing('sale'), KEEP]);
    const next = last.does(A, KEEP).does(B, KEEP);
    expect([next.table.mission, next.cards(A)]).toEqual([2, ['sale']]);
    const chosen = next.does(B, choosing(0)).does(A, choosing(1));
    expect([chosen.cards(A).length, chosen.cards(A)[0]]).toEqual([4, 'sale']);
  });

  it('[MM-8.1.6] [MM-4.7.1] Expert and Sale: twice the pieces', () => {
    const auction = open([{ M: 4, cards: ['expert', 'sale', 'corruption'] }, {}]).does(A, playing('sale', 'expert'));
    expect(auction.table.point).toMatchObject({ kind: 'bid', size: 8 });
  });

  it('[MM-8.1.7] [MM-4.9.1] wages of 400 employees', () => {
    expect(
      open([{ e: 4, c: 10, cards: ['growth'] }, {}])
        .does(A, KEEP)
        .at(A).c,
    ).toBe(6);
  });

  it('[MM-8.1.8] [MM-5.5] [MM-1.3] the final count', () => {
    const counted = open([{ g: 19, P: 3, M: 1, W: 3, cr: 1, c: 27, cards: ['sale'] }, {}]);
    expect(counted.score(A)).toEqual({ growth: 19, personnel: 6, materials: 15, waste: 6, cash: 13, credits: -10, total: 49 });
  });

  it('[MM-8.1.9] [MM-5.4] the final alert pushes the only factory off the last column, and the game is over all the same', () => {
    const over = open([{ g: 20, d: 10, c: 20, cards: ['growth'] }, {}], { endTriggered: 'column' }).does(A, KEEP);
    expect(over.at(A)).toMatchObject({ g: 19, c: 20 - 5 - 1 });
    expect(over.table.point).toEqual({ kind: 'gameOver', reason: 'column' });
  });

  it('[MM-8.1.10] [MM-4.3.1] the layout for four players', () => {
    const { table } = layOut(plain(4));
    expect(table.lots.map((lot) => lot?.length)).toEqual([3, 3, 3, 3, 3]);
  });

  it('[MM-8.1.11] [MM-9.15] every company starts with 24 points', () => {
    const start = fresh(4);
    expect([0, 1, 2, 3].map((seat) => start.score(seat).total)).toEqual([24, 24, 24, 24]);
  });
});
