import { createLogger, isAddress, loadLab, StorageError } from '#server';
import { Complaint, signalled, type Terminal, WRONG_USAGE } from './terminal.ts';
import { workersOf } from './games.ts';
import { checkDatabaseName, shownDatabase } from './databases.ts';
import { databaseFile, version } from './places.ts';

export interface WorkerOptions {
  readonly database?: string;
  readonly workers?: string;
}

/** The database that machines share; a file of SQLite is nobody else's. */
export const sharedDatabase = (typed: string | undefined, terminal: Terminal): string => {
  const database = databaseFile(typed);
  checkDatabaseName(database, terminal);
  if (!isAddress(database)) throw new Complaint(terminal.texts('worker.needsPostgres'), WRONG_USAGE);
  return database;
};

export const unreachable = (error: unknown, database: string, { texts }: Terminal): unknown =>
  error instanceof StorageError ? new Complaint(texts('serve.badDatabase', { file: shownDatabase(database), why: error.message })) : error;

/** `comptoir worker`: plays games of experiments that wait in the queue, until a signal stops it. */
export const workerCommand = async (typed: WorkerOptions, terminal: Terminal): Promise<number> => {
  const { texts, print } = terminal;
  const threads = workersOf(typed, terminal);
  const database = sharedDatabase(typed.database, terminal);
  const stop = signalled();
  const { startLabWorker } = await loadLab();
  const worker = await startLabWorker({ database, threads, version: version(), log: createLogger('warn') }).catch((error: unknown) => {
    throw unreachable(error, database, terminal);
  });
  print(texts('worker.ready', { database: shownDatabase(database), threads }));
  await stop;
  await worker.stop();
  print(texts('worker.stopped', { count: worker.games }));
  return 0;
};
