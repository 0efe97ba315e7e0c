import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Seat } from '#kernel/game.ts';
import type { Lang } from '#kernel/words.ts';
import { gameTitle, words } from './words.ts';

/*
 * A calendar of deadlines (RFC 5545): of one seat, or of all of a key ring. Its address is made from the seat's link, or from the device that asks for it: with
 * the link or the device it is gone.
 */

export interface SeatOf {
  readonly table: string;
  readonly seat: Seat;
  /** The hash of the token that opens it. */
  readonly holder: string;
}

/** What opens the calendar of a whole ring. */
export interface DeviceOf {
  readonly device: string;
  readonly holder: string;
}

const nameOf = (of: SeatOf | DeviceOf): string => ('device' in of ? `${of.device}.all` : `${of.table}.${of.seat}`);
const macOf = (secret: string, of: SeatOf | DeviceOf): Buffer =>
  createHmac('sha256', secret)
    .update(`calendar ${nameOf(of).replace('.', ' ')} ${of.holder}`)
    .digest();

export const calendarPath = (secret: string, of: SeatOf | DeviceOf): string => `/calendar/${nameOf(of)}.${macOf(secret, of).toString('base64url')}.ics`;

/** What an address claims to be: of a table's seat, or (`all`) of a device's ring; null: it has not the form of one. */
export const readCalendarName = (name: string): { readonly id: string; readonly seat: Seat | 'all'; readonly mac: Buffer } | null => {
  const [, id, seat, mac] = /^([\w-]{1,64})\.(\d{1,3}|all)\.([\w-]{43})\.ics$/.exec(name) ?? [];
  return id === undefined || seat === undefined || mac === undefined
    ? null
    : { id, seat: seat === 'all' ? seat : Number(seat), mac: Buffer.from(mac, 'base64url') };
};

export const isCalendarOf = (secret: string, mac: Buffer, of: SeatOf | DeviceOf): boolean => {
  const right = macOf(secret, of);
  return mac.length === right.length && timingSafeEqual(mac, right);
};

export interface Deadline {
  readonly at: number;
  /** The same for as long as it is the same question. */
  readonly moment: string;
  readonly since: number;
}

export interface SeatDeadline {
  readonly of: SeatOf;
  readonly code: string;
  readonly game: string;
  /** Who sits there. */
  readonly name: string;
  /** Null: nobody waits for them. */
  readonly deadline: Deadline | null;
}

export interface Calendar {
  readonly seats: readonly SeatDeadline[];
  /** Of a whole ring, whose seats come and go. */
  readonly all: boolean;
  readonly site: string;
  readonly lang: Lang;
}

const OCTETS = 75;
const HALF_HOUR_MS = 1_800_000;

const stamp = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|[\r\n]/g, '\\n');

/** No line is longer than 75 octets; what follows begins with a space. No letter is cut in two. */
export const folded = (line: string): string => {
  const lines: string[] = [];
  let now = '';
  for (const letter of line) {
    if (Buffer.byteLength(now + letter) > OCTETS) {
      lines.push(now);
      now = ' ';
    }
    now += letter;
  }
  return [...lines, now].join('\r\n');
};

const calendar = (name: string, refresh: string, events: readonly string[]): string => {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Comptoir//Comptoir//FR', 'CALSCALE:GREGORIAN', `X-WR-CALNAME:${escaped(name)}`];
  return `${[...head, `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`, ...events, 'END:VCALENDAR'].map(folded).join('\r\n')}\r\n`;
};

/** The hour and language of a calendar that rings once a day for the challenge; null: its name is another's. */
export const readDailyName = (name: string): { readonly hour: string; readonly lang: Lang } | null => {
  const [, hour, lang] = /^challenge-((?:[01]\d|2[0-3])[0-5]\d)-(fr|en)\.ics$/.exec(name) ?? [];
  return hour === undefined ? null : { hour, lang: lang === 'en' ? 'en' : 'fr' };
};

const DAILY_FROM = '20260101';

/** The challenge of the day at this hour, by the clock of whoever's calendar it is: of nobody anything is known. */
export const dailyText = ({ hour, lang }: NonNullable<ReturnType<typeof readDailyName>>, site: string): string => {
  const title = escaped(words({ lang })('calendar.daily'));
  return calendar(words({ lang })('calendar.daily'), 'P7D', [
    'BEGIN:VEVENT',
    `UID:challenge-${hour}@comptoir`,
    `DTSTAMP:${DAILY_FROM}T000000Z`,
    `DTSTART:${DAILY_FROM}T${hour}00`,
    'DURATION:PT15M',
    'RRULE:FREQ=DAILY',
    `SUMMARY:${title}`,
    `URL:${site}/challenge`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${title}`,
    'TRIGGER:PT0M',
    'END:VALARM',
    'END:VEVENT',
  ]);
};

export const calendarText = ({ seats, all, site, lang }: Calendar): string => {
  const say = words({ lang });
  const events = seats.flatMap(({ of, code, game, name, deadline }) =>
    deadline === null
      ? []
      : [
          'BEGIN:VEVENT',
          `UID:${of.table}-${of.seat}-${Buffer.from(deadline.moment).toString('hex')}@comptoir`,
          `DTSTAMP:${stamp(deadline.since)}`,
          `DTSTART:${stamp(deadline.at - HALF_HOUR_MS)}`,
          `DTEND:${stamp(deadline.at)}`,
          `SUMMARY:${escaped(say('calendar.deadline', { game: gameTitle(game) }))}`,
          `DESCRIPTION:${escaped(say('calendar.words', { code, name }))}`,
          `URL:${site}/t/${of.table}`,
          'END:VEVENT',
        ],
  );
  const [only] = seats;
  const title = all || only === undefined ? say('calendar.all') : say('calendar.name', { game: gameTitle(only.game), code: only.code });
  return calendar(title, 'PT1H', events);
};
