import { rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { at } from '#kernel/collections.ts';
import type { Backup, HostRoom } from '#protocol';
import { examineBackup } from '../../../host/backup.ts';
import { here } from '../../chairs.ts';
import type { Visitor } from './visitor.ts';

/* Whoever runs the house: reports, words that go, a table that is closed and one that is deleted, what is kept how long, a backup. */

const RETENTION = { finishedDays: 3650, lobbyDays: 3000, idleDays: 3650 } as const;

const backUp = async (visitor: Visitor, key: string, table: string): Promise<void> => {
  const backup = await visitor.must<Backup>('POST', '/api/host/backup', key);
  visitor.check((statSync(backup.file).mode & 0o077) === 0, 'others may read a backup');
  visitor.check(examineBackup(backup.file) > 0, 'a backup is empty');
  const db = new DatabaseSync(backup.file, { readOnly: true });
  const row = db.prepare('select count(*) as n from entries join tables on key = table_key where id = ?').get(table);
  db.close();
  visitor.check(Number(row?.n) >= 2, 'a backup does not hold what was acknowledged before it');
  rmSync(backup.file);
  visitor.did('backups');
};

export const runHouse = async (visitor: Visitor): Promise<void> => {
  const { hostKey: key, book } = visitor.ways;
  const open = (): Promise<HostRoom> => visitor.must<HostRoom>('GET', '/api/host', key);
  const act = async (path: string, body: unknown): Promise<void> => {
    const { code, again } = await visitor.ask('POST', `/api/host/${path}`, key, body);
    visitor.check(code === '' || again, `${path} was refused to the host: ${code}`);
  };
  for (const wrong of [undefined, `${key}x`]) {
    const shut = await visitor.ask('GET', '/api/host', wrong);
    visitor.check(shut.code === 'badHostToken' || shut.code === 'tooMuch', `the room of the host was opened by another key: ${shut.code}`);
  }
  const created = await visitor.create({ seats: [here(visitor.name()), here(visitor.name())], options: { rounds: 100 } });
  const { table } = created;
  const chairs = await visitor.sitAll(created);
  const [ana, bob] = [at(chairs, 0), at(chairs, 1)];
  visitor.check((await bob.move({ type: 'pin' })) === '', 'a pin was refused');
  const insult = visitor.words();
  await bob.must({ t: 'say', text: insult });
  await visitor.until('an insult', async () => {
    // A line that was cut meanwhile hears nothing: whoever comes in again is told what was said.
    if (ana.isClosed) await ana.enter();
    return ana.talk.some(({ text }) => text === insult);
  });
  await ana.must({ t: 'report', about: { talk: 1 }, reason: 'insult' });
  const report = (await open()).reports.find((known) => known.table === table);
  visitor.check(report?.line?.text === insult, 'the host was not told of a report');
  await act(`reports/${report?.report}`, { act: 'words' });
  await visitor.until('reported words to be gone', async () => {
    const fresh = await visitor.sit(ana.greeting, 0);
    const isGone = !JSON.stringify(fresh.talk).includes(insult);
    fresh.leave();
    return isGone;
  });
  visitor.did('reports');
  await act('tables/close', { tables: [table], closed: true });
  await ana.when('the table closed', ({ info }) => info.closed === true);
  visitor.check((await ana.move({ type: 'pin' })) !== '', 'a move was taken at a closed table');
  visitor.check((await ana.ask({ t: 'say', text: visitor.words() })).t === 'no', 'words were taken at a closed table');
  await act('tables/close', { tables: [table], closed: false });
  await ana.when('the table opened', ({ info }) => info.closed !== true);
  visitor.did('closed');
  await visitor.must('PUT', '/api/host/retention', key, RETENTION);
  const { retention, backups } = await open();
  visitor.check(JSON.stringify(retention) === JSON.stringify(RETENTION), 'what is kept how long was not kept');
  visitor.did('retention');
  if (backups !== null) await backUp(visitor, key, table);
  await act('tables/delete', { tables: [table] });
  book.deleted.add(table);
  await visitor.until('a deleted table to be gone', async () => (await visitor.ask('GET', `/api/tables/${table}`)).status === 404);
  book.erased.push(insult);
  visitor.did('deleted');
};
