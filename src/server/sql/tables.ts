import { isDamage } from '../sqlite-faults.ts';
import { insertInto, integer, integerOrNull, json, setAll, text } from './rows.ts';
import type { FlatChange } from './flat.ts';
import { NEVER, type Timed } from '../open-storage.ts';
import { SEAT, TABLE, TABLE_CHANGES } from './records.ts';
import { keepSat } from './past-seats.ts';
import { all, get, type Row, run, type Work } from './work.ts';
import type { Origin, SeatRecord, TableRecord } from '#table/journal.ts';

const SQL = {
  addTable: `${insertInto('tables', TABLE.columns)} on conflict (code) do nothing returning key`,
  setTable: `update tables set ${TABLE_CHANGES.columns.map((column) => `${column} = ?`).join(', ')} where key = ?`,
  setSeat: `${insertInto('seats', ['table_key', ...SEAT.columns])} on conflict (table_key, seat) ${setAll(SEAT.columns.slice(1))}`,
  addOrigin: 'insert into origins (table_key, origin) values (?, ?)',
  origin: 'select origin from origins where table_key = ?',
  dropSeats: 'delete from seats where table_key = ? and seat >= ?',
  key: 'select key from tables where id = ?',
  table: 'select * from tables where key = ?',
  seats: 'select * from seats where table_key = ? order by seat',
  code: 'select id from tables where code = ?',
  listPublic: `select id from tables where watching = 'everyone' and (status <> 'lobby' or created_at >= ?) order by created_at desc limit ?`,
  listPlaying: `select key, id, seconds_per_decision, wakes_at from tables where status = 'playing' and key > ? and (wakes_at is null or wakes_at < ${NEVER}) order by key limit ?`,
  rest: 'update tables set wakes_at = ? where key = ?',
  wake: 'update tables set wakes_at = null where key = ? and wakes_at is not null',
  lastAts: `select key, (select at from entries where table_key = key order by seq desc limit 1) as at from tables where status = 'playing' and wakes_at is null and key >= ? and key <= ?`,
  count: 'select count(*) as n from tables',
} as const;

const KEYS_KEPT = 10_000;
/** So many tables are looked at in one question. */
const LISTED_AT_ONCE = 500;
/** A table that no row belongs to. */
export const NO_TABLE = 0;

/** The tables themselves, and their chairs. */
export class TableRows {
  readonly #keys = new Map<string, number>();
  readonly #awake = new Set<number>();

  /** The number of a table that was asked for before. */
  known(table: string): number | undefined {
    return this.#keys.get(table);
  }

  /** The number of a table in this database; `NO_TABLE` when there is no such table. */
  *key(table: string): Work<number> {
    const known = this.#keys.get(table);
    if (known !== undefined) return known;
    const row = yield* get(SQL.key, table);
    if (row === undefined) return NO_TABLE;
    const key = integer(row, 'key');
    if (this.#keys.size >= KEYS_KEPT) this.#keys.clear();
    this.#keys.set(table, key);
    return key;
  }

  /** These tables are gone: another one may get their number. */
  forget(tables: readonly string[]): void {
    for (const table of tables) this.#keys.delete(table);
  }

  /** The number of a new table; null: its code is taken. */
  *add(record: TableRecord, seats: readonly SeatRecord[], origin: Origin | undefined): Work<number | null> {
    const row = yield* get(SQL.addTable, ...TABLE.write(record));
    if (row === undefined) return null;
    const key = integer(row, 'key');
    for (const seat of seats) yield* run(SQL.setSeat, key, ...SEAT.write(seat));
    if (origin !== undefined) yield* run(SQL.addOrigin, key, JSON.stringify(origin));
    return key;
  }

  *origin(key: number): Work<Origin | null> {
    const row = yield* get(SQL.origin, key);
    return row === undefined ? null : json(row, 'origin');
  }

  *write(key: number, { record, seats, unringed, seatCount }: Extract<FlatChange, { readonly kind: 'entry' }>): Work<void> {
    if (record !== null) yield* run(SQL.setTable, ...record, key);
    for (const { seat, tokenHash } of unringed) yield* keepSat(key, seat, tokenHash);
    for (const seat of seats) yield* run(SQL.setSeat, key, ...seat);
    if (seatCount !== null) yield* run(SQL.dropSeats, key, seatCount);
  }

  *find(key: number): Work<{ readonly record: TableRecord; readonly seats: readonly SeatRecord[] } | null> {
    const row = yield* get(SQL.table, key);
    return row === undefined ? null : { record: TABLE.read(row), seats: (yield* all(SQL.seats, key)).map(SEAT.read) };
  }

  *findCode(code: string): Work<string | null> {
    const row = yield* get(SQL.code, code);
    return row === undefined ? null : text(row, 'id');
  }

  *listPublic(limit: number, lobbiesSince: number): Work<readonly string[]> {
    return (yield* all(SQL.listPublic, lobbiesSince, limit)).map((row) => text(row, 'id'));
  }

  /** Has it been written here that it is not known when this table has something to do? */
  isAwake(key: number): boolean {
    return this.#awake.has(key);
  }

  *wake(key: number): Work<void> {
    yield* run(SQL.wake, key);
    if (this.#awake.size >= KEYS_KEPT) this.#awake.clear();
    this.#awake.add(key);
  }

  *rest(key: number, wakesAt: number): Work<void> {
    this.#awake.delete(key);
    yield* run(SQL.rest, wakesAt, key);
  }

  /** What was written last may not have been written. */
  doze(): void {
    this.#awake.clear();
  }

  *listTimed(playedSince: number): Work<readonly Timed[]> {
    const found: Timed[] = [];
    for (let after = NO_TABLE; ; ) {
      let rows: readonly Row[];
      try {
        rows = yield* all(SQL.listPlaying, after, LISTED_AT_ONCE);
      } catch (error) {
        // The clocks of the tables behind a damaged page start when somebody opens them.
        if (!isDamage(error)) throw error;
        return found;
      }
      const [first, last] = [rows[0], rows.at(-1)];
      if (first === undefined || last === undefined) return found;
      const playedAt = yield* this.#playedAt(integer(first, 'key'), integer(last, 'key'));
      for (const row of rows) {
        const wakesAt = integerOrNull(row, 'wakes_at');
        const isTimed = wakesAt !== null || row.seconds_per_decision !== null || (playedAt.get(row.key) ?? Number.NEGATIVE_INFINITY) >= playedSince;
        if (isTimed) found.push({ table: text(row, 'id'), wakesAt });
      }
      after = integer(last, 'key');
    }
  }

  /** When the tables from one number to another were last played at. What lies on a damaged page keeps nobody from the others. */
  *#playedAt(from: number, to: number): Work<ReadonlyMap<unknown, number>> {
    try {
      return new Map((yield* all(SQL.lastAts, from, to)).flatMap(({ key, at }) => (typeof at === 'number' ? [[key, at]] : [])));
    } catch (error) {
      if (!isDamage(error)) throw error;
      if (from === to) return new Map();
      const middle = Math.floor((from + to) / 2);
      return new Map([...(yield* this.#playedAt(from, middle)), ...(yield* this.#playedAt(middle + 1, to))]);
    }
  }

  *count(): Work<number> {
    return integer((yield* get(SQL.count)) ?? {}, 'n');
  }
}
