import { describe, expect, it } from 'vitest';
import { A, B } from '#testkit/position.ts';
import { C, M, advance, type Chair, type Hand, play } from './position.test-support.ts';
import { rentOf } from './rules/rent.ts';
import { titleIndex } from './data.ts';
import type { Role, TitleId } from './types.ts';

/* AM-8.1. A, B, D are seats 0, 1, 2. */

const D = 2;

const rent = (now: Hand, id: TitleId): number => rentOf(now.state, titleIndex(id));

/** What D pays on a square; the dice given are those of a utility. */
const paid = (chairs: readonly Chair[], square: number, dice: readonly number[] = []): number => {
  const visitor: Chair = C({ pos: square - 3 });
  const after = play([...chairs, visitor], { active: D, throwNo: 2 }).throws(D, 1, 2, ...dice);
  return 15_000 - after.cash(D);
};

describe('examples of the rulebook', () => {
  it('[AM-8.1.4] [AM-4.3.4] [AM-2.2.16] [AM-1.2] a competitor builds AMS1 once and AMS2 up to the hotel', () => {
    let now = play([C({ cash: 7000, titles: { AMS1: 0, AMS2: 0 } }), M()]).does(A, { type: 'build', title: 'AMS1' });
    for (const _ of [1, 2, 3, 4, 5]) now = now.does(A, { type: 'build', title: 'AMS2' });
    expect(now.cash(A)).toBe(1000);
    expect([rent(now, 'AMS1'), rent(now, 'AMS2')]).toEqual([280, 680]);
    expect([now.table.houses, now.table.hotels]).toEqual([34, 14]);
    expect(now.refuses(A, { type: 'build', title: 'AMS2' })).toContain('AM-2.2.16');
  });

  it('[AM-8.1.5] [AM-4.3.4] [AM-2.2.16] [AM-1.2] a monopolist builds AMS1 once and AMS2 up to the hotel', () => {
    let now = play([C(), M({ cash: 7000, titles: { AMS1: 0, AMS2: 0 } })], { active: B }).does(B, { type: 'build', title: 'AMS1' });
    for (const _ of [1, 2, 3, 4]) now = now.does(B, { type: 'build', title: 'AMS2' });
    expect(now.cash(B)).toBe(2000);
    expect([rent(now, 'AMS1'), rent(now, 'AMS2')]).toEqual([560, 1160]);
    expect([now.table.houses, now.table.hotels]).toEqual([34, 14]);
    expect(now.refuses(B, { type: 'build', title: 'AMS2' })).toContain('AM-2.2.16');
  });

  it('[AM-8.1.6] [AM-2.4.3] [AM-4.6.4] fares: 200 of a competitor, 400 to 3200 of a monopolist', () => {
    const three: Chair = C({ titles: { TP1: 0, TP2: 0, TP3: 0 } });
    expect(paid([three, M({ titles: { TP4: 0 } })], 5)).toBe(200);
    expect(paid([three, M({ titles: { TP4: 0 } })], 35)).toBe(400);
    expect(paid([C(), M({ titles: { TP4: 0, TP1: 0 } })], 35)).toBe(800);
    expect(paid([C(), M({ titles: { TP4: 0, TP1: 0, TP2: 0 } })], 35)).toBe(1600);
    expect(paid([C(), M({ titles: { TP4: 0, TP1: 0, TP2: 0, TP3: 0 } })], 35)).toBe(3200);
  });

  it('[AM-8.1.7] [AM-2.4.4] [AM-2.2.13] utilities at 7: 280, 280, and 700 of a monopolist with both', () => {
    expect(paid([C({ titles: { SP1: 0, SP2: 0 } }), M()], 12, [4, 3])).toBe(280);
    expect(paid([C(), M({ titles: { SP1: 0 } })], 12, [4, 3])).toBe(280);
    expect(paid([C(), M({ titles: { SP1: 0, SP2: 0 } })], 12, [4, 3])).toBe(700);
  });

  it('[AM-8.1.8] [AM-4.6.8] [AM-2.2.10] [AM-2.2.11] the foundation gives by one die, and takes 1600 from a monopolist', () => {
    const gain = (die: number): number =>
      play([C({ pos: 17 }), M()], { throwNo: 2 })
        .throws(A, 1, 2, die)
        .cash(A) - 15_000;
    expect([1, 2, 3, 4, 5, 6].map(gain)).toEqual([250, 500, 0, 0, 0, 0]);
    expect(advance([C(), M({ pos: 17 })], { active: B }).cash(B)).toBe(13_400);
  });

  it('[AM-8.1.9] [AM-4.6.6] [AM-2.2.6] [AM-2.2.7] [AM-2.2.8] income tax: 1570 or 2000 for the monopolist, 920 for the competitor', () => {
    const at4 = (role: Role): Hand => {
      const payer: Chair = { role, cash: 6480, pos: 1, titles: { MAD1: 0, MAD2: 0, AMS1: 'mortgaged' } };
      return advance([payer, { role: role === 'C' ? 'M' : 'C' }]);
    };
    expect(at4('M').table.point).toEqual({ kind: 'taxChoice', seat: A, flat: 2000, percent: 1570 });
    expect(at4('C').table.point).toEqual({ kind: 'taxChoice', seat: A, flat: 2000, percent: 920 });
    expect(at4('M').does(A, { type: 'payTax', mode: 'percent' }).cash(A)).toBe(4910);
    expect(at4('M').does(A, { type: 'payTax', mode: 'flat' }).cash(A)).toBe(4480);
    expect(at4('C').refuses(A, { type: 'mortgage', title: 'MAD1' })).toContain('AM-4.1.5');
  });

  it('[AM-8.1.10] [AM-4.8.4] nobody bids for LON3: it stays with the bank, for 3200 to the next visitor', () => {
    const auction = play([C(), M(), C({ pos: 31 })], { active: D })
      .throws(D, 1, 2)
      .does(D, { type: 'decline' });
    const unsold = auction.does(A, { type: 'pass' }).does(B, { type: 'pass' }).does(D, { type: 'pass' });
    expect(unsold.title('LON3').owner).toBeNull();
    expect(unsold.told).toContain('log.auctionUnsold');
    const next = play([C({ pos: 31 }), M()]).throws(A, 1, 2);
    expect(next.table.point).toEqual({ kind: 'buyDecision', seat: A, title: 'LON3' });
    expect(next.does(A, { type: 'buy' }).cash(A)).toBe(11_800);
  });

  it('[AM-8.1.11] [AM-2.2.17] a mortgaged second street gives no double rent', () => {
    expect(paid([C(), M({ titles: { MAD1: 0, MAD2: 'mortgaged' } })], 11)).toBe(140);
    expect(paid([C(), M({ titles: { MAD1: 0, MAD2: 0 } })], 11)).toBe(280);
  });
});
