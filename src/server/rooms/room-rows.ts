import type { Expiry } from '../host/retention.ts';
import type { RoomClaim, RoomPerson, RoomPoll, RoomView } from '#protocol';
import { DATA, insertInto, INTEGER, Part, rowsOf, text } from '../sql/rows.ts';
import { run } from '../sql/work.ts';

/* What is kept of a room. `storage-contract.ts` holds the tests that every implementation passes. */

/** Of tokens only the hash. Whoever was in a game stays in the list after leaving; the others leave an empty place. */
export interface PersonRecord extends Omit<RoomPerson, 'person' | 'connected' | 'lostAt'> {
  /** Null: sent away. */
  readonly tokenHash: string | null;
}

export interface PollRecord extends Omit<RoomPoll, 'n' | 'answered' | 'result'> {
  /** By the number of the person. */
  readonly answers: Readonly<Record<string, number>>;
}

/** Somebody says, on another phone, to be a person of the room. */
export interface ClaimRecord extends Omit<RoomClaim, 'name'> {
  /** By whose key that person came in then: their number may be somebody else's by now. */
  readonly of: string | null;
  readonly tokenHash: string;
  readonly at: number;
}

/** A server is making the tables of the next game, since then. `server`: absent in what an older one has written. */
export interface Beginning {
  readonly id: string;
  readonly at: number;
  readonly server?: string;
}

export interface RoomRecord
  extends Omit<RoomView, 'room' | 'you' | 'people' | 'polls' | 'claims' | 'locked' | 'names' | 'talk' | 'endsAt' | 'held' | 'slide' | 'walled'> {
  readonly id: string;
  readonly animatorHash: string;
  readonly lang: 'fr' | 'en';
  readonly people: readonly PersonRecord[];
  readonly polls: readonly PollRecord[];
  /** Absent: open, as every room was once. */
  readonly locked?: boolean;
  /** The names of the class, given beforehand. Absent, as all that follows: as every room was once. */
  readonly names?: readonly string[];
  readonly talk?: boolean;
  readonly endsAt?: number | null;
  readonly held?: boolean;
  readonly slide?: number;
  /** Keys of those whom the animator has removed. */
  readonly out?: readonly string[];
  /** Absent: none yet. */
  readonly claims?: readonly ClaimRecord[];
  readonly beginning?: Beginning | null;
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

const ROOM = rowsOf<{ readonly record: RoomRecord; readonly version: number }>({ record: DATA, version: INTEGER });

/** So many at once. */
const OLD_MOST = 500;

const SQL = {
  add: `${insertInto('rooms', ['id', 'code', 'created_at', ...ROOM.columns])} on conflict (code) do nothing`,
  save: 'update rooms set record = ?, version = version + 1 where id = ? and version = ?',
  find: 'select * from rooms where id = ?',
  code: 'select id from rooms where code = ?',
  withTable: 'select id from rooms where instr(record, ?) > 0',
  records: 'select * from rooms order by created_at',
  remove: 'delete from rooms where id = ?',
} as const;

/** The rows of rooms, in the database of a storage. */
export class RoomRows extends Part implements RoomStore {
  async create(record: RoomRecord): Promise<'stored' | 'codeTaken'> {
    const added = await this.engine.write(() => run(SQL.add, record.id, record.code, record.createdAt, ...ROOM.write({ record, version: 1 })));
    return added === 0 ? 'codeTaken' : 'stored';
  }

  async save(record: RoomRecord, version: number): Promise<boolean> {
    return (await this.engine.write(() => run(SQL.save, JSON.stringify(record), record.id, version))) === 1;
  }

  async find(id: string) {
    return ROOM.found(await this.row(SQL.find, id));
  }

  async withTable(table: string): Promise<readonly string[]> {
    return (await this.rows(SQL.withTable, `"table":${JSON.stringify(table)}`)).map((row) => text(row, 'id'));
  }

  async findCode(code: string): Promise<string | null> {
    const row = await this.row(SQL.code, code);
    return row === undefined ? null : text(row, 'id');
  }

  async expired({ finished, lobbies }: Expiry): Promise<readonly OldRoom[]> {
    const records = (await this.rows(SQL.records)).map((row) => ROOM.read(row).record);
    const isOld = (record: RoomRecord): boolean => ledAt(record) < ((record.games.length > 0 ? finished : lobbies) ?? 0);
    return records
      .filter(isOld)
      .slice(0, OLD_MOST)
      .map(({ id, games }) => ({ id, tables: games.flatMap(({ tables }) => tables.map(({ table }) => table)) }));
  }

  remove(id: string): Promise<void> {
    return this.run(SQL.remove, id);
  }
}

/** When somebody last led the room on: a step, a game, a question. */
const ledAt = ({ stepAt, games, polls }: RoomRecord): number => Math.max(stepAt, games.at(-1)?.at ?? 0, polls.at(-1)?.at ?? 0);
