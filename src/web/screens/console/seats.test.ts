import type { SeatInfo } from '#protocol';
import { describe, expect, it } from 'vitest';
import { shownSeats } from './seats.ts';

const chair = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  name: `P${seat}`,
  holder: 'person',
  level: null,
  connected: true,
  awayUntil: null,
  mark: seat,
  ...more,
});
const seats = [chair(0), chair(1, { connected: false }), chair(2, { holder: 'bot', connected: false }), chair(3, { holder: 'open', connected: false })];

describe('the chairs of the console', () => {
  it('are found by what the animator asks for', () => {
    const numbers = (shown: Parameters<typeof shownSeats>[2]) => shownSeats(seats, [2, 0, 'referee'], shown).map(({ seat }) => seat);
    expect(numbers('all')).toEqual([0, 1, 2, 3]);
    expect(numbers('awaited')).toEqual([0, 2]);
    expect(numbers('away')).toEqual([1]);
    expect(numbers('bots')).toEqual([2]);
  });
});
