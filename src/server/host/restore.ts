import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { faultOf } from '../sqlite-faults.ts';
import { lockFor } from '../sqlite-place.ts';
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
    copyFileSync(backup, part);
    syncFile(part);
    const kept = before ? `${file}.before-${new Date().toISOString().replaceAll(':', '-')}` : null;
    if (kept !== null) {
      settleLog(file);
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
