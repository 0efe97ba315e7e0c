/* Being told while one is not at the table: ways to be reached, and what each seat wants to be told. */

/** What a seat may be told of. */
export const NOTICE_EVENTS = ['yourTurn', 'reminder', 'overdue', 'privateWord', 'gameOver', 'rematch', 'seated', 'started'] as const;
export type NoticeEvent = (typeof NOTICE_EVENTS)[number];

/** In whose language and at which hours: `quiet` in minutes since midnight of the zone. */
export interface ChannelHours {
  readonly lang: 'fr' | 'en';
  readonly zone: string;
  readonly quiet: { readonly from: number; readonly to: number } | null;
}

/** POST /api/channels */
export type NewChannel = ChannelHours &
  (
    | { readonly kind: 'push'; readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } }
    | { readonly kind: 'mail'; readonly address: string }
  );

/** Whoever holds the secret holds the channel. */
export interface HeldChannel {
  readonly channel: string;
  readonly secret: string;
}

/** GET /api/channels/:id */
export interface ChannelInfo extends ChannelHours {
  readonly kind: 'push' | 'mail';
  /** The address of mail, or the host of the push service. */
  readonly address: string;
  readonly confirmed: boolean;
  /** The last test, as long as the server remembers it. */
  readonly test: { readonly state: 'waiting' | 'sent' | 'failed'; readonly at: number; readonly cause?: string } | null;
}

/** PUT /api/tables/:id/notices, with the token of a seat. */
export interface SeatWishes {
  readonly channels: readonly HeldChannel[];
  readonly events: readonly string[];
}

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
