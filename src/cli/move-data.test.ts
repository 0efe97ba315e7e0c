import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStorage } from '#server';
import { add, chair, entry, record, said } from '#table/testing/journal-contract.ts';
import { openEngine } from '../server/open-storage.ts';
import { text } from '../server/sql/rows.ts';
import { all } from '../server/sql/work.ts';
import { House } from '../server/testing/house.ts';
import { postgresPlace, type PostgresPlace } from '../server/testing/postgres-place.ts';
import { run } from './program.ts';
import { terminalOf } from './terminal.ts';

let folder: string;
let place: PostgresPlace;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-move-'));
  place = postgresPlace();
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await place.destroy();
});

/** The command as it is typed, in this process. */
const comptoir = async (typed: readonly string[]): Promise<{ readonly code: number; readonly out: string; readonly err: string }> => {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await run(typed, { ...terminalOf('en'), watched: false, print: (line) => void out.push(line), note: (line) => void err.push(line) });
  return { code, out: out.join('\n'), err: err.join('\n') };
};

/** Every row of a database, in an order that is the same for all. */
const everything = async (database: string): Promise<readonly string[]> => {
  const engine = await openEngine(database);
  const rows: string[] = [];
  const sorted = (row: object): string => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => a.localeCompare(b)));
  for (const name of (await engine.read(() => all(engine.own.tables))).map((row) => text(row, 'name'))) {
    for (const row of await engine.read(() => all(`select * from ${name}`))) rows.push(`${name} ${sorted(row)}`);
  }
  await engine.close();
  return rows.toSorted();
};

const fill = async (file: string): Promise<void> => {
  const storage = await openStorage(file);
  for (const id of Array.from({ length: 45 }, (_, index) => `t${index}`)) {
    await storage.create(record(id), [chair(0, { holder: 'person', name: 'Zoé’😀' }), chair(1, { ring: 'r' })]);
    await storage.append([add(id, entry(1, { client: 'c' }), { seats: [chair(1)] }), { kind: 'talk', table: id, talk: said(1, { to: [0] }) }]);
  }
  await storage.host.drop(['t7', 't44']);
  await storage.host.report({ table: 't3', about: { talk: 1 }, by: 1, reason: 'spam' }, 5);
  await storage.host.set('retention', '{}');
  await storage.rings.addDevice({ id: 'd', ring: 'r', tokenHash: 'h', label: 'Firefox', kind: 'phone', createdAt: 1, seenAt: 2 });
  await storage.close();
};

it('carries everything from SQLite to PostgreSQL and back, where it goes on', async () => {
  const [first, last] = [join(folder, 'a.sqlite'), join(folder, 'b.sqlite')];
  await fill(first);
  const there = await comptoir(['move-data', first, place.url]);
  expect(there).toMatchObject({ code: 0, err: '' });
  expect(there.out).toContain(': 43 tables, 43 moves and changes, 43 lines of talk, 132 other rows.');
  expect(await comptoir(['move-data', place.url, last])).toMatchObject({ code: 0 });
  expect(await everything(last)).toEqual(await everything(first));
  expect(await everything(place.url)).toEqual(await everything(first));
  for (const database of [place.url, last]) {
    const storage = await openStorage(database);
    expect(await storage.create(record('new'), [])).toBe('stored');
    expect(await storage.append([add('new', entry(1)), add('t1', entry(2))])).toEqual(['stored', 'stored']);
    await storage.close();
  }
});

it('says in a sentence what is in its way, and changes nothing', async () => {
  const [full, other] = [join(folder, 'a.sqlite'), join(folder, 'other')];
  await fill(full);
  writeFileSync(other, 'This is a letter, not a database. '.repeat(100));
  const before = await everything(full);
  const complaints: readonly (readonly [string, string, number, string])[] = [
    [full, full, 2, 'both databases are the same'],
    [full, 'mysql://a:secret@b/c', 2, 'by an address such as postgres://name@server/database'],
    [join(folder, 'none'), place.url, 1, 'there is no file'],
    [other, place.url, 1, 'cannot be opened'],
    [full, 'postgres://ana:secret@127.0.0.1:1/none', 1, 'postgres://127.0.0.1:1/none cannot be opened'],
  ];
  for (const [from, to, code, sentence] of complaints) {
    const told = await comptoir(['move-data', from, to]);
    expect(told).toMatchObject({ code, err: expect.stringContaining(sentence) });
    expect(told.err).not.toContain('secret');
  }
  const house = await new House().start({ database: place.url });
  expect(await comptoir(['move-data', full, place.url])).toMatchObject({ code: 1, err: expect.stringContaining('a server is using the database') });
  await house.destroy();
  const taken = await openStorage(place.url);
  await taken.create(record('t1'), []);
  await taken.close();
  expect(await comptoir(['move-data', full, place.url])).toMatchObject({ code: 1, err: expect.stringContaining('is not empty; nothing was changed') });
  expect(await comptoir(['backup', join(folder, 'copy'), '--database', place.url])).toMatchObject({ code: 1, err: expect.stringContaining('pg_dump') });
  expect(await comptoir(['host-token', '--new', '--database', place.url])).toMatchObject({ code: 0 });
  const { out } = await comptoir(['doctor', '--database', place.url]);
  expect(out).toMatch(/✓ Database .*can be written/);
  expect(out).toMatch(/✓ Disk +that of the database server/);
  expect(out).toMatch(/✓ Workers +0 machines at work, 0 experiments waiting/);
  expect(await everything(full)).toEqual(before);
});
