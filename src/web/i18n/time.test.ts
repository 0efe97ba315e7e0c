import { describe, expect, it } from 'vitest';
import { formatAllowance, formatDay, formatDayAndHour, formatRemaining } from './time.ts';

describe('times in words', () => {
  it('counts down in minutes, then hours, then days, and never below nothing', () => {
    expect(formatRemaining(102_000, 'fr')).toBe('1:42');
    expect(formatRemaining(101_001, 'fr')).toBe('1:42');
    expect(formatRemaining(-5, 'fr')).toBe('0:00');
    expect(formatRemaining(7_500_000, 'fr')).toBe('2\u00a0h\u00a005');
    expect(formatRemaining(3 * 86_400_000, 'en')).toBe('3\u00a0days');
    expect(formatRemaining(3 * 86_400_000 - 2000, 'fr')).toBe('3\u00a0jours');
    expect([formatRemaining(65 * 3_600_000, 'fr'), formatRemaining(65 * 3_600_000, 'en')]).toEqual(['2\u00a0j\u00a017\u00a0h', '2\u00a0d\u00a017\u00a0h']);
  });

  it('names the time allowed, one or several', () => {
    expect(formatAllowance(120, 'fr')).toBe('2\u00a0minutes');
    expect(formatAllowance(86_400, 'fr')).toBe('1\u00a0jour');
    expect(formatAllowance(7200, 'en')).toBe('2\u00a0hours');
    expect([45, 90, 72 * 3600, 36 * 3600].map((seconds) => formatAllowance(seconds, 'fr'))).toEqual([
      '45\u00a0secondes',
      '90\u00a0secondes',
      '3\u00a0jours',
      '36\u00a0heures',
    ]);
  });

  it('names a day, and a moment to be on time for', () => {
    const at = new Date(2026, 4, 3, 18, 5).getTime();
    expect([formatDay(at, 'fr'), formatDay(at, 'en')]).toEqual(['3 mai', '3 May']);
    expect([formatDayAndHour(at, 'fr'), formatDayAndHour(at, 'en')]).toEqual(['3 mai à 18:05', '3 May at 18:05']);
  });
});
