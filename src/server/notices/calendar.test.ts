import { describe, expect, it } from 'vitest';
import { calendarPath, calendarText, folded, isCalendarOf, readCalendarName } from './calendar.ts';

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
