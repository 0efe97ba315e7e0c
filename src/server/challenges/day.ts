import { createHash } from 'node:crypto';
import type { Seed } from '#kernel/chance.ts';

/* Days as the server's own clock and zone have them: whoever asks may be wrong by a day. */

const two = (value: number): string => String(value).padStart(2, '0');

/** Such as `2026-11-17`. */
export const dayOf = (at: number): string => {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** The midnight that begins the day so many days on. */
export const midnight = (at: number, days: number): number => {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
};

export const weekdayOf = (at: number): number => new Date(at).getDay();

export const DAY_MS = 86_400_000;

/** The number of a day in its year. A day of the clock change is none more. */
export const numberOf = (day: string): number => {
  const [year = '', month = '1', date = '1'] = day.split('-');
  return 1 + Math.round((Date.UTC(Number(year), Number(month) - 1, Number(date)) - Date.UTC(Number(year), 0, 1)) / DAY_MS);
};

export const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Nobody who does not know the secret can tell it, and whoever has it could have told it the day before. */
export const seedOfDay = (secret: string, day: string, game: string): Seed =>
  createHash('sha256').update(`${secret} ${day} ${game}`).digest('hex').slice(0, 32);
