import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures.ts';

interface Purse {
  readonly cash: readonly [number, number];
  readonly plan: number;
  readonly over: boolean;
}

// Purses are secret until the end; plans are the referee's alone, even then.
const game = {
  metrics: ({ cash, plan, over }: Purse, viewer: number | 'referee' | 'public') => ({
    turnover: cash[0] + cash[1],
    ...Object.fromEntries(cash.flatMap((sum, seat) => (viewer === seat || viewer === 'referee' || over ? [[`cash/${seat}`, sum]] : []))),
    ...(viewer === 'referee' ? { plan } : {}),
  }),
  outcome: ({ over }: Purse) => (over ? { reason: 'end', text: { key: 'end', clauses: [] }, standings: [] } : null),
};

const early: Purse = { cash: [5, 1], plan: 7, over: false };
const late: Purse = { cash: [2, 9], plan: 8, over: false };

describe('figures by turn', () => {
  it('are what the viewer may know while the game goes on', () => {
    expect(figuresOf(game, [early, late], 0)).toEqual([
      { turnover: 6, 'cash/0': 5 },
      { turnover: 11, 'cash/0': 2 },
    ]);
    expect(figuresOf(game, [], 0)).toEqual([]);
  });

  it('[MM-13.9] [EC-5.6] open with the end for every moment, as far as the end opens them', () => {
    expect(figuresOf(game, [early, { ...late, over: true }], 'public')).toEqual([
      { turnover: 6, 'cash/0': 5, 'cash/1': 1 },
      { turnover: 11, 'cash/0': 2, 'cash/1': 9 },
    ]);
  });
});
