import type { Seed } from '#kernel/chance.ts';
import type { AnyGame, BotLevel, Seat, Sight } from '#kernel/game.ts';
import type { Hint, ReportReason } from '#protocol';
import type { Committer } from './committer.ts';
import type { Answered } from './door.ts';
import type { Present } from './hub.ts';
import type { Journal, Since } from './journal.ts';
import type { Refusal } from './refusal.ts';

/*
 * What a table needs of the house it stands in, beside its journal (`journal.ts`): time, secrets, somebody to tell of mishaps. A server
 * gives it timers, a cryptographic source and a log; a page in a browser its own; a test a clock that is moved by hand.
 */

/** Takes back what was to happen; without effect once it has. */
export type Cancel = () => void;

export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back after so many milliseconds; 0: as soon as what is under way has been dealt with. */
  after(ms: number, then: () => void): Cancel;
}

export interface Secrets {
  /** Bytes that nobody can guess. */
  readonly random: (bytes: number) => Uint8Array;
  /** SHA-256 in hexadecimal figures: what is kept of a token. */
  readonly hash: (text: string) => string;
  /** Dice of the next match; absent: of bytes that nobody can guess. */
  readonly seed?: () => Seed;
  /** What the names of all tables of this house begin with; absent: nothing. */
  readonly tablesBegin?: string;
}

/** Where mishaps are written down for whoever runs the house. */
export interface Log {
  error(facts: object, note: string): void;
  warn(facts: object, note: string): void;
}

/** How long a bot seems to think when somebody is watching, in milliseconds. */
export interface BotPause {
  readonly min: number;
  readonly max: number;
}

/** A bot is asked for a move: all that it is told. */
export interface BotTurn {
  readonly game: AnyGame;
  readonly level: BotLevel;
  readonly seat: Seat;
  readonly sight: Sight<unknown, unknown>;
  /** Of what it draws. */
  readonly seed: number;
  /** The table that asks, and whether anybody looks at it: where many think, those who are watched come first. */
  readonly table: string;
  readonly watched: boolean;
}

export interface Bots {
  readonly pause: BotPause;
  /** The move of a bot, found here or elsewhere; null: the game has none. */
  choose(turn: BotTurn): Promise<{ readonly move: unknown } | null>;
  /** What a strong bot considers in this place, best first; null: the game has none that looks ahead. */
  advise(turn: BotTurn): Promise<readonly Hint[] | null>;
}

/** Nobody thinks any more in a house that stops. */
export class Stopping extends Error {}

/** That somebody is awaited or concerned, for those who tell them by mail or otherwise. Nothing in it opens a seat. */
export interface Notice {
  readonly event: 'yourTurn' | 'reminder' | 'overdue' | 'asked' | 'privateWord' | 'gameOver' | 'rematch' | 'seated' | 'started';
  /** Of `asked`; `challenge`: of a reminder by whoever gave it. */
  readonly what?: 'takeback' | 'motion' | 'fork' | 'door' | 'challenge';
  /** Who asks, wrote or sat down: a seat, for names may be erased before it is sent. */
  readonly from?: Seat;
  /** Of `yourTurn`, `reminder` and `overdue`: the turn of the game. */
  readonly turn?: number;
  /** Of `seated`: how many seats are free. */
  readonly free?: number;
  /** Tells apart what happens more than once at a table, the same after a restart; absent: it happens once. */
  readonly moment?: string;
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly seat: Seat;
  readonly name: string;
  /** In ISO 8601; null where there is none. */
  readonly deadline: string | null;
}

/** Words (the number of a line) or a name (a chair) that somebody at the table reports. Nothing is copied: what is erased there is gone here. */
export interface TableReport {
  readonly table: string;
  readonly about: { readonly talk: number } | { readonly seat: Seat };
  readonly by: Seat | 'referee' | 'owner';
  readonly reason: ReportReason;
}

/** What whoever runs the house wants to be said in it, and hears of what was. */
export interface Manners {
  readonly isBanned: (text: string) => boolean;
  readonly report: (report: TableReport) => Promise<void>;
}

/** Work that nobody waits for: its failure is written down, and stops nothing else. */
export const inBackground = (work: Promise<unknown>, log: Log, note: string): void => {
  work.catch((error: unknown) => log.error({ error: describeError(error) }, note));
};

/** An exception without its message's figures: a message of the rules' code may quote what is hidden. */
export const describeError = (error: unknown): { readonly name: string; readonly code?: string; readonly where: string } => {
  if (!(error instanceof Error)) return { name: typeof error, where: '' };
  const where = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 6)
    .map((line) => line.trim())
    .join(' | ');
  return { name: error.name, ...('errstr' in error ? { code: String(error.errstr) } : {}), ...('fault' in error ? { code: String(error.fault) } : {}), where };
};

/** What people may write at a table. */
export interface TableLimits {
  readonly nameLength: number;
  readonly talkLength: number;
  /** A line of talk as it is sent. */
  readonly talkBytes: number;
}

/** The house that a table stands in. */
export interface TablePorts {
  readonly journal: Journal;
  readonly committer: Committer;
  readonly time: Time;
  readonly secrets: Secrets;
  readonly bots: Bots;
  readonly log: Log;
  readonly limits: TableLimits;
  /** Null: it is paid, go on. `whom`: the chair or the table that it is counted of. Absent: everything is free. */
  readonly charge?: (price: 'talk' | 'reports' | 'asking', whom: string) => Refusal | null;
  readonly manners: Manners;
  /** How long an hour of grace, absence and reminders is: a test has no time. */
  readonly hourMs: number;
  /** Tells whoever is awaited and may not be looking. */
  readonly tell: (notice: Notice) => void;
  /**
   * Where several servers have the same table: is this the one that has its bots move, its clocks ring and its people told? Absent: it is. It may change
   * at any time, and two may think so for a moment: what is written twice meets a number that is taken.
   */
  readonly inCharge?: (table: string) => boolean;
  /** Where others may write to a table: all that they wrote after this entry and this line of talk; null: this table is not to be served here any more. */
  readonly since?: (table: string, seq: number, talk: number) => Promise<Since | null>;
  /** Tells other servers who has a page of this table open here, and who asks for a chair. */
  readonly present?: (table: string, present: Present) => void;
  /** Tells other servers what somebody here answered to a newcomer who asks there. */
  readonly answered?: (table: string, answered: Answered) => void;
  /** The game of a room's table is over. */
  readonly ended?: (table: string) => void;
  /** A table of the house has made another one, whose game has begun or is to begin. */
  readonly opened: (table: string) => void;
}

export const isInCharge = ({ inCharge }: TablePorts, table: string): boolean => inCharge?.(table) ?? true;
