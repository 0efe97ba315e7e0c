import { DatabaseSync } from 'node:sqlite';
import { faultOf } from './sqlite-faults.ts';
import { lockFor, Place } from './sqlite-place.ts';
import { examineSchema, prepareSchema } from './sqlite-schema.ts';
import { StorageError } from '#table/journal.ts';

export interface SqliteOptions {
  /** The path of the file, made when absent. */
  readonly file: string;
  /** No other server may have the file open. */
  readonly alone?: boolean;
  /** No more pages than this: how a test fills the disk. */
  readonly maxPages?: number;
}

interface Opened {
  readonly db: DatabaseSync;
  readonly lock: DatabaseSync | null;
}

const open = ({ file, alone, maxPages }: SqliteOptions): Opened => {
  let db: DatabaseSync | null = null;
  let lock: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(file);
    const found = examineSchema(db);
    lock = alone === true ? lockFor(file) : null;
    // FULL: a commit is on the disk before anybody is told so, whatever happens to the machine.
    db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 2000; pragma foreign_keys = off');
    // Pages that change again and again are copied into the file less often, for a log of at most 16 MB beside it.
    db.exec('pragma wal_autocheckpoint = 4000');
    prepareSchema(db, found);
    if (maxPages !== undefined) db.exec(`pragma max_page_count = ${maxPages}`);
    return { db, lock };
  } catch (error) {
    lock?.close();
    db?.close();
    throw faultOf(error);
  }
};

/** What could be written so short a time ago can be written now. */
const TRUSTED_MS = 5000;

/** The open file: its connection, its place on the disk, and the one way to write into it. */
export class SqliteFile {
  readonly db: DatabaseSync;
  readonly #lock: DatabaseSync | null;
  readonly #place: Place;
  #saved = false;
  /** When something was last written; long ago, when the last attempt failed. */
  #writtenAt = Number.NEGATIVE_INFINITY;

  constructor(options: SqliteOptions) {
    const { db, lock } = open(options);
    this.db = db;
    this.#lock = lock;
    this.#place = new Place(options.file);
  }

  /** Runs in one transaction; a failure leaves nothing behind. */
  transaction<T>(work: () => T): T {
    try {
      this.#place.check();
      this.db.exec('begin immediate');
      const result = work();
      this.db.exec('commit');
      // Before anybody is told: what was written is where it will be looked for.
      this.#place.check();
      this.#writtenAt = performance.now();
      return result;
    } catch (error) {
      this.#writtenAt = Number.NEGATIVE_INFINITY;
      if (this.db.isTransaction) this.db.exec('rollback');
      const fault = faultOf(error);
      if (fault.fault === 'gone') this.#save();
      throw fault;
    }
  }

  /** What was deleted is gone for good when it is closed: everything in it is written beside where it was, once. */
  #save(): void {
    if (this.#saved) return;
    this.#saved = true;
    try {
      this.db.prepare('vacuum into ?').run(this.#place.spare());
    } catch {
      // There may be no room, or no folder any more: that nothing is taken has been said already.
    }
  }

  /** What SQLite frees keeps its bytes, in the file and in the log beside it: both are written anew. */
  clean(): void {
    try {
      this.#place.check();
      this.db.exec('vacuum');
    } catch (error) {
      throw faultOf(error);
    }
    const { busy } = this.db.prepare('pragma wal_checkpoint(truncate)').get() ?? {};
    if (busy !== 0) throw new StorageError('failed', 'another program reads the database');
  }

  /** Tries `trial`, unless something has just been written: a full disk is not seen by looking. */
  check(trial: () => void): void {
    this.#place.check();
    if (performance.now() - this.#writtenAt >= TRUSTED_MS) this.transaction(trial);
  }

  close(): void {
    if (this.db.isOpen) this.db.close();
    if (this.#lock?.isOpen === true) this.#lock.close();
  }
}
