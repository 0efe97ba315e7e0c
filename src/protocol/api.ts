import type { Drawing } from '#kernel/chance.ts';
import type { BotLevel, Outcome, Seat } from '#kernel/game.ts';
import type { z } from 'zod';
import type { createTable, forkTable, playNow } from './decode.ts';
import type { HouseSign } from './house.ts';
import type { Rhythm } from './zoned.ts';

/** The version of the protocol; a client that speaks another one is told so. */
export const PROTOCOL = 1;

/** The longest name, in characters. */
export const NAME_LENGTH = 24;

/** The largest recording that is opened again. */
export const RECORDING_BYTES = 4 * 1024 * 1024;

/** The longest line of talk before the game, in characters: what is said there is read at a glance. */
export const LOBBY_TALK_LENGTH = 500;

/** Who may look at a table without a seat. */
export type Watching = 'nobody' | 'link' | 'everyone';

/**
 * Who lets a newcomer sit down in a running game, on a bot's chair or a new one: nobody need be asked, the people who play,
 * whoever runs the table, or it is not to be.
 */
export type Joining = 'free' | 'people' | 'host' | 'closed';

/** How often a player may ask to take a move back, by consent: never, twice in a game, or as often as he likes. */
export type Takebacks = 'none' | 'two' | 'free';

/** How fast bots answer: at once, at a human pace, or each time somebody presses. */
export type BotPace = 'atOnce' | 'calm' | 'step';

export type SeatPlan = CreateTable['seats'][number];

/** POST /api/tables */
export type CreateTable = z.infer<typeof createTable>;

/** POST /api/play-now: a table against bots, started at once. */
export type PlayNow = z.infer<typeof playNow>;

/** Tokens are unguessable and shown once: whoever holds one holds the chair. */
export interface CreatedTable {
  readonly table: string;
  readonly code: string;
  readonly owner: string;
  readonly seats: readonly { readonly seat: Seat; readonly token: string }[];
  readonly referee: string | null;
}

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly holder: 'open' | 'person' | 'bot';
  readonly level: BotLevel | null;
  /** Its colour and shape (`markName`); no two seats of a table wear the same. */
  readonly mark: number;
  readonly connected: boolean;
  /** In the lobby: the address at which this person's page reached the house; absent: nobody has come yet. */
  readonly cameBy?: string;
  /** Away until then (epoch ms), as its holder said; a moment in the past means nothing any more. */
  readonly awayUntil: number | null;
  /** Its holder is named in recordings; absent: not. */
  readonly named?: true;
}

/** Somebody who asks for a chair in a running game and waits for an answer. */
export interface Asking {
  /** Its number, for `admit`. */
  readonly asker: number;
  /** A bot's chair, or the number after the last: a new one. */
  readonly seat: Seat;
  readonly name: string;
  /** The seats that have said yes so far. */
  readonly yes: readonly Seat[];
}

/** Who wants to play the same again. */
export interface Rematch {
  readonly by: Seat;
  readonly at: number;
  /** What each seat has said so far, in the order of the answers. */
  readonly said: readonly { readonly seat: Seat; readonly yes: boolean; readonly at: number }[];
  /** When those who were not there were last told. */
  readonly toldAt: number;
  /** The table of the next game, once there is one. */
  readonly next: { readonly table: string; readonly code: string } | null;
}

/** The games that the people of this table have played before it, oldest first; results by the seat of this table. */
export interface GameSeries {
  readonly previous: string;
  readonly games: readonly { readonly table: string; readonly results: readonly ({ readonly rank: number; readonly score: number } | null)[] }[];
}

/** Where a table goes another way than the game it came from. */
export interface ForkInfo {
  /** Null: a recording out of a file. */
  readonly table: string | null;
  readonly code: string;
  /** How many inputs of that game it has kept. */
  readonly step: number;
  /** What was hidden then is as it was, or drawn anew from what one seat knew. */
  readonly hidden: Hidden;
  /** It is no other way but the same game, begun on a device where nobody had sealed its dice. */
  readonly carried?: true;
  /** Whoever brought the game, or one that it came from, may know what is hidden. */
  readonly brought?: true;
  /** Its dice and decks are those that the game it came from had, and its seed is: everybody may know it. */
  readonly sameDice?: true;
}

export type Hidden = 'kept' | 'drawn';

/** A fork of the running game that somebody asks for: all people at the table must agree. */
export interface Forking {
  readonly by: Seat;
  /** The shown step from which it would go another way. */
  readonly step: number;
  readonly asked: readonly Seat[];
  readonly yes: readonly Seat[];
  /** Silence until then (epoch ms) is a no. */
  readonly deadline: number;
  /** The table that was made, once all have agreed. */
  readonly made: { readonly table: string; readonly code: string } | null;
}

/** POST /api/forks: a table that begins where another game stood. */
export type ForkTable = z.infer<typeof forkTable>;

/** What the wall of a room tells: of which moment, since when (epoch ms), and the milliseconds of each part. Nothing is played until it is over. */
export interface Telling {
  readonly moment: number;
  readonly from: number;
  readonly parts: readonly number[];
  /** While so many of them are told, phones say nothing of it: heads stay up. */
  readonly hidden: number;
}

/** What a table of a room is bound by. Names there are the room's. */
export interface TableRoom {
  /** Which of several tables it is; null: the only one. */
  readonly number: number | null;
  /** Words may be exchanged, for all to read. */
  readonly talk: boolean;
  /** Players may put changes of the rules to the vote. */
  readonly motions: boolean;
  /** The milliseconds that a second of telling lasts; 0: no wall is open, and nothing is waited for. */
  readonly second: number;
  readonly telling: Telling | null;
}

/** The challenge that a table is an attempt at, and when it closes (epoch ms): until then nothing that is to come for others may be learnt here. */
export interface ChallengeAt {
  readonly id: string;
  readonly closesAt: number;
}

export type TableStatus = 'lobby' | 'playing' | 'finished';

/** What anybody with the link may know of a table. GET /api/tables/:id, and in the greeting of a socket. */
export interface TableInfo {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly status: TableStatus;
  readonly paused: boolean;
  /** By whoever runs the server: nothing is played or said here any more. */
  readonly closed?: true;
  readonly seats: readonly SeatInfo[];
  readonly watching: Watching;
  readonly spectators: number;
  /** May a newcomer sit down now on a chair of his own, after the last one? */
  readonly newSeat: boolean;
  readonly joining: Joining;
  readonly asking: readonly Asking[];
  readonly takebacks: Takebacks;
  readonly pace: BotPace;
  /** Seats whose people agree that advice may be asked for; it may once all of them do. */
  readonly advised: readonly Seat[];
  /** Before the game: seats whose people have not agreed to settings that were changed since they sat down. */
  readonly unsettled: readonly Seat[];
  /** Somebody was removed before the game: whoever sits down is let in by whoever runs the table. */
  readonly guarded: boolean;
  readonly rematch: Rematch | null;
  /** Null: the first game of these people. */
  readonly series: GameSeries | null;
  /** Null: a game from its beginning. */
  readonly fork: ForkInfo | null;
  readonly forking: Forking | null;
  /** Null: it is in none. */
  readonly inRoom: TableRoom | null;
  /** An attempt at a challenge. */
  readonly challenge?: ChallengeAt;
  /** One person against bots: the game waits, no clock runs. */
  readonly waits: boolean;
  readonly secondsPerDecision: number | null;
  readonly graceHours: number;
  readonly rhythm: Rhythm | null;
  readonly referee: 'auto' | 'person';
  readonly createdAt: number;
  readonly turn: number;
  readonly step: number;
  /** How its dice are drawn: `stepped` in games begun before draws had names. */
  readonly draws: Drawing;
  /** SHA-256 of the seed, from the start; the seed itself only when the game is over. */
  readonly commitment: string | null;
  readonly seed: string | null;
  readonly outcome: Outcome | null;
}

/** GET /api/tables: tables that everyone may watch, newest first. */
export interface TableList {
  readonly tables: readonly TableInfo[];
}

/** One point of the ledger's charts: the figures at the end of a turn, as this viewer may know them. */
export interface SeriesPoint {
  readonly turn: number;
  readonly step: number;
  readonly metrics: Readonly<Record<string, number>>;
}

/** GET /api/house: where guests reach this server, and what it says of itself. */
export interface HouseInfo {
  readonly sign: HouseSign;
  /** The address that whoever runs it gave (`--site`). */
  readonly site: string | null;
  /** Addresses of this machine on its networks, the likeliest first; told only to those who come from there. */
  readonly addresses: readonly string[];
  /** It listens to this machine alone, or to others as well. */
  readonly listens: 'machine' | 'network';
  /** What to type to open it to the network. */
  readonly command: string;
  /** Its machines play experiments of those who ask. */
  readonly plays: boolean;
}

/** GET /api/games/:id */
export interface GameInfo {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly bots: readonly BotLevel[];
  /** Data sets that whoever runs the server added. */
  readonly datasets: readonly string[];
}

/** GET /health */
export interface Health {
  /** `stopping`: it takes nobody new, and is gone in a moment. */
  readonly status: 'ok' | 'failing' | 'stopping';
  readonly version: string;
  readonly protocol: number;
  readonly tables: number;
  readonly sockets: number;
  readonly database: 'ok' | 'failing';
  /** The code of what is wrong, when something is: `storageFull`, `storageGone`… */
  readonly reason?: string;
}
