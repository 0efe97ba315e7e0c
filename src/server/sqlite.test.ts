import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { SqliteStorage } from './sqlite.ts';
import { ThreadedSqlite } from './sqlite-thread.ts';
import type { Change } from '#table';
import { entry, record, snapshotAt } from '#table/testing/journal-contract.ts';
import { LAYOUT } from './sql/layout.ts';
import { databaseOf } from './testing/first-layout.ts';
import { describeStorage, expectOldTable } from './testing/storage-contract.ts';

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

  it('of another program is refused with a sentence, and left as it was', async () => {
    const { file, destroy } = place();
    const db = new DatabaseSync(file);
    // Its own version of its own layout: that number alone says nothing.
    db.exec(`create table recipes (name text); insert into recipes values ('pot-au-feu'); pragma user_version = 2; pragma application_id = 42`);
    db.close();
    for (const pragma of ['application_id = 42', 'application_id = 0', 'user_version = 0']) {
      const other = new DatabaseSync(file);
      other.exec(`pragma ${pragma}`);
      other.close();
      const bytes = readFileSync(file);
      expect(() => new SqliteStorage({ file, alone: true })).toThrow(/another program/);
      expect(readFileSync(file).equals(bytes)).toBe(true);
    }
    await destroy();
  });

  // Private talk and the seeds of running games are in it. Windows has no such rights.
  it.skipIf(process.platform === 'win32')('and all that lies beside it is for its owner alone, also where it was not', async () => {
    const { file, destroy } = place();
    const folder = dirname(file);
    const rights = () => readdirSync(folder).map((name) => `${name} ${(statSync(join(folder, name)).mode & 0o777).toString(8)}`);
    const owned = ['test.db 600', 'test.db-lock 600', 'test.db-lock-journal 600', 'test.db-shm 600', 'test.db-wal 600'];
    const first = await ThreadedSqlite.open({ file, alone: true });
    expect(rights()).toEqual(owned);
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
    await first.close();
    const second = await ThreadedSqlite.open({ file, alone: true });
    expect(rights()).toEqual(owned);
    await second.close();
    await destroy();
  });

  it.skipIf(process.platform === 'win32')('that a link leads to is for its owner alone, with all that lies beside it', async () => {
    const { file, destroy } = place();
    const folder = dirname(file);
    const link = join(folder, 'links', 'link.db');
    mkdirSync(dirname(link));
    symlinkSync(file, link);
    const names = ['test.db', 'test.db-lock', 'test.db-lock-journal', 'test.db-shm', 'test.db-wal'];
    const first = await ThreadedSqlite.open({ file, alone: true });
    await first.create(record('t1'), []);
    for (const name of names) cpSync(join(folder, name), join(folder, `${name}.left`));
    await first.close();
    // As after an end that nobody had time for, by a version that left all of it open.
    for (const name of names) {
      renameSync(join(folder, `${name}.left`), join(folder, name));
      chmodSync(join(folder, name), 0o666);
    }
    const second = await ThreadedSqlite.open({ file: link, alone: true });
    expect(names.map((name) => `${name} ${(statSync(join(folder, name)).mode & 0o777).toString(8)}`)).toEqual(names.map((name) => `${name} 600`));
    expect((await second.find('t1'))?.record.id).toBe('t1');
    await second.close();
    await destroy();
  });

  it('belongs to one server: a second is refused with a sentence, and has it when the first is gone', async () => {
    const { file, destroy } = place();
    const first = await ThreadedSqlite.open({ file, alone: true });
    await expect(ThreadedSqlite.open({ file, alone: true })).rejects.toMatchObject({ name: 'StorageError', fault: 'inUse' });
    // Whoever makes a backup meanwhile is not in anybody's way.
    const backup = new DatabaseSync(file);
    backup.exec(`vacuum into '${file}.backup'`);
    backup.close();
    await first.close();
    const second = await ThreadedSqlite.open({ file, alone: true });
    expect(await second.countTables()).toBe(0);
    await second.close();
    await destroy();
  });

  it('with a damaged part takes what does not need it, and says which table does', async () => {
    const { file, open, destroy } = place();
    const made = await open();
    for (const id of ['t1', 't2']) await made.create(record(id), []);
    const talk = (id: string, n: number): Change => ({ kind: 'talk', table: id, talk: { n, at: 0, writer: 0, client: null, name: '', text: 'x', to: 'all' } });
    await made.append([talk('t1', 1)]);
    await made.close();
    // A row of the first table is cut short where its next line of talk would be looked for.
    const db = new DatabaseSync(file);
    const root = Number(db.prepare(`select rootpage from sqlite_schema where name = 'sqlite_autoindex_talk_1'`).get()?.rootpage);
    db.close();
    const bytes = readFileSync(file);
    bytes.fill(0xff, (root - 1) * 4096 + 8, (root - 1) * 4096 + 12);
    writeFileSync(file, bytes);
    const storage = await open();
    expect(await storage.append([talk('t1', 2), { kind: 'entry', table: 't2', entry: entry(1) }])).toEqual(['damaged', 'stored']);
    expect(await storage.entries('t2', { after: 0 })).toEqual([entry(1)]);
    await storage.close();
    await destroy();
  });

  it('keeps its faults across the thread', async () => {
    const { file, destroy } = place();
    const storage = await ThreadedSqlite.open({ file, maxPages: 40 });
    await storage.create(record('t1'), []);
    const fill = async (): Promise<void> => {
      for (let n = 1; n < 2000; n++) {
        await storage.append([{ kind: 'talk', table: 't1', talk: { n, at: 0, writer: 0, client: null, name: '', text: 'x'.repeat(1000), to: 'all' } }]);
      }
    };
    await expect(fill()).rejects.toMatchObject({ name: 'StorageError', fault: 'full' });
    await storage.close();
    await expect(storage.check()).rejects.toMatchObject({ name: 'StorageError', fault: 'failed' });
    await destroy();
  });

  it('keeps a board small, and reads one that an earlier version kept as it was', async () => {
    const { file, open, destroy } = place();
    const storage = await open();
    await storage.create(record('t1'), []);
    const state = Array.from({ length: 500 }, (_, number) => ({ name: 'Crédit Foncier', number }));
    const snapshot = { ...snapshotAt(0), moment: { ...snapshotAt(0).moment, state } };
    await storage.saveSnapshots([{ table: 't1', snapshot }]);
    expect(await storage.snapshot('t1')).toEqual(snapshot);
    const plain = JSON.stringify(snapshot.moment);
    const db = new DatabaseSync(file);
    expect(Number(db.prepare('select length(moment) as size from snapshots').get()?.size)).toBeLessThan(plain.length / 3);
    db.prepare('update snapshots set moment = ?').run(plain);
    db.close();
    expect(await storage.snapshot('t1')).toEqual(snapshot);
    await storage.close();
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

  it.each(Array.from({ length: LAYOUT - 1 }, (_, index) => index + 1))('of layout %i goes on', async (layout) => {
    const { file, open, destroy } = place();
    const db = new DatabaseSync(file);
    db.exec(`${databaseOf(layout)} pragma user_version = ${layout}`);
    db.close();
    const storage = await open();
    await expectOldTable(storage);
    await storage.close();
    const again = await open();
    expect((await again.find('t1'))?.seats[1]?.name).toBe('Zoé');
    await again.close();
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
