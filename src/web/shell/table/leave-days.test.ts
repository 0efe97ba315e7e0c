import { describe, expect, it } from 'vitest';
import { dayInput, endOfDay, isSlow } from './leave-days.ts';

describe('an absence', () => {
  it('is chosen by the day, and lasts to its end', () => {
    const now = new Date(2026, 11, 28, 18, 30);
    expect([dayInput(0, now), dayInput(7, now)]).toEqual(['2026-12-28', '2027-01-04']);
    expect(endOfDay('2027-01-04')).toBe(new Date(2027, 0, 4, 23, 59, 59).getTime());
  });

  it('is for tables that leave a day, by their own limit or by a window of the rules', () => {
    expect([isSlow(86_400, undefined), isSlow(null, 259_200), isSlow(120, 3600), isSlow(null, undefined)]).toEqual([true, true, false, false]);
  });
});
