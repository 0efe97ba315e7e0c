import type { Expiry } from '../host/records.ts';
import type { RoomPerson, RoomPoll, RoomView } from '#protocol';

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

export interface OldRoom {
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
