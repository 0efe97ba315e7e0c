import type { DatabaseSync } from 'node:sqlite';
import type { SqliteFile } from '../sqlite-file.ts';
import { integer, json, text } from '../sqlite-rows.ts';
import type { Expiry } from '../host/records.ts';
import type { OldRoom, RoomRecord, RoomStore } from './room-store.ts';

/** A room is written whole: it changes a few times a minute, and sixty people are some twenty kilobytes. */
export const ROOMS = `
create table rooms (
  id text not null primary key,
  code text not null unique,
  version integer not null,
  record text not null,
  created_at integer not null
) strict, without rowid;
`;

/** When somebody last led the room on: a step, a game, a question. */
const LED_AT = `max(json_extract(record, '$.stepAt'), coalesce(json_extract(record, '$.games[#-1].at'), 0), coalesce(json_extract(record, '$.polls[#-1].at'), 0))`;
/** So many at once. */
const OLD_MOST = 500;

const statements = (db: DatabaseSync) => ({
  add: db.prepare('insert into rooms (id, code, version, record, created_at) values (?, ?, 1, ?, ?) on conflict (code) do nothing'),
  save: db.prepare('update rooms set record = ?, version = version + 1 where id = ? and version = ?'),
  find: db.prepare('select version, record from rooms where id = ?'),
  code: db.prepare('select id from rooms where code = ?'),
  withTable: db.prepare(`select id from rooms where instr(record, '"table":"' || ? || '"') > 0`),
  expired: db.prepare(`select record from rooms where (json_array_length(record, '$.games') > 0) = ? and ${LED_AT} < ? limit ${OLD_MOST}`),
  remove: db.prepare('delete from rooms where id = ?'),
});

/** The rows of rooms, on the connection of a storage. */
export class RoomRows implements RoomStore {
  readonly #sql: ReturnType<typeof statements>;
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
    this.#sql = statements(file.db);
  }

  async create(record: RoomRecord): Promise<'stored' | 'codeTaken'> {
    const { changes } = this.#file.transaction(() => this.#sql.add.run(record.id, record.code, JSON.stringify(record), record.createdAt));
    return changes === 0 ? 'codeTaken' : 'stored';
  }

  async save(record: RoomRecord, version: number): Promise<boolean> {
    return this.#file.transaction(() => this.#sql.save.run(JSON.stringify(record), record.id, version)).changes === 1;
  }

  async find(id: string) {
    const row = this.#sql.find.get(id);
    const record: RoomRecord | null = row === undefined ? null : json(row, 'record');
    return row === undefined || record === null ? null : { record, version: integer(row, 'version') };
  }

  async withTable(table: string): Promise<readonly string[]> {
    return this.#sql.withTable.all(table).map((row) => text(row, 'id'));
  }

  async findCode(code: string): Promise<string | null> {
    const row = this.#sql.code.get(code);
    return row === undefined ? null : text(row, 'id');
  }

  async expired({ finished, lobbies }: Expiry): Promise<readonly OldRoom[]> {
    const old = (played: 0 | 1, before: number | null) => (before === null ? [] : this.#sql.expired.all(played, before));
    return [...old(1, finished), ...old(0, lobbies)].flatMap((row) => {
      const record: RoomRecord | null = json(row, 'record');
      return record === null ? [] : [{ id: record.id, tables: record.games.flatMap(({ tables }) => tables.map(({ table }) => table)) }];
    });
  }

  async remove(id: string): Promise<void> {
    this.#file.transaction(() => this.#sql.remove.run(id));
  }
}
