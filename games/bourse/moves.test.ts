import { describe, expect, it } from 'vitest';
import { decode } from './moves.ts';
import { bourse } from './index.ts';
import { open } from './position.test-support.ts';

describe('a move off the wire', () => {
  it('[BO-4.8.4] a lot comes whole or flat, and zeros are dropped', () => {
    expect(decode({ type: 'auctionLot', lot: { DAR: 2, LOC: 0 } })).toEqual({ type: 'auctionLot', lot: { DAR: 2 } });
    expect(decode({ type: 'auctionLot', DAR: 2, LOC: 0 })).toEqual({ type: 'auctionLot', lot: { DAR: 2 } });
    expect(decode({ type: 'auctionLot', DAR: 'two' })).toBeNull();
  });

  it('[BO-4.7.3] banks come in one order; a single choice may come bare', () => {
    expect(decode({ type: 'cardRepay', banks: ['B', 'A'] })).toEqual({ type: 'cardRepay', banks: ['A', 'B'] });
    expect(decode({ type: 'cardRepay', banks: 'B' })).toEqual({ type: 'cardRepay', banks: ['B'] });
    expect(decode({ type: 'cardRepay', banks: ['C'] })).toBeNull();
  });

  it('[BO-6.5] alerts name securities that exist', () => {
    expect(decode({ type: 'alerts', securities: 'DAR', buyAt: 0, sellAt: 1000 })).toEqual({ type: 'alerts', securities: ['DAR'], buyAt: 0, sellAt: 1000 });
    expect(decode({ type: 'alerts', securities: ['XXX'], buyAt: 0, sellAt: 1000 })).toBeNull();
  });

  it('refuses what has not the shape of a move, and drops what does not belong to it', () => {
    for (const raw of [
      null,
      3,
      'roll',
      [],
      {},
      { type: 'fly' },
      { type: 'buy' },
      { type: 'buy', n: 1.5 },
      { type: 'buy', n: '1' },
      { type: 'passUntilMyTurn', on: 1 },
    ]) {
      expect(decode(raw)).toBeNull();
    }
    expect(decode({ type: 'buy', n: 2, cheat: true })).toEqual({ type: 'buy', n: 2 });
  });
});

describe('a move of a caller inside the program', () => {
  it('[BO-4.4.3] [BO-4.9.1] is judged as one off the wire: no half title, no NaN, no owner between two chairs', () => {
    const ceiling = open([{ square: 16, titles: { JBO: 2 } }, {}], { phase: 'expansion', quotes: { JBO: 40_000 } }).roll(2);
    expect(bourse.module.check(ceiling.state, { by: 0, move: { type: 'settleCeiling', sell: 0.5 } })?.key).toBe('table.malformedInput');
    const landed = open([{}, { titles: { DAR: 2 } }]).roll(1);
    for (const move of [
      { type: 'buyOption', owner: 1, n: Number.NaN },
      { type: 'buyOption', owner: 0.5, n: 1 },
    ] as const) {
      expect(bourse.module.check(landed.state, { by: 0, move })?.key).toBe('table.malformedInput');
    }
  });
});
