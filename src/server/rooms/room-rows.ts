import { integer, json, text } from '../sql/rows.ts';
import { all, type Engine, get, run } from '../sql/work.ts';
import type { RoomRecord, RoomStore } from './room-store.ts';

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

const SQL = {
  add: 'insert into rooms (id, code, version, record, created_at) values (?, ?, 1, ?, ?) on conflict (code) do nothing',
  save: 'update rooms set record = ?, version = version + 1 where id = ? and version = ?',
  find: 'select version, record from rooms where id = ?',
  code: 'select id from rooms where code = ?',
  withTable: 'select id from rooms where instr(record, ?) > 0',
} as const;

/** The rows of rooms, in the database of a storage. */
export class RoomRows implements RoomStore {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async create(record: RoomRecord): Promise<'stored' | 'codeTaken'> {
    const added = await this.#engine.write(() => run(SQL.add, record.id, record.code, JSON.stringify(record), record.createdAt));
    return added === 0 ? 'codeTaken' : 'stored';
  }

  async save(record: RoomRecord, version: number): Promise<boolean> {
    return (await this.#engine.write(() => run(SQL.save, JSON.stringify(record), record.id, version))) === 1;
  }

  async find(id: string) {
    const row = await this.#engine.read(() => get(SQL.find, id));
    const record: RoomRecord | null = row === undefined ? null : json(row, 'record');
    return row === undefined || record === null ? null : { record, version: integer(row, 'version') };
  }

  async withTable(table: string): Promise<readonly string[]> {
    return (await this.#engine.read(() => all(SQL.withTable, `"table":${JSON.stringify(table)}`))).map((row) => text(row, 'id'));
  }

  async findCode(code: string): Promise<string | null> {
    const row = await this.#engine.read(() => get(SQL.code, code));
    return row === undefined ? null : text(row, 'id');
  }
}
