import { chmodSync, closeSync, copyFileSync, openSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { at } from '#kernel/collections.ts';
import { describe, expect, it } from 'vitest';
import type { CreatedTable } from '#protocol';
import { type Appended, type Change, StorageError } from '#table';
import { SqliteStorage } from './sqlite.ts';
import { startChild } from './testing/child.ts';
import { Client } from './testing/client.ts';
import { eachHouse } from './testing/each-house.ts';

/** A database whose next writes fail the way a test wants. */
class FailingStorage extends SqliteStorage {
  failure: 'full' | 'readOnly' | 'failed' | null = null;
  override async append(changes: readonly Change[]): Promise<readonly Appended[]> {
    if (this.failure !== null) throw new StorageError(this.failure, 'as the test wants');
    return super.append(changes);
  }
}

const house = eachHouse(null);

const PAGE_BYTES = 4096;

/** A copy beside it, as a restored backup would be. */
const copied = (file: string): string => {
  copyFileSync(file, `${file}.copy`);
  return `${file}.copy`;
};

const pair = () => house.pair({ options: { rounds: 500 } });

describe('a write that fails', () => {
  it('is told to its client in a sentence, changes nothing for anybody, and the server goes on when the fault is gone', async () => {
    const storage = new FailingStorage({ file: house.file });
    await house.start({ database: storage });
    const { created, ana, bob } = await pair();
    await ana.move({ type: 'pin' });
    await bob.until(() => bob.scene.step === 1);
    await bob.settle();
    const before = { ana: structuredClone(ana.scene), bob: structuredClone(bob.scene), frames: bob.frames.length };
    const sentences = {
      full: ['storageFull', 'Le disque du serveur est plein'],
      readOnly: ['storageReadOnly', 'Le serveur ne peut pas écrire'],
      failed: ['storageFailed', 'Le serveur n’a pas pu enregistrer'],
    } as const;
    for (const failure of ['full', 'readOnly', 'failed'] as const) {
      storage.failure = failure;
      const [code, message] = sentences[failure];
      const refusal = { t: 'no', code, message: expect.stringContaining(message) };
      // Several at once, of several seats: all fall together.
      const answers = await Promise.all([
        ana.move({ type: 'pin' }, `lost-${failure}`),
        bob.move({ type: 'seal', n: 2 }),
        ana.ask({ t: 'say', text: 'allô' }),
        ana.ask({ t: 'undo' }),
        ana.ask({ t: 'rename', name: 'Anna' }),
      ]);
      for (const answer of answers) expect(answer).toMatchObject(refusal);
    }
    await bob.settle();
    expect(ana.scene).toEqual(before.ana);
    expect(bob.scene).toEqual(before.bob);
    expect(bob.frames.length - before.frames).toBe(4);
    expect((await fetch(`${house.url}/health`)).status).toBe(200);

    storage.failure = null;
    expect(await ana.move({ type: 'pin' }, 'lost-full')).toMatchObject({ t: 'ok', result: { step: 2 } });
    await bob.until(() => bob.scene.step === 2);
    expect((await house.join(created.table)).scene.view).toMatchObject({ pins: 2, answered: [false, false] });
  });

  it('a database that has reached its largest size says that the disk is full', async () => {
    const storage = new SqliteStorage({ file: house.file, maxPages: 40 });
    await house.start({ database: storage });
    const { ana } = await pair();
    let answer = await ana.move({ type: 'pin' });
    let moves = 0;
    for (; answer.t === 'ok' && moves < 5000; moves++) answer = await ana.move({ type: 'pin' });
    expect(answer).toMatchObject({ t: 'no', code: 'storageFull' });
    expect(ana.scene.step).toBe(moves);
    let create = await house.post('/api/tables', house.plan());
    let tables = 1;
    for (; create.status === 201 && tables < 200; tables++) create = await house.post('/api/tables', house.plan());
    expect(create.status).toBe(507);
    expect(JSON.parse(await create.text())).toMatchObject({ error: { code: 'storageFull' } });
    const health = await fetch(`${house.url}/health`);
    expect([health.status, await health.json()]).toMatchObject([503, { status: 'failing', reason: 'storageFull', tables }]);
    await house.stop();
    const db = new DatabaseSync(house.file);
    expect(db.prepare(`select max(step) as step from entries`).get()).toEqual({ step: moves });
    db.close();
  });

  it('writes that the system refuses (the file may not grow) leave the server up and every acknowledged move stored', async () => {
    const child = await startChild(house.file, { shell: 'ulimit -f 600' });
    try {
      const created = await child.create(500);
      const ana = await Client.join(child.url, { table: created.table, token: created.seats[0]?.token, lang: 'en' });
      let answer = await ana.move({ type: 'pin' });
      let moves = 0;
      for (; answer.t === 'ok' && moves < 5000; moves++) answer = await ana.move({ type: 'pin' });
      expect(answer).toMatchObject({ t: 'no', code: expect.stringMatching(/^storage/) });
      await ana.settle();
      expect(ana.scene.step).toBe(moves);
      const health = await fetch(`${child.url}/health`);
      expect([health.status, await health.json()]).toMatchObject([503, { status: 'failing', reason: answer.t === 'no' ? answer.code : '', tables: 1 }]);
      ana.cut();
    } finally {
      await child.kill();
    }
  });
});

/** What the server says of its health, as soon as it says this. */
const health = async (status: number) => {
  let response = await fetch(`${house.url}/health`);
  while (response.status !== status) response = await fetch(`${house.url}/health`);
  return response.json();
};

describe('a database file that goes away under the server', () => {
  for (const [what, lose] of [
    ['deleted', () => rmSync(house.file)],
    ['replaced', () => renameSync(copied(house.file), house.file)],
    ['without its log', () => rmSync(`${house.file}-wal`)],
  ] as const) {
    it(`${what}: no move is acknowledged, and the server says why`, async () => {
      await house.start();
      const { ana, bob } = await pair();
      await ana.move({ type: 'pin' });
      await bob.until(() => bob.scene.step === 1);
      lose();
      const refusal = { t: 'no', code: 'storageGone', message: expect.stringContaining('a disparu ou a été remplacé') };
      expect(await ana.move({ type: 'pin' })).toMatchObject(refusal);
      expect(await bob.ask({ t: 'say', text: 'allô' })).toMatchObject(refusal);
      expect((await house.post('/api/tables', house.plan())).status).toBe(503);
      await bob.settle();
      expect(bob.scene.step).toBe(1);
      expect(bob.talk).toEqual([]);
      expect(await health(503)).toMatchObject({ status: 'failing', database: 'failing', reason: 'storageGone' });
      // What was acknowledged is beside it, to be put in its place.
      await house.stop();
      const saved = readdirSync(house.directory).filter((name) => name.includes('.saved-'));
      expect(saved).toHaveLength(1);
      if (process.platform !== 'win32') expect(statSync(join(house.directory, at(saved, 0))).mode & 0o777).toBe(0o600);
      const db = new DatabaseSync(join(house.directory, at(saved, 0)), { readOnly: true });
      expect(Number(db.prepare('select max(step) as step from entries').get()?.step)).toBeGreaterThanOrEqual(1);
      db.close();
    });
  }

  it('play goes on when it is put back', async () => {
    await house.start();
    const { ana } = await pair();
    await ana.move({ type: 'pin' });
    renameSync(house.file, `${house.file}.away`);
    expect(await ana.move({ type: 'pin' }, 'again')).toMatchObject({ code: 'storageGone' });
    renameSync(`${house.file}.away`, house.file);
    expect(await ana.move({ type: 'pin' }, 'again')).toMatchObject({ t: 'ok', result: { step: 2 } });
    expect(await health(200)).toMatchObject({ status: 'ok', tables: 1 });
  });
});

describe('a database file with damaged pages', () => {
  const pageOf = (bytes: Buffer, page: number): Buffer => bytes.subarray(page * PAGE_BYTES, (page + 1) * PAGE_BYTES);

  const damage = (pages: readonly number[]): void => {
    const file = openSync(house.file, 'r+');
    for (const page of pages) writeSync(file, Buffer.alloc(PAGE_BYTES, 0x5a), 0, PAGE_BYTES, page * PAGE_BYTES);
    closeSync(file);
  };

  it('opens; the tables that need none of them are played, the others say so', async () => {
    const play = async (word: string): Promise<CreatedTable> => {
      await house.start();
      // With a clock, so that the server opens it when it starts.
      const { created, ana } = await house.pair({ options: { rounds: 500 }, secondsPerDecision: 3600 });
      for (let memo = 0; memo < 100; memo++) await ana.move({ type: 'memo', text: `${word} ${'x'.repeat(30)}` });
      await house.stop();
      return created;
    };
    const lost = await play('mauve');
    const before = readFileSync(house.file);
    const sound = await play('ocre');
    const after = readFileSync(house.file);
    // Pages of the first table that the second has not touched.
    const pages = Array.from({ length: before.length / PAGE_BYTES }, (_, page) => page);
    const own = pages.filter((page) => pageOf(before, page).includes('mauve') && pageOf(before, page).equals(pageOf(after, page)));
    expect(own.length).toBeGreaterThan(2);
    damage(own);
    await house.start();
    const refused = await house.join(lost.table, lost.seats[0]?.token);
    expect(refused.refusals).toMatchObject([{ code: 'tableDamaged' }]);
    const [ana] = await house.seat(sound);
    expect(await ana?.move({ type: 'pin' })).toMatchObject({ t: 'ok' });
    expect((await house.post('/api/tables', house.plan())).status).toBe(201);
  });
});

describe('a database file that cannot be used', () => {
  // Root writes to read-only files, unless that right is taken away. Somebody else could not read a checkout that lies in the home of root.
  const bound = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override'] : [];

  it('a read-only file can be looked at; every change is refused with a sentence', async () => {
    await house.start();
    const { table, seats } = await house.create();
    await house.stop();
    chmodSync(house.file, 0o444);
    const child = await startChild(house.file, { under: bound });
    try {
      const ana = await Client.join(child.url, { table, token: seats[0]?.token, lang: 'en' });
      const refusal = { code: 'storageReadOnly', message: 'The server cannot write to its database: nothing was stored or changed. Tell whoever runs it.' };
      expect(await ana.move({ type: 'pin' })).toMatchObject(refusal);
      expect(ana.scene.step).toBe(0);
      expect(await ana.ask({ t: 'past', step: 0 })).toMatchObject({ t: 'ok' });
      const created = await fetch(`${child.url}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(house.plan({ lang: 'en' })),
      });
      expect(created.status).toBe(503);
      expect(await created.json()).toEqual({ error: refusal });
      ana.cut();
    } finally {
      await child.kill();
    }
  });

  it('a directory that does not exist', async () => {
    await expect(house.start({ database: `${house.directory}/missing/x.db` })).rejects.toThrow(/unable to open database file/);
  });
});

describe('a start that fails', () => {
  it('once the database is open does not leave it so', async () => {
    const storage = new SqliteStorage({ file: house.file });
    storage.notices.keep = () => Promise.reject(new StorageError('readOnly', 'as the test wants'));
    await expect(house.start({ database: storage })).rejects.toThrow('as the test wants');
    await expect(storage.countTables()).rejects.toThrow('not open');
  });
});
