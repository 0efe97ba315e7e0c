import { describe, expect, it } from 'vitest';
import { decode } from './moves.ts';
import { exampleMoves } from './position.test-support.ts';

describe('moves off the wire', () => {
  it('every move comes back as it was sent', () => {
    for (const move of exampleMoves) expect(decode(JSON.parse(JSON.stringify(move)))).toEqual(move);
  });

  it('seats and cards may be named as on a form', () => {
    expect(decode({ type: 'gift', to: 'seat3', cards: 2 })).toEqual({ type: 'gift', to: 2, cards: 2 });
    expect(decode({ type: 'offerSale', asset: 'subsidiary12', price: 1, to: 'all' })).toEqual({
      type: 'offerSale',
      asset: 'subsidiary12',
      price: 1,
      to: 'all',
    });
    expect(decode({ type: 'pick', cards: ['face0', 'face53'] })).toEqual({ type: 'pick', cards: [0, 53] });
    expect(decode({ type: 'pick', cards: 'face1' })).toEqual({ type: 'pick', cards: [1] });
    expect(decode({ type: 'orderEvent', card: 'face12', seat: 'seat99' })).toEqual({ type: 'orderEvent', card: 12, seat: 98 });
  });

  it.each([
    null,
    [],
    'done',
    {},
    { type: 'steal' },
    { type: 'gift', to: 'seat0', cards: 1 },
    { type: 'gift', to: 'seat100', cards: 1 },
    { type: 'gift', to: -1, cards: 1 },
    { type: 'gift', to: 1, cards: 1.5 },
    { type: 'gift', to: 1, cards: '1' },
    { type: 'pick', cards: 'face54' },
    { type: 'pick', cards: ['face54'] },
    { type: 'pick' },
    { type: 'buildHouse', slot: 'factory' },
    { type: 'buildFactory', target: 'subsidiary0' },
    { type: 'sellToBank', asset: 'new' },
    { type: 'castVote', endGame: 'maybe' },
    { type: 'setBank', halfRate: 1, criteria: 1, cap: 1, equity: 0 },
    { type: 'setAfterEnd', afterEnd: 'forever' },
    { type: 'acceptJob', offer: 'x'.repeat(41) },
  ])('%j is no move', (raw) => {
    expect(decode(raw)).toBeNull();
  });
});
