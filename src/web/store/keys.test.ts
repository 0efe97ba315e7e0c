import { describe, expect, it } from 'vitest';
import { inStep, isKey, unheldTokens } from './keys.ts';
import type { HeldTable } from './tables.ts';

const held = (more: Partial<HeldTable> = {}): HeldTable => ({
  table: 't',
  code: 'C',
  game: 'bourse',
  owner: null,
  referee: null,
  seats: [],
  usedAt: 1,
  ...more,
});
const known = (...chairs: (number | 'owner' | 'referee')[]) => ({ table: 't', code: 'C', game: 'bourse', chairs });

describe('the keys of this device', () => {
  it('take the place of links once the ring opens the chairs; a link that is on no ring stays', () => {
    const before = held({
      owner: 'o',
      seats: [
        { seat: 0, token: 'a' },
        { seat: 1, token: 'b' },
      ],
    });
    expect(inStep(before, known(0, 'owner'), 'dev')).toEqual({
      ...before,
      owner: 'dev~owner',
      seats: [
        { seat: 0, token: 'dev~0' },
        { seat: 1, token: 'b' },
      ],
    });
  });

  it('leave the referee’s link, which is to be handed on, and stand in for it where there is none', () => {
    expect(inStep(held({ referee: 'r' }), known('referee'), 'dev')?.referee).toBe('r');
    expect(inStep(held(), known('referee'), 'dev')?.referee).toBe('dev~referee');
    expect([unheldTokens(held({ referee: 'r' }), undefined), unheldTokens(held({ referee: 'r' }), known('referee'))]).toEqual([['r'], []]);
  });

  it('go with the chair, and with the ring', () => {
    const ringed = held({ seats: [{ seat: 2, token: 'dev~2' }] });
    expect([isKey('dev~2'), isKey('a')]).toEqual([true, false]);
    expect(inStep(ringed, known(1), 'dev')?.seats).toEqual([{ seat: 1, token: 'dev~1' }]);
    expect([inStep(ringed, undefined, 'dev'), inStep(ringed, undefined, null)]).toEqual([null, null]);
    expect(unheldTokens(ringed, known(2))).toEqual([]);
  });
});
