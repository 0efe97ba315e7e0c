import type { z } from 'zod';
import type { channelHours, dailyNotice, newChannel, seatWishes } from './decode.ts';

/* Being told while one is not at the table: ways to be reached, and what each seat wants to be told. */

/** What a seat may be told of. */
export const NOTICE_EVENTS = ['yourTurn', 'reminder', 'overdue', 'asked', 'privateWord', 'gameOver', 'rematch', 'seated', 'started'] as const;
export type NoticeEvent = (typeof NOTICE_EVENTS)[number];

/** In whose language and at which hours: `quiet` in minutes since midnight of the zone. */
export type ChannelHours = z.infer<typeof channelHours>;

/** POST /api/channels */
export type NewChannel = z.infer<typeof newChannel>;

/** Whoever holds the secret holds the channel. */
export type HeldChannel = SeatWishes['channels'][number];

/** GET /api/channels/:id */
export interface ChannelInfo extends ChannelHours {
  readonly kind: 'push' | 'mail';
  /** The address of mail, or the host of the push service. */
  readonly address: string;
  readonly confirmed: boolean;
  /** The last test, as long as the server remembers it. */
  readonly test: { readonly state: 'waiting' | 'sent' | 'failed'; readonly at: number; readonly cause?: string } | null;
  /** At which minute of the day it tells of the challenge of the day; null: never. */
  readonly daily: number | null;
}

/** PUT /api/challenges/daily, with the device's token or key. */
export type DailyNotice = z.infer<typeof dailyNotice>;

/** PUT /api/tables/:id/notices, with the token of a seat. */
export type SeatWishes = z.infer<typeof seatWishes>;

/** GET /api/tables/:id/notices */
export interface SeatNotices {
  readonly wishes: readonly { readonly channel: string; readonly events: readonly string[] }[];
  /** The path of the seat's own calendar. */
  readonly calendar: string;
}

/** GET /api/notices: what this server can do. */
export interface NoticeWays {
  /** The public key that a browser subscribes with. */
  readonly push: string;
  readonly mail: boolean;
}
