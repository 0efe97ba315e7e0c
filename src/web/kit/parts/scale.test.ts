import { describe, expect, it } from 'vitest';
import { nearest, stepFrom } from './scale.ts';

const turns = { min: 20, max: 1000, step: 1, also: [0] };
const sums = { min: 110_000, max: 1_000_000, step: 10_000 };

describe('the scale of a stepper', () => {
  it('steps within the range and stops at its ends', () => {
    expect(stepFrom(sums, 200_000, 1)).toBe(210_000);
    expect(stepFrom(sums, 110_000, -1)).toBe(110_000);
    expect(stepFrom(sums, 995_000, 10)).toBe(1_000_000);
  });

  it('goes to a value beside the range and back', () => {
    expect(stepFrom(turns, 20, -1)).toBe(0);
    expect(stepFrom(turns, 0, 1)).toBe(20);
    expect(stepFrom(turns, 0, -1)).toBe(0);
    expect(stepFrom(turns, 25, -10)).toBe(20);
  });

  it('takes what was typed to the nearest value allowed', () => {
    expect(nearest(sums, 123_456)).toBe(120_000);
    expect(nearest(turns, 3)).toBe(0);
    expect(nearest(turns, 19)).toBe(20);
    expect(nearest({ min: 1, max: 6, step: 2 }, 99)).toBe(5);
  });
});
