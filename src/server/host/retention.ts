import type { HostMuted, HostReport, HostTable, HostTableQuery, Retention, RetentionPreview, TableStatus } from '#protocol';
import { describeError, type TableReport } from '#table';
import type { Logger } from '../logs.ts';
import type { RoomStore } from '../rooms/room-rows.ts';

/* What a storage keeps for whoever runs the server. `storage-contract.ts` holds the tests that every implementation passes. */

/** Tables of which nothing has been heard since then; null: all are kept. */
export interface Expiry {
  readonly finished: number | null;
  readonly lobbies: number | null;
  /** In play, without a move. */
  readonly idle: number | null;
}

export interface StoredFigures {
  readonly tables: Readonly<Record<TableStatus | 'closed', number>>;
  /** Messages to players that wait to be sent. */
  readonly outbox: number;
  /** Of everything that is stored. */
  readonly bytes: number;
}

export interface HostStore {
  /** A setting by its name; null: it was never set. */
  setting(name: string): Promise<string | null>;
  set(name: string, value: string): Promise<void>;

  /** A page of the tables, each with its size as it is now. */
  tables(query: HostTableQuery, limit: number): Promise<{ readonly tables: readonly HostTable[]; readonly count: number }>;
  /** Measures so many tables from a place on, those that have changed; the next place, or null after the last. Orders by size are as true as this is recent. */
  measure(after: number, limit: number): Promise<number | null>;
  expired(expiry: Expiry, limit: number): Promise<Omit<RetentionPreview, 'rooms'> & { readonly tables: readonly string[] }>;
  /** With everything that hangs on them: seats, entries, talk, reports, what was to be told, and addresses that served no other table. */
  drop(tables: readonly string[]): Promise<void>;

  /** Once for each line or name: whoever reports it too is counted. What was settled stays so. */
  report(report: TableReport, at: number): Promise<void>;
  /** Those that are not settled, the oldest first; a line that is empty by now is settled. */
  reports(limit: number): Promise<readonly (HostReport & { readonly talk: number | null })[]>;
  settle(report: number): Promise<void>;
  /** Takes the words of a line away; the line stays, empty, as the others' numbers depend on it. */
  emptyLine(table: string, talk: number): Promise<void>;

  /** Whoever has a chair and may not speak from it. */
  muted(limit: number): Promise<readonly HostMuted[]>;

  figures(): Promise<StoredFigures>;
}

const NAME = 'retention';
const DAY_MS = 86_400_000;
const KEEP_ALL: Retention = { finishedDays: null, lobbyDays: null, idleDays: null };

/** So many tables at once, so that moves come in between, and so many in one night. */
const BATCH = 20;
const MOST = 2000;

const expiryOf = ({ finishedDays, lobbyDays, idleDays = null }: Retention, now: number): Expiry => {
  const before = (days: number | null): number | null => (days === null ? null : now - days * DAY_MS);
  return { finished: before(finishedDays), lobbies: before(lobbyDays), idle: before(idleDays) };
};

const isDays = (value: unknown): value is number | null => value === null || (typeof value === 'number' && Number.isInteger(value) && value >= 1);

const read = (stored: string | null): Retention => {
  const value: unknown = stored === null ? null : JSON.parse(stored);
  if (typeof value !== 'object' || value === null || !('finishedDays' in value) || !('lobbyDays' in value)) return KEEP_ALL;
  const { finishedDays, lobbyDays } = value;
  const idleDays = 'idleDays' in value ? value.idleDays : null;
  return isDays(finishedDays) && isDays(lobbyDays) && isDays(idleDays) ? { finishedDays, lobbyDays, idleDays } : KEEP_ALL;
};

interface Keeping {
  readonly store: HostStore;
  /** Deletes tables, with all who are told. */
  readonly remove: (tables: readonly string[]) => Promise<void>;
  readonly rooms: Pick<RoomStore, 'expired'>;
  /** Deletes old rooms of workshops; how many. */
  readonly forgetRooms: (expiry: Expiry) => Promise<number>;
  /** Deletes old challenges; their games go as finished games do. */
  readonly forgetChallenges: (closedBefore: number) => Promise<number>;
  /** Once after all of them: nothing of them stays in the bytes of the file. */
  readonly clean: () => Promise<void>;
  readonly now: () => number;
  readonly log: Logger;
  readonly keepsHouse: () => boolean;
}

/** How long tables are kept. Nothing goes unless whoever runs the server has said so. */
export class Keeper {
  readonly #ports: Keeping;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(ports: Keeping) {
    this.#ports = ports;
  }

  async retention(): Promise<Retention> {
    return read(await this.#ports.store.setting(NAME));
  }

  async set(retention: Retention): Promise<void> {
    await this.#ports.store.set(NAME, JSON.stringify(retention));
  }

  async preview(retention: Retention): Promise<RetentionPreview> {
    const { store, rooms, now } = this.#ports;
    const expiry = expiryOf(retention, now());
    const { finished, lobbies, idle } = await store.expired(expiry, 0);
    return { finished, lobbies, idle, rooms: (await rooms.expired(expiry)).length };
  }

  /** Looks every so often, from now on until it is stopped. */
  start(everyMs: number): void {
    this.#timer = setInterval(() => {
      if (!this.#ports.keepsHouse()) return;
      this.#underWay = this.run().catch((error: unknown) => this.#ports.log.error({ error: describeError(error) }, 'old tables could not be deleted'));
    }, everyMs).unref();
  }

  /** Deletes what is too old; how many tables and rooms. */
  async run(): Promise<number> {
    const { store, remove, forgetRooms, forgetChallenges, clean, now, log } = this.#ports;
    const expiry = expiryOf(await this.retention(), now());
    if (expiry.finished === null && expiry.lobbies === null && expiry.idle === null) return 0;
    let gone = 0;
    while (gone < MOST && !this.#stopped) {
      const { tables } = await store.expired(expiry, BATCH);
      if (tables.length === 0) break;
      await remove(tables);
      gone += tables.length;
    }
    const rooms = this.#stopped ? 0 : await forgetRooms(expiry);
    if (!this.#stopped && expiry.finished !== null) await forgetChallenges(expiry.finished);
    if (gone + rooms > 0 && !this.#stopped) await clean();
    if (gone + rooms > 0) log.info({ tables: gone, rooms }, 'old tables deleted');
    return gone + rooms;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#underWay;
  }
}
