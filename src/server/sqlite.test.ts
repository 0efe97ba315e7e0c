import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { SqliteStorage } from './sqlite.ts';
import { ThreadedSqlite } from './sqlite-thread.ts';
import { describeStorage } from './storage-contract.ts';

const place = () => {
  const directory = mkdtempSync(join(tmpdir(), 'comptoir-sqlite-'));
  const file = join(directory, 'test.db');
  return {
    file,
    open: async () => new SqliteStorage({ file }),
    destroy: async () => rmSync(directory, { recursive: true, force: true }),
  };
};

describeStorage('SQLite', place);
describeStorage('SQLite in a thread of its own', () => {
  const here = place();
  return { ...here, open: () => ThreadedSqlite.open({ file: here.file }) };
});

describe('the SQLite file', () => {
  it('is refused with a sentence when a later version wrote it', async () => {
    const { file, destroy } = place();
    const db = new DatabaseSync(file);
    db.exec('pragma user_version = 99');
    db.close();
    expect(() => new SqliteStorage({ file })).toThrow(/later version/);
    await destroy();
  });

  it('is refused with a sentence when it is not a database, or its directory is missing', async () => {
    const { file, destroy } = place();
    writeFileSync(file, 'This is a letter, not a database. '.repeat(100));
    expect(() => new SqliteStorage({ file })).toThrow(/not a database/);
    expect(() => new SqliteStorage({ file: `${file}/nowhere/x.db` })).toThrow(/unable to open/);
    await expect(ThreadedSqlite.open({ file: `${file}/nowhere/x.db` })).rejects.toThrow(/unable to open/);
    await destroy();
  });

  it('keeps its faults across the thread', async () => {
    const { file, destroy } = place();
    const storage = await ThreadedSqlite.open({ file, maxPages: 20 });
    const fill = async (): Promise<void> => {
      for (let n = 1; n < 2000; n++) {
        await storage.append([{ kind: 'talk', table: 'nobody', talk: { n, at: 0, writer: 0, client: null, name: '', text: 'x'.repeat(1000) } }]);
      }
    };
    await expect(fill()).rejects.toMatchObject({ name: 'StorageError', fault: 'full' });
    await storage.close();
    await expect(storage.check()).rejects.toMatchObject({ name: 'StorageError', fault: 'failed' });
    await destroy();
  });

  it('leaves nobody waiting when its thread ends: calls that are still open fail', async () => {
    const { file, destroy } = place();
    const storage = await ThreadedSqlite.open({ file });
    const closing = storage.close();
    const late = Promise.allSettled(Array.from({ length: 50 }, () => storage.countTables()));
    await closing;
    expect(new Set((await late).map(({ status }) => status))).toEqual(new Set(['rejected']));
    await destroy();
  });

  it('has a write-ahead log', async () => {
    const { file, open, destroy } = place();
    const storage = await open();
    await storage.close();
    const db = new DatabaseSync(file);
    expect(db.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
    db.close();
    await destroy();
  });
});
