import { describe, expect, it } from 'vitest';
import { Pace } from './pace.ts';

describe('a pace', () => {
  it('gives its burst, then waits, and loses nothing when the clock is put back', () => {
    let now = 0;
    const pace = new Pace(1, 2, () => now);
    expect([pace.take(), pace.take(), pace.take()]).toEqual([true, true, false]);
    now = 1000;
    expect([pace.take(), pace.take(), pace.full]).toEqual([true, false, false]);
    now = 0;
    expect(pace.take()).toBe(false);
    now = 1000;
    expect([pace.take(), pace.take()]).toEqual([true, false]);
  });
});
