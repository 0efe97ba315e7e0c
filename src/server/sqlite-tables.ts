import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { isDamage } from './sqlite-faults.ts';
import { type FlatChange, seatColumns, tableColumns } from './sqlite-flat.ts';
import { integer, json, readSeat, readTable, type Row, text } from './sqlite-rows.ts';
import type { Origin, SeatRecord, TableRecord } from '#table/journal.ts';

const statements = (db: DatabaseSync) => ({
  addTable: db.prepare(`insert into tables
    (id, code, game, rules_version, options, status, paused, watching, seconds_per_decision, referee, referee_plays, owner_hash, referee_hash, seed, created_at, grace_hours, joining,
    takebacks, takeback, rematch, series, rhythm, owner_ring, referee_ring, fork, forking, pace, advised)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (code) do nothing`),
  setTable: db.prepare(`update tables set rules_version = ?, options = ?, status = ?, paused = ?, seed = ?, grace_hours = ?, joining = ?,
    takeback = ?, rematch = ?, series = ?, owner_hash = ?, referee_hash = ?, owner_ring = ?, referee_ring = ?, closed = ?, forking = ?, pace = ?, advised = ? where key = ?`),
  setSeat: db.prepare(`insert into seats (table_key, seat, name, holder, level, token_hash, owner, talk_since, away_until, mark, takebacks, ring, muted, named)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    on conflict do update set name = excluded.name, holder = excluded.holder, level = excluded.level, token_hash = excluded.token_hash, owner = excluded.owner,
    talk_since = excluded.talk_since, away_until = excluded.away_until, mark = excluded.mark, takebacks = excluded.takebacks,
    ring = excluded.ring, muted = excluded.muted, named = excluded.named`),
  addOrigin: db.prepare('insert into origins (table_key, origin) values (?, ?)'),
  origin: db.prepare('select origin from origins where table_key = ?'),
  dropSeats: db.prepare('delete from seats where table_key = ? and seat >= ?'),
  key: db.prepare('select key from tables where id = ?'),
  table: db.prepare('select * from tables where key = ?'),
  seats: db.prepare('select * from seats where table_key = ? order by seat'),
  code: db.prepare('select id from tables where code = ?'),
  listPublic: db.prepare(`select id from tables where watching = 'everyone' and (status <> 'lobby' or created_at >= ?) order by created_at desc limit ?`),
  listPlaying: db.prepare(`select key, id, seconds_per_decision from tables where status = 'playing'`),
  lastAt: db.prepare('select at from entries where table_key = ? order by seq desc limit 1'),
  count: db.prepare('select count(*) as n from tables'),
});

const KEYS_KEPT = 10_000;
/** A table that no row belongs to. */
export const NO_TABLE = 0;

/** The tables themselves, and their chairs. */
export class TableRows {
  readonly #sql: Record<keyof ReturnType<typeof statements>, StatementSync>;
  readonly #keys = new Map<string, number>();

  constructor(db: DatabaseSync) {
    this.#sql = statements(db);
  }

  /** The number of a table in this file; `NO_TABLE` when there is no such table. */
  key(table: string): number {
    const known = this.#keys.get(table);
    if (known !== undefined) return known;
    const row = this.#sql.key.get(table);
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
  add(record: TableRecord, seats: readonly SeatRecord[], origin: Origin | undefined): number | null {
    const { changes, lastInsertRowid } = this.#sql.addTable.run(...tableColumns(record));
    if (changes === 0) return null;
    const key = Number(lastInsertRowid);
    for (const seat of seats) this.#sql.setSeat.run(key, ...seatColumns(seat));
    if (origin !== undefined) this.#sql.addOrigin.run(key, JSON.stringify(origin));
    return key;
  }

  origin(key: number): Origin | null {
    const row = this.#sql.origin.get(key);
    return row === undefined ? null : json(row, 'origin');
  }

  write(key: number, { record, seats, seatCount }: Extract<FlatChange, { readonly kind: 'entry' }>): void {
    if (record !== null) this.#sql.setTable.run(...record, key);
    for (const seat of seats) this.#sql.setSeat.run(key, ...seat);
    if (seatCount !== null) this.#sql.dropSeats.run(key, seatCount);
  }

  find(key: number): { readonly record: TableRecord; readonly seats: readonly SeatRecord[] } | null {
    const row = this.#sql.table.get(key);
    return row === undefined ? null : { record: readTable(row), seats: this.#sql.seats.all(key).map(readSeat) };
  }

  findCode(code: string): string | null {
    const row = this.#sql.code.get(code);
    return row === undefined ? null : text(row, 'id');
  }

  listPublic(limit: number, lobbiesSince: number): readonly string[] {
    return this.#sql.listPublic.all(lobbiesSince, limit).map((row) => text(row, 'id'));
  }

  listTimed(playedSince: number): readonly string[] {
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

  count(): number {
    return integer(this.#sql.count.get() ?? {}, 'n');
  }
}
