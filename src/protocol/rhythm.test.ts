import { describe, expect, it } from 'vitest';
import { deadlineFor, isZone, momentOf, nextDeadlines, type Rhythm } from './zoned.ts';

const at = (iso: string): number => Date.parse(iso);
const told = (rhythm: Rhythm, from: string, count = 3): readonly string[] =>
  nextDeadlines(rhythm, at(from), count).map((moment) => new Date(moment).toISOString());

const SUNDAYS: Rhythm = { days: [0], minute: 20 * 60, zone: 'Europe/Paris' };

describe('deadlines on days of the week', () => {
  it('keep the hour on the wall when summer time begins', () => {
    // The last Sunday of March 2026 is the 29th.
    expect(told(SUNDAYS, '2026-03-20T12:00:00Z')).toEqual(['2026-03-22T19:00:00.000Z', '2026-03-29T18:00:00.000Z', '2026-04-05T18:00:00.000Z']);
  });

  it('keep the hour on the wall when summer time ends', () => {
    // The last Sunday of October 2026 is the 25th.
    expect(told(SUNDAYS, '2026-10-17T12:00:00Z')).toEqual(['2026-10-18T18:00:00.000Z', '2026-10-25T19:00:00.000Z', '2026-11-01T19:00:00.000Z']);
  });

  it('come later where the wall skips the hour, and the first time where it shows it twice', () => {
    expect(told({ ...SUNDAYS, minute: 150 }, '2026-03-28T12:00:00Z', 1)).toEqual(['2026-03-29T01:30:00.000Z']);
    expect(told({ ...SUNDAYS, minute: 150 }, '2026-10-24T12:00:00Z', 1)).toEqual(['2026-10-25T00:30:00.000Z']);
  });

  it('are the same day at the zone’s own midnight, east and west of Greenwich', () => {
    const daily = [0, 1, 2, 3, 4, 5, 6];
    expect(told({ days: daily, minute: 0, zone: 'Pacific/Auckland' }, '2026-06-01T11:59:00Z', 2)).toEqual([
      '2026-06-01T12:00:00.000Z',
      '2026-06-02T12:00:00.000Z',
    ]);
    expect(told({ days: daily, minute: 1439, zone: 'America/Los_Angeles' }, '2026-06-01T06:58:00Z', 1)).toEqual(['2026-06-01T06:59:00.000Z']);
  });

  it('are of their own for each kind of window that has some', () => {
    const rhythm: Rhythm = { ...SUNDAYS, kinds: { 'window.retreats': [3] } };
    const friday = at('2026-03-20T12:00:00Z');
    const ending = (kind?: string) => new Date(deadlineFor(rhythm, friday, 0, kind)).toISOString();
    expect([ending(), ending('window.orders'), ending('window.retreats')]).toEqual([
      '2026-03-22T19:00:00.000Z',
      '2026-03-22T19:00:00.000Z',
      '2026-03-25T19:00:00.000Z',
    ]);
  });

  it('of several days come in order', () => {
    expect(told({ days: [0, 3], minute: 540, zone: 'UTC' }, '2026-11-15T09:00:00Z')).toEqual([
      '2026-11-18T09:00:00.000Z',
      '2026-11-22T09:00:00.000Z',
      '2026-11-25T09:00:00.000Z',
    ]);
  });

  it('leave the time that is least', () => {
    const hour = 3_600_000;
    expect(new Date(deadlineFor(SUNDAYS, at('2026-11-15T12:00:00Z'), 6 * hour)).toISOString()).toBe('2026-11-15T19:00:00.000Z');
    expect(new Date(deadlineFor(SUNDAYS, at('2026-11-15T14:00:00Z'), 6 * hour)).toISOString()).toBe('2026-11-22T19:00:00.000Z');
  });
});

describe('a time zone', () => {
  it('is one that the machine knows', () => {
    expect([isZone('Europe/Paris'), isZone('Mars/Olympus')]).toEqual([true, false]);
    expect(momentOf('Asia/Kolkata', { year: 2026, month: 1, day: 1, minute: 330 })).toBe(at('2026-01-01T00:00:00Z'));
  });
});
