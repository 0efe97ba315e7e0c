import { describe, expect, it } from 'vitest';
import { nim } from '../testkit/nim/index.ts';
import { createMatch } from './match.ts';

const startOf = () => {
  const created = createMatch(nim.module, { seats: 3, options: {}, seed: '0123456789abcdef0123456789abcdef' });
  if (!created.ok) throw new Error(created.refusal.key);
  return created.match.now.state;
};

describe('the judge of a game', () => {
  it('[HO-1.4] refuses a caller of the program what has not the shape of a move', () => {
    const state = startOf();
    const judged = (amount: number): string | undefined => nim.module.check(state, { by: 0, move: { type: 'bid', amount } })?.key;
    expect(judged(1)).toBeUndefined();
    for (const amount of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) expect(judged(amount)).toBe('table.malformedInput');
  });

  it('knows no chair between two chairs', () => {
    const state = startOf();
    for (const seat of [0.5, Number.NaN]) {
      expect(nim.module.check(state, { by: seat, move: { type: 'bid', amount: 0 } })?.key).toBe('table.malformedInput');
      expect(nim.module.check(state, { by: 'table', event: 'timeout', seat })?.key).toBe('table.malformedInput');
    }
  });
});
