import { describe, expect, it } from 'vitest';
import { quickChance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { sightOf } from '#kernel/match.ts';
import { A, B, C } from '#testkit/position.ts';
import { bots } from './search.ts';
import { decent } from './decent.ts';
import { weak } from './weak.ts';
import { worthOf } from './worth.ts';
import { RECONSTRUCTION } from '../data/reconstruction.ts';
import { bourse } from '../index.ts';
import { type Hand, open } from '../position.test-support.ts';
import type { Move } from '../types.ts';

const chooses = (hand: Hand, seat: Seat): Move => decent.choose(sightOf(bourse.module, hand.state, seat), seat, quickChance(1));

describe('the decent bot in a visit', () => {
  it('[BO-12.2] buys all it can of a title worth more than it costs, and leaves one that is not', () => {
    // LOC (IV) at 20,000 − 2,000 is worth about 22,700; VAL (I) at 20,000 + 4,000 in Recession about 22,000.
    expect(chooses(open([{ square: 10, cash: 100_000 }, {}]).roll(2), A)).toEqual({ type: 'buy', n: 5 });
    expect(chooses(open([{ square: 2, cash: 100_000 }, {}], { quotes: { VAL: 20_000 } }).roll(6), A)).toEqual({ type: 'done' });
  });

  it('[BO-12.2] sells what has risen above its worth, and keeps what has fallen below', () => {
    const visit = (quote: number): Hand => open([{ square: 4, titles: { THO: 3 }, cash: 0 }, {}], { quotes: { THO: quote }, phase: 'stagnation' }).roll(2);
    expect(chooses(visit(36_000), A)).toEqual({ type: 'sell', n: 3 });
    expect(chooses(visit(16_000), A)).toEqual({ type: 'done' });
  });

  it('[BO-4.3.8] takes everything that costs nothing', () => {
    expect(chooses(open([{ square: 15 }, {}], { quotes: { JBO: 8_000 } }).roll(3), A)).toEqual({ type: 'take', n: 5 });
  });

  it('[BO-12.6] buys at any price when its cash is all that is missing', () => {
    const visit = (titles: { readonly CIF: number; readonly LOC: number }): Hand =>
      open([{ square: 4, cash: 80_000, titles }, {}], { quotes: { THO: 38_000, CIF: 40_000, LOC: 40_000 }, phase: 'stagnation' }).roll(2);
    expect(visit({ CIF: 5, LOC: 3 }).quote('THO')).toBe(33_000);
    expect(chooses(visit({ CIF: 5, LOC: 3 }), A)).toEqual({ type: 'buy', n: 2 });
    expect(chooses(visit({ CIF: 1, LOC: 0 }), A)).toEqual({ type: 'done' });
  });

  it('[BO-12.6] sells a title it would keep, to spoil a victory', () => {
    // C has 4 Ford at 13,000 and stands at 400,000, or 37,000 less; a sale takes 4,000 from him.
    const visit = (cif: number): Hand =>
      open([{ square: 6, cash: 0, titles: { FOR: 1 } }, { cash: 0 }, { cash: 0, titles: { FOR: 4, LOC: 5, CIF: cif } }], {
        quotes: { FOR: 12_000, LOC: 40_000, CIF: 37_000 },
      }).roll(5);
    expect(visit(4).quote('FOR')).toBe(13_000);
    expect(chooses(visit(4), A)).toEqual({ type: 'sell', n: 1 });
    expect(chooses(visit(3), A)).toEqual({ type: 'done' });
  });

  it('[BO-12.5] keeps back what falls due if the next throw reaches its bank', () => {
    const near = { cash: 100_000, square: 1 };
    const visit = (loans: readonly 'A'[]): Hand => open([{ ...near, loans }, {}]).roll(1);
    expect(chooses(visit([]), A)).toEqual({ type: 'buy', n: 5 });
    expect(chooses(visit(['A']), A)).toEqual({ type: 'buy', n: 2 });
  });

  it('[BO-12.3] takes an option where the desk is empty, when it is well worth its price and could be exercised', () => {
    const holdings = [{ square: 5, cash: 60_000 }, { titles: { THO: 5 } }];
    const market = { phase: 'recovery', quotes: { THO: 10_000 } } as const;
    expect(chooses(open(holdings, market).roll(1), A)).toEqual({ type: 'buyOption', owner: B, n: 5 });
    expect(chooses(open([{ square: 5, cash: 5_000 }, holdings[1] ?? {}], market).roll(1), A)).toEqual({ type: 'done' });
    // Of a dear title the quotation may rise as far, but it is hardly worth more to hold than it costs then.
    expect(chooses(open(holdings, { ...market, quotes: { THO: 25_000 } }).roll(1), A)).toEqual({ type: 'done' });
    expect(chooses(open(holdings, { phase: 'recession', quotes: { THO: 15_000 } }).roll(1), A)).toEqual({ type: 'done' });
  });
});

describe('the decent bot elsewhere', () => {
  const contract = { security: 'THO', holder: C, owner: B, shares: 2 } as const;
  const withOption = (die: number): Hand =>
    open([{ square: 6 - die }, { titles: { THO: 3 } }, { cash: 100_000 }], { phase: 'recovery', contracts: [contract] }).roll(die);

  it('[BO-12.3] exercises an option that has gained, and abandons one that has lost', () => {
    expect(chooses(withOption(6), C)).toEqual({ type: 'exerciseOption', n: 2 });
    expect(chooses(withOption(1), C)).toEqual({ type: 'abandonOption' });
  });

  it('[BO-4.8.7] at a forced release buys a share that is worth its quotation', () => {
    const release = (quote: number): Hand =>
      open([{ square: 1, cash: 0, loans: ['A'], titles: { MAR: 3 } }, {}, { cash: 100_000 }], {
        quotes: { MAR: quote },
        contracts: [{ security: 'MAR', holder: C, owner: A, shares: 2 }],
      })
        .roll(4)
        .does(A, { type: 'sellToDesk', security: 'MAR', n: 1 });
    expect(chooses(release(10_000), C)).toEqual({ type: 'exerciseOption', n: 2 });
    expect(chooses(release(34_000), C)).toEqual({ type: 'abandonOption' });
  });

  it('[BO-12.4] keeps titles with good dividends at the ceiling, sells wild ones before a fall', () => {
    const ceiling = (security: 'LOC' | 'CMP', square: number, phase: 'expansion' | 'recession', die: number): Hand =>
      open([{ square, titles: { [security]: 2 } }, {}], { phase, quotes: { [security]: 39_000 } }).roll(die);
    expect(chooses(ceiling('LOC', 6, 'expansion', 6), A)).toEqual({ type: 'settleCeiling', sell: 0 });
    expect(chooses(ceiling('CMP', 7, 'recession', 6), A)).toEqual({ type: 'settleCeiling', sell: 2 });
  });

  it('[BO-12.5] borrows early and never in the last stretch', () => {
    expect(chooses(open([{}, {}]).roll(5), A)).toEqual({ type: 'borrow' });
    const late = open([{}, { titles: { LOC: 5, CIF: 5 } }], { quotes: { LOC: 35_000, CIF: 35_000 } });
    expect(chooses(late.roll(5), A)).toEqual({ type: 'pass' });
  });

  it('[BO-12.7] bids up to 95 % of what a lot is worth, and no more than its cash', () => {
    const auction = (cash: number): Hand =>
      open([{ square: 1, cash: 40_000, loans: ['A'], titles: { LOC: 2 } }, { cash }, {}])
        .roll(4)
        .does(A, { type: 'auctionLot', lot: { LOC: 2 } });
    const worth = 2 * worthOf(RECONSTRUCTION, 'LOC', 3, 'recession', 20_000);
    expect(worth).toBeGreaterThan(44_000);
    expect(chooses(auction(200_000), B)).toEqual({ type: 'bid', amount: 1_000 * Math.floor((0.95 * worth) / 1_000) });
    expect(chooses(auction(30_000), B)).toEqual({ type: 'bid', amount: 30_000 });
  });

  it('[BO-4.8.2] in default puts up the fewest titles that should do, and sells to the desk when nobody can bid', () => {
    const debtor = { square: 1, cash: 45_000, loans: ['A'], titles: { LOC: 2, DAR: 2 } } as const;
    expect(chooses(open([debtor, {}]).roll(4), A)).toEqual({ type: 'auctionLot', lot: { DAR: 1 } });
    expect(chooses(open([debtor, { cash: 0 }]).roll(4), A)).toEqual({ type: 'sellToDesk', security: 'DAR', n: 2 });
  });

  it('[BO-7.3] does not need to know what others hold in cash', () => {
    const debtor = { square: 1, cash: 45_000, loans: ['A'], titles: { LOC: 2 } } as const;
    const hidden = open([debtor, { cash: 0 }], { options: { cashVisibility: 'hidden' } }).roll(4);
    expect(sightOf(bourse.module, hidden.state, A).view.cash).toEqual([45_000, null]);
    expect(chooses(hidden, A)).toEqual({ type: 'auctionLot', lot: { LOC: 1 } });
  });
});

describe('the weak bot', () => {
  it('[BO-12.8] buys half the time, any number it can pay', () => {
    const sight = sightOf(bourse.module, open([{ square: 10, cash: 60_000 }, {}]).roll(2).state, A);
    const chance = quickChance(1);
    const moves = range(1000).map(() => weak.choose(sight, A, chance));
    const bought = moves.flatMap((move) => (move.type === 'buy' ? [move.n] : []));
    expect(bought.length).toBeGreaterThan(440);
    expect(bought.length).toBeLessThan(560);
    expect(new Set(bought)).toEqual(new Set([1, 2, 3]));
  });

  it('[BO-12.8] is not absurd: it takes what is free and never bids above the displayed value', () => {
    expect(weak.choose(sightOf(bourse.module, open([{ square: 15 }, {}], { quotes: { JBO: 8_000 } }).roll(3).state, A), A, quickChance(1))).toEqual({
      type: 'take',
      n: 5,
    });
    const lot = open([{ square: 1, cash: 40_000, loans: ['A'], titles: { LOC: 2 } }, {}])
      .roll(4)
      .does(A, { type: 'auctionLot', lot: { LOC: 2 } });
    const chance = quickChance(2);
    const bids = range(300).map(() => weak.choose(sightOf(bourse.module, lot.state, B), B, chance));
    const amounts = bids.flatMap((move) => (move.type === 'bid' ? [move.amount] : []));
    expect(Math.max(...amounts)).toBe(40_000);
    expect(Math.min(...amounts)).toBe(20_000);
  });
});

describe('the bots of the box', () => {
  it('are weak and decent, and answer the same to the same sight and chance', () => {
    expect(bots).toEqual({ weak, decent });
    expect(bourse.bots).toBe(bots);
    const sight = sightOf(bourse.module, open([{ square: 10 }, {}]).roll(2).state, A);
    for (const bot of [weak, decent]) expect(bot.choose(sight, A, quickChance(7))).toEqual(bot.choose(sight, A, quickChance(7)));
  });
});
