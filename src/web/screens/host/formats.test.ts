import { describe, expect, it } from 'vitest';
import { formatAge, formatBytes, formatFigure } from './formats.ts';

/** Without telling one kind of space from another. */
const plain = (text: string): string => text.replace(/\s/gu, ' ');

describe('figures of the host’s room', () => {
  it('says how large something is', () => {
    expect([80, 118_400, 3_120_000, 412_000_000, 1_800_000_000].map((bytes) => plain(formatBytes(bytes, 'fr')))).toEqual([
      '0,1 ko',
      '118 ko',
      '3,1 Mo',
      '412 Mo',
      '1,8 Go',
    ]);
    expect(formatBytes(0, 'en')).toBe('0 kB');
  });

  it('says how old something is, and how much there is of it', () => {
    expect([5000, 16 * 60_000, 90 * 60_000, 23 * 86_400_000].map((ms) => plain(formatAge(ms, 'fr')))).toEqual(['1 min', '16 min', '1 h', '23 j']);
    expect([formatFigure(0.84, 'fr'), formatFigure(101.6, 'en')]).toEqual(['0,8', '102']);
  });
});
