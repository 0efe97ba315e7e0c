import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type FlatChange, flatten, seatColumns, snapshotColumns, tableColumns } from './sqlite-flat.ts';
import { integer, readEntry, readSeat, readSnapshot, readTable, readTalk, type Row, text } from './sqlite-rows.ts';
import type { DeviceRecord, PasskeyRecord, Trace } from './rings/records.ts';
import { SqliteRings } from './rings/sqlite-rings.ts';
import { faultOf } from './sqlite-faults.ts';
import { lockFor, Place } from './sqlite-place.ts';
import { NoticeRows } from './notices/notice-rows.ts';
import { RoomRows } from './rooms/room-rows.ts';
import { examineSchema, prepareSchema } from './sqlite-schema.ts';
import {
  type Appended,
  type Change,
  type EntryRange,
  type LineRange,
  type Opening,
  type SeatRecord,
  StorageError,
  type StoredSnapshot,
  type TableRecord,
  type TalkPage,
  type TalkQuery,
  type Writer,
} from '#table/journal.ts';
import type { Storage } from './storage.ts';

export interface SqliteOptions {
  /** The path of the file, made when absent. */
  readonly file: string;
  /** No other server may have the file open. */
  readonly alone?: boolean;
  /** No more pages than this: how a test fills the disk. */
  readonly maxPages?: number;
}

interface Opened {
  readonly db: DatabaseSync;
  readonly lock: DatabaseSync | null;
}

const open = ({ file, alone, maxPages }: SqliteOptions): Opened => {
  let db: DatabaseSync | null = null;
  let lock: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(file);
    const found = examineSchema(db);
    lock = alone === true ? lockFor(file) : null;
    // FULL: a commit is on the disk before anybody is told so, whatever happens to the machine.
    db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 2000; pragma foreign_keys = off');
    // Pages that change again and again are copied into the file less often, for a log of at most 16 MB beside it.
    db.exec('pragma wal_autocheckpoint = 4000');
    prepareSchema(db, found);
    if (maxPages !== undefined) db.exec(`pragma max_page_count = ${maxPages}`);
    return { db, lock };
  } catch (error) {
    lock?.close();
    db?.close();
    throw faultOf(error);
  }
};

const COLUMNS = 'seq, kind, writer, client, input, step, shown, lines_before, lines, log, undoes, at';

/** Private lines must be left out before lines are counted: what a page is sent may not depend on them. */
const READABLE = 'table_key = ? and n <= ? and (recipients is null or (n > ? and (writer = ? or instr(recipients, ?) > 0)))';

const statements = (db: DatabaseSync) => ({
  addTable: db.prepare(`insert into tables
    (id, code, game, rules_version, options, status, paused, watching, seconds_per_decision, referee, referee_plays, owner_hash, referee_hash, seed, created_at, grace_hours, joining,
    takebacks, takeback, rematch, series, rhythm, owner_ring, referee_ring)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (code) do nothing`),
  setTable: db.prepare(`update tables set rules_version = ?, options = ?, status = ?, paused = ?, seed = ?, grace_hours = ?, joining = ?,
    takeback = ?, rematch = ?, series = ?, owner_hash = ?, referee_hash = ?, owner_ring = ?, referee_ring = ? where key = ?`),
  setSeat: db.prepare(`insert into seats (table_key, seat, name, holder, level, token_hash, owner, talk_since, away_until, mark, takebacks, ring)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    on conflict do update set name = excluded.name, holder = excluded.holder, level = excluded.level, token_hash = excluded.token_hash, owner = excluded.owner,
    talk_since = excluded.talk_since, away_until = excluded.away_until, mark = excluded.mark, takebacks = excluded.takebacks,
    ring = excluded.ring`),
  dropSeats: db.prepare('delete from seats where table_key = ? and seat >= ?'),
  addEntry: db.prepare(`insert into entries (table_key, ${COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`),
  hasEntry: db.prepare('select 1 from entries where table_key = ? and seq >= ? limit 1'),
  addSnapshot: db.prepare(`insert into snapshots (table_key, step, shown, seq, rules_version, moment) values (?, ?, ?, ?, ?, ?)
    on conflict do update set shown = excluded.shown, seq = excluded.seq, rules_version = excluded.rules_version, moment = excluded.moment`),
  dropSnapshots: db.prepare('delete from snapshots where table_key = ? and step > ?'),
  addTalk: db.prepare('insert into talk (table_key, n, at, writer, client, name, text, recipients) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing'),
  // The request that said it is not repeated once the game runs; under another writer its id could be somebody else's.
  moveTalk: db.prepare('update talk set writer = ?, client = null where table_key = ? and writer = ?'),
  hasTalk: db.prepare('select 1 from talk where table_key = ? and n >= ? limit 1'),
  key: db.prepare('select key from tables where id = ?'),
  table: db.prepare('select * from tables where key = ?'),
  seats: db.prepare('select * from seats where table_key = ? order by seat'),
  lastEntry: db.prepare(`select ${COLUMNS} from entries where table_key = ? order by seq desc limit 1`),
  lastTalk: db.prepare('select max(n) as n from talk where table_key = ?'),
  code: db.prepare('select id from tables where code = ?'),
  listPublic: db.prepare(`select id from tables where watching = 'everyone' and (status <> 'lobby' or created_at >= ?) order by created_at desc limit ?`),
  listPlaying: db.prepare(`select key, id, seconds_per_decision from tables where status = 'playing'`),
  lastAt: db.prepare('select at from entries where table_key = ? order by seq desc limit 1'),
  count: db.prepare('select count(*) as n from tables'),
  snapshot: db.prepare('select * from snapshots where table_key = ? and shown <= ? order by step desc limit 1'),
  snapshotAfter: db.prepare('select seq from snapshots where table_key = ? and step > ? order by step limit 1'),
  entries: db.prepare(`select ${COLUMNS} from entries where table_key = ? and seq > ? and seq <= ? order by seq`),
  linesAt: db.prepare('select lines from entries where table_key = ? and seq >= ? order by seq limit 1'),
  lastSeq: db.prepare('select max(seq) as seq from entries where table_key = ?'),
  entriesWithLines: db.prepare(`select * from (select ${COLUMNS} from entries where table_key = ? and seq >= ? and seq <= ? and log <> '[]'
    and lines - lines_before >= ? order by seq desc limit ?) order by seq`),
  undone: db.prepare('select undoes from entries where table_key = ? and undoes is not null and undoes >= ? and undoes <= ? order by undoes'),
  entryOf: db.prepare(`select ${COLUMNS} from entries where table_key = ? and writer = ? and client = ?`),
  talk: db.prepare(`select * from (select * from talk where ${READABLE} order by n desc limit ? offset ?) order by n`),
  dropTalk: db.prepare('delete from talk where table_key = ?'),
  said: db.prepare('select * from talk where table_key = ? and writer = ? and n > ? order by n'),
  countTalk: db.prepare(`select count(*) as n from talk where ${READABLE}`),
});

const EVERYTHING = Number.MAX_SAFE_INTEGER;
const KEYS_KEPT = 10_000;
/** A table that no row belongs to. */
const NO_TABLE = 0;
/** More than a move takes: several pages. */
const TRIAL = 'x'.repeat(16_384);
/** What could be written so short a time ago can be written now. */
const TRUSTED_MS = 5000;

const isDamage = (error: unknown): boolean => faultOf(error).fault === 'damaged';

/** The embedded default: one file, write-ahead log, every commit on the disk before it is answered. */
export class SqliteStorage implements Storage {
  readonly #db: DatabaseSync;
  readonly #sql: Record<keyof ReturnType<typeof statements>, StatementSync>;
  readonly #keys = new Map<string, number>();
  readonly #rings: SqliteRings;

  readonly notices: NoticeRows;
  readonly rooms: RoomRows;
  readonly #lock: DatabaseSync | null;
  readonly #place: Place;
  #saved = false;
  /** When something was last written; long ago, when the last attempt failed. */
  #writtenAt = Number.NEGATIVE_INFINITY;

  constructor(options: SqliteOptions) {
    const { db, lock } = open(options);
    this.#db = db;
    this.#lock = lock;
    this.#place = new Place(options.file);
    this.#sql = statements(db);
    this.#rings = new SqliteRings(db);
    this.notices = new NoticeRows(db, (work) => this.#transaction(work));
    this.rooms = new RoomRows(db, (work) => this.#transaction(work));
  }

  /** The number of a table in this file; `NO_TABLE` when there is no such table. */
  #key(table: string): number {
    const known = this.#keys.get(table);
    if (known !== undefined) return known;
    const row = this.#sql.key.get(table);
    if (row === undefined) return NO_TABLE;
    const key = integer(row, 'key');
    if (this.#keys.size >= KEYS_KEPT) this.#keys.clear();
    this.#keys.set(table, key);
    return key;
  }

  /** Runs in one transaction; a failure leaves nothing behind. */
  #transaction<T>(work: () => T): T {
    try {
      this.#place.check();
      this.#db.exec('begin immediate');
      const result = work();
      this.#db.exec('commit');
      // Before anybody is told: what was written is where it will be looked for.
      this.#place.check();
      this.#writtenAt = performance.now();
      return result;
    } catch (error) {
      this.#writtenAt = Number.NEGATIVE_INFINITY;
      if (this.#db.isTransaction) this.#db.exec('rollback');
      const fault = faultOf(error);
      if (fault.fault === 'gone') this.#save();
      throw fault;
    }
  }

  /** What was deleted is gone for good when it is closed: everything in it is written beside where it was, once. */
  #save(): void {
    if (this.#saved) return;
    this.#saved = true;
    try {
      this.#db.prepare('vacuum into ?').run(this.#place.spare());
    } catch {
      // There may be no room, or no folder any more: that nothing is taken has been said already.
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
    try {
      return this.#transaction(() => this.#writeAll(changes));
    } catch (error) {
      if (!isDamage(error)) throw error;
      return this.#writeApart(changes);
    }
  }

  #writeAll(changes: readonly FlatChange[]): readonly Appended[] {
    const unwritten = new Set<string>();
    return changes.map((change) => {
      // What follows a change that was not written was worked out from a state that does not exist.
      if (unwritten.has(change.table)) return 'conflict';
      const appended = this.#write(this.#key(change.table), change);
      if (appended !== 'stored') unwritten.add(change.table);
      return appended;
    });
  }

  /** A page of the file is damaged: every table that does not need it is written all the same. */
  #writeApart(changes: readonly FlatChange[]): readonly Appended[] {
    const results = new Map<FlatChange, Appended>();
    for (const table of new Set(changes.map((change) => change.table))) {
      const own = changes.filter((change) => change.table === table);
      try {
        const appended = this.#transaction(() => this.#writeAll(own));
        for (const [index, change] of own.entries()) results.set(change, appended[index] ?? 'conflict');
      } catch (error) {
        // Of another failure the table hears when it tries again.
        for (const change of own) results.set(change, isDamage(error) ? 'damaged' : 'conflict');
      }
    }
    return changes.map((change) => results.get(change) ?? 'conflict');
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
    if (change.moved !== null) this.#moveTalk(key, change.moved);
    if (change.snapshot !== null) this.#sql.addSnapshot.run(key, ...change.snapshot);
    return 'stored';
  }

  /** Chairs only move up: each number is free by the time that another chair gets it. */
  #moveTalk(key: number, moved: readonly (number | null)[]): void {
    for (const [seat, now] of moved.entries()) if (now !== seat) this.#sql.moveTalk.run(String(now ?? 'visitor'), key, String(seat));
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
    const found: string[] = [];
    try {
      for (const row of this.#sql.listPlaying.iterate())
        if (row.seconds_per_decision !== null || this.#playedAt(row) >= playedSince) found.push(text(row, 'id'));
    } catch (error) {
      // The clocks of the tables behind a damaged page start when somebody opens them.
      if (!isDamage(error)) throw error;
    }
    return found;
  }

  #playedAt(table: Row): number {
    try {
      const last = this.#sql.lastAt.get(integer(table, 'key'));
      return last === undefined ? Number.NEGATIVE_INFINITY : integer(last, 'at');
    } catch (error) {
      if (!isDamage(error)) throw error;
      return Number.NEGATIVE_INFINITY;
    }
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

  async entriesWithLines(table: string, { from, below, upTo, publicOnly, limit }: LineRange) {
    const key = this.#key(table);
    const first = this.#firstWithLines(key, from);
    const last = below === undefined ? upTo : Math.min(upTo, this.#firstWithLines(key, below));
    return this.#sql.entriesWithLines.all(key, first, last, publicOnly ? 1 : 0, limit).map(readEntry);
  }

  /** The first entry after which there are so many lines for everybody. They only grow: it is found without reading what lies between. */
  #firstWithLines(key: number, lines: number): number {
    let low = 1;
    const last: Row = this.#sql.lastSeq.get(key) ?? {};
    let high = (typeof last.seq === 'number' ? last.seq : 0) + 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (integer(this.#sql.linesAt.get(key, middle) ?? {}, 'lines') < lines) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  async undone(table: string, from: number, upTo: number): Promise<readonly number[]> {
    return this.#sql.undone.all(this.#key(table), from, upTo).map((row) => integer(row, 'undoes'));
  }

  async entryOf(table: string, writer: string | number, client: string) {
    const row = this.#sql.entryOf.get(this.#key(table), String(writer), client);
    return row === undefined ? null : readEntry(row);
  }

  async talk(table: string, { reader, limit, upTo, before }: TalkQuery): Promise<TalkPage> {
    // Without a reader: nothing was written after the last number of all.
    const since = reader === null ? EVERYTHING : reader.since;
    const actor = String(reader?.actor ?? '');
    const readable = [this.#key(table), upTo, since, actor, `,${actor},`] as const;
    const count = integer(this.#sql.countTalk.get(...readable) ?? {}, 'n');
    const later = before === undefined ? 0 : Math.max(0, count - Math.ceil(before) + 1);
    return { lines: this.#sql.talk.all(...readable, limit, later).map(readTalk), count: count - later };
  }

  async addDevice(device: DeviceRecord): Promise<void> {
    this.#transaction(() => this.#rings.addDevice(device));
  }
  async findDevice(tokenHash: string) {
    return this.#rings.findDevice(tokenHash);
  }
  async listDevices(ring: string) {
    return this.#rings.listDevices(ring);
  }
  async seeDevice(id: string, at: number): Promise<void> {
    this.#transaction(() => this.#rings.seeDevice(id, at));
  }
  async dropDevice(id: string): Promise<void> {
    this.#transaction(() => this.#rings.dropDevice(id));
  }
  async addPasskey(passkey: PasskeyRecord): Promise<void> {
    this.#transaction(() => this.#rings.addPasskey(passkey));
  }
  async findPasskey(id: string) {
    return this.#rings.findPasskey(id);
  }
  async listPasskeys(ring: string) {
    return this.#rings.listPasskeys(ring);
  }
  async countPasskey(id: string, counter: number): Promise<void> {
    this.#transaction(() => this.#rings.countPasskey(id, counter));
  }
  async dropPasskeys(ring: string): Promise<void> {
    this.#transaction(() => this.#rings.dropPasskeys(ring));
  }
  async tablesOfRing(ring: string) {
    return this.#rings.tables(ring);
  }
  async saidBy(table: string, writer: Writer, since: number) {
    return this.#sql.said.all(this.#key(table), String(writer), since).map(readTalk);
  }
  async eraseTraces(table: string, traces: readonly Trace[]): Promise<void> {
    this.#transaction(() => {
      for (const trace of traces) this.#rings.erase(this.#key(table), trace);
    });
  }
  async dropRing(ring: string): Promise<void> {
    this.#transaction(() => this.#rings.dropRing(ring));
  }

  /** What SQLite frees keeps its bytes, in the file and in the log beside it: both are written anew. */
  async clean(): Promise<void> {
    try {
      this.#place.check();
      this.#db.exec('vacuum');
    } catch (error) {
      throw faultOf(error);
    }
    const { busy } = this.#db.prepare('pragma wal_checkpoint(truncate)').get() ?? {};
    if (busy !== 0) throw new StorageError('failed', 'another program reads the database');
  }

  /** Tries it, unless something has just been written: a full disk is not seen by looking. */
  async check(): Promise<void> {
    this.#place.check();
    if (performance.now() - this.#writtenAt < TRUSTED_MS) return;
    this.#transaction(() => {
      this.#sql.addTalk.run(NO_TABLE, 1, 0, '', null, '', TRIAL, null);
      this.#sql.dropTalk.run(NO_TABLE);
    });
  }

  async close(): Promise<void> {
    if (this.#db.isOpen) this.#db.close();
    if (this.#lock?.isOpen === true) this.#lock.close();
  }
}
