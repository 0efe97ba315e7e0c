import { StorageError } from '#table/journal.ts';
import { unpack } from './packing.ts';
import { all, type Engine, get, type Row, run, type Value } from './work.ts';

/* What stands in a row of the database. A row that does not fit is damage: an exception. */

export const damaged = (column: string): StorageError => new StorageError('damaged', `the database row has a damaged column ${column}`);

export const text = (row: Row, column: string): string => {
  const value = row[column];
  if (typeof value !== 'string') throw damaged(column);
  return value;
};

export const integer = (row: Row, column: string): number => {
  const value = row[column];
  if (typeof value !== 'number') throw damaged(column);
  return value;
};

export const json = (row: Row, column: string) => {
  try {
    return JSON.parse(unpack(text(row, column)));
  } catch {
    throw damaged(column);
  }
};

export const textOrNull = (row: Row, column: string): string | null => (row[column] === null ? null : text(row, column));
export const integerOrNull = (row: Row, column: string): number | null => (row[column] === null ? null : integer(row, column));

const oneOf = <T extends string>(row: Row, column: string, values: readonly T[]): T => {
  const value = row[column];
  const found = values.find((known) => known === value);
  if (found === undefined) throw damaged(column);
  return found;
};

/* Records as rows. Each field is named once, with how it stands in its column; reading, writing and the columns of a statement follow. */

export interface Kind<T> {
  readonly read: (row: Row, column: string) => T;
  readonly write: (value: T) => Value;
  /** Absent: as the field is called, `rulesVersion` as `rules_version`. */
  readonly column?: string;
}

export type Kinds<R> = { readonly [F in keyof R]: Kind<R[F]> };

const asItIs = (value: Value): Value => value;

export const TEXT: Kind<string> = { read: text, write: asItIs };
export const INTEGER: Kind<number> = { read: integer, write: asItIs };
export const FLAG: Kind<boolean> = { read: (row, column) => integer(row, column) === 1, write: (value) => (value ? 1 : 0) };
/** Anything, as JSON. */
export const DATA = { read: json, write: (value: unknown): Value => JSON.stringify(value ?? null) };

/** The id of a table, of a room or of an experiment, where the record calls it otherwise. */
export const ID: Kind<string> = { ...TEXT, column: 'id' };

export const oneWord = <const T extends string>(...words: readonly T[]): Kind<T> => ({ read: (row, column) => oneOf(row, column, words), write: asItIs });

export const orNull = <T>({ read, write }: Kind<T>): Kind<T | null> => ({
  read: (row, column) => (row[column] === null ? null : read(row, column)),
  write: (value) => (value === null ? null : write(value)),
});

export interface RowsOf<R> {
  /** In the order of the fields. */
  readonly columns: readonly string[];
  read(this: void, row: Row): R;
  /** Null: there is no such row. */
  found(this: void, row: Row | undefined): R | null;
  write(this: void, record: R): readonly Value[];
}

interface FieldOf<R> {
  readonly name: string;
  readonly column: string;
  readonly read: (row: Row) => unknown;
  readonly write: (record: R) => Value;
}

export const rowsOf = <R extends object>(kinds: Kinds<R>): RowsOf<R> => {
  const fields: FieldOf<R>[] = [];
  for (const name in kinds) {
    const { read, write, column = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) } = kinds[name];
    fields.push({ name, column, read: (row) => read(row, column), write: (record) => write(record[name]) });
  }
  const readRow = (row: Row): R => Object.fromEntries(fields.map(({ name, read }): readonly unknown[] => [name, read(row)]));
  return {
    columns: fields.map(({ column }) => column),
    read: readRow,
    found: (row) => (row === undefined ? null : readRow(row)),
    write: (record) => fields.map(({ write }) => write(record)),
  };
};

export const insertInto = (table: string, columns: readonly string[]): string =>
  `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`;

/** What an insert does to a row that is there. */
export const setAll = (columns: readonly string[]): string => `do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`;

/** A part of the database: single questions, each in a transaction of its own. */
export class Part {
  protected readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  protected async run(...asked: Parameters<typeof run>): Promise<void> {
    await this.engine.write(() => run(...asked));
  }

  protected row(...asked: Parameters<typeof get>): Promise<Row | undefined> {
    return this.engine.read(() => get(...asked));
  }

  protected rows(...asked: Parameters<typeof all>): Promise<readonly Row[]> {
    return this.engine.read(() => all(...asked));
  }
}
