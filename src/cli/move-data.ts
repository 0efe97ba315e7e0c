import { existsSync } from 'node:fs';
import { isAddress, moveData, openEngine, StorageError } from '#server';
import { Complaint, showProgress, type Terminal, WRONG_USAGE } from './terminal.ts';
import { checkDatabaseName, shownDatabase } from './databases.ts';

const PARTS = 100;

const open = async (database: string, { texts }: Terminal) => {
  try {
    return await openEngine(database);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    const file = shownDatabase(database);
    throw new Complaint(error.fault === 'inUse' ? texts('keeping.inUse', { file }) : texts('serve.badDatabase', { file, why: error.message }));
  }
};

/** `comptoir move-data FROM TO`: everything from one database to another that is empty, while no server uses either. */
export const moveDataCommand = async (from: string, to: string, terminal: Terminal): Promise<number> => {
  const { texts, print } = terminal;
  for (const database of [from, to]) checkDatabaseName(database, terminal);
  if (from === to) throw new Complaint(texts('move.same'), WRONG_USAGE);
  if (!isAddress(from) && !existsSync(from)) throw new Complaint(texts('keeping.missing', { file: from }));
  const source = await open(from, terminal);
  const bar = showProgress(PARTS, terminal, 'keeping.progress');
  try {
    const target = await open(to, terminal);
    try {
      const moved = await moveData(source, target, (part) => bar.update(Math.round(part * PARTS)));
      bar.stop();
      const count = (name: string): number => moved.get(name) ?? 0;
      const all = [...moved.values()].reduce((sum, rows) => sum + rows, 0);
      const [tables, entries, talk] = [count('tables'), count('entries'), count('talk')];
      print(texts('move.done', { to: shownDatabase(to), tables, entries, talk, rest: all - tables - entries - talk }));
      return 0;
    } finally {
      await target.close();
    }
  } catch (error) {
    bar.stop();
    if (!(error instanceof StorageError)) throw error;
    const file = shownDatabase(to);
    throw new Complaint(error.fault === 'inUse' ? texts('move.notEmpty', { file }) : texts('move.failed', { file, why: error.message }));
  } finally {
    await source.close();
  }
};
