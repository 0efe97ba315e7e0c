import type { Seat } from '#kernel/game.ts';
import type { Lang } from '#kernel/words.ts';
import type { Notice } from '#table';

/** Hours in which nothing is told that can wait; minutes since midnight in the zone of the channel. */
export interface Quiet {
  readonly from: number;
  readonly to: number;
}

/** A way to reach somebody: a browser on one of their devices, or their mail. */
export interface Channel {
  readonly id: string;
  readonly secretHash: string;
  readonly kind: 'push' | 'mail';
  /** Where a push is sent, or an address of mail. */
  readonly address: string;
  /** What a push is encrypted with. */
  readonly keys: { readonly p256dh: string; readonly auth: string } | null;
  readonly lang: Lang;
  readonly zone: string;
  readonly quiet: Quiet | null;
  /** Mail: its owner has said that it is theirs. */
  readonly confirmed: boolean;
  /** Unguessable, and only ever in letters to this address: says that it is theirs, or that it is enough. */
  readonly letter: string;
  readonly createdAt: number;
}

export interface Wish {
  readonly channel: string;
  readonly events: readonly string[];
}

/** Wants to be told of the challenge of the day, at this minute of the day in the zone of the channel, unless they have begun it. */
export interface DailyWish {
  readonly channel: string;
  /** Whose: a device of a key ring, or (null) whoever has this key, as a digest. */
  readonly device: string | null;
  readonly holder: string;
  readonly minute: number;
  /** When it is next to be told. */
  readonly next: number;
}

/** The deal of a day (its `moment`). */
export interface DailyNews {
  readonly event: 'daily';
  readonly moment: string;
  readonly game: string;
  readonly number: number;
  readonly closesAt: number;
}

/** What became of a letter that answered one of ours. `taken`: it is written down; what it said is told from the table, and kept nowhere else. */
export interface Answered {
  readonly event: 'answered';
  readonly what: 'taken' | 'late' | 'noOrders' | 'otherAddress' | 'tooLarge' | 'noText' | 'tooMuch' | 'refused';
  /** Of `refused`: why, in the language of its reader. */
  readonly why?: string;
  /** What it answered, as the game names it. */
  readonly question: string;
  readonly moment: string;
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly seat: Seat;
  readonly channel: string;
}

/** What a message is about: something at a table, the challenge of the day, what became of an answer, or the channel itself. */
export type About = Notice | DailyNews | Answered | { readonly event: 'confirm' | 'test'; readonly moment: string };

/** Something at a table: not the channel itself. */
export const isOfTable = (about: About): about is Notice | Answered => 'table' in about;

/** A message that waits for its turn. */
export interface Due {
  readonly id: number;
  readonly about: About;
  readonly tries: number;
  readonly madeAt: number;
  readonly channel: Channel;
}

/** A message for one channel, whatever its seat wishes to be told. */
export interface Letter {
  readonly channel: string;
  readonly about: Exclude<About, Notice>;
}

/** What keeps channels, wishes and messages; each call is one transaction. */
export interface NoticeStore {
  /** The value kept under a name: this one, when there was none. */
  keep(name: string, value: string): Promise<string>;
  saveChannel(channel: Channel): Promise<void>;
  channel(id: string): Promise<Channel | null>;
  channelOf(by: 'letter' | 'push', value: string): Promise<Channel | null>;
  /** With its wishes and whatever was to be sent to it. */
  dropChannel(id: string): Promise<void>;
  /** Of one device, or (null) of whoever comes by the link: another device of the same ring has its own. */
  setWishes(
    at: { readonly table: string; readonly seat: Seat; readonly holder: string; readonly device: string | null },
    wishes: readonly Wish[],
  ): Promise<void>;
  /** Those that were set by whoever holds the seat now. */
  wishes(at: { readonly table: string; readonly holder: string }): Promise<readonly Wish[]>;
  saveDaily(wish: DailyWish): Promise<void>;
  daily(channel: string): Promise<DailyWish | null>;
  dropDaily(channel: string): Promise<void>;
  /** Those that are to be told by now, and when the next one is. */
  dailyDue(now: number, limit: number): Promise<{ readonly wishes: readonly DailyWish[]; readonly next: number | null }>;
  /** Of several servers that found it due, one puts it off. */
  putOffDaily(wish: DailyWish, next: number): Promise<boolean>;
  /** By which these devices are told of the challenge of the day. */
  dailyChannels(devices: readonly string[]): Promise<readonly Channel[]>;
  /** A device was removed: its browser is told nothing more. An address of mail is its owner's, not the device's. */
  endDevice(device: string): Promise<void>;
  /** A device has another name on another ring. */
  passDevice(from: string, to: string): Promise<void>;
  /** A chair has a new link; those who hold it by their ring go on being told. */
  rehold(table: string, from: string, to: string): Promise<void>;
  /** Puts into the outbox what is wanted and was not there before; how many. `most`: for each channel within an hour. */
  queue(abouts: readonly (Notice | Letter)[], at: { readonly now: number; readonly most: number }): Promise<number>;
  /** What is to be sent by now, the longest waiting first, and when to look again. */
  due(kind: Channel['kind'], now: number, limit: number): Promise<{ readonly messages: readonly Due[]; readonly next: number | null }>;
  /** Those of them that are still due, which wait from now on until then; null: for good. Of several who take one, one gets it. */
  take(taken: readonly { readonly id: number; readonly due: number | null }[], now: number): Promise<ReadonlySet<number>>;
  /** Null: it is done with, one way or the other. */
  settle(settled: readonly { readonly id: number; readonly due: number | null; readonly tries: number }[]): Promise<void>;
  /** Forgets what was made before then and is done with, and addresses that nobody confirmed. */
  prune(before: number): Promise<void>;
}
