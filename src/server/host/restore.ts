import { chmodSync, chownSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { faultOf } from '../sqlite-faults.ts';
import { lockFor, makePrivate, takeFromOthers } from '../sqlite-place.ts';
import { examineBackup, syncFile } from './backup.ts';

/** What was written last lies in the log beside the file; it belongs to it wherever it goes. A damaged file keeps its log. */
const settleLog = (file: string): void => {
  try {
    const db = new DatabaseSync(file);
    db.exec('pragma wal_checkpoint(truncate)');
    db.close();
  } catch {
    // Then file and log are kept as they are.
  }
};

/** Also what lies in a log beside it: a file that was copied from under a server is whole only with both. */
const copyOf = (backup: string, target: string): void => {
  rmSync(target, { force: true });
  makePrivate(target);
  const db = new DatabaseSync(backup, { readOnly: true });
  try {
    db.prepare('vacuum into ?').run(target);
  } finally {
    db.close();
  }
};

/** Whoever runs the server may not be who restores: the file belongs to the same as before, and to nobody else. */
const giveTo = (target: string, before: string): void => {
  const { mode, uid, gid } = statSync(before);
  chmodSync(target, mode & 0o700);
  if (process.getuid?.() === 0) chownSync(target, uid, gid);
};

const BESIDE = ['', '-wal', '-shm'] as const;

/**
 * Puts a backup in the place of a file that no server holds. The backup is looked over first, and what was there before is kept beside
 * it, under the name that is returned (null: there was nothing).
 */
export const restore = (backup: string, file: string): { readonly tables: number; readonly kept: string | null } => {
  const tables = examineBackup(backup);
  const before = existsSync(file);
  const lock = before ? lockFor(file) : null;
  const part = `${file}.part`;
  try {
    copyOf(backup, part);
    if (before) giveTo(part, file);
    syncFile(part);
    const kept = before ? `${file}.before-${new Date().toISOString().replaceAll(':', '-')}` : null;
    if (kept !== null) {
      settleLog(file);
      takeFromOthers(file);
      for (const end of BESIDE) if (existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${kept}${end}`);
    }
    renameSync(part, file);
    syncFile(dirname(file));
    return { tables, kept };
  } catch (error) {
    throw faultOf(error);
  } finally {
    rmSync(part, { force: true });
    lock?.close();
  }
};
