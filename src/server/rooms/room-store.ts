import type { Expiry } from '../host/records.ts';
import type { ProgrammeStep, RoomGame, RoomQuestion, WallView } from '#protocol';

/* What is kept of a room. `storage-contract.ts` holds the tests that every implementation passes. */

/** Of tokens only the hash. A person stays in the list when he goes: games of before name him. */
export interface PersonRecord {
  readonly name: string;
  readonly heads: number;
  readonly mark: number;
  readonly paper: boolean;
  readonly gone: boolean;
  /** Null: sent away. */
  readonly tokenHash: string | null;
}

export interface PollRecord extends RoomQuestion {
  readonly games: number;
  readonly at: number;
  readonly open: boolean;
  /** By the number of the person. */
  readonly answers: Readonly<Record<string, number>>;
}

export interface RoomRecord {
  readonly id: string;
  readonly code: string;
  readonly animatorHash: string;
  readonly title: string;
  readonly expected: number;
  readonly minutes: number;
  readonly lang: 'fr' | 'en';
  readonly createdAt: number;
  readonly steps: readonly ProgrammeStep[];
  readonly step: number;
  readonly stepAt: number;
  readonly people: readonly PersonRecord[];
  readonly games: readonly RoomGame[];
  readonly polls: readonly PollRecord[];
  readonly announcement: { readonly at: number; readonly text: string } | null;
  readonly wall: WallView;
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
