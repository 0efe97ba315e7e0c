import type { Journal, Since } from '#table';
import type { HostStore } from './host/records.ts';
import type { Experiments } from './lab/experiments.ts';
import type { Cluster } from './cluster.ts';
import type { RingStore } from './rings/records.ts';
import type { NoticeStore } from './notices/notice-store.ts';
import type { RoomStore } from './rooms/room-store.ts';

/** A table that may have something to do by itself; `wakesAt`: when, if it is known. */
export interface Timed {
  readonly table: string;
  readonly wakesAt: number | null;
}

/** Not before somebody comes. */
export const NEVER = Number.MAX_SAFE_INTEGER;

/** The journals of all tables of a server, and the key rings of those who play there. `storage-contract.ts` holds the tests that every implementation passes. */
export interface Storage extends Journal {
  findCode(code: string): Promise<string | null>;
  /** Tables that everyone may watch, newest first; lobbies only if created after `lobbiesSince`. */
  listPublic(query: { readonly limit: number; readonly lobbiesSince: number }): Promise<readonly string[]>;
  /** Tables in play that may have a clock to wind when a server starts: put away with something to do, with a time limit, or played at since then (a game may open windows). */
  listTimed(playedSince: number): Promise<readonly Timed[]>;
  /** Tables are put away: when each has something to do by itself, `NEVER` or a moment. Whatever is written to one later makes it unknown. */
  rest(tables: readonly { readonly table: string; readonly wakesAt: number }[]): Promise<void>;
  countTables(): Promise<number>;
  /** A table as it stands, with all that was written to it after this entry and this line of talk, as of one moment. */
  since(table: string, seq: number, talk: number): Promise<Since | null>;
  readonly rings: RingStore;
  readonly notices: NoticeStore;
  readonly host: HostStore;
  readonly rooms: RoomStore;
  /** Other servers on the same storage; null: there can be none. */
  readonly cluster: Cluster | null;
  /** Experiments that several machines play; null: only a database that they share has them. */
  readonly experiments: Experiments | null;

  /** Afterwards nothing that was erased is left in the bytes of any file. */
  clean(): Promise<void>;
  /** Resolves when something could be written now; rejects with a StorageError that says why not. */
  check(): Promise<void>;
  close(): Promise<void>;
}
