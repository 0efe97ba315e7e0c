// The thread behind `sqlite-thread.ts`: one call after the other on one connection.
import { parentPort, workerData } from 'node:worker_threads';
import { faultOf } from './sqlite-faults.ts';
import type { SqliteOptions } from './sqlite-file.ts';
import { SqliteStorage } from './sqlite.ts';
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

const apply = (house: SqliteStorage, call: ThreadCall): unknown => {
  if (call.of === 'notices') return Reflect.apply(house.notices[call.method], house.notices, call.args);
  if (call.of === 'rooms') return Reflect.apply(house.rooms[call.method], house.rooms, call.args);
  if (call.of === 'challenges') return Reflect.apply(house.challenges[call.method], house.challenges, call.args);
  if (call.of === 'host') return Reflect.apply(house.host[call.method], house.host, call.args);
  if (call.of === 'ephemeral') return Reflect.apply(house.ephemeral[call.method], house.ephemeral, call.args);
  if (call.of === 'rings') return Reflect.apply(house.rings[call.method], house.rings, call.args);
  return Reflect.apply(house[call.method], house, call.args);
};

const work = async (call: ThreadCall): Promise<void> => {
  const { id } = call;
  if (storage === null) return;
  try {
    const value: unknown = await apply(storage, call);
    answer({ id, ok: true, value });
  } catch (error) {
    answer(failure(id, error));
  }
};

parentPort?.on('message', (call: ThreadCall) => void work(call));
