import type { Journal } from '#table';
import type { HostStore } from './host/records.ts';
import type { RingStore } from './rings/records.ts';
import type { NoticeStore } from './notices/notice-store.ts';
import type { RoomStore } from './rooms/room-store.ts';

/** The journals of all tables of a server, and the key rings of those who play there. `storage-contract.ts` holds the tests that every implementation passes. */
export interface Storage extends Journal {
  findCode(code: string): Promise<string | null>;
  /** Tables that everyone may watch, newest first; lobbies only if created after `lobbiesSince`. */
  listPublic(query: { readonly limit: number; readonly lobbiesSince: number }): Promise<readonly string[]>;
  /** Tables in play that may have a clock to wind when a server starts: with a time limit, or played at since then (a game may open windows). */
  listTimed(playedSince: number): Promise<readonly string[]>;
  countTables(): Promise<number>;
  readonly rings: RingStore;
  readonly notices: NoticeStore;
  readonly host: HostStore;
  readonly rooms: RoomStore;

  /** Afterwards nothing that was erased is left in the bytes of any file. */
  clean(): Promise<void>;
  /** Resolves when something could be written now; rejects with a StorageError that says why not. */
  check(): Promise<void>;
  close(): Promise<void>;
}
