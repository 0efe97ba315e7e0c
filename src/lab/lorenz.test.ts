import { describe, expect, it } from 'vitest';
import { lorenzAt, lorenzOf } from './lorenz.ts';
import { gini } from './measures.ts';

describe('who has which part', () => {
  it('the Lorenz curve goes from nobody to everybody; debts count as nothing', () => {
    expect(lorenzOf([6, -3, 2])).toEqual([
      { players: 0, wealth: 0 },
      { players: 1 / 3, wealth: 0 },
      { players: 2 / 3, wealth: 0.25 },
      { players: 1, wealth: 1 },
    ]);
    expect(lorenzOf([5, 5]).map(({ players, wealth }) => players - wealth)).toEqual([0, 0, 0]);
    expect(lorenzOf([0, -1]).at(1)).toEqual({ players: 0.5, wealth: 0.5 });
  });

  it('a part between two players is read off the straight line', () => {
    const curve = lorenzOf([0, 1, 3]);
    expect(lorenzAt(curve, 0)).toBe(0);
    expect(lorenzAt(curve, 0.5)).toBeCloseTo(0.125);
    expect(lorenzAt(curve, 1)).toBeCloseTo(1);
  });

  it('the Gini coefficient is twice the area between the curve and the diagonal', () => {
    const values = [0, 2, 3, 7, 8];
    const curve = lorenzOf(values);
    let under = 0;
    for (const [index, { players, wealth }] of curve.entries()) {
      const before = curve[index - 1];
      if (before !== undefined) under += ((players - before.players) * (wealth + before.wealth)) / 2;
    }
    expect(1 - 2 * under).toBeCloseTo(gini(values));
  });
});
