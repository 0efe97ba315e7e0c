import { describe, expect, it } from 'vitest';
import { A, B } from '#testkit/position.ts';
import { C, M, advance, type Chair, type Hand, play, propose } from './position.test-support.ts';
import type { Role } from './types.ts';

/* AM-8.2, movement, detention, cards and property. A, B, D, E are seats 0 to 3. */

const D = 2;

describe('moving and cards', () => {
  it('[AM-8.2.1] [AM-4.5.4] [AM-4.5.3] a card takes A past Start: the bonus first, then the square', () => {
    const after = play([C({ pos: 29, cash: 2000 }), M()], { cards: ['LC12'] }).throws(A, 3, 4);
    expect(after.cash(A)).toBe(3000);
    expect(after.player(A).pos).toBe(3);
    expect(after.table.point).toEqual({ kind: 'buyDecision', seat: A, title: 'ROM2' });
    const told = after.told.filter((key) => key === 'log.moved' || key === 'log.startBonus');
    expect(told).toEqual(['log.moved', 'log.startBonus', 'log.moved']);
  });

  it('[AM-8.2.2] [AM-4.5.5] [AM-4.7.1] a prison card: no bonus', () => {
    const after = play([C(), M({ pos: 29, cash: 2000 })], { active: B, cards: ['MO09'] }).throws(B, 3, 4);
    expect(after.player(B)).toMatchObject({ pos: 10, detained: true, detainedTurns: 0 });
    expect(after.cash(B)).toBe(2000);
    expect(after.told).toContain('log.imprisoned');
  });

  it('[AM-8.2.29] [AM-4.5.2] [AM-2.2.3] landing on Start pays once, and a double throws again', () => {
    const after = play([C({ pos: 38 }), M()]).throws(A, 1, 1);
    expect(after.cash(A)).toBe(16_000);
    expect(after.table.throwNo).toBe(2);
    expect(after.awaited).toEqual([A]);
  });
});

describe('prison and price war', () => {
  const sent = (): Hand => play([C(), M({ pos: 24, cash: 4000 })], { active: B }).throws(B, 3, 3);

  it('[AM-8.2.3] [AM-4.2.5] [AM-4.6.9] a double that leads to prison leaves a second throw', () => {
    const now = sent();
    expect(now.table).toMatchObject({ throwNo: 2, point: { kind: 'preThrow', seat: B } });
    expect(now.player(B)).toMatchObject({ pos: 10, detained: true, detainedTurns: 0 });
  });

  it('[AM-8.2.3] [AM-4.3.3] (i) pays 500 and moves on', () => {
    const paid = sent().does(B, { type: 'payRelease' });
    expect(paid.cash(B)).toBe(3500);
    expect(paid.player(B).detained).toBe(false);
    const moved = paid.throws(B, 2, 4);
    expect(moved.player(B).pos).toBe(16);
    expect(moved.does(B, { type: 'buy' }).awaited).toEqual([A]);
  });

  it('[AM-8.2.3] [AM-4.2.7] [AM-2.2.5] (ii) a second double frees, but gives no third throw', () => {
    const freed = sent().throws(B, 5, 5);
    expect(freed.player(B)).toMatchObject({ pos: 20, detained: false });
    expect(freed.cash(B)).toBe(2400);
    expect(freed.awaited).toEqual([A]);
  });

  it('[AM-8.2.3] [AM-4.4.2] (iii) no double: stays, and no turn is counted', () => {
    const stayed = sent().throws(B, 1, 2);
    expect(stayed.player(B)).toMatchObject({ pos: 10, detained: true, detainedTurns: 0 });
    expect(stayed.awaited).toEqual([A]);
  });

  it('[AM-8.2.3] [AM-4.3.2] (iv) may end the turn', () => expect(sent().does(B, { type: 'endTurn' }).awaited).toEqual([A]));

  it('[AM-8.2.4] [AM-4.2.2] [AM-4.9.10] third turn: 500 are due before anything else', () => {
    const before = play([C({ detained: 2, cash: 300, titles: { PAR1: 0 } }), M({ pos: 7 })], { active: B, throwNo: 2 });
    const now = before.throws(B, 1, 2);
    expect(now.table.point).toEqual({ kind: 'raiseCash', seat: A });
    expect(now.table.debts).toEqual([{ debtor: A, creditor: 'bank', amount: 500, reason: 'release' }]);
    const paid = now.does(A, { type: 'mortgage', title: 'PAR1' });
    expect(paid.cash(A)).toBe(900);
    expect(paid.player(A)).toMatchObject({ detained: false, detainedTurns: 0 });
    expect(paid.table.point).toEqual({ kind: 'preThrow', seat: A });
    const thrown = paid.throws(A, 3, 3);
    expect(thrown.player(A).pos).toBe(16);
    expect(thrown.does(A, { type: 'pass' }).does(B, { type: 'pass' }).table).toMatchObject({ throwNo: 2, point: { kind: 'preThrow', seat: A } });
  });

  it('[AM-8.2.5] [AM-4.4.2] [AM-4.7.2] a double frees without a fee, and throws again', () => {
    const freed = play([C({ detained: 0 }), M()]).throws(A, 2, 2);
    expect(freed.cash(A)).toBe(15_000);
    expect(freed.player(A)).toMatchObject({ pos: 14, detained: false });
    expect(freed.does(A, { type: 'buy' }).table.throwNo).toBe(2);
  });

  it('[AM-8.2.6] [AM-4.7.4] [AM-4.6.4] a monopolist in prison is paid nothing, and no dice are thrown', () => {
    const jailed: Chair = M({ detained: 0, titles: { SP1: 0, LON1: 4, LON2: 0 } });
    for (const [pos, square] of [
      [28, 31],
      [9, 12],
    ] as const) {
      const after = advance([C({ pos }), jailed]);
      expect(after.player(A).pos).toBe(square);
      expect(after.cash(A)).toBe(15_000);
      expect(after.told).toContain('log.rentNotDue.prison');
    }
  });
});

describe('cards that make others pay', () => {
  it('[AM-8.2.7] [AM-4.9.8] [AM-4.7.4] each monopolist owes 250; who has it not raises cash', () => {
    const chairs: readonly Chair[] = [C({ pos: 4 }), M({ cash: 1000 }), M({ cash: 200, detained: 0, titles: { ROM1: 0 } })];
    const now = advance(chairs, { cards: ['LC08'] });
    expect(now.cash(B)).toBe(750);
    expect(now.table.point).toEqual({ kind: 'raiseCash', seat: D });
    const paid = now.does(D, { type: 'mortgage', title: 'ROM1' });
    expect([paid.cash(D), paid.cash(A)]).toEqual([250, 15_500]);
    expect(paid.awaited).toEqual([B]);
  });

  it('[AM-8.2.8] [AM-2.5.1] [AM-4.7.4] [AM-12.7] the bank pays every monopolist but the one in prison', () => {
    const chairs: readonly Chair[] = [C(), M({ pos: 4 }), M({ detained: 1 }), M(), C()];
    const after = advance(chairs, { active: B, cards: ['MO14'] });
    expect([0, 1, 2, 3].map((seat) => after.cash(seat))).toEqual([15_000, 15_250, 15_000, 15_250]);
  });

  it('[AM-8.2.35] [AM-4.9.8] one goes bankrupt to the drawer, the next still pays', () => {
    const chairs: readonly Chair[] = [C({ pos: 4, cash: 1000 }), M({ cash: 100 }), M({ cash: 5000 })];
    const after = advance(chairs, { cards: ['LC08'] });
    expect([after.cash(A), after.cash(B), after.cash(D)]).toEqual([1350, 0, 4750]);
    expect(after.player(B)).toMatchObject({ bankrupt: true, eliminationOrder: 1 });
    expect(after.awaited).toEqual([D]);
  });
});

describe('property', () => {
  it('[AM-8.2.9] [AM-4.3.6] a street that holds buildings up is not mortgaged', () => {
    const now = play([C(), M({ titles: { PAR1: 2, PAR2: 0, PAR3: 'mortgaged' } })], { active: B });
    expect(now.refuses(B, { type: 'mortgage', title: 'PAR2' })).toContain('AM-4.3.6');
    const sold = now.does(B, { type: 'sellBuildings', title: 'PAR1', levels: 2 });
    expect(sold.cash(B)).toBe(16_500);
    const mortgaged = sold.does(B, { type: 'mortgage', title: 'PAR2' });
    expect(mortgaged.cash(B)).toBe(17_600);
    const visited = advance([C({ pos: 18 }), M({ titles: { PAR1: 0, PAR2: 'mortgaged', PAR3: 'mortgaged' } })]);
    expect(visited.cash(A)).toBe(14_780);
  });

  it('[AM-8.2.10] [AM-4.3.6] with two free streets left the third is mortgaged', () => {
    const after = play([C({ pos: 29 }), M({ titles: { LON1: 4, LON2: 0, LON3: 0 } })], { active: B }).does(B, { type: 'mortgage', title: 'LON3' });
    expect(after.cash(B)).toBe(16_600);
    const owner: Chair = M({ titles: { LON1: 4, LON2: 0, LON3: 'mortgaged' } });
    expect(advance([C({ pos: 29 }), owner]).cash(A)).toBe(14_400);
    expect(advance([C({ pos: 28 }), owner]).cash(A)).toBe(12_800);
  });

  it('[AM-8.2.11] [AM-6.6] [AM-4.6.4] a competitor never doubles, unless the table says so; built rents stay', () => {
    const pay = (level: number, doubleRent: 'monopolists' | 'all'): number =>
      15_000 - advance([C({ titles: { BRU1: level, BRU2: 0 } }), M({ pos: 23 })], { active: B, options: { doubleRent } }).cash(B);
    expect([pay(0, 'monopolists'), pay(0, 'all')]).toEqual([260, 520]);
    expect([pay(1, 'monopolists'), pay(1, 'all')]).toEqual([410, 410]);
  });

  it('[AM-8.2.12] [AM-4.12.1] without a hotel in stock there is none', () => {
    const now = play([C({ titles: { PAR2: 4 } }), M()], { stock: { houses: 6, hotels: 0 } });
    expect(now.refuses(A, { type: 'build', title: 'PAR2' })).toContain('AM-4.12.1');
    expect(now.title('PAR2').level).toBe(4);
  });

  it('[AM-8.2.13] [AM-4.3.5] [AM-2.2.15] a competitor’s hotel is sold down to the houses in stock', () => {
    const now = play([C({ titles: { PAR2: 5 } }), M()], { stock: { houses: 2, hotels: 3 } });
    const sell = (levels: number): readonly number[] => {
      const sold = now.does(A, { type: 'sellBuildings', title: 'PAR2', levels });
      return [sold.title('PAR2').level, sold.cash(A) - 15_000, sold.table.houses, sold.table.hotels];
    };
    for (const levels of [1, 2]) expect(now.refuses(A, { type: 'sellBuildings', title: 'PAR2', levels })).toEqual(['AM-4.3.5']);
    expect(sell(3)).toEqual([2, 2250, 0, 4]);
    expect(sell(4)).toEqual([1, 3000, 1, 4]);
    expect(sell(5)).toEqual([0, 3750, 2, 4]);
  });

  it('[AM-8.2.14] [AM-4.3.5] a monopolist’s hotel without a house in stock is sold whole', () => {
    const now = play([C(), M({ titles: { LON1: 4, LON2: 0 } })], { active: B, stock: { houses: 0, hotels: 2 } });
    for (const levels of [1, 2, 3]) expect(now.refuses(B, { type: 'sellBuildings', title: 'LON1', levels })).toEqual(['AM-4.3.5']);
    const sold = now.does(B, { type: 'sellBuildings', title: 'LON1', levels: 4 });
    expect([sold.cash(B), sold.table.houses, sold.table.hotels]).toEqual([19_000, 0, 3]);
  });

  it('[AM-8.2.19] [AM-6.16] [AM-12.7] a mortgaged transport company neither charges nor counts', () => {
    const owner: Chair = M({ titles: { TP1: 0, TP2: 0, TP3: 'mortgaged' } });
    const pay = (pos: number, countMortgagedForTariff = false): number =>
      15_000 - advance([C({ pos }), owner], { options: { countMortgagedForTariff } }).cash(A);
    expect([pay(2), pay(22)]).toEqual([800, 0]);
    expect([pay(2, true), pay(22, true)]).toEqual([1600, 0]);
  });

  it('[AM-8.2.22] [AM-6.9] [AM-4.3.7] interest is rounded up to a multiple of 10', () => {
    const lift = (title: 'SP1' | 'ATH1', mortgageInterestPct: number): number =>
      15_000 -
      play([C({ titles: { SP1: 'mortgaged', ATH1: 'mortgaged' } }), M()], { options: { mortgageInterestPct } })
        .does(A, { type: 'unmortgage', title })
        .cash(A);
    expect([lift('SP1', 10), lift('ATH1', 10)]).toEqual([830, 1930]);
    expect([lift('SP1', 0), lift('ATH1', 0)]).toEqual([750, 1750]);
  });

  it('[AM-8.2.27] [AM-4.3.9] what was mortgaged is not freed in the same phase, but in the next', () => {
    const now = play([C({ titles: { MAD1: 0 }, pos: 34 }), M()]).does(A, { type: 'mortgage', title: 'MAD1' });
    expect(now.refuses(A, { type: 'unmortgage', title: 'MAD1' })).toContain('AM-4.3.9');
    const again = now.throws(A, 3, 3);
    expect(again.table.throwNo).toBe(2);
    expect(again.refuses(A, { type: 'unmortgage', title: 'MAD1' })).toBeNull();
  });

  it('[AM-8.2.28] [AM-4.10.6] a pair completed by a trade is built on at once', () => {
    const chairs: readonly Chair[] = [C({ titles: { ROM2: 0 } }), M({ titles: { ROM1: 0, BER1: 0 } })];
    const alone = play(chairs, { active: B });
    expect(alone.refuses(B, { type: 'build', title: 'ROM1' })).toContain('AM-2.2.17');
    let now = alone.does(B, propose(A, { giveTitles: ['BER1'], getTitles: ['ROM2'] })).does(A, { type: 'accept' });
    for (const title of ['ROM1', 'ROM1', 'ROM1', 'ROM1', 'ROM2', 'ROM2', 'ROM2', 'ROM2'] as const) now = now.does(B, { type: 'build', title });
    expect(now.cash(B)).toBe(15_000 - 8 * 500);
    const rich: Chair = M({ titles: { ROM1: 4, ROM2: 4 } });
    expect(advance([C({ pos: 38 }), rich]).cash(A)).toBe(15_000 + 1000 - 520);
  });

  it('[AM-8.2.31] [AM-6.7] rent is due within a camp, unless the table says no', () => {
    const pay = (partnerRent: 'full' | 'none', role: Role = 'C'): number =>
      15_000 - advance([C({ titles: { ATH2: 5 } }), M(), { role, pos: 36 }], { active: D, options: { partnerRent } }).cash(D);
    expect([pay('full'), pay('none')]).toEqual([1400, 0]);
    expect(pay('none', 'M')).toBe(1400);
  });

  it('[AM-8.2.33] [AM-4.6.6] who cannot raise 2000 pays the percentage', () => {
    const now = advance([C({ cash: 300, pos: 1, titles: { ROM1: 0, TP1: 'mortgaged' } }), M()]);
    expect(now.table.point).toMatchObject({ kind: 'taxChoice', percent: 90 });
    expect(now.refuses(A, { type: 'payTax', mode: 'flat' })).toEqual(['AM-4.6.6']);
    expect(now.does(A, { type: 'payTax', mode: 'percent' }).cash(A)).toBe(210);
  });
});
