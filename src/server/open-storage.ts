import type { Journal, Secrets, Since, Time } from '#table';
import type { HostStore } from './host/retention.ts';
import type { Experiments } from './lab/experiments.ts';
import type { Cluster } from './cluster.ts';
import type { RingStore } from './rings/carry.ts';
import type { EphemeralStore } from './sql/ephemeral.ts';
import type { NoticeStore } from './notices/notice-store.ts';
import type { ChallengeStore } from './challenges/challenge-rows.ts';
import type { RoomStore } from './rooms/room-rows.ts';
import { StorageError } from '#table/journal.ts';
import { type Address, isAddress, readAddress } from './postgres/address.ts';
import { all, type Engine } from './sql/work.ts';
import { ThreadedSqlite } from './sqlite-thread.ts';
import { createHash, randomBytes } from 'node:crypto';

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
  readonly challenges: ChallengeStore;
  readonly ephemeral: EphemeralStore;
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

const addressOf = (database: string): Address => {
  const address = readAddress(database);
  if (address === null) throw new StorageError('failed', 'its address cannot be read');
  return address;
};

/** The path of a SQLite file, made when absent and kept for oneself; or the address of a PostgreSQL database, whose driver nobody else loads. */
export const openStorage = async (database: string): Promise<Storage> =>
  isAddress(database)
    ? (await import('./postgres/storage.ts')).PostgresStorage.open(addressOf(database))
    : ThreadedSqlite.open({ file: database, alone: true });

/** The same without anything around it, for whoever copies all of it; a server that uses it is in the way. */
export const openEngine = async (database: string): Promise<Engine> => {
  if (!isAddress(database)) return new (await import('./sqlite-file.ts')).SqliteFile({ file: database, alone: true });
  const engine = await (await import('./postgres/engine.ts')).PostgresEngine.open(addressOf(database));
  const servers = await engine.read(() => all('select id from nodes where until > now()'));
  if (servers.length === 0) return engine;
  await engine.close();
  throw new StorageError('inUse', 'a server uses it');
};

/* What a table needs of its house, as Node gives it. */

export const TIME: Time = {
  now: () => Date.now(),
  after: (ms, then) => {
    if (ms <= 0) {
      const immediate = setImmediate(then);
      return () => clearImmediate(immediate);
    }
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

export const SECRETS: Secrets = {
  random: randomBytes,
  hash: (text) => createHash('sha256').update(text).digest('hex'),
};
