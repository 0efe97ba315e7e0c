// Moves stored with and without messages going out beside them, in short turns within one run: node bench/told.ts
import { join } from 'node:path';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { startServer, UNLIMITED } from '#server';
import { Client } from '../src/server/testing/client.ts';
import { TWO_HERE } from '../src/server/testing/house.ts';
import { MailService } from '../src/server/testing/mail-service.ts';
import { Device, PushService } from '../src/server/testing/push-service.ts';
import { tontine } from '../src/server/testing/tontine.ts';
import { ThreadedSqlite } from '../src/server/sqlite-thread.ts';
import { inFolder } from './folder.ts';
import { openTable } from './tables.ts';

const PAIRS = 25;
/** A slice without messages, then one with: so short that the machine is in the same mood for both. */
const SLICE_MS = 1000;
/** As many as go out within a slice. */
const BATCH = 40;
/** For the server to start and the first moves to warm it up. */
const WARM_UP_MS = 3000;

/** Where messages arrive: in a thread of its own, as they would elsewhere. */
const receive = async (): Promise<void> => {
  const [push, mail] = [new PushService(), new MailService()];
  const [service, smtp] = [await push.open(), await mail.open()];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there are no origins
  parentPort?.on('message', () => parentPort?.postMessage(push.pushed.length + mail.letters.length));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there are no origins
  parentPort?.postMessage([service, smtp]);
};

const said = <T>(worker: Worker): Promise<T> =>
  new Promise((resolve) => {
    worker.once('message', (value: T) => resolve(value));
  });

/** Messages that fall due at the beginning of every second slice. */
const fill = async (storage: ThreadedSqlite, service: string, from: number): Promise<void> => {
  const common = { secretHash: '', lang: 'fr', zone: 'UTC', quiet: null, confirmed: true, createdAt: 0 } as const;
  await storage.notices.saveChannel({ ...common, id: 'push', kind: 'push', address: `${service}/x`, keys: new Device().keys, letter: 'p' });
  await storage.notices.saveChannel({ ...common, id: 'mail', kind: 'mail', address: 'ana@example.org', keys: null, letter: 'm' });
  for (let pair = 0; pair < PAIRS; pair++) {
    const letters = Array.from({ length: BATCH }, (_, n) => ({
      channel: n % 2 === 0 ? 'push' : 'mail',
      about: { event: 'confirm', moment: `${pair} ${n}` } as const,
    }));
    await storage.notices.queue(letters, { now: from + (2 * pair + 1) * SLICE_MS, most: PAIRS * BATCH });
  }
};

/** Moves of one table in each slice. */
const play = async (url: string, from: number): Promise<readonly number[]> => {
  const created = await openTable(url, { game: 'tontine', options: { rounds: 1000 }, seats: TWO_HERE });
  const client = await Client.join(url, { table: created.table, token: created.seats[0]?.token });
  const moves = Array.from({ length: 2 * PAIRS }, () => 0);
  for (let slice = -1; slice < moves.length; slice = Math.floor((Date.now() - from) / SLICE_MS)) {
    await client.move({ type: 'pin' });
    if (slice >= 0) moves[slice] = (moves[slice] ?? 0) + 1;
  }
  client.close();
  return moves;
};

const run = async (folder: string): Promise<void> => {
  const worker = new Worker(new URL(import.meta.url));
  const [service, smtp] = await said<readonly [string, string]>(worker);
  const storage = await ThreadedSqlite.open({ file: join(folder, 'house.db') });
  const from = Date.now() + WARM_UP_MS;
  await fill(storage, service, from);
  const notices = { near: true, mail: { url: smtp, from: 'table@example.org' } };
  const games = async () => tontine;
  const server = await startServer({ port: 0, host: '127.0.0.1', database: storage, page: null, version: '0', games, prices: UNLIMITED, notices });
  const moves = await play(server.url, from);
  const ratios = Array.from({ length: PAIRS }, (_, pair) => (moves[2 * pair + 1] ?? 0) / Math.max(1, moves[2 * pair] ?? 0)).toSorted((a, b) => a - b);
  const part = (share: number): string => (ratios[Math.round(share * (PAIRS - 1))] ?? 0).toFixed(2);
  const sum = (which: number): number => moves.filter((_, slice) => slice % 2 === which).reduce((total, count) => total + count, 0);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there are no origins
  worker.postMessage('count');
  const arrived = await said<number>(worker);
  console.log(`${Math.round(sum(0) / PAIRS)} moves a slice without, ${Math.round(sum(1) / PAIRS)} while ${BATCH} messages are sent; ${arrived} arrived`);
  console.log(`ratio of a slice to the one before it: median ${part(0.5)}, half of them ${part(0.25)} to ${part(0.75)}, all ${part(0)} to ${part(1)}`);
  await server.close();
  await worker.terminate();
};

await (isMainThread ? inFolder(run) : receive());
