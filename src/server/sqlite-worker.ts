// The thread behind `sqlite-thread.ts`: one call after the other on one connection.
import { parentPort, workerData } from 'node:worker_threads';
import { faultOf } from './sqlite-faults.ts';
import { type SqliteOptions, SqliteStorage } from './sqlite.ts';
import { OPENED, type ThreadAnswer, type ThreadCall } from './sqlite-thread.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there are no origins
const answer = (said: ThreadAnswer): void => parentPort?.postMessage(said);

const failure = (id: number, error: unknown): ThreadAnswer => {
  const { fault, message } = faultOf(error);
  return { id, ok: false, fault, message };
};

const open = (options: SqliteOptions): SqliteStorage | null => {
  try {
    const storage = new SqliteStorage(options);
    answer({ id: OPENED, ok: true, value: null });
    return storage;
  } catch (error) {
    answer(failure(OPENED, error));
    return null;
  }
};

const storage = open(workerData);

const work = async ({ id, method, args }: ThreadCall): Promise<void> => {
  if (storage === null) return;
  try {
    const value: unknown = await Reflect.apply(storage[method], storage, args);
    answer({ id, ok: true, value });
  } catch (error) {
    answer(failure(id, error));
  }
};

parentPort?.on('message', (call: ThreadCall) => void work(call));
