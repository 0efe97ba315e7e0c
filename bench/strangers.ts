// Strangers ask a server for much at once, about a match of 20,000 moves: how long does a player at another table wait for his
// answer meanwhile, and by how much does the memory grow? Run alone: node bench/strangers.ts --times 60 --moves 20000
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { CreatedTable } from '#protocol';
import { Client } from '../src/server/testing/client.ts';
import { playLong } from '../src/server/testing/long-match.ts';
import { inFolder } from './folder.ts';
import { startChild } from './server-load.ts';
import { here, openTable } from './tables.ts';

const SEATS = 20;
const MEGABYTE = 1024 * 1024;

const create = (url: string, seats: number): Promise<CreatedTable> =>
  openTable(url, { game: 'tontine', options: { rounds: 1000 }, seats: here(seats, 'Seat'), lang: 'en' });

/** What the process holds of the machine's memory, in bytes. */
const residentBytes = (pid: number): number => 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

/** Somebody else, who moves again and again; how long he waits at most while `meanwhile` goes on. */
const waitingOf = async (player: Client, pid: number, meanwhile: () => Promise<unknown>) => {
  const before = residentBytes(pid);
  let peak = before;
  const crowd = { isDone: false };
  const asked = meanwhile().finally(() => {
    crowd.isDone = true;
  });
  const waits: number[] = [];
  while (!crowd.isDone) {
    const sent = performance.now();
    await player.move({ type: 'memo', text: `${waits.length}` });
    waits.push(performance.now() - sent);
    peak = Math.max(peak, residentBytes(pid));
  }
  await asked;
  return { worstMs: Math.round(Math.max(...waits)), moves: waits.length, grownMb: Math.round((peak - before) / MEGABYTE) };
};

interface Crowd {
  readonly url: string;
  readonly long: CreatedTable;
  readonly times: number;
  readonly moves: number;
}

/** What a crowd may ask for, each so many times at once. */
const FLOODS: Readonly<Record<string, (crowd: Crowd, stranger: Client) => Promise<unknown>>> = {
  nothing: () => new Promise((resolve) => setTimeout(resolve, 2000)),
  hellosOfOne: async ({ long, times }, stranger) => {
    const count = stranger.frames.length;
    for (let time = 0; time < times; time++) stranger.hello({ table: long.table, logAfter: 0 });
    await stranger.until(() => stranger.frames.length > count);
    await stranger.settle();
  },
  hellosOfMany: ({ url, long, times }) => all(times, async () => (await Client.join(url, { table: long.table, logAfter: 0 })).cut()),
  seats: ({ url, long, times }) => all(times, async (index) => (await Client.join(url, { table: long.table, token: long.seats[index % SEATS]?.token })).cut()),
  log: ({ times, moves }, stranger) => all(times, (index) => stranger.ask({ t: 'log', before: 1 + Math.floor((index * moves) / times) })),
  past: ({ times, moves }, stranger) => all(times, (index) => stranger.ask({ t: 'past', step: Math.floor((index * moves) / times) })),
  series: ({ times }, stranger) => all(times, () => stranger.ask({ t: 'series' })),
};

const all = (times: number, work: (index: number) => Promise<unknown>): Promise<unknown> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));

/** The crowd in a thread of its own: what it takes must not be taken for the server's. */
const runCrowd = async (crowd: Crowd): Promise<void> => {
  const stranger = await Client.join(crowd.url, { table: crowd.long.table });
  parentPort?.on('message', (name: string) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there are no origins
    void FLOODS[name]?.(crowd, stranger).then(() => parentPort?.postMessage(name));
  });
};

const measure = async (directory: string, times: number, moves: number): Promise<unknown> => {
  const first = await startChild(directory);
  const long = await create(first.url, SEATS);
  await first.stop();
  await playLong(join(directory, 'load.db'), long.table, moves);
  const server = await startChild(directory);
  const other = await create(server.url, 2);
  const player = await Client.join(server.url, { table: other.table, token: other.seats[0]?.token });
  const crowd = new Worker(new URL(import.meta.url), { workerData: { url: server.url, long, times, moves } satisfies Crowd });
  const figures: Record<string, unknown> = { times, moves };
  for (const name of Object.keys(FLOODS)) {
    figures[name] = await waitingOf(player, server.child.pid ?? 0, async () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there are no origins
      crowd.postMessage(name);
      await once(crowd, 'message');
    });
  }
  await crowd.terminate();
  player.cut();
  await server.stop();
  return figures;
};

if (isMainThread) {
  const { values } = parseArgs({ options: { times: { type: 'string', default: '60' }, moves: { type: 'string', default: '20000' } } });
  console.log(JSON.stringify(await inFolder((directory) => measure(directory, Number(values.times), Number(values.moves))), null, 1));
} else await runCrowd(workerData);
