import { describe, expect, it } from 'vitest';
import { type Hours, mayTellAt } from './delivery.ts';

const NIGHT: Hours = { quiet: { from: 22 * 60, to: 7 * 60 + 30 }, zone: 'Europe/Paris' };
const told = (hours: Hours, now: string, deadline: string | null = null): string =>
  new Date(mayTellAt(hours, Date.parse(now), deadline === null ? null : Date.parse(deadline))).toISOString();

describe('quiet hours', () => {
  it('hold a message until the morning of the person’s own zone, before and after midnight', () => {
    expect(told(NIGHT, '2026-11-15T21:30:00Z')).toBe('2026-11-16T06:30:00.000Z');
    expect(told(NIGHT, '2026-11-16T03:00:00Z')).toBe('2026-11-16T06:30:00.000Z');
    expect(told({ ...NIGHT, zone: 'America/New_York' }, '2026-11-15T21:30:00Z')).toBe('2026-11-15T21:30:00.000Z');
  });

  it('hold nothing by day, none where there are none', () => {
    expect(told(NIGHT, '2026-11-15T12:00:00Z')).toBe('2026-11-15T12:00:00.000Z');
    expect(told({ ...NIGHT, quiet: null }, '2026-11-15T23:00:00Z')).toBe('2026-11-15T23:00:00.000Z');
    expect(told({ ...NIGHT, quiet: { from: 60, to: 60 } }, '2026-11-15T23:00:00Z')).toBe('2026-11-15T23:00:00.000Z');
  });

  it('do not hold what would be too late in the morning', () => {
    expect(told(NIGHT, '2026-11-15T23:00:00Z', '2026-11-16T05:00:00Z')).toBe('2026-11-15T23:00:00.000Z');
    expect(told(NIGHT, '2026-11-15T23:00:00Z', '2026-11-16T08:00:00Z')).toBe('2026-11-16T06:30:00.000Z');
  });

  it('end on the hour of the wall in the nights when clocks are put forward and back', () => {
    expect(told(NIGHT, '2026-03-28T22:00:00Z')).toBe('2026-03-29T05:30:00.000Z');
    expect(told(NIGHT, '2026-10-24T22:00:00Z')).toBe('2026-10-25T06:30:00.000Z');
  });

  it('of an afternoon end on the same day', () => {
    expect(told({ quiet: { from: 780, to: 900 }, zone: 'UTC' }, '2026-11-15T13:30:00Z')).toBe('2026-11-15T15:00:00.000Z');
  });
});
