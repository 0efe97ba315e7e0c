import { range } from '#kernel/collections.ts';
import { describe, expect, it } from 'vitest';
import { nextPlace, offeredMarks } from './offered-marks.ts';

describe('marks to choose from', () => {
  it('are ten, taken ones among them; at a large table one’s own and nine that nobody wears', () => {
    expect(offeredMarks(range(100), 3, new Map([[1, 1]]), 4)).toEqual(range(10));
    const worn = new Map(range(40).map((mark) => [mark, mark]));
    expect(offeredMarks(range(100), 12, worn, 60)).toEqual([12, 40, 41, 42, 43, 44, 45, 46, 47, 48]);
    expect(offeredMarks(range(100), 45, new Map([[0, 0]]), 4)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 45]);
  });

  it('are gone through by arrows, round and round', () => {
    expect(['ArrowRight', 'ArrowUp', 'Home', 'End', 'Enter'].map((key) => nextPlace(key, 9, 10))).toEqual([0, 8, 0, 9, null]);
    expect(nextPlace('ArrowLeft', 0, 10)).toBe(9);
  });
});
