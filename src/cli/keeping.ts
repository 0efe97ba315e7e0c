import { existsSync } from 'node:fs';
import { backUp, isAddress, makeHostKey, openStorage, restore, SqliteStorage, StorageError } from '#server';
import { Complaint, showProgress, type Terminal } from './terminal.ts';
import { checkDatabaseName, shownDatabase } from './databases.ts';
import { databaseFile } from './places.ts';

/* What whoever runs a server does with its file: a copy, putting one back, a new key to the host's room. */

export interface KeepingOptions {
  readonly database?: string;
}

const complaintOf = (error: unknown, file: string, { texts }: Terminal): Complaint => {
  if (!(error instanceof StorageError)) throw error;
  if (error.fault === 'inUse') return new Complaint(texts('keeping.inUse', { file }));
  if (error.fault === 'foreign') return new Complaint(texts('keeping.foreign', { file }));
  return new Complaint(texts('keeping.failed', { file, why: error.message }));
};

/** The file of the database. One on a server of PostgreSQL is copied by its own tools. */
const fileOf = (options: KeepingOptions, terminal: Terminal): string => {
  const file = databaseFile(options.database);
  checkDatabaseName(file, terminal);
  if (isAddress(file)) throw new Complaint(terminal.texts('keeping.notAFile', { file: shownDatabase(file) }));
  return file;
};

const PARTS = 100;
const MEGABYTE = 1_000_000;

/** `comptoir backup FILE`: also while the server runs. */
export const backupCommand = async (target: string, options: KeepingOptions, terminal: Terminal): Promise<number> => {
  const { texts, print } = terminal;
  const file = fileOf(options, terminal);
  if (existsSync(target)) throw new Complaint(texts('keeping.exists', { file: target }));
  if (!existsSync(file)) throw new Complaint(texts('keeping.missing', { file }));
  const bar = showProgress(PARTS, terminal, 'keeping.progress');
  try {
    const { bytes, tables } = await backUp(file, target, (part) => bar.update(Math.round(part * PARTS)));
    bar.stop();
    print(texts('keeping.backedUp', { file: target, tables, size: Math.ceil(bytes / MEGABYTE) }));
    return 0;
  } catch (error) {
    bar.stop();
    throw complaintOf(error, target, terminal);
  }
};

/** `comptoir restore FILE`: what was there before is kept beside it. */
export const restoreCommand = async (backup: string, options: KeepingOptions, terminal: Terminal): Promise<number> => {
  const { texts, print } = terminal;
  const file = fileOf(options, terminal);
  if (!existsSync(backup)) throw new Complaint(texts('keeping.missing', { file: backup }));
  try {
    const { tables, kept } = restore(backup, file);
    print(texts('keeping.restored', { file, tables }));
    if (kept !== null) print(texts('keeping.kept', { file: kept }));
    return 0;
  } catch (error) {
    throw complaintOf(error, error instanceof StorageError && error.fault === 'inUse' ? file : backup, terminal);
  }
};

/** `comptoir host-token --new`: a running server takes the new one at once. */
export const hostTokenCommand = async (options: KeepingOptions & { readonly new?: boolean }, terminal: Terminal): Promise<number> => {
  const { texts, print } = terminal;
  const file = databaseFile(options.database);
  checkDatabaseName(file, terminal);
  if (!isAddress(file) && !existsSync(file)) throw new Complaint(texts('keeping.missing', { file }));
  if (options.new !== true) {
    print(texts('keeping.keyHidden'));
    return 0;
  }
  try {
    const storage = isAddress(file) ? await openStorage(file) : new SqliteStorage({ file });
    const key = await makeHostKey(storage.host);
    await storage.close();
    print(texts('keeping.newKey', { key }));
    return 0;
  } catch (error) {
    throw complaintOf(error, shownDatabase(file), terminal);
  }
};
