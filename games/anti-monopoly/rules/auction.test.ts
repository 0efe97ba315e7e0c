import { describe, expect, it } from 'vitest';
import { openingOf } from '#testkit';
import { A, B } from '#testkit/position.ts';
import { antiMonopoly } from '../index.ts';
import { M, C, advance, type Chair, type Hand } from '../position.test-support.ts';
import type { Options } from '../types.ts';

const D = 2;

/** A declines LON1 (opening 1500). */
const declined = (auctionMode: Options['auctionMode'], others: readonly Chair[] = [M(), C()]): Hand =>
  advance([C({ pos: 28 }), ...others], { options: { auctionMode } }).does(A, { type: 'decline' });

describe('rising bids', () => {
  it('[AM-4.8.1] [AM-2.2.18] clockwise from the decliner, who comes last; detained seats bid too', () => {
    const now = declined('open', [M({ detained: 1 }), C()]);
    expect(now.table.point).toMatchObject({ kind: 'bidding', seat: B, minimum: 1500, high: null, queue: [D, A] });
    expect(now.does(B, { type: 'bid', amount: 1500 }).awaited).toEqual([D]);
  });

  it('[AM-4.8.2] [AM-2.2.19] [AM-4.8.3] multiples of 50, 100 more at least, and no credit', () => {
    const now = declined('open', [M({ cash: 2000 }), C()]);
    expect(now.refuses(B, { type: 'bid', amount: 1450 })).toContain('AM-4.8.3');
    expect(now.refuses(B, { type: 'bid', amount: 1510 })).toEqual(['AM-2.2.19']);
    expect(now.refuses(B, { type: 'bid', amount: 2050 })).toContain('AM-4.8.3');
    const bid = now.does(B, { type: 'bid', amount: 1550 });
    expect(bid.refuses(D, { type: 'bid', amount: 1600 })).toContain('AM-4.8.3');
    expect(bid.refuses(D, { type: 'bid', amount: 1650 })).toBeNull();
  });

  it('[AM-4.8.3] liquidation moves keep the turn; a pass is for good', () => {
    const now = declined('open', [M({ cash: 1000, titles: { ATH2: 0 } }), C()]);
    const raised = now.does(B, { type: 'mortgage', title: 'ATH2' });
    expect([raised.awaited, raised.cash(B)]).toEqual([[B], 3000]);
    const passed = raised.does(B, { type: 'pass' }).does(D, { type: 'bid', amount: 1500 }).does(A, { type: 'bid', amount: 1600 });
    expect(passed.awaited).toEqual([D]);
    expect(passed.refuses(B, { type: 'bid', amount: 2000 })).toContain('AM-4.1.4');
  });

  it('[AM-4.8.4] [AM-4.8.5] ends when one holds the bid and all others are out; or unsold', () => {
    const sold = declined('open').does(B, { type: 'bid', amount: 1500 }).does(D, { type: 'pass' }).does(A, { type: 'pass' });
    expect([sold.title('LON1'), sold.cash(B), sold.awaited]).toEqual([{ owner: B, mortgaged: false, level: 0 }, 13_500, [B]]);
    const unsold = declined('open').does(B, { type: 'pass' }).does(D, { type: 'pass' }).does(A, { type: 'pass' });
    expect([unsold.title('LON1').owner, unsold.awaited]).toEqual([null, [B]]);
  });
});

describe('ceilings', () => {
  it('[AM-4.8.6] the form opens above the price of the title, which ties, or with all one’s cash; then with one’s own answer', () => {
    const now = declined('ceiling', [M({ cash: 2070 }), C()]);
    const form = (hand: Hand, seat: number) => openingOf(antiMonopoly.module.offers(hand.state, seat), 'ceiling');
    expect(form(now, D)).toEqual({ type: 'ceiling', amount: 3050 });
    expect(form(now, B)).toEqual({ type: 'ceiling', amount: 2050 });
    const answered = now.does(D, { type: 'ceiling', amount: 1700 });
    expect([form(answered, D), form(answered, A)]).toMatchObject([{ amount: 1700 }, { amount: 3050 }]);
  });

  it('[AM-4.8.7] what the form opens with wins against those who seal the price, even for the decliner', () => {
    const now = declined('ceiling', [M(), C()]);
    const proposed = openingOf(antiMonopoly.module.offers(now.state, A), 'ceiling');
    expect(proposed).toEqual({ type: 'ceiling', amount: 3050 });
    const sealed = now.does(B, { type: 'ceiling', amount: 3000 }).does(D, { type: 'ceiling', amount: 3000 });
    expect(sealed.does(A, { type: 'ceiling', amount: 3050 }).title('LON1').owner).toBe(A);
    expect(sealed.does(A, { type: 'ceiling', amount: 3000 }).title('LON1').owner).toBe(B);
  });

  it('[AM-4.8.6] all at once; sealed answers are given and replaced until the last one', () => {
    const now = declined('ceiling');
    expect(now.awaited).toEqual([B, D, A]);
    const first = now.does(D, { type: 'ceiling', amount: 1500 }).does(D, { type: 'ceiling', amount: 2000 }).does(A, { type: 'pass' });
    expect(first.awaited).toEqual([B]);
    const replaced = first.does(A, { type: 'ceiling', amount: 2500 }).does(B, { type: 'pass' });
    expect([replaced.title('LON1').owner, replaced.cash(A)]).toEqual([A, 12_900]);
    expect(replaced.reveals).toBe(true);
    expect(first.reveals).toBe(false);
  });

  it('[AM-4.8.6] [AM-9.15] multiples of 50, from the opening price to one’s cash at that moment', () => {
    const now = declined('ceiling', [M({ cash: 1600, titles: { ATH2: 0 } }), C()]);
    expect(now.refuses(B, { type: 'ceiling', amount: 1450 })).toContain('AM-4.8.6');
    expect(now.refuses(B, { type: 'ceiling', amount: 1525 })).toEqual(['AM-2.2.19']);
    expect(now.refuses(B, { type: 'ceiling', amount: 1650 })).toContain('AM-4.8.6');
    expect(now.does(B, { type: 'mortgage', title: 'ATH2' }).refuses(B, { type: 'ceiling', amount: 3600 })).toBeNull();
    expect(now.refuses(B, { type: 'bid', amount: 1600 })).toContain('AM-4.1.5');
  });

  it('[AM-4.8.6] nobody can pay the opening price: unsold at once', () => {
    const chairs: readonly Chair[] = [C({ pos: 28, cash: 1000 }), M({ cash: 1000 })];
    const after = advance(chairs);
    expect(after.told).toContain('log.auctionUnsold');
    expect(after.awaited).toEqual([B]);
  });

  it('[AM-4.8.7] the price never exceeds the winner’s own ceiling', () => {
    const sold = declined('ceiling').does(B, { type: 'ceiling', amount: 2000 }).does(D, { type: 'ceiling', amount: 2050 }).does(A, { type: 'pass' });
    expect([sold.title('LON1').owner, sold.cash(D)]).toEqual([D, 12_950]);
  });

  it('[AM-4.8.8] nobody resigns or owes in an auction; no cash goes down before the sale', () => {
    const now = declined('ceiling');
    expect(now.refuses(B, { type: 'resign' })).toContain('AM-4.1.5');
    expect(now.refuses(A, { type: 'resign' })).toContain('AM-4.1.5');
    const sealed = now.does(B, { type: 'ceiling', amount: 9000 });
    expect(sealed.cash(B)).toBe(15_000);
    expect(sealed.table.debts).toEqual([]);
  });

  it('[AM-7.5] [AM-1.5] a sealed answer is its owner’s alone, not even the game master’s, until the auction closes', () => {
    const { module } = antiMonopoly;
    const sealed = declined('ceiling').does(B, { type: 'ceiling', amount: 9000 });
    expect(module.view(sealed.state, B).sealed).toEqual({ [B]: { seat: B, amount: 9000 } });
    for (const viewer of [A, D, 'public', 'referee'] as const) expect(module.view(sealed.state, viewer).sealed).toEqual({});
    expect(JSON.stringify(sealed.log)).not.toContain('9000');
    const revised = sealed.does(B, { type: 'ceiling', amount: 1500 });
    expect([sealed.log.length, revised.log.length]).toEqual([1, 0]);
    const closed = sealed.does(A, { type: 'pass' }).does(D, { type: 'pass' });
    expect(module.view(closed.state, 'public').table.lastAuction?.answers).toContainEqual({ seat: B, amount: 9000 });
  });
});
