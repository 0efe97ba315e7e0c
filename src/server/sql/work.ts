/*
 * What is asked of a database, apart from who answers. A piece of work asks one question after the other: SQLite answers each at once, in the
 * same breath, PostgreSQL over a line. So rows are written and read by the same code in both.
 */

/** What SQLite or PostgreSQL hand back of a row. */
export type Row = Readonly<Record<string, unknown>>;
export type Value = string | number | null;

/** A statement of SQL, in the dialect that both understand, and what goes into its question marks. */
export interface Question {
  readonly sql: string;
  readonly values: readonly Value[];
  /** Rows are wanted; otherwise how many were changed. */
  readonly reads: boolean;
  /** Its last value is a long text. */
  readonly isLong?: true;
}

export interface Answer {
  readonly rows: readonly Row[];
  readonly changes: number;
}

export type Work<T> = Generator<Question, T, Answer>;

export function* all(sql: string, ...values: readonly Value[]): Work<readonly Row[]> {
  const { rows } = yield { sql, values, reads: true };
  return rows;
}

export function* get(sql: string, ...values: readonly Value[]): Work<Row | undefined> {
  const { rows } = yield { sql, values, reads: true };
  return rows[0];
}

/** How many rows were changed. */
export function* run(sql: string, ...values: readonly Value[]): Work<number> {
  const { changes } = yield { sql, values, reads: false };
  return changes;
}

/** A database that does such work. */
export interface Engine {
  /** All of it sees the database as of one moment. */
  read<T>(work: () => Work<T>): Promise<T>;
  /** In one transaction; a failure leaves nothing behind. It may be begun anew, so it must change nothing but the database. */
  write<T>(work: () => Work<T>): Promise<T>;
  /** What each says in its own way: how many bytes all of it takes, the names of all tables, and of those that have a column. */
  readonly own: { readonly bytes: string; readonly tables: string; readonly withColumn: string };
  clean(): Promise<void>;
  /** Rows were written with numbers that the database gives itself: it goes on after the last. */
  renumber(): Promise<void>;
  /** Resolves when this could be written. */
  check(trial: () => Work<void>): Promise<void>;
  close(): Promise<void>;
}
