import { closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Backup } from '#protocol';
import { StorageError } from '#table/journal.ts';
import { faultOf } from '../sqlite-faults.ts';
import { makePrivate } from '../sqlite-place.ts';
import { examineSchema } from '../sqlite-schema.ts';

/* A copy of the file while a server writes to it: one moment of it, whole, without anything that was erased. */

const WATCHED_EVERY_MS = 100;

export const syncFile = (path: string): void => {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

/** Looks a file over, page by page; how many tables it has. Throws a StorageError when it is not one of ours, or not whole. */
export const examineBackup = (file: string): number => {
  let db: DatabaseSync | null = null;
  try {
    if (!existsSync(file)) throw new StorageError('failed', 'there is no such file');
    db = new DatabaseSync(file, { readOnly: true });
    if (examineSchema(db) === 0) throw new StorageError('foreign', 'it is the database of another program');
    const [found] = Object.values(db.prepare('pragma integrity_check').get() ?? {});
    if (found !== 'ok') throw new StorageError('damaged', 'it is not whole');
    return Number(db.prepare('select count(*) as n from tables').get()?.n ?? 0);
  } catch (error) {
    throw faultOf(error);
  } finally {
    db?.close();
  }
};

const copyAside = (file: string, target: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData: { file, target } });
    worker.once('error', (error) => reject(faultOf(error)));
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new StorageError('failed', 'the copy did not come about'))));
  });

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** `progress` hears of a part of 1. Refuses to overwrite anything; what is left on the disk has been written through and looked over. */
export const backUp = async (file: string, target: string, progress: (part: number) => void = () => undefined): Promise<Backup> => {
  if (existsSync(target)) throw new StorageError('failed', 'there is a file of this name already');
  if (!existsSync(file)) throw new StorageError('failed', 'there is no such file');
  const part = `${target}.part`;
  rmSync(part, { force: true });
  const whole = sizeOf(file) + sizeOf(`${file}-wal`);
  const watch = setInterval(() => progress(Math.min(0.99, sizeOf(part) / Math.max(1, whole))), WATCHED_EVERY_MS);
  try {
    makePrivate(part);
    await copyAside(file, part);
    const tables = examineBackup(part);
    syncFile(part);
    // A link is refused where a name is taken, a renaming would not be.
    linkSync(part, target);
    syncFile(dirname(target));
    progress(1);
    return { file: target, bytes: sizeOf(target), tables, at: Date.now() };
  } catch (error) {
    throw faultOf(error);
  } finally {
    clearInterval(watch);
    for (const leftover of [part, `${part}-journal`, `${part}-wal`, `${part}-shm`]) rmSync(leftover, { force: true });
  }
};
