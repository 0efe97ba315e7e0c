// Not from '#table': storage runs in a thread of its own, which needs nothing else of a table.
import { StorageError } from '#table/journal.ts';

/** The primary code of SQLite; 0: it is no error of its. */
const errorCode = (error: unknown): number => (error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0);

const SQLITE_BUSY = 5;
const SQLITE_READONLY = 8;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_NOTADB = 26;

export const isBusy = (error: unknown): boolean => errorCode(error) === SQLITE_BUSY;

/** What SQLite complains of, in our words. */
export const faultOf = (error: unknown): StorageError => {
  if (error instanceof StorageError) return error;
  const message = error instanceof Error ? error.message : 'unknown failure';
  switch (errorCode(error)) {
    case SQLITE_FULL:
      return new StorageError('full', message);
    case SQLITE_READONLY:
      return new StorageError('readOnly', message);
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return new StorageError('damaged', message);
    case SQLITE_BUSY:
      return new StorageError('failed', `another process holds the file: ${message}`);
    default:
      return new StorageError('failed', message);
  }
};

export const isDamage = (error: unknown): boolean => faultOf(error).fault === 'damaged';
