import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as breath } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StorageError } from '#table/journal.ts';
import type { Time } from '#table/ports.ts';
import { House } from '#table/testing/house.ts';
import { TIME } from '../open-storage.ts';
import { EphemeralRows } from '../sql/ephemeral.ts';
import { SqliteFile } from '../sqlite-file.ts';
import { Device, PushService } from '../testing/push-service.ts';
import { NoticeDesk } from './desk.ts';
import { NoticeRows } from './notice-rows.ts';
import { pushKeys, PushSender } from './push.ts';

/** The notices' part of a database whose first look for what is due can be held, or fails, and that tells when something is written down. */
class Held extends NoticeRows {
  readonly gate = Promise.withResolvers<void>();
  readonly looked = Promise.withResolvers<void>();
  readonly written = Promise.withResolvers<void>();
  failures = 0;
  unwritten = 0;

  override async due(...asked: Parameters<NoticeRows['due']>): ReturnType<NoticeRows['due']> {
    if (asked[0] === 'push' && this.failures-- > 0) throw new StorageError('failed', 'the disk is away');
    const found = await super.due(...asked);
    this.looked.resolve();
    await this.gate.promise;
    return found;
  }

  override async queue(...asked: Parameters<NoticeRows['queue']>): ReturnType<NoticeRows['queue']> {
    if (this.unwritten-- > 0) throw new StorageError('full', 'the disk is full');
    const count = await super.queue(...asked);
    this.written.resolve();
    return count;
  }
}

let folder: string;
let engine: SqliteFile;
let store: Held;
let push: PushService;
let deskOf: (rows: NoticeRows, retryMs?: number, time?: Time) => NoticeDesk;
let desk: NoticeDesk;
const log = { error: () => undefined, warn: () => undefined };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-desk-'));
  engine = new SqliteFile({ file: join(folder, 'house.sqlite') });
  store = new Held(engine);
  push = new PushService();
  const url = await push.open();
  const [keys, hours] = [new Device().keys, { lang: 'en', zone: 'UTC', quiet: null } as const];
  for (const id of ['c', 'later'])
    await store.saveChannel({ id, kind: 'push', address: `${url}/${id}`, keys, confirmed: true, secretHash: id, letter: id, createdAt: TIME.now(), ...hours });
  const sender = new PushSender(await pushKeys(store), { subject: 'mailto:nobody@example.org', near: true });
  deskOf = (rows, retryMs = 20, time = TIME) =>
    new NoticeDesk({
      store: rows,
      ephemeral: new EphemeralRows(engine),
      time,
      log,
      site: () => 'http://localhost',
      push: sender,
      mail: null,
      keepsHouse: () => true,
      nameOf: async () => null,
      isNews: async () => true,
      retryMs,
    });
  desk = deskOf(store);
});
afterEach(async () => {
  await desk.close();
  push.close();
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

const TEST = { channel: 'c', about: { event: 'test', moment: 'm' } } as const;

it('a notice that is written down while the last look for others comes to its end is sent all the same', async () => {
  desk.start();
  await store.looked.promise;
  const writing = desk.write(TEST);
  await store.written.promise;
  await breath();
  store.gate.resolve();
  await writing;
  await expect.poll(() => push.pushed.length).toBe(1);
});

it('what was due while the storage could not be asked is sent when it can', async () => {
  store.failures = 1;
  store.gate.resolve();
  await desk.write(TEST);
  await expect.poll(() => push.pushed.length).toBe(1);
});

it('what could not be written down is written down, and sent, when the disk has room again', async () => {
  store.unwritten = 2;
  store.gate.resolve();
  await desk.write(TEST);
  await expect.poll(() => push.pushed.length).toBe(1);
});

it('what waits for a disk to have room again is written down by a stop at once, and sent after the next start', async () => {
  store.unwritten = 1;
  store.gate.resolve();
  const stopped = deskOf(store, 1_000_000);
  await stopped.write(TEST);
  await expect.poll(() => store.unwritten).toBe(0);
  await stopped.close();
  expect(push.pushed).toEqual([]);
  desk.start();
  await expect.poll(() => push.pushed.length).toBe(1);
});

it('a server that slept while another sent what it had found sends nothing twice', async () => {
  await store.queue([TEST], { now: TIME.now(), most: 10 });
  desk.start();
  await store.looked.promise;
  const other = deskOf(new NoticeRows(engine));
  other.start();
  await expect.poll(() => push.pushed.length).toBe(1);
  await other.close();
  store.gate.resolve();
  await desk.write({ ...TEST, channel: 'later' });
  await expect.poll(() => push.pushed.at(-1)?.path).toBe('/later');
  expect(push.pushed.map(({ path }) => path)).toEqual(['/c', '/later']);
});

it('an address that nobody has confirmed is forgotten after sixty days, at a house where nothing else is to be told', async () => {
  const { time } = new House();
  const hours = { lang: 'en', zone: 'UTC', quiet: null } as const;
  const [id, address] = ['unconfirmed', 'victim@example.org'];
  await store.saveChannel({ id, kind: 'mail', address, keys: null, confirmed: false, secretHash: id, letter: id, createdAt: time.now(), ...hours });
  store.gate.resolve();
  const idle = deskOf(store, 20, time);
  idle.start();
  for (const days of [58, 1, 2]) {
    await expect.poll(() => time.due).toBe(2);
    expect(await store.channel(id)).not.toBeNull();
    await time.pass(days * 86_400_000);
  }
  await expect.poll(() => store.channel(id)).toBeNull();
  await idle.close();
});
