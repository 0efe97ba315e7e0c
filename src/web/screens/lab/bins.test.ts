import { describe, expect, it } from 'vitest';
import { range } from '#kernel/collections.ts';
import type { Row } from '#lab/experiment.ts';
import { binsOf } from './bins.ts';

const rowsOf = (values: readonly (number | null)[]): readonly Row[] =>
  values.map((value) => ({ end: 'target', turns: 1, moves: 1, values: [value], tracks: [], wins: {}, places: [], first: null, error: null }));

describe('where games end', () => {
  it('has a bar for each value where there are few', () => {
    const [first, second] = binsOf([rowsOf([0, 1, 1, null]), rowsOf([3, 0, 0, 0])], 0);
    expect(first?.map(({ low, high, games }) => [low, high, games])).toEqual([
      [0, 0, [0]],
      [1, 1, [1, 2]],
      [3, 3, []],
    ]);
    expect(second?.map(({ count }) => count)).toEqual([3, 0, 1]);
  });

  it('has ten bars of equal width where there are many, every game in one of them, and lists some', () => {
    const [bins] = binsOf([rowsOf(range(1000).map((n) => n * 0.1))], 0);
    expect(bins).toHaveLength(10);
    expect(bins?.map(({ count }) => count).reduce((a, b) => a + b)).toBe(1000);
    expect(bins?.every(({ games }) => games.length === 40)).toBe(true);
  });

  it('has none where no game has the figure', () => {
    expect(binsOf([rowsOf([null])], 0)).toEqual([]);
  });
});
