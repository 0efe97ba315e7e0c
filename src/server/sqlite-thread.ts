import { Worker } from 'node:worker_threads';
import type { SqliteOptions } from './sqlite-file.ts';
import type { EphemeralStore } from './sql/ephemeral.ts';
import { flatten } from './sql/flat.ts';
import { type Appended, type Change, StorageError, type StorageFault } from '#table/journal.ts';
import type { NoticeStore } from './notices/notice-store.ts';
import type { HostStore } from './host/retention.ts';
import type { RingStore } from './rings/carry.ts';
import type { ChallengeStore } from './challenges/challenge-rows.ts';
import type { RoomStore } from './rooms/room-rows.ts';
import type { Storage } from './open-storage.ts';

/** What the thread is asked, and what it answers. */
export type ThreadCall = { readonly id: number; readonly args: readonly unknown[] } & (
  | { readonly of: 'storage'; readonly method: keyof Asked | 'write' }
  | { readonly of: 'notices'; readonly method: keyof NoticeStore }
  | { readonly of: 'rings'; readonly method: keyof RingStore }
  | { readonly of: 'host'; readonly method: keyof HostStore }
  | { readonly of: 'rooms'; readonly method: keyof RoomStore }
  | { readonly of: 'challenges'; readonly method: keyof ChallengeStore }
  | { readonly of: 'ephemeral'; readonly method: keyof EphemeralStore }
);
type Asked = Omit<Storage, 'notices' | 'rings' | 'host' | 'rooms' | 'challenges' | 'ephemeral' | 'cluster' | 'experiments'>;
export type ThreadAnswer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly fault: StorageFault; readonly message: string };

/** An answer as it comes off the thread: of the type that the method asked for returns, which only its caller knows. */
type Received = Extract<ThreadAnswer, { readonly ok: false }> | { readonly id: number; readonly ok: true; readonly value: never };

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: StorageError) => void;
}

/** The id of the answer that says whether the file could be opened. */
export const OPENED = 0;

/**
 * The SQLite storage in a thread of its own. A commit waits for the disk; the tables, their bots and their pages do not
 * have to wait with it.
 */
export class ThreadedSqlite implements Storage {
  readonly #worker: Worker;
  /** Calls that have not been answered yet. */
  readonly #waiting = new Map<number, Waiting>();
  #calls = OPENED;
  /** Why nothing can be asked any more. */
  #ended: string | null = null;
  readonly rings = this.#store('rings');
  readonly notices = this.#store('notices');
  readonly rooms = this.#store('rooms');
  readonly challenges = this.#store('challenges');
  readonly host = this.#store('host');
  readonly ephemeral = this.#store('ephemeral');

  /** One server for one file. */
  readonly cluster = null;
  readonly experiments = null;

  private constructor(options: SqliteOptions) {
    this.#worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: options });
    this.#worker.on('message', (answer: Received) => this.#settle(answer));
    // A thread that dies takes nothing with it: what it had not answered was not acknowledged to anybody.
    this.#worker.on('error', (error) => this.#fail(error.message));
    this.#worker.on('exit', () => this.#fail('the storage thread has ended'));
  }

  /** Rejects with a StorageError when the file is not to be had. */
  static async open(options: SqliteOptions): Promise<ThreadedSqlite> {
    const storage = new ThreadedSqlite(options);
    try {
      await storage.#answer(OPENED);
      return storage;
    } catch (error) {
      await storage.#worker.terminate();
      throw error;
    }
  }

  #settle(answer: Received): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.ok) waiting?.resolve(answer.value);
    else waiting?.reject(new StorageError(answer.fault, answer.message));
  }

  /** Nobody is left waiting: every open call fails, and so does every later one. */
  #fail(message: string): void {
    this.#ended ??= message;
    for (const id of this.#waiting.keys()) this.#settle({ id, ok: false, fault: 'failed', message });
  }

  #answer<T>(id: number): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.#waiting.set(id, { resolve, reject });
    return promise;
  }

  /** A store whose methods are all asked of the thread. */
  #store<K extends Exclude<ThreadCall['of'], 'storage'>>(of: K): Storage[K] {
    const empty: Storage[K] = Object.create(null);
    return new Proxy(empty, {
      get:
        (_empty, method) =>
        (...args: readonly unknown[]) =>
          this.#send({ of, method: String(method) }, args),
    });
  }

  #asks<K extends keyof Asked>(method: K) {
    return (...args: Parameters<Asked[K]>): Promise<Awaited<ReturnType<Asked[K]>>> => this.#send({ of: 'storage', method }, args);
  }

  #send<T>(call: { readonly of: ThreadCall['of']; readonly method: string }, args: readonly unknown[]): Promise<T> {
    if (this.#ended !== null) return Promise.reject(new StorageError('failed', this.#ended));
    const id = ++this.#calls;
    const answer = this.#answer<T>(id);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there are no origins
    this.#worker.postMessage({ id, ...call, args });
    return answer;
  }

  readonly create = this.#asks('create');
  readonly saveSnapshots = this.#asks('saveSnapshots');
  readonly find = this.#asks('find');
  readonly findCode = this.#asks('findCode');
  readonly listPublic = this.#asks('listPublic');
  readonly listTimed = this.#asks('listTimed');
  readonly rest = this.#asks('rest');
  readonly countTables = this.#asks('countTables');
  readonly since = this.#asks('since');
  readonly origin = this.#asks('origin');
  readonly snapshot = this.#asks('snapshot');
  readonly snapshotAfter = this.#asks('snapshotAfter');
  readonly entries = this.#asks('entries');
  readonly entriesWithLines = this.#asks('entriesWithLines');
  readonly undone = this.#asks('undone');
  readonly entryOf = this.#asks('entryOf');
  readonly talk = this.#asks('talk');
  readonly clean = this.#asks('clean');
  readonly check = this.#asks('check');

  append(changes: readonly Change[]) {
    return this.#send<readonly Appended[]>({ of: 'storage', method: 'write' }, [changes.map(flatten)]);
  }

  async close(): Promise<void> {
    // A thread that has died holds nothing any more.
    if (this.#ended === null) await this.#send({ of: 'storage', method: 'close' }, []);
    await this.#worker.terminate();
  }
}
