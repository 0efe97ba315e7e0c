import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type FlatChange, flatten, seatColumns, snapshotColumns, tableColumns } from './sqlite-flat.ts';
import { integer, readEntry, readSeat, readSnapshot, readTable, readTalk, type Row, text } from './sqlite-rows.ts';
import { prepareSchema } from './sqlite-schema.ts';
import {
  type Appended,
  type Change,
  type Entry,
  type EntryRange,
  type LineRange,
  type Opening,
  type SeatRecord,
  type Storage,
  StorageError,
  type StoredSnapshot,
  type TableRecord,
  type TalkPage,
  type TalkQuery,
} from './storage.ts';

export interface SqliteOptions {
  /** The path of the file, made when absent. */
  readonly file: string;
  /** No more pages than this: how a test fills the disk. */
  readonly maxPages?: number;
}

const errorCode = (error: unknown): number | null =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : null;

const SQLITE_BUSY = 5;
const SQLITE_READONLY = 8;
const SQLITE_FULL = 13;

const fault = (error: unknown): StorageError => {
  const message = error instanceof Error ? error.message : 'unknown failure';
  const code = errorCode(error);
  if (code === SQLITE_FULL) return new StorageError('full', message);
  if (code === SQLITE_READONLY) return new StorageError('readOnly', message);
  return new StorageError('failed', code === SQLITE_BUSY ? `another process holds the file: ${message}` : message);
};

const open = ({ file, maxPages }: SqliteOptions): DatabaseSync => {
  try {
    const db = new DatabaseSync(file);
    // FULL: a commit is on the disk before anybody is told so, whatever happens to the machine.
    db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 2000; pragma foreign_keys = off');
    // Pages that change again and again are copied into the file less often, for a log of at most 16 MB beside it.
    db.exec('pragma wal_autocheckpoint = 4000');
    prepareSchema(db);
    if (maxPages !== undefined) db.exec(`pragma max_page_count = ${maxPages}`);
    return db;
  } catch (error) {
    throw fault(error);
  }
};

const COLUMNS = 'seq, kind, writer, client, input, step, shown, lines_before, lines, log, undoes, at';

/** Private lines must be left out before lines are counted: what a page is sent may not depend on them. */
const READABLE = 'table_key = ? and n <= ? and (recipients is null or (n > ? and (writer = ? or instr(recipients, ?) > 0)))';

const statements = (db: DatabaseSync) => ({
  addTable: db.prepare(`insert into tables
    (id, code, game, rules_version, options, status, paused, watching, seconds_per_decision, referee, referee_plays, owner_hash, referee_hash, seed, created_at, grace_hours, joining)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (code) do nothing`),
  setTable: db.prepare('update tables set rules_version = ?, options = ?, status = ?, paused = ?, seed = ?, grace_hours = ?, joining = ? where key = ?'),
  setSeat: db.prepare(`insert into seats (table_key, seat, name, holder, level, token_hash, owner, talk_since, away_until) values (?, ?, ?, ?, ?, ?, ?, ?, ?)
    on conflict do update set name = excluded.name, holder = excluded.holder, level = excluded.level, token_hash = excluded.token_hash, owner = excluded.owner,
    talk_since = excluded.talk_since, away_until = excluded.away_until`),
  dropSeats: db.prepare('delete from seats where table_key = ? and seat >= ?'),
  addEntry: db.prepare(`insert into entries (table_key, ${COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`),
  hasEntry: db.prepare('select 1 from entries where table_key = ? and seq >= ? limit 1'),
  addSnapshot: db.prepare(`insert into snapshots (table_key, step, shown, seq, rules_version, moment) values (?, ?, ?, ?, ?, ?)
    on conflict do update set shown = excluded.shown, seq = excluded.seq, rules_version = excluded.rules_version, moment = excluded.moment`),
  dropSnapshots: db.prepare('delete from snapshots where table_key = ? and step > ?'),
  addTalk: db.prepare('insert into talk (table_key, n, at, writer, client, name, text, recipients) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing'),
  hasTalk: db.prepare('select 1 from talk where table_key = ? and n >= ? limit 1'),
  key: db.prepare('select key from tables where id = ?'),
  table: db.prepare('select * from tables where key = ?'),
  seats: db.prepare('select * from seats where table_key = ? order by seat'),
  lastEntry: db.prepare(`select ${COLUMNS} from entries where table_key = ? order by seq desc limit 1`),
  lastTalk: db.prepare('select max(n) as n from talk where table_key = ?'),
  code: db.prepare('select id from tables where code = ?'),
  listPublic: db.prepare(`select id from tables where watching = 'everyone' and (status <> 'lobby' or created_at >= ?) order by created_at desc limit ?`),
  listTimed: db.prepare(`select id from tables where status = 'playing' and (seconds_per_decision is not null
    or (select at from entries where table_key = key order by seq desc limit 1) >= ?)`),
  count: db.prepare('select count(*) as n from tables'),
  any: db.prepare('select id from tables limit 1'),
  snapshot: db.prepare('select * from snapshots where table_key = ? and shown <= ? order by step desc limit 1'),
  snapshotAfter: db.prepare('select seq from snapshots where table_key = ? and step > ? order by step limit 1'),
  entries: db.prepare(`select ${COLUMNS} from entries where table_key = ? and seq > ? and seq <= ? order by seq`),
  entriesBackwards: db.prepare(`select ${COLUMNS} from entries where table_key = ? order by seq desc`),
  undone: db.prepare('select undoes from entries where table_key = ? and undoes is not null and undoes >= ? and undoes <= ? order by undoes'),
  entryOf: db.prepare(`select ${COLUMNS} from entries where table_key = ? and writer = ? and client = ?`),
  talk: db.prepare(`select * from (select * from talk where ${READABLE} order by n desc limit ?) order by n`),
  countTalk: db.prepare(`select count(*) as n from talk where ${READABLE}`),
});

const EVERYTHING = Number.MAX_SAFE_INTEGER;
const KEYS_KEPT = 10_000;

/** The embedded default: one file, write-ahead log, every commit on the disk before it is answered. */
export class SqliteStorage implements Storage {
  readonly #db: DatabaseSync;
  readonly #sql: Record<keyof ReturnType<typeof statements>, StatementSync>;
  readonly #keys = new Map<string, number>();

  constructor(options: SqliteOptions) {
    this.#db = open(options);
    this.#sql = statements(this.#db);
  }

  /** The number of a table in this file; 0, which no row has, when there is no such table. */
  #key(table: string): number {
    const known = this.#keys.get(table);
    if (known !== undefined) return known;
    const row = this.#sql.key.get(table);
    if (row === undefined) return 0;
    const key = integer(row, 'key');
    if (this.#keys.size >= KEYS_KEPT) this.#keys.clear();
    this.#keys.set(table, key);
    return key;
  }

  /** Runs in one transaction; a failure leaves nothing behind. */
  #transaction<T>(work: () => T): T {
    try {
      this.#db.exec('begin immediate');
      const result = work();
      this.#db.exec('commit');
      return result;
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('rollback');
      throw fault(error);
    }
  }

  async create(record: TableRecord, seats: readonly SeatRecord[], opening?: Opening): Promise<'stored' | 'codeTaken'> {
    return this.#transaction(() => {
      const { changes, lastInsertRowid } = this.#sql.addTable.run(...tableColumns(record));
      if (changes === 0) return 'codeTaken';
      const key = Number(lastInsertRowid);
      for (const seat of seats) this.#sql.setSeat.run(key, ...seatColumns(seat));
      if (opening !== undefined) this.#write(key, flatten({ kind: 'entry', table: record.id, ...opening }));
      return 'stored';
    });
  }

  append(changes: readonly Change[]): Promise<readonly Appended[]> {
    return this.write(changes.map(flatten));
  }

  /** `append`, of changes that another thread has already turned into columns. */
  async write(changes: readonly FlatChange[]): Promise<readonly Appended[]> {
    return this.#transaction(() => {
      const unwritten = new Set<string>();
      return changes.map((change) => {
        // What follows a change that was not written was worked out from a state that does not exist.
        if (unwritten.has(change.table)) return 'conflict';
        const appended = this.#write(this.#key(change.table), change);
        if (appended !== 'stored') unwritten.add(change.table);
        return appended;
      });
    });
  }

  #write(key: number, change: FlatChange): Appended {
    if (change.kind === 'talk') {
      if (this.#sql.addTalk.run(key, ...change.talk).changes === 1) return 'stored';
      return this.#sql.hasTalk.get(key, change.n) === undefined ? 'repeat' : 'conflict';
    }
    if (this.#sql.addEntry.run(key, ...change.entry).changes === 0) return this.#sql.hasEntry.get(key, change.seq) === undefined ? 'repeat' : 'conflict';
    if (change.backTo !== null) this.#sql.dropSnapshots.run(key, change.backTo);
    if (change.record !== null) this.#sql.setTable.run(...change.record, key);
    for (const seat of change.seats) this.#sql.setSeat.run(key, ...seat);
    if (change.seatCount !== null) this.#sql.dropSeats.run(key, change.seatCount);
    if (change.snapshot !== null) this.#sql.addSnapshot.run(key, ...change.snapshot);
    return 'stored';
  }

  async saveSnapshots(snapshots: readonly { readonly table: string; readonly snapshot: StoredSnapshot }[]): Promise<void> {
    this.#transaction(() => {
      for (const { table, snapshot } of snapshots) this.#sql.addSnapshot.run(this.#key(table), ...snapshotColumns(snapshot));
    });
  }

  async find(table: string) {
    const key = this.#key(table);
    const row = this.#sql.table.get(key);
    if (row === undefined) return null;
    const last = this.#sql.lastEntry.get(key);
    const talk: Row = this.#sql.lastTalk.get(key) ?? {};
    return {
      record: readTable(row),
      seats: this.#sql.seats.all(key).map(readSeat),
      last: last === undefined ? null : readEntry(last),
      talk: typeof talk.n === 'number' ? talk.n : 0,
    };
  }

  async findCode(code: string): Promise<string | null> {
    const row = this.#sql.code.get(code);
    return row === undefined ? null : text(row, 'id');
  }

  async listPublic({ limit, lobbiesSince }: { readonly limit: number; readonly lobbiesSince: number }): Promise<readonly string[]> {
    return this.#sql.listPublic.all(lobbiesSince, limit).map((row) => text(row, 'id'));
  }

  async listTimed(playedSince: number): Promise<readonly string[]> {
    return this.#sql.listTimed.all(playedSince).map((row) => text(row, 'id'));
  }

  async countTables(): Promise<number> {
    return integer(this.#sql.count.get() ?? {}, 'n');
  }

  async snapshot(table: string, shown?: number) {
    const row = this.#sql.snapshot.get(this.#key(table), shown ?? EVERYTHING);
    return row === undefined ? null : readSnapshot(row);
  }

  async snapshotAfter(table: string, step: number): Promise<number | null> {
    const row = this.#sql.snapshotAfter.get(this.#key(table), step);
    return row === undefined ? null : integer(row, 'seq');
  }

  async entries(table: string, { after, upTo }: EntryRange) {
    return this.#sql.entries.all(this.#key(table), after, upTo ?? EVERYTHING).map(readEntry);
  }

  async entriesWithLines(table: string, { from, below }: LineRange) {
    const found: Entry[] = [];
    // From the end: what is asked for is nearly always the latest, and lines only grow.
    for (const row of this.#sql.entriesBackwards.iterate(this.#key(table))) {
      if (integer(row, 'lines') < from) break;
      if (integer(row, 'lines_before') < (below ?? EVERYTHING)) found.push(readEntry(row));
    }
    return found.reverse();
  }

  async undone(table: string, from: number, upTo: number): Promise<readonly number[]> {
    return this.#sql.undone.all(this.#key(table), from, upTo).map((row) => integer(row, 'undoes'));
  }

  async entryOf(table: string, writer: string | number, client: string) {
    const row = this.#sql.entryOf.get(this.#key(table), String(writer), client);
    return row === undefined ? null : readEntry(row);
  }

  async talk(table: string, { reader, limit, upTo }: TalkQuery): Promise<TalkPage> {
    // Without a reader: nothing was written after the last number of all.
    const since = reader === null ? EVERYTHING : reader.since;
    const actor = String(reader?.actor ?? '');
    const readable = [this.#key(table), upTo, since, actor, `,${actor},`] as const;
    return { lines: this.#sql.talk.all(...readable, limit).map(readTalk), count: integer(this.#sql.countTalk.get(...readable) ?? {}, 'n') };
  }

  async check(): Promise<void> {
    this.#sql.any.get();
  }

  async close(): Promise<void> {
    if (this.#db.isOpen) this.#db.close();
  }
}
