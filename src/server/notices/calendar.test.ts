import { describe, expect, it } from 'vitest';
import { calendarPath, calendarText, dailyText, folded, isCalendarOf, readCalendarName, readDailyName } from './calendar.ts';

const SEAT = { table: 'Zk3abc', seat: 2, holder: 'hash' };

describe('the address of a calendar', () => {
  it('belongs to one seat, one link and one house', () => {
    const claimed = readCalendarName(calendarPath('secret', SEAT).replace('/calendar/', ''));
    if (claimed === null) throw new Error('not read');
    expect([claimed.id, claimed.seat]).toEqual(['Zk3abc', 2]);
    const others = [SEAT, { ...SEAT, seat: 1 }, { ...SEAT, table: 'other' }, { ...SEAT, holder: 'another link' }];
    expect(others.map((of) => isCalendarOf('secret', claimed.mac, of))).toEqual([true, false, false, false]);
    expect(isCalendarOf('another house', claimed.mac, SEAT)).toBe(false);
  });
});

describe('the text of a calendar', () => {
  it('folds lines by octets, never inside a letter', () => {
    const line = `SUMMARY:${'é'.repeat(100)}`;
    const lines = folded(line).split('\r\n');
    expect(lines.length).toBeGreaterThan(2);
    for (const part of lines) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
    expect(lines.map((part, n) => (n === 0 ? part : part.slice(1))).join('')).toBe(line);
  });

  it('rings once a day at an hour of whoever follows it, and says nothing of them', () => {
    expect(['challenge-2460-fr.ics', 'challenge-1830-de.ics', 'challenge-1830.ics'].map(readDailyName)).toEqual([null, null, null]);
    const daily = readDailyName('challenge-1830-en.ics');
    const lines = daily === null ? [] : dailyText(daily, 'https://games.example').split('\r\n');
    // No zone: the hour is that of the device.
    expect(lines).toEqual(
      expect.arrayContaining(['DTSTART:20260101T183000', 'RRULE:FREQ=DAILY', 'TRIGGER:PT0M', 'SUMMARY:Comptoir: the challenge of the day']),
    );
  });

  it('escapes what people are called', () => {
    const deadline = { at: Date.UTC(2026, 10, 22, 19), moment: 'round 1', since: Date.UTC(2026, 10, 15) };
    const text = calendarText({
      seats: [{ of: SEAT, code: 'KMRT7', game: 'ecodip', name: 'Ana; DROP,\r\nEND:VEVENT', deadline }],
      all: false,
      site: 'https://games.example',
      lang: 'en',
    });
    expect(text.split('\r\n').filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(text.replaceAll('\r\n ', '')).toContain('Ana\\; DROP\\,\\nEND:VEVENT');
    expect(text).toContain('DTEND:20261122T190000Z');
  });
});
