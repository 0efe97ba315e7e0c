import { chmodSync, copyFileSync, existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { at } from '#kernel/collections.ts';
import type { Backup } from '#protocol';
import { describe, expect, it } from 'vitest';
import { eachHouse } from '../testing/each-house.ts';
import { backUp, examineBackup } from './backup.ts';
import { restore } from './restore.ts';

const house = eachHouse();

const entriesIn = (file: string): ReadonlySet<string> => {
  const db = new DatabaseSync(file, { readOnly: true });
  const found = new Set(
    db
      .prepare('select client from entries where client is not null')
      .all()
      .map(({ client }) => String(client)),
  );
  db.close();
  return found;
};

describe('a backup', () => {
  it('is made while people play: every move that was acknowledged before it began is in it, and it is played on from', async () => {
    const games = await Promise.all(Array.from({ length: 4 }, () => house.begin({})));
    const acknowledged: string[] = [];
    const hall = { open: true };
    const play = async (index: number): Promise<void> => {
      const client = at(at(games, index).clients, 0);
      for (let n = 0; hall.open; n++) {
        const id = `${index}-${n}`;
        if ((await client.ask({ t: 'pause', on: n % 2 === 0 }, id)).t === 'ok') acknowledged.push(id);
      }
    };
    const players = games.map((_, index) => play(index));
    await at(at(games, 0).clients, 0).until(() => acknowledged.length > 200);
    const before = [...acknowledged];
    const target = join(house.directory, 'copy.sqlite');
    const parts: number[] = [];
    const made = await backUp(house.file, target, (part) => parts.push(part));
    const during = acknowledged.length - before.length;
    hall.open = false;
    await Promise.all(players);
    const kept = entriesIn(target);
    expect(before.filter((id) => !kept.has(id))).toEqual([]);
    expect(made).toMatchObject({ file: target, tables: 4 });
    expect(parts.at(-1)).toBe(1);
    // Nobody waited for it: moves were taken meanwhile.
    expect(during).toBeGreaterThan(0);
    expect(readdirSync(house.directory).filter((name) => name.includes('.part'))).toEqual([]);

    await house.stop();
    const old = readFileSync(house.file);
    chmodSync(house.file, 0o644);
    const { tables, kept: aside } = restore(target, house.file);
    expect(tables).toBe(4);
    expect(readFileSync(aside ?? '').equals(old)).toBe(true);
    if (process.platform !== 'win32') for (const file of [target, house.file, aside ?? '']) expect([file, statSync(file).mode & 0o777]).toEqual([file, 0o600]);
    await house.start();
    const { created } = at(games, 1);
    const back = await house.join(created.table, at(created.seats, 1).token);
    if (back.scene.info.paused) await (await house.join(created.table, at(created.seats, 0).token)).ask({ t: 'pause', on: false });
    expect(await back.move({ type: 'seal', n: 1 })).toMatchObject({ t: 'ok' });
  });

  it('overwrites nothing, and leaves nothing where it fails', async () => {
    const target = join(house.directory, 'there.sqlite');
    writeFileSync(target, 'mine');
    await expect(backUp(house.file, target)).rejects.toThrow('already');
    expect(readFileSync(target, 'utf8')).toBe('mine');
    await expect(backUp(join(house.directory, 'nothing.sqlite'), join(house.directory, 'copy.sqlite'))).rejects.toThrow('no such file');
    await expect(backUp(house.file, join(house.directory, 'no', 'folder', 'copy.sqlite'))).rejects.toThrow();
    expect(readdirSync(house.directory).filter((name) => name.startsWith('copy'))).toEqual([]);
  });

  it('is made by a button of the host’s room, beside the file', async () => {
    await house.create();
    const [first, second] = await Promise.all([house.host('POST', '/api/host/backup'), house.host('POST', '/api/host/backup')]);
    const made: Backup = await first.json();
    expect(await second.json()).toEqual(made);
    expect(existsSync(made.file)).toBe(true);
    expect(made.file.startsWith(join(house.directory, 'backups'))).toBe(true);
    expect(made.tables).toBe(1);
  });
});

describe('a backup that is put back', () => {
  it('is looked over first: a foreign, broken or missing file changes nothing', async () => {
    await house.create();
    await house.stop();
    const before = readFileSync(house.file);
    const foreign = join(house.directory, 'recipes.sqlite');
    const db = new DatabaseSync(foreign);
    db.exec('create table recipes (name text)');
    db.close();
    const broken = join(house.directory, 'broken.sqlite');
    const whole = readFileSync(house.file);
    writeFileSync(broken, whole.subarray(0, Math.floor(whole.length / 2)));
    const letter = join(house.directory, 'letter.txt');
    writeFileSync(letter, 'Dear Sir, this is not a database. '.repeat(9));
    for (const file of [foreign, broken, letter, join(house.directory, 'nothing')]) expect(() => restore(file, house.file)).toThrow();
    expect(readFileSync(house.file).equals(before)).toBe(true);
    expect(readdirSync(house.directory).filter((name) => name.includes('before') || name.includes('part'))).toEqual([]);
  });

  it('waits for no server: one that holds the file keeps it', async () => {
    const { table } = await house.create();
    const target = join(house.directory, 'copy.sqlite');
    await backUp(house.file, target);
    expect(() => restore(target, house.file)).toThrow('another server has opened it');
    expect((await fetch(`${house.url}/api/tables/${table}`)).status).toBe(200);
    await house.stop();
    expect(restore(target, join(house.directory, 'new.sqlite'))).toEqual({ tables: 1, kept: null });
  });

  it('is whole with the log that lies beside a file copied from under a server', async () => {
    await house.create();
    for (const end of ['', '-wal']) copyFileSync(`${house.file}${end}`, join(house.directory, `raw.sqlite${end}`));
    await house.stop();
    await house.start({ database: join(house.directory, 'other.sqlite') });
    await house.stop();
    expect(restore(join(house.directory, 'raw.sqlite'), join(house.directory, 'other.sqlite'))).toMatchObject({ tables: 1 });
    expect(examineBackup(join(house.directory, 'other.sqlite'))).toBe(1);
    expect(statSync(join(house.directory, 'other.sqlite')).mode & 0o777).toBe(statSync(house.file).mode & 0o777);
  });
});
