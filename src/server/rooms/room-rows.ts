import type { Expiry } from '../host/retention.ts';
import type { RoomPerson, RoomPoll, RoomView } from '#protocol';
import { integer, json, text } from '../sql/rows.ts';
import { all, type Engine, get, run } from '../sql/work.ts';

/* What is kept of a room. `storage-contract.ts` holds the tests that every implementation passes. */

/** Of tokens only the hash. A person stays in the list when he goes: games of before name him. */
export interface PersonRecord extends Omit<RoomPerson, 'person' | 'connected' | 'lostAt'> {
  /** Null: sent away. */
  readonly tokenHash: string | null;
}

export interface PollRecord extends Omit<RoomPoll, 'n' | 'answered' | 'result'> {
  /** By the number of the person. */
  readonly answers: Readonly<Record<string, number>>;
}

export interface RoomRecord extends Omit<RoomView, 'room' | 'you' | 'people' | 'polls' | 'claims'> {
  readonly id: string;
  readonly animatorHash: string;
  readonly lang: 'fr' | 'en';
  readonly people: readonly PersonRecord[];
  readonly polls: readonly PollRecord[];
}

interface OldRoom {
  readonly id: string;
  readonly tables: readonly string[];
}

export interface RoomStore {
  create(record: RoomRecord): Promise<'stored' | 'codeTaken'>;
  /** `version`: the one it was made from. False: somebody else has written meanwhile. */
  save(record: RoomRecord, version: number): Promise<boolean>;
  /** Rooms that this table belongs to. */
  withTable(table: string): Promise<readonly string[]>;
  find(id: string): Promise<{ readonly record: RoomRecord; readonly version: number } | null>;
  findCode(code: string): Promise<string | null>;
  /** Rooms that nobody has led on since then, with their tables: those where games were begun go as finished games do, the others as lobbies. */
  expired(expiry: Expiry): Promise<readonly OldRoom[]>;
  remove(id: string): Promise<void>;
}

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

/** So many at once. */
const OLD_MOST = 500;

const SQL = {
  add: 'insert into rooms (id, code, version, record, created_at) values (?, ?, 1, ?, ?) on conflict (code) do nothing',
  save: 'update rooms set record = ?, version = version + 1 where id = ? and version = ?',
  find: 'select version, record from rooms where id = ?',
  code: 'select id from rooms where code = ?',
  withTable: 'select id from rooms where instr(record, ?) > 0',
  records: 'select record from rooms order by created_at',
  remove: 'delete from rooms where id = ?',
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

  async expired({ finished, lobbies }: Expiry): Promise<readonly OldRoom[]> {
    const rows = await this.#engine.read(() => all(SQL.records));
    const records = rows.map((row): RoomRecord => json(row, 'record'));
    const isOld = (record: RoomRecord): boolean => ledAt(record) < ((record.games.length > 0 ? finished : lobbies) ?? 0);
    return records
      .filter(isOld)
      .slice(0, OLD_MOST)
      .map(({ id, games }) => ({ id, tables: games.flatMap(({ tables }) => tables.map(({ table }) => table)) }));
  }

  async remove(id: string): Promise<void> {
    await this.#engine.write(() => run(SQL.remove, id));
  }
}

/** When somebody last led the room on: a step, a game, a question. */
const ledAt = ({ stepAt, games, polls }: RoomRecord): number => Math.max(stepAt, games.at(-1)?.at ?? 0, polls.at(-1)?.at ?? 0);
