import type { Seat } from '#kernel/game.ts';
import type { TableStatus } from './api.ts';
import type { HostLab } from './lab.ts';
import type { ReportReason } from './wire.ts';

/* The host's room: what whoever runs the server sees and does. Nothing in it is secret to the players of a table. */

export type HostSort = 'game' | 'people' | 'moves' | 'bytes' | 'createdAt' | 'lastAt';

/** GET /api/host/tables, as its query. */
export interface HostTableQuery {
  readonly status?: TableStatus | 'closed' | undefined;
  readonly game?: string | undefined;
  /** The beginning of a code. */
  readonly code?: string | undefined;
  readonly sort: HostSort;
  readonly descending: boolean;
  readonly offset: number;
}

export interface HostTable {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly closed: boolean;
  readonly people: number;
  readonly bots: number;
  readonly moves: number;
  readonly bytes: number;
  readonly createdAt: number;
  /** When something last happened there. */
  readonly lastAt: number;
}

export interface HostTables {
  readonly tables: readonly HostTable[];
  /** How many there are in all that fit the query. */
  readonly count: number;
  readonly pageSize: number;
}

/** A line of talk that everybody reads, or the one that somebody reported. */
export interface ReportedLine {
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export interface HostReport {
  readonly report: number;
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly at: number;
  readonly reasons: readonly ReportReason[];
  /** How many people of the table reported it. */
  readonly by: number;
  /** Whose words or name it is; null: he has no chair (any more). */
  readonly seat: Seat | null;
  readonly name: string;
  readonly muted: boolean;
  /** Null: the name is meant. */
  readonly line: ReportedLine | null;
  readonly before: ReportedLine | null;
  readonly after: ReportedLine | null;
}

/** Somebody from whom the host took the word at a table. */
export interface HostMuted {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly seat: Seat;
  readonly name: string;
}

/** What whoever runs the server may do about a report. */
export type ReportAct = 'words' | 'mute' | 'unname' | 'close' | 'dismiss';

/** Null: such tables are kept for ever. */
export interface Retention {
  readonly finishedDays: number | null;
  readonly lobbyDays: number | null;
  /** Games in play without a move; absent: as null. */
  readonly idleDays?: number | null;
}

/** What a retention would delete now. */
export interface RetentionPreview {
  readonly finished: number;
  readonly lobbies: number;
  readonly idle: number;
  /** Of workshops, with whatever is left at their tables. */
  readonly rooms: number;
}

/** One moment of the last hour. */
export interface HostSample {
  readonly at: number;
  readonly movesPerSecond: number;
  /** Of a hundred writes, ninety-nine took no longer; milliseconds, null: there was none. */
  readonly p99: number | null;
  readonly sockets: number;
  readonly writing: number;
  readonly memory: number;
  readonly disk: number;
}

export interface HostFigures {
  readonly version: string;
  readonly since: number;
  /** Null: all is well; otherwise the sentence that says why nothing can be stored. */
  readonly failing: string | null;
  readonly tables: Readonly<Record<TableStatus | 'closed', number>>;
  /** Of them in memory. */
  readonly awake: number;
  readonly p50: number | null;
  readonly diskFree: number | null;
  /** Threads that bots think in, and messages that wait to be sent. */
  readonly thinking: number;
  readonly outbox: number;
  readonly samples: readonly HostSample[];
}

export interface Backup {
  readonly file: string;
  readonly bytes: number;
  readonly tables: number;
  readonly at: number;
}

/** GET /api/host */
export interface HostRoom {
  readonly figures: HostFigures;
  readonly reports: readonly HostReport[];
  readonly muted: readonly HostMuted[];
  readonly retention: Retention;
  readonly words: readonly string[];
  /** Where backups are written; null: not here. */
  readonly backups: { readonly folder: string; readonly last: Backup | null } | null;
  /** Experiments and who plays them; null: not here. */
  readonly lab: HostLab | null;
}
