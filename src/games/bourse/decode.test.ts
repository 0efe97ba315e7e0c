import { describe, expect, it } from 'vitest';
import { decode } from './decode.ts';

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
