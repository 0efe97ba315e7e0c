import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { faultOf } from './sqlite-faults.ts';
import { lockFor, makePrivate, Place, takeFromOthers } from './sqlite-place.ts';
import { examineSchema, prepareSchema } from './sqlite-schema.ts';
import { pack } from './sql/packing.ts';
import type { Answer, Engine, Question, Work } from './sql/work.ts';
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
    makePrivate(file);
    db = new DatabaseSync(file);
    const found = examineSchema(db);
    // Not before it is known to be ours; a log that is made after this has the same rights.
    takeFromOthers(file);
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

const NO_ROWS: Answer['rows'] = [];

/** Statements whose text changes with what is asked are few; nothing else may fill the memory. */
const STATEMENTS_KEPT = 500;

const withPacked = (values: Question['values']): Question['values'] => {
  const last = values.at(-1);
  return typeof last === 'string' ? [...values.slice(0, -1), pack(last)] : values;
};

/** The open file: its connection, its place on the disk, and the one way to write into it. */
export class SqliteFile implements Engine {
  readonly own = {
    bytes: 'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()',
    tables: `select name from sqlite_schema where type = 'table' and name not like 'sqlite%' order by 1`,
    withColumn: `select m.name from sqlite_schema m, pragma_table_info(m.name) c where m.type = 'table' and c.name = ?`,
  } as const;
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #lock: DatabaseSync | null;
  readonly #place: Place;
  #saved = false;
  /** When something was last written; long ago, when the last attempt failed. */
  #writtenAt = Number.NEGATIVE_INFINITY;

  constructor(options: SqliteOptions) {
    const { db, lock } = open(options);
    this.#db = db;
    this.#lock = lock;
    this.#place = new Place(options.file);
  }

  async read<T>(work: () => Work<T>): Promise<T> {
    return this.#do(work());
  }

  async write<T>(work: () => Work<T>): Promise<T> {
    try {
      this.#place.check();
      this.#db.exec('begin immediate');
      const result = this.#do(work());
      this.#db.exec('commit');
      // Before anybody is told: what was written is where it will be looked for.
      this.#place.check();
      this.#writtenAt = performance.now();
      return result;
    } catch (error) {
      this.#writtenAt = Number.NEGATIVE_INFINITY;
      if (this.#db.isTransaction) this.#db.exec('rollback');
      const fault = faultOf(error);
      if (fault.fault === 'gone') this.#save();
      throw fault;
    }
  }

  /** One question after the other, in one breath: nothing comes between them. */
  #do<T>(work: Work<T>): T {
    let step = work.next();
    while (step.done !== true) {
      let answer: Answer;
      try {
        answer = this.#answer(step.value);
      } catch (error) {
        step = work.throw(error);
        continue;
      }
      step = work.next(answer);
    }
    return step.value;
  }

  #answer({ sql, values, reads, isLong }: Question): Answer {
    const statement = this.#statements.get(sql) ?? this.#prepare(sql);
    if (reads) return { rows: statement.all(...values), changes: 0 };
    const kept = isLong === true ? withPacked(values) : values;
    return { rows: NO_ROWS, changes: Number(statement.run(...kept).changes) };
  }

  #prepare(sql: string): StatementSync {
    const statement = this.#db.prepare(sql);
    if (this.#statements.size >= STATEMENTS_KEPT) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }

  /** What was deleted is gone for good when it is closed: everything in it is written beside where it was, once. */
  #save(): void {
    if (this.#saved) return;
    this.#saved = true;
    try {
      const spare = this.#place.spare();
      makePrivate(spare);
      this.#db.prepare('vacuum into ?').run(spare);
    } catch {
      // There may be no room, or no folder any more: that nothing is taken has been said already.
    }
  }

  /** What SQLite frees keeps its bytes, in the file and in the log beside it: both are written anew. */
  async clean(): Promise<void> {
    try {
      this.#place.check();
      this.#db.exec('vacuum');
    } catch (error) {
      throw faultOf(error);
    }
    const { busy } = this.#db.prepare('pragma wal_checkpoint(truncate)').get() ?? {};
    if (busy !== 0) throw new StorageError('failed', 'another program reads the database');
  }

  /** SQLite numbers after the last by itself. */
  async renumber(): Promise<void> {}

  /** Tries `trial`, unless something has just been written: a full disk is not seen by looking. */
  async check(trial: () => Work<void>): Promise<void> {
    this.#place.check();
    if (performance.now() - this.#writtenAt >= TRUSTED_MS) await this.write(trial);
  }

  async close(): Promise<void> {
    if (this.#db.isOpen) this.#db.close();
    if (this.#lock?.isOpen === true) this.#lock.close();
  }
}
