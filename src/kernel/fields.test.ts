import { describe, expect, it } from 'vitest';
import { startOn } from './fields.ts';

describe('what a form opens with', () => {
  const numbers = { min: 2, max: 9, step: 3 };

  it.each([
    [5, 5],
    [6, 5],
    [7, 8],
    [-4, 2],
    [9, 8],
    [100, 8],
  ])('%d wanted of 2, 5 and 8: %d', (wanted, start) => {
    expect(startOn(numbers, wanted)).toBe(start);
  });

  it('is the only number of a blank that leaves no choice', () => {
    expect(startOn({ min: 4, max: 4, step: 1 }, 7)).toBe(4);
  });
});
