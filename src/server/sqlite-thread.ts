import { Worker } from 'node:worker_threads';
import type { SqliteOptions } from './sqlite-file.ts';
import { flatten } from './sql/flat.ts';
import { type Appended, type Change, StorageError, type StorageFault } from '#table/journal.ts';
import type { NoticeStore } from './notices/notice-store.ts';
import type { HostStore } from './host/records.ts';
import type { RingStore } from './rings/records.ts';
import type { RoomStore } from './rooms/room-store.ts';
import type { Storage } from './storage.ts';

/** What the thread is asked, and what it answers. */
export type ThreadCall = { readonly id: number; readonly args: readonly unknown[] } & (
  | { readonly of: 'storage'; readonly method: keyof Asked | 'write' }
  | { readonly of: 'notices'; readonly method: keyof NoticeStore }
  | { readonly of: 'rings'; readonly method: keyof RingStore }
  | { readonly of: 'host'; readonly method: keyof HostStore }
  | { readonly of: 'rooms'; readonly method: keyof RoomStore }
);
type Asked = Omit<Storage, 'notices' | 'rings' | 'host' | 'rooms' | 'neighbours' | 'experiments'>;
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
  readonly rings: RingStore = {
    addDevice: (...args) => this.#ring('addDevice', args),
    findDevice: (...args) => this.#ring('findDevice', args),
    listDevices: (...args) => this.#ring('listDevices', args),
    seeDevice: (...args) => this.#ring('seeDevice', args),
    dropDevice: (...args) => this.#ring('dropDevice', args),
    addPasskey: (...args) => this.#ring('addPasskey', args),
    findPasskey: (...args) => this.#ring('findPasskey', args),
    listPasskeys: (...args) => this.#ring('listPasskeys', args),
    countPasskey: (...args) => this.#ring('countPasskey', args),
    dropPasskeys: (...args) => this.#ring('dropPasskeys', args),
    tablesOfRing: (...args) => this.#ring('tablesOfRing', args),
    satOf: (...args) => this.#ring('satOf', args),
    passSat: (...args) => this.#ring('passSat', args),
    saidBy: (...args) => this.#ring('saidBy', args),
    eraseTraces: (...args) => this.#ring('eraseTraces', args),
    dropRing: (...args) => this.#ring('dropRing', args),
  };
  readonly notices: NoticeStore = {
    keep: (...args) => this.#notice('keep', args),
    saveChannel: (...args) => this.#notice('saveChannel', args),
    channel: (...args) => this.#notice('channel', args),
    channelOf: (...args) => this.#notice('channelOf', args),
    dropChannel: (...args) => this.#notice('dropChannel', args),
    setWishes: (...args) => this.#notice('setWishes', args),
    wishes: (...args) => this.#notice('wishes', args),
    endDevice: (...args) => this.#notice('endDevice', args),
    passDevice: (...args) => this.#notice('passDevice', args),
    rehold: (...args) => this.#notice('rehold', args),
    queue: (...args) => this.#notice('queue', args),
    due: (...args) => this.#notice('due', args),
    settle: (...args) => this.#notice('settle', args),
    prune: (...args) => this.#notice('prune', args),
  };
  readonly rooms: RoomStore = {
    create: (...args) => this.#send({ of: 'rooms', method: 'create' }, args),
    save: (...args) => this.#send({ of: 'rooms', method: 'save' }, args),
    find: (...args) => this.#send({ of: 'rooms', method: 'find' }, args),
    withTable: (...args) => this.#send({ of: 'rooms', method: 'withTable' }, args),
    findCode: (...args) => this.#send({ of: 'rooms', method: 'findCode' }, args),
    expired: (...args) => this.#send({ of: 'rooms', method: 'expired' }, args),
    remove: (...args) => this.#send({ of: 'rooms', method: 'remove' }, args),
  };

  readonly host: HostStore = {
    setting: (...args) => this.#host('setting', args),
    set: (...args) => this.#host('set', args),
    tables: (...args) => this.#host('tables', args),
    measure: (...args) => this.#host('measure', args),
    expired: (...args) => this.#host('expired', args),
    drop: (...args) => this.#host('drop', args),
    report: (...args) => this.#host('report', args),
    reports: (...args) => this.#host('reports', args),
    settle: (...args) => this.#host('settle', args),
    emptyLine: (...args) => this.#host('emptyLine', args),
    muted: (...args) => this.#host('muted', args),
    figures: (...args) => this.#host('figures', args),
  };

  /** One server for one file. */
  readonly neighbours = null;
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

  #call<K extends keyof Asked>(method: K, args: Parameters<Asked[K]>): Promise<Awaited<ReturnType<Asked[K]>>> {
    return this.#send({ of: 'storage', method }, args);
  }

  #notice<K extends keyof NoticeStore>(method: K, args: Parameters<NoticeStore[K]>): Promise<Awaited<ReturnType<NoticeStore[K]>>> {
    return this.#send({ of: 'notices', method }, args);
  }

  #ring<K extends keyof RingStore>(method: K, args: Parameters<RingStore[K]>): Promise<Awaited<ReturnType<RingStore[K]>>> {
    return this.#send({ of: 'rings', method }, args);
  }

  #host<K extends keyof HostStore>(method: K, args: Parameters<HostStore[K]>): Promise<Awaited<ReturnType<HostStore[K]>>> {
    return this.#send({ of: 'host', method }, args);
  }

  #send<T>(call: Pick<ThreadCall, 'of' | 'method'>, args: readonly unknown[]): Promise<T> {
    if (this.#ended !== null) return Promise.reject(new StorageError('failed', this.#ended));
    const id = ++this.#calls;
    const answer = this.#answer<T>(id);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there are no origins
    this.#worker.postMessage({ id, ...call, args });
    return answer;
  }

  create(...args: Parameters<Storage['create']>) {
    return this.#call('create', args);
  }
  append(changes: readonly Change[]) {
    return this.#send<readonly Appended[]>({ of: 'storage', method: 'write' }, [changes.map(flatten)]);
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
  rest(...args: Parameters<Storage['rest']>) {
    return this.#call('rest', args);
  }
  countTables(...args: Parameters<Storage['countTables']>) {
    return this.#call('countTables', args);
  }
  since(...args: Parameters<Storage['since']>) {
    return this.#call('since', args);
  }
  origin(...args: Parameters<Storage['origin']>) {
    return this.#call('origin', args);
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
  clean(...args: Parameters<Storage['clean']>) {
    return this.#call('clean', args);
  }
  check(...args: Parameters<Storage['check']>) {
    return this.#call('check', args);
  }
  async close(): Promise<void> {
    // A thread that has died holds nothing any more.
    if (this.#ended === null) await this.#call('close', []);
    await this.#worker.terminate();
  }
}
