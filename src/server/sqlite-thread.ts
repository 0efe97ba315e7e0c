import { EventEmitter, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SqliteOptions } from './sqlite.ts';
import { flatten } from './sqlite-flat.ts';
import { type Change, type Storage, StorageError, type StorageFault } from './storage.ts';

/** What the thread is asked, and what it answers. */
export interface ThreadCall {
  readonly id: number;
  readonly method: keyof Storage | 'write';
  readonly args: readonly unknown[];
}
export type ThreadAnswer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly fault: StorageFault; readonly message: string };

/** The id of the answer that says whether the file could be opened. */
export const OPENED = 0;

/**
 * The SQLite storage in a thread of its own. A commit waits for the disk; the tables, their bots and their pages do not
 * have to wait with it.
 */
export class ThreadedSqlite implements Storage {
  readonly #worker: Worker;
  readonly #answers = new EventEmitter();
  #calls = OPENED;
  /** Why nothing can be asked any more. */
  #ended: string | null = null;

  private constructor(options: SqliteOptions) {
    this.#worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: options });
    this.#answers.setMaxListeners(0);
    this.#worker.on('message', (answer: ThreadAnswer) => this.#answers.emit(String(answer.id), answer));
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

  #fail(message: string): void {
    this.#ended ??= message;
    for (const id of this.#answers.eventNames()) {
      this.#answers.emit(id, { id: Number(id), ok: false, fault: 'failed', message } satisfies ThreadAnswer);
    }
  }

  async #answer<K extends keyof Storage>(id: number): Promise<Awaited<ReturnType<Storage[K]>>> {
    const [answer] = await once(this.#answers, String(id));
    if (!answer.ok) throw new StorageError(answer.fault, answer.message);
    return answer.value;
  }

  #call<K extends keyof Storage>(method: K, args: Parameters<Storage[K]>): Promise<Awaited<ReturnType<Storage[K]>>> {
    return this.#send<K>(method, args);
  }

  #send<K extends keyof Storage>(method: ThreadCall['method'], args: readonly unknown[]): Promise<Awaited<ReturnType<Storage[K]>>> {
    if (this.#ended !== null) return Promise.reject(new StorageError('failed', this.#ended));
    const id = ++this.#calls;
    const answer = this.#answer<K>(id);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there are no origins
    this.#worker.postMessage({ id, method, args } satisfies ThreadCall);
    return answer;
  }

  create(...args: Parameters<Storage['create']>) {
    return this.#call('create', args);
  }
  append(changes: readonly Change[]) {
    return this.#send<'append'>('write', [changes.map(flatten)]);
  }
  saveSnapshots(...args: Parameters<Storage['saveSnapshots']>) {
    return this.#call('saveSnapshots', args);
  }
  find(...args: Parameters<Storage['find']>) {
    return this.#call('find', args);
  }
  findCode(...args: Parameters<Storage['findCode']>) {
    return this.#call('findCode', args);
  }
  listPublic(...args: Parameters<Storage['listPublic']>) {
    return this.#call('listPublic', args);
  }
  listTimed(...args: Parameters<Storage['listTimed']>) {
    return this.#call('listTimed', args);
  }
  countTables(...args: Parameters<Storage['countTables']>) {
    return this.#call('countTables', args);
  }
  snapshot(...args: Parameters<Storage['snapshot']>) {
    return this.#call('snapshot', args);
  }
  snapshotAfter(...args: Parameters<Storage['snapshotAfter']>) {
    return this.#call('snapshotAfter', args);
  }
  entries(...args: Parameters<Storage['entries']>) {
    return this.#call('entries', args);
  }
  entriesWithLines(...args: Parameters<Storage['entriesWithLines']>) {
    return this.#call('entriesWithLines', args);
  }
  undone(...args: Parameters<Storage['undone']>) {
    return this.#call('undone', args);
  }
  entryOf(...args: Parameters<Storage['entryOf']>) {
    return this.#call('entryOf', args);
  }
  talk(...args: Parameters<Storage['talk']>) {
    return this.#call('talk', args);
  }
  check(...args: Parameters<Storage['check']>) {
    return this.#call('check', args);
  }
  async close(): Promise<void> {
    await this.#call('close', []);
    await this.#worker.terminate();
  }
}
