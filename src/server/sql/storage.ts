import { isDamage } from '../sqlite-faults.ts';
import { HostRows, moveReports } from '../host/host-rows.ts';
import { NoticeRows } from '../notices/notice-rows.ts';
import { RingRows } from '../rings/ring-rows.ts';
import { ChallengeRows } from '../challenges/challenge-rows.ts';
import { RoomRows } from '../rooms/room-rows.ts';
import type { Experiments } from '../lab/experiments.ts';
import type { Cluster } from '../cluster.ts';
import type { Storage } from '../open-storage.ts';
import * as entries from './entries.ts';
import { EphemeralRows } from './ephemeral.ts';
import { type FlatChange, flatten } from './flat.ts';
import { SNAPSHOT } from './records.ts';
import { moveMuted } from './muted.ts';
import { moveSat } from './past-seats.ts';
import { NO_TABLE, TableRows } from './tables.ts';
import * as talk from './talk.ts';
import type { Engine, Work } from './work.ts';
import type {
  Appended,
  Change,
  EntryRange,
  LineRange,
  Opening,
  Origin,
  SeatRecord,
  Since,
  StoredSnapshot,
  StoredTable,
  TableRecord,
  TalkQuery,
  Writer,
} from '#table/journal.ts';

/** A storage in a database that understands SQL. */
export class SqlStorage implements Storage {
  readonly #engine: Engine;
  protected readonly tables = new TableRows();
  readonly rings: RingRows;
  readonly notices: NoticeRows;
  readonly rooms: RoomRows;
  readonly challenges: ChallengeRows;
  readonly host: HostRows;
  readonly ephemeral: EphemeralRows;
  readonly cluster: Cluster | null = null;
  readonly experiments: Experiments | null = null;

  constructor(engine: Engine) {
    this.#engine = engine;
    this.rings = new RingRows(engine, this.tables);
    this.notices = new NoticeRows(engine);
    this.rooms = new RoomRows(engine);
    this.challenges = new ChallengeRows(engine, this.tables);
    this.host = new HostRows(engine, this.tables);
    this.ephemeral = new EphemeralRows(engine);
  }

  create(record: TableRecord, seats: readonly SeatRecord[], opening?: Opening, origin?: Origin): Promise<'stored' | 'codeTaken'> {
    const tables = this.tables;
    return this.#engine.write(function* () {
      const key = yield* tables.add(record, seats, origin);
      if (key === null) return 'codeTaken';
      if (opening !== undefined) yield* write(tables, key, flatten({ kind: 'entry', table: record.id, ...opening }));
      return 'stored';
    });
  }

  append(changes: readonly Change[]): Promise<readonly Appended[]> {
    return this.write(changes.map(flatten));
  }

  /** `append`, of changes that another thread has already turned into columns. */
  async write(changes: readonly FlatChange[]): Promise<readonly Appended[]> {
    try {
      return await this.#engine.write(() => this.writeAll(changes));
    } catch (error) {
      this.tables.doze();
      if (!isDamage(error)) throw error;
      return this.#writeApart(changes);
    }
  }

  /** All of it in the transaction that is under way. */
  protected *writeAll(changes: readonly FlatChange[]): Work<readonly Appended[]> {
    const unwritten = new Set<string>();
    const results: Appended[] = [];
    for (const change of changes) {
      // What follows a change that was not written was worked out from a state that does not exist.
      const key = this.tables.known(change.table) ?? (yield* this.tables.key(change.table));
      const appended = unwritten.has(change.table) ? 'conflict' : yield* write(this.tables, key, change);
      if (appended !== 'stored') unwritten.add(change.table);
      results.push(appended);
    }
    return results;
  }

  /** A page of the file is damaged: every table that does not need it is written all the same. */
  async #writeApart(changes: readonly FlatChange[]): Promise<readonly Appended[]> {
    const results = new Map<FlatChange, Appended>();
    for (const table of new Set(changes.map((change) => change.table))) {
      const own = changes.filter((change) => change.table === table);
      try {
        const appended = await this.#engine.write(() => this.writeAll(own));
        for (const [index, change] of own.entries()) results.set(change, appended[index] ?? 'conflict');
      } catch (error) {
        // Of another failure the table hears when it tries again.
        for (const change of own) results.set(change, isDamage(error) ? 'damaged' : 'conflict');
      }
    }
    return changes.map((change) => results.get(change) ?? 'conflict');
  }

  saveSnapshots(snapshots: readonly { readonly table: string; readonly snapshot: StoredSnapshot }[]): Promise<void> {
    const tables = this.tables;
    return this.#engine.write(function* () {
      for (const { table, snapshot } of snapshots) yield* entries.saveSnapshot(yield* tables.key(table), SNAPSHOT.write(snapshot));
    });
  }

  /** Asks something of one table. */
  #at<T>(table: string, work: (key: number) => Work<T>): Promise<T> {
    const tables = this.tables;
    return this.#engine.read(function* () {
      return yield* work(yield* tables.key(table));
    });
  }

  find(table: string) {
    return this.#at(table, (key) => this.#find(key));
  }
  *#find(key: number): Work<StoredTable | null> {
    const found = yield* this.tables.find(key);
    return found === null ? null : { ...found, last: yield* entries.last(key), talk: yield* talk.last(key) };
  }
  since(table: string, seq: number, line: number) {
    const find = (key: number): Work<StoredTable | null> => this.#find(key);
    return this.#at(table, function* (key): Work<Since | null> {
      const found = yield* find(key);
      return found === null ? null : { ...found, entries: yield* entries.range(key, { after: seq }), said: yield* talk.after(key, line) };
    });
  }
  findCode(code: string) {
    return this.#engine.read(() => this.tables.findCode(code));
  }
  listPublic({ limit, lobbiesSince }: { readonly limit: number; readonly lobbiesSince: number }) {
    return this.#engine.read(() => this.tables.listPublic(limit, lobbiesSince));
  }
  listTimed(playedSince: number) {
    return this.#engine.read(() => this.tables.listTimed(playedSince));
  }
  rest(hibernating: Parameters<Storage['rest']>[0]) {
    const tables = this.tables;
    return this.#engine.write(function* () {
      for (const { table, wakesAt } of hibernating) yield* tables.rest(yield* tables.key(table), wakesAt);
    });
  }
  countTables() {
    return this.#engine.read(() => this.tables.count());
  }
  origin(table: string) {
    return this.#at(table, (key) => this.tables.origin(key));
  }
  snapshot(table: string, shown?: number, upTo?: number) {
    return this.#at(table, (key) => entries.lastSnapshot(key, shown, upTo));
  }
  snapshotAfter(table: string, step: number) {
    return this.#at(table, (key) => entries.snapshotAfter(key, step));
  }
  entries(table: string, range: EntryRange) {
    return this.#at(table, (key) => entries.range(key, range));
  }
  entriesWithLines(table: string, range: LineRange) {
    return this.#at(table, (key) => entries.withLines(key, range));
  }
  undone(table: string, from: number, upTo: number) {
    return this.#at(table, (key) => entries.undone(key, from, upTo));
  }
  entryOf(table: string, writer: Writer, client: string) {
    return this.#at(table, (key) => entries.of(key, writer, client));
  }
  talk(table: string, query: TalkQuery) {
    return this.#at(table, (key) => talk.page(key, query));
  }

  clean(): Promise<void> {
    return this.#engine.clean();
  }
  check(): Promise<void> {
    return this.#engine.check(() => talk.tryOne());
  }
  close(): Promise<void> {
    return this.#engine.close();
  }
}

function* write(tables: TableRows, key: number, change: FlatChange): Work<Appended> {
  // Deleted meanwhile: nothing may be written for a table that is not there.
  if (key === NO_TABLE) return 'conflict';
  if (change.kind === 'talk') return yield* talk.write(key, change);
  const appended = yield* entries.write(key, change);
  if (appended !== 'stored') return appended;
  if (!tables.isAwake(key)) yield* tables.wake(key);
  const { record, seats, seatCount } = change;
  if (record !== null || seats.length > 0 || seatCount !== null) yield* tables.write(key, change);
  if (change.moved !== null) {
    yield* moveSat(key, change.moved);
    yield* moveMuted(key, change.moved);
    yield* talk.move(key, change.moved);
    yield* moveReports(key, change.moved);
  }
  return 'stored';
}
