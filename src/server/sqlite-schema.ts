import type { DatabaseSync } from 'node:sqlite';
import { StorageError } from '#table/journal.ts';
import { LAYOUT, laterLayout, stepsFrom, TABLES } from './sql/layout.ts';

/** “Cmpt” in SQLite's application_id. Files of the first versions have none. */
const APPLICATION_ID = 0x436d_7074;

const figure = (db: DatabaseSync, pragma: string): number => Number(Object.values(db.prepare(`pragma ${pragma}`).get() ?? {})[0] ?? 0);

/** The layout of a file (SQLite's user_version), 0 when it is empty. Only reads: a file that is not ours is refused, and left as it was. */
export const examineSchema = (db: DatabaseSync): number => {
  const found = figure(db, 'user_version');
  const application = figure(db, 'application_id');
  const names = new Set(
    db
      .prepare('select name from sqlite_schema')
      .all()
      .map(({ name }) => name),
  );
  const isOurs = TABLES.every((name) => names.has(name));
  if ((application !== 0 && application !== APPLICATION_ID) || (names.size > 0 && !isOurs)) {
    throw new StorageError('foreign', 'it is the database of another program');
  }
  if (found > LAYOUT) throw new Error(laterLayout(found));
  if (isOurs !== found > 0) throw new StorageError('foreign', 'it is the database of another program');
  return found;
};

/** Brings an examined file to the layout of this version. */
export const prepareSchema = (db: DatabaseSync, found: number): void => {
  if (found === LAYOUT) return;
  db.exec(`begin immediate; ${stepsFrom(found)} pragma application_id = ${APPLICATION_ID}; pragma user_version = ${LAYOUT}; commit`);
};
