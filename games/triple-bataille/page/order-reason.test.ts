import { describe, expect, it } from 'vitest';
import { faceFrom } from '#games/triple-bataille/rules/cards.ts';
import type { Entry } from '#games/triple-bataille/types.ts';
import { behindOf } from './order-reason.ts';
import { viewOf } from './testing/position.ts';

const [HEARTS, SPADES] = [0, 3];

const entry = (seat: number, ranks: readonly number[], more: Partial<Entry> = {}): Entry => ({
  key: String(seat),
  owner: seat,
  operator: seat,
  kind: 'main',
  b: ranks.length,
  f: 1,
  post: false,
  counting: ranks.map((rank) => faceFrom(rank, seat === 0 ? HEARTS : SPADES)),
  cards: [],
  ...more,
});

/** The second entry stands behind the first; `together`: both in one group. */
const whyBehind = (ahead: Entry, own: Entry, together = false): unknown => {
  const { battleReport } = viewOf().table;
  const order = together ? [[ahead.key, own.key]] : [[ahead.key], [own.key]];
  return behindOf(viewOf({ table: { battleReport: { ...battleReport, entries: [ahead, own], order } } }), own.key)?.why ?? null;
};

describe('why somebody else is ahead', () => {
  it('[TB-4.7.1] a workshop comes before a micro-enterprise, whatever the cards', () => {
    expect(whyBehind(entry(1, [6]), entry(0, [13], { kind: 'micro', f: 0 }))).toBe('workshop');
  });

  it('[TB-4.7.2] says nothing where a stronger card shows it', () => {
    expect(whyBehind(entry(1, [14]), entry(0, [13]))).toBeNull();
  });

  it('[TB-4.7.2] with equal cards first by stake and workshops, then by the next card', () => {
    expect(whyBehind(entry(1, [13, 12]), entry(0, [13]))).toBe('support');
    expect(whyBehind(entry(1, [13, 12]), entry(0, [13, 9]))).toBe('nextCard');
  });

  it('[TB-4.7.2] a stronger card that was cancelled by a perfect tie', () => {
    expect(whyBehind(entry(1, [5]), entry(0, [13]))).toBe('cancelled');
  });

  it('[TB-4.7.4] places shared with somebody', () => {
    expect(whyBehind(entry(1, [13]), entry(0, [13]), true)).toBe('shared');
  });

  it('[TB-4.7.2] places shared because every card was cancelled: unequal stakes are not called equal', () => {
    expect(whyBehind(entry(1, [6]), entry(0, [5]), true)).toBe('spent');
    expect(whyBehind(entry(1, [6, 5]), entry(0, [6]), true)).toBe('spent');
  });

  it('nothing to say of the first, or of somebody who did not stake', () => {
    const view = viewOf({ table: { battleReport: { ...viewOf().table.battleReport, entries: [entry(0, [13])], order: [['0']] } } });
    expect([behindOf(view, '0'), behindOf(view, '3')]).toEqual([null, null]);
  });
});
