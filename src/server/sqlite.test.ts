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
        await storage.append([{ kind: 'talk', table: 'nobody', talk: { n, at: 0, writer: 0, client: null, name: '', text: 'x'.repeat(1000), to: 'all' } }]);
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

  it('of the first layout goes on: everything said there was said to everybody', async () => {
    const { file, open, destroy } = place();
    const made = await open();
    await made.close();
    const db = new DatabaseSync(file);
    db.exec(`alter table seats drop column talk_since; alter table talk drop column recipients;
      alter table tables drop column grace_hours; alter table tables drop column joining; alter table seats drop column away_until; pragma user_version = 1;
      insert into tables values (1, 't1', 'CODE', 'tontine', 1, '{}', 'lobby', 0, 'link', null, 'auto', 0, 'o', null, null, 9);
      insert into seats values (1, 0, 'Ana', 'person', null, 'h', 1);
      insert into talk values (1, 1, 5, '0', 'c', 'Ana', 'Bonjour')`);
    db.close();
    for (const again of [await open(), await open()]) {
      expect((await again.find('t1'))?.seats).toEqual([
        { seat: 0, name: 'Ana', holder: 'person', level: null, tokenHash: 'h', owner: true, talkSince: 0, awayUntil: null },
      ]);
      expect(await again.talk('t1', { reader: null, limit: 9, upTo: 9 })).toEqual({
        lines: [{ n: 1, at: 5, writer: 0, client: 'c', name: 'Ana', text: 'Bonjour', to: 'all' }],
        count: 1,
      });
      await again.close();
    }
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
