import { isDamage } from './sqlite-faults.ts';
import { SqliteFile, type SqliteOptions } from './sqlite-file.ts';
import { type FlatChange, flatten, snapshotColumns } from './sqlite-flat.ts';
import { SqliteRings } from './rings/sqlite-rings.ts';
import { EntryRows } from './sqlite-entries.ts';
import { NO_TABLE, TableRows } from './sqlite-tables.ts';
import { TalkRows } from './sqlite-talk.ts';
import { HostRows } from './host/host-rows.ts';
import { NoticeRows } from './notices/notice-rows.ts';
import { RoomRows } from './rooms/room-rows.ts';
import type { Appended, Change, EntryRange, LineRange, Opening, Origin, SeatRecord, StoredSnapshot, TableRecord, TalkQuery, Writer } from '#table/journal.ts';
import type { Storage } from './storage.ts';

/** The embedded default: one file, write-ahead log, every commit on the disk before it is answered. */
export class SqliteStorage implements Storage {
  readonly #file: SqliteFile;
  readonly #tables: TableRows;
  readonly #entries: EntryRows;
  readonly #talk: TalkRows;
  readonly rings: SqliteRings;
  readonly notices: NoticeRows;
  readonly rooms: RoomRows;
  readonly host: HostRows;

  constructor(options: SqliteOptions) {
    this.#file = new SqliteFile(options);
    const { db } = this.#file;
    this.#tables = new TableRows(db);
    this.#entries = new EntryRows(db);
    this.#talk = new TalkRows(db);
    this.rings = new SqliteRings(this.#file, this.#tables, this.#talk);
    this.notices = new NoticeRows(this.#file);
    this.rooms = new RoomRows(this.#file);
    this.host = new HostRows(this.#file, this.#tables);
  }

  async create(record: TableRecord, seats: readonly SeatRecord[], opening?: Opening, origin?: Origin): Promise<'stored' | 'codeTaken'> {
    return this.#file.transaction(() => {
      const key = this.#tables.add(record, seats, origin);
      if (key === null) return 'codeTaken';
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
      return this.#file.transaction(() => this.#writeAll(changes));
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
      const appended = this.#write(this.#tables.key(change.table), change);
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
        const appended = this.#file.transaction(() => this.#writeAll(own));
        for (const [index, change] of own.entries()) results.set(change, appended[index] ?? 'conflict');
      } catch (error) {
        // Of another failure the table hears when it tries again.
        for (const change of own) results.set(change, isDamage(error) ? 'damaged' : 'conflict');
      }
    }
    return changes.map((change) => results.get(change) ?? 'conflict');
  }

  #write(key: number, change: FlatChange): Appended {
    // Deleted meanwhile: nothing may be written for a table that is not there.
    if (key === NO_TABLE) return 'conflict';
    if (change.kind === 'talk') return this.#talk.write(key, change);
    const appended = this.#entries.write(key, change);
    if (appended !== 'stored') return appended;
    this.#tables.write(key, change);
    if (change.moved !== null) {
      this.#talk.move(key, change.moved);
      this.host.moveReports(key, change.moved);
    }
    return 'stored';
  }

  async saveSnapshots(snapshots: readonly { readonly table: string; readonly snapshot: StoredSnapshot }[]): Promise<void> {
    this.#file.transaction(() => {
      for (const { table, snapshot } of snapshots) this.#entries.saveSnapshot(this.#tables.key(table), snapshotColumns(snapshot));
    });
  }

  async find(table: string) {
    const key = this.#tables.key(table);
    const found = this.#tables.find(key);
    return found === null ? null : { ...found, last: this.#entries.last(key), talk: this.#talk.last(key) };
  }
  async findCode(code: string) {
    return this.#tables.findCode(code);
  }
  async listPublic({ limit, lobbiesSince }: { readonly limit: number; readonly lobbiesSince: number }) {
    return this.#tables.listPublic(limit, lobbiesSince);
  }
  async listTimed(playedSince: number) {
    return this.#tables.listTimed(playedSince);
  }
  async countTables() {
    return this.#tables.count();
  }
  async origin(table: string) {
    return this.#tables.origin(this.#tables.key(table));
  }
  async snapshot(table: string, shown?: number) {
    return this.#entries.snapshot(this.#tables.key(table), shown);
  }
  async snapshotAfter(table: string, step: number) {
    return this.#entries.snapshotAfter(this.#tables.key(table), step);
  }
  async entries(table: string, range: EntryRange) {
    return this.#entries.range(this.#tables.key(table), range);
  }
  async entriesWithLines(table: string, range: LineRange) {
    return this.#entries.withLines(this.#tables.key(table), range);
  }
  async undone(table: string, from: number, upTo: number) {
    return this.#entries.undone(this.#tables.key(table), from, upTo);
  }
  async entryOf(table: string, writer: Writer, client: string) {
    return this.#entries.of(this.#tables.key(table), writer, client);
  }
  async talk(table: string, query: TalkQuery) {
    return this.#talk.page(this.#tables.key(table), query);
  }

  async clean(): Promise<void> {
    this.#file.clean();
  }
  async check(): Promise<void> {
    this.#file.check(() => this.#talk.tryOne());
  }
  async close(): Promise<void> {
    this.#file.close();
  }
}
