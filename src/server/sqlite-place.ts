import { accessSync, chmodSync, closeSync, constants, existsSync, openSync, realpathSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { faultOf, isBusy } from './sqlite-faults.ts';
import { StorageError } from '#table/journal.ts';

/** Which file a path leads to; null: none. */
const fileAt = (path: string): string | null => {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return null;
  }
};

/**
 * Where an open file lies. One that is deleted, or replaced by another, can still be written to until it is closed: whoever
 * writes there must not promise anybody anything.
 */
export class Place {
  readonly #path: string;
  readonly #file: string | null;
  /** The log beside it, which comes into being with the first write. */
  #log: string | null = null;

  constructor(path: string) {
    this.#path = path;
    this.#file = fileAt(path);
  }

  /** A name beside it that nobody has yet. */
  spare(): string {
    return `${this.#path}.saved-${new Date().toISOString().replaceAll(':', '-')}`;
  }

  /** Throws when the path no longer leads to what is being written. */
  check(): void {
    const log = fileAt(`${this.#path}-wal`);
    this.#log ??= log;
    if (fileAt(this.#path) !== this.#file || log !== this.#log) throw new StorageError('gone', 'the file was deleted or replaced while it was open');
  }
}

/* Private talk and the seeds of running games lie in a database: what we write of it is for its owner alone, whatever the umask says. */

/** Made empty, where there is nothing, before SQLite opens it, which gives the log beside it the same rights. */
export const makePrivate = (path: string): void => {
  try {
    // Never one that is there: closing it would give up the locks that this process holds on it.
    closeSync(openSync(path, 'wx', 0o600));
  } catch {
    // What hinders it, SQLite says better.
  }
};

/** What lies beside an open database. */
const BESIDE = ['', '-wal', '-shm', '-lock', '-lock-journal'] as const;

/** Takes from group and others what an earlier version, or a copy, gave them: beside the file itself, where a link to it lies elsewhere. Windows has no such rights. */
export const takeFromOthers = (path: string): void => {
  if (process.platform === 'win32' || !existsSync(path)) return;
  const file = realpathSync(path);
  for (const end of BESIDE) {
    try {
      const { mode } = statSync(`${file}${end}`);
      if ((mode & 0o077) !== 0) chmodSync(`${file}${end}`, mode & 0o700);
    } catch {
      // It is not there, or belongs to somebody else: then `doctor` tells of it.
    }
  }
};

/** Time for a server that is being stopped to let go. */
const LETTING_GO_MS = 1500;

/**
 * One server for one file: two would not hear of each other's moves. An empty file beside it is held locked, by the system, so that
 * the lock dies with the process however it ends. Null: whoever may only read the file takes nothing from anybody.
 */
export const lockFor = (path: string): DatabaseSync | null => {
  const beside = `${realpathSync(path)}-lock`;
  makePrivate(beside);
  let lock: DatabaseSync | null = null;
  try {
    lock = new DatabaseSync(beside, { timeout: LETTING_GO_MS });
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    if (isBusy(error)) throw new StorageError('inUse', 'another server has opened it');
    if (mayWrite(path)) throw faultOf(error);
    return null;
  }
};

const mayWrite = (path: string): boolean => {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};
