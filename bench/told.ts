// Moves per second with and without a thousand messages to send, turn by turn in one run: node bench/told.ts
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { startServer } from '#server';
import type { CreatedTable } from '#protocol';
import { Client } from '../src/server/testing/client.ts';
import { ROOMY, TWO_HERE } from '../src/server/testing/house.ts';
import { MailService } from '../src/server/testing/mail-service.ts';
import { Device, PushService } from '../src/server/testing/push-service.ts';
import { tontine } from '../src/server/testing/tontine.ts';
import { ThreadedSqlite } from '../src/server/sqlite-thread.ts';

const MESSAGES = 1000;
const SECONDS = 3;
const ROUNDS = 5;

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

const measure = async (folder: string, service: string, smtp: string, messages: number): Promise<number> => {
  const storage = await ThreadedSqlite.open({ file: join(folder, `${randomUUID()}.db`) });
  const common = { secretHash: '', lang: 'fr', zone: 'UTC', quiet: null, confirmed: true, createdAt: 0 } as const;
  await storage.notices.saveChannel({ ...common, id: 'push', kind: 'push', address: `${service}/x`, keys: new Device().keys, letter: 'p' });
  await storage.notices.saveChannel({ ...common, id: 'mail', kind: 'mail', address: 'ana@example.org', keys: null, letter: 'm' });
  const letters = Array.from({ length: messages }, (_, n) => ({
    channel: n % 2 === 0 ? 'push' : 'mail',
    about: { event: 'confirm', moment: String(n) } as const,
  }));
  await storage.notices.queue(letters, { now: Date.now(), most: MESSAGES });
  const notices = { near: true, mail: { url: smtp, from: 'table@example.org' } };
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    database: storage,
    page: null,
    version: '0',
    games: async () => tontine,
    limits: ROOMY,
    notices,
  });
  const plan = {
    game: 'tontine',
    options: { rounds: 1000 },
    seats: TWO_HERE,
    secondsPerDecision: null,
    watching: 'link',
    referee: 'auto',
    start: true,
    lang: 'fr',
  };
  const made = await fetch(`${server.url}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(plan) });
  const created: CreatedTable = JSON.parse(await made.text());
  const client = await Client.join(server.url, { table: created.table, token: created.seats[0]?.token });
  let moves = 0;
  for (const until = performance.now() + 1000 * SECONDS; performance.now() < until; moves++) await client.move({ type: 'pin' });
  client.close();
  await server.close();
  return moves / SECONDS;
};

const run = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-told-'));
  const worker = new Worker(new URL(import.meta.url));
  const [service, smtp] = await said<readonly [string, string]>(worker);
  const ratios: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const without = await measure(folder, service, smtp, 0);
    const during = await measure(folder, service, smtp, MESSAGES);
    ratios.push(during / without);
    console.log(`${without.toFixed(0)} moves a second without, ${during.toFixed(0)} while ${MESSAGES} messages are sent: ${(during / without).toFixed(2)}`);
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there are no origins
  worker.postMessage('count');
  console.log(`${await said<number>(worker)} messages arrived; median ratio ${ratios.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]?.toFixed(2)}`);
  await worker.terminate();
  rmSync(folder, { recursive: true, force: true });
};

await (isMainThread ? run() : receive());
