import { StorageError } from '#table/journal.ts';
import { unpack } from './packing.ts';
import type { Row } from './work.ts';

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

export const oneOf = <T extends string>(row: Row, column: string, values: readonly T[]): T => {
  const value = row[column];
  const found = values.find((known) => known === value);
  if (found === undefined) throw damaged(column);
  return found;
};
