import type { BotLevel, Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import type { Localized } from '#kernel/words.ts';
import type { z } from 'zod';
import type { CreatedTable } from './api.ts';
import type { changeChallenge, createChallenge, hostChallenges, startAttempt } from './decode-challenges.ts';

/* A challenge (HO-14): one deal for everybody, each alone against the same bots. */

export const CHALLENGE_DAYS_MOST = 90;
export const CHALLENGE_TITLE_LENGTH = 60;

/** One answer of a finished game, named by the question it answers, so that games of one deal can be laid side by side. */
export interface GivenAnswer {
  readonly question: string;
  readonly turn: number;
  /** The shown step at which it was asked. */
  readonly shown: number;
  readonly prompt: Message;
  /** Answers of one kind are counted together. */
  readonly kind: string;
  readonly answer: Message;
}

/** How many tries: the first one counts, whatever comes of it. */
export interface OwnTry {
  readonly table: string;
  readonly code: string;
  readonly attempt: number;
  /** Those that do not count: `broken`: not over when the challenge closed; `late`: over since; `void`: by other rules, or nobody's any more. */
  readonly state: 'playing' | 'finished' | 'broken' | 'late' | 'void';
}

/** What everybody may know of a challenge before they have played it. */
export interface Deal {
  readonly challenge: string;
  readonly game: string;
  /** Of a day: which, such as `2026-11-17`, and its number in the year; null: it was given by somebody. */
  readonly day: string | null;
  readonly number: number | null;
  readonly title: string;
  /** What the game calls such a deal. */
  readonly kind: Localized | null;
  readonly minutes: number | null;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly rulesVersion: number;
  readonly opensAt: number;
  readonly closesAt: number;
  /** The server's clock when this was told: a device may be wrong by a day. */
  readonly now: number;
  readonly isOver: boolean;
  readonly names: 'shown' | 'hidden';
  /** Null: as often as one likes. */
  readonly tries: number | null;
  readonly begun: number;
  readonly finished: number;
  /** SHA-256 of the seed, from the day before; the seed once it is over. */
  readonly commitment: string;
  readonly seed: string | null;
  readonly mine: readonly OwnTry[];
}

/** One day, as whoever asks played it. */
export interface DayResult {
  readonly challenge: string;
  readonly game: string;
  readonly day: string;
  /** Null: not played, or not to its end. */
  readonly place: number | null;
  readonly of: number;
  readonly score: number | null;
  /** How many have a lower score. */
  readonly behind: number | null;
}

/** GET /api/challenges */
export interface ChallengesToday {
  readonly day: string;
  /** The time zone by which it closes, and when; both are the server's. */
  readonly zone: string;
  readonly now: number;
  readonly closesAt: number;
  /** The first is that of the day, then those of the other games. */
  readonly deals: readonly Deal[];
  readonly yesterday: readonly Deal[];
  readonly tomorrow: readonly { readonly game: string; readonly commitment: string }[];
  /** The last seven days before today, the oldest first: of each the challenge that was played best, else that of the day. */
  readonly week: readonly DayResult[];
}

export interface PlacedPlayer {
  readonly place: number;
  readonly name: string;
  readonly mark: number;
  readonly score: number;
  /** Null: not to be looked at. */
  readonly table: string | null;
  readonly mine: boolean;
}

export interface PartedAnswer {
  readonly answer: Message;
  readonly count: number;
  /** Of the scores that games with this answer ended with: a comparison, and no proof. */
  readonly mean: number;
  readonly mine: boolean;
  /** A game in which it was given, and where; null: none may be looked at. */
  readonly at: { readonly table: string; readonly shown: number } | null;
}

/** A question that divided those who came to it. */
export interface Parted {
  readonly turn: number;
  readonly prompt: Message;
  readonly answered: number;
  readonly answers: readonly PartedAnswer[];
}

/** GET /api/challenges/:id/results: once one's own game is over, or the challenge. */
export interface ChallengeResults {
  readonly deal: Deal;
  /** Sorted, the lowest first. */
  readonly scores: readonly number[];
  readonly median: number | null;
  /** The best five and oneself. */
  readonly players: readonly PlacedPlayer[];
  readonly own: PlacedPlayer | null;
  /** The best bot at one's own table. */
  readonly bestBot: number | null;
  readonly parted: readonly Parted[];
  /** An answer of fewer people is not told apart. */
  readonly least: number;
}

export interface BoardEntry {
  readonly n: number;
  /** The same for all games of one person. */
  readonly person: string;
  /** Whoever gave it has joined others to them. */
  readonly joined: boolean;
  readonly name: string;
  readonly mark: number;
  readonly attempt: number;
  readonly state: OwnTry['state'];
  /** Of a game that is being played. */
  readonly turn: number | null;
  readonly score: number | null;
  readonly place: number | null;
  readonly begunAt: number;
  readonly endedAt: number | null;
  readonly table: string | null;
}

/** GET /api/challenges/:id/board, for whoever gave it. */
export interface ChallengeBoard extends Omit<ChallengeResults, 'own' | 'players' | 'bestBot'> {
  readonly expected: number | null;
  readonly entries: readonly BoardEntry[];
  readonly bestBots: number | null;
}

/** POST /api/challenges */
export type CreateChallenge = z.infer<typeof createChallenge>;
/** The giver's token is shown once, as a table's is. */
export interface CreatedChallenge {
  readonly challenge: string;
  readonly giver: string;
}
/** POST /api/challenges/:id */
export type ChangeChallenge = z.infer<typeof changeChallenge>;
/** What opens the table of a try. Nobody runs it. */
export type StartedTry = Pick<CreatedTable, 'table' | 'code' | 'seats'>;
/** POST /api/challenges/:id/tries */
export type StartAttempt = z.infer<typeof startAttempt>;
/** PUT /api/host/challenges: null: all games that propose some. */
export type HostChallenges = z.infer<typeof hostChallenges>;
