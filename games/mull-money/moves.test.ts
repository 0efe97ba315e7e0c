import { describe, expect, it } from 'vitest';
import { decode } from './moves.ts';

describe('moves off the wire', () => {
  it('[MM-4.0.3] what may be left out: credits, bribes, clean-up, the Expert', () => {
    expect(decode({ type: 'playCard', card: 'production' })).toEqual({ type: 'playCard', card: 'production', help: 'alone', borrow: 0 });
    expect(decode({ type: 'bid', amount: 7 })).toEqual({ type: 'bid', amount: 7, borrow: 0 });
    expect(decode({ type: 'castVote', vote: 'no' })).toEqual({ type: 'castVote', vote: 'no', bribes: 0, borrow: 0 });
  });

  it('[MM-6.3.1] a proposal nested as in the rules, or flat as a form gives it', () => {
    const move = { type: 'negotiate', proposal: { type: 'productionTax', amount: 2 }, help: 'alone', cleanup: 1, borrow: 0 };
    expect(decode({ type: 'negotiate', proposal: { type: 'productionTax', amount: 2, more: 1 }, cleanup: 1 })).toEqual(move);
    expect(decode({ type: 'negotiate', law: 'productionTax', amount: 2, cleanup: 1, help: 'alone', borrow: 0 })).toEqual(move);
    expect(decode({ type: 'negotiate', proposal: null, cleanup: 1 })).toEqual({ ...move, proposal: null });
    expect(decode({ type: 'negotiate', cleanup: 1 })).toEqual({ ...move, proposal: null });
  });

  it.each([
    null,
    [],
    'pass',
    { type: 'roll' },
    { type: 'takeCredit', count: 1.5 },
    { type: 'answerAlert', useCorruption: 'yes' },
    { type: 'playCard', card: 'expert' },
    { type: 'playCard', card: 'corruption' },
    { type: 'playCard', card: 'innovation' },
    { type: 'playCard', card: 'innovation', steps: ['waste'] },
    { type: 'playCard', card: 'staff', direction: 'up' },
    { type: 'playCard', card: 'growth', help: true },
    { type: 'playCard', card: 'growth', borrow: '1' },
    { type: 'discardCard', card: 'joker' },
    { type: 'bid', amount: 'pass' },
    { type: 'negotiate', law: 'toString' },
    { type: 'negotiate', law: 'productionTax' },
    { type: 'negotiate', law: 'productionQuota', zone: 'green', perMission: 1 },
    { type: 'negotiate', proposal: 'productionTax' },
    { type: 'castVote', vote: 'maybe' },
  ])('%j is no move', (raw) => {
    expect(decode(raw)).toBe(null);
  });
});
