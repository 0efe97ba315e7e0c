import { describe, expect, it } from 'vitest';
import { A, B } from '#testkit/position.ts';
import { M, C, play } from '../position.test-support.ts';

describe('building', () => {
  it('[AM-4.3.4] what is needed to build', () => {
    const now = play([C({ cash: 1400, titles: { ROM1: 'mortgaged', ROM2: 0, PAR1: 0, TP1: 0 } }), M({ titles: { ATH1: 0 } })]);
    expect(now.refuses(A, { type: 'build', title: 'ROM1' })).toContain('AM-4.3.4');
    expect(now.refuses(A, { type: 'build', title: 'TP1' })).toContain('AM-4.3.4');
    expect(now.refuses(A, { type: 'build', title: 'ATH1' })).toContain('AM-4.3.4');
    expect(now.refuses(A, { type: 'build', title: 'PAR1' })).toContain('AM-4.3.4');
    expect(now.refuses(A, { type: 'build', title: 'ROM2' })).toBeNull();
  });

  it('[AM-4.3.4] [AM-1.2] a competitor builds on a single street, a monopolist needs two free ones', () => {
    expect(play([C({ titles: { AMS1: 0 } }), M()]).refuses(A, { type: 'build', title: 'AMS1' })).toBeNull();
    expect(play([M({ titles: { AMS1: 0, AMS2: 'mortgaged' } }), C()]).refuses(A, { type: 'build', title: 'AMS1' })).toContain('AM-2.2.17');
    expect(play([M({ titles: { AMS1: 0, AMS3: 0 } }), C()]).refuses(A, { type: 'build', title: 'AMS1' })).toBeNull();
  });

  it('[AM-4.3.4] uneven building is allowed, and only before the throw', () => {
    let now = play([C({ pos: 34, titles: { BER1: 0, BER2: 0 } }), M()]);
    for (const _ of [1, 2, 3]) now = now.does(A, { type: 'build', title: 'BER1' });
    expect([now.title('BER1').level, now.title('BER2').level]).toEqual([3, 0]);
    expect(now.throws(A, 1, 2).refuses(A, { type: 'build', title: 'BER2' })).toContain('AM-4.1.5');
  });

  it('[AM-4.3.9] built on, a street is not sold from in the same phase; nor the other way round', () => {
    const now = play([C({ titles: { BER1: 2, BER2: 'mortgaged' } }), M()]);
    expect(now.does(A, { type: 'build', title: 'BER1' }).refuses(A, { type: 'sellBuildings', title: 'BER1', levels: 1 })).toContain('AM-4.3.9');
    expect(now.does(A, { type: 'sellBuildings', title: 'BER1', levels: 1 }).refuses(A, { type: 'build', title: 'BER1' })).toContain('AM-4.3.9');
    expect(now.does(A, { type: 'unmortgage', title: 'BER2' }).refuses(A, { type: 'mortgage', title: 'BER2' })).toContain('AM-4.3.9');
  });

  it('[AM-4.3.5] [AM-2.2.15] levels are sold to the bank at half price', () => {
    const now = play([C({ titles: { MAD1: 3 } }), M()]);
    const sold = now.does(A, { type: 'sellBuildings', title: 'MAD1', levels: 2 });
    expect([sold.cash(A), sold.title('MAD1').level, sold.table.houses]).toEqual([16_000, 1, 34]);
    for (const levels of [0, 4, -1]) expect(now.refuses(A, { type: 'sellBuildings', title: 'MAD1', levels })).toContain('AM-4.3.5');
  });
});

describe('mortgages', () => {
  it('[AM-4.3.6] [AM-4.3.7] own, unbuilt titles, and back for the amount borrowed', () => {
    const now = play([C({ titles: { MAD1: 0, MAD2: 1, ROM1: 'mortgaged' } }), M({ titles: { TP1: 0 } })]);
    expect(now.does(A, { type: 'mortgage', title: 'MAD1' }).cash(A)).toBe(15_700);
    expect(now.refuses(A, { type: 'mortgage', title: 'MAD2' })).toContain('AM-4.3.6');
    expect(now.refuses(A, { type: 'mortgage', title: 'ROM1' })).toContain('AM-4.3.6');
    expect(now.refuses(A, { type: 'mortgage', title: 'TP1' })).toContain('AM-4.3.6');
    expect(now.does(A, { type: 'unmortgage', title: 'ROM1' }).cash(A)).toBe(14_700);
    expect(now.refuses(A, { type: 'unmortgage', title: 'MAD1' })).toContain('AM-4.3.7');
    expect(now.refuses(A, { type: 'unmortgage', title: 'TP1' })).toContain('AM-4.3.7');
    expect(play([C({ cash: 290, titles: { ROM1: 'mortgaged' } }), M()]).refuses(A, { type: 'unmortgage', title: 'ROM1' })).toContain('AM-4.3.7');
  });
});

describe('scarce supplies', () => {
  it('[AM-4.12.1] [AM-4.12.2] without houses nobody goes on, and levels are bought one at a time', () => {
    const now = play([C({ titles: { PAR1: 3, PAR2: 4 } }), M()], { stock: { houses: 0, hotels: 5 } });
    expect(now.refuses(A, { type: 'build', title: 'PAR1' })).toContain('AM-4.12.1');
    const hotel = now.does(A, { type: 'build', title: 'PAR2' });
    expect([hotel.table.houses, hotel.table.hotels]).toEqual([4, 4]);
    expect(hotel.refuses(A, { type: 'build', title: 'PAR1' })).toBeNull();
  });

  it('[AM-4.12.3] [AM-6.8] an unlimited stock is ignored', () => {
    const options = { buildingSupply: 'unlimited' } as const;
    const now = play([C({ titles: { PAR1: 3 } }), M()], { options, stock: { houses: 35, hotels: 15 } });
    const built = now.does(A, { type: 'build', title: 'PAR1' }).does(A, { type: 'build', title: 'PAR1' });
    expect([built.title('PAR1').level, built.table.houses, built.table.hotels]).toEqual([5, 35, 15]);
    const empty = play([C({ titles: { PAR1: 5 } }), M()], { options, stock: { houses: 35, hotels: 15 } });
    expect(empty.does(A, { type: 'sellBuildings', title: 'PAR1', levels: 1 }).title('PAR1').level).toBe(4);
  });

  it('[AM-9.2] a monopolist’s third house and hotel give back three houses', () => {
    const hotel = play([C(), M({ titles: { ROM1: 3, ROM2: 0 } })], { active: B }).does(B, { type: 'build', title: 'ROM1' });
    expect([hotel.table.houses, hotel.table.hotels]).toEqual([35, 14]);
  });
});
