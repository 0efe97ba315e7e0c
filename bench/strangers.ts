// One stranger at each surface of a server with its usual prices: how long do others wait for the answer to their moves before and meanwhile, and by
// how much does the memory grow? Run alone: node bench/strangers.ts; some only: --only pings,walls; how long for each: --seconds 8
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CreatedTable } from '#protocol';
import { Client } from '../src/server/testing/client.ts';
import { playLong } from '../src/server/testing/long-match.ts';
import { startPostgres } from '../src/server/testing/postgres-server.ts';
import { inFolder } from './folder.ts';
import { FILE, percentile, startChild } from './server-load.ts';
import { SURFACES, type Task, type Told } from './stranger.ts';
import { here, openTable } from './tables.ts';
import { longestOf, usageOf } from './usage.ts';

const MOVES = 20_000;
const PLAYERS = 8;
/** Within what one socket may send. */
const BETWEEN_MS = 40;
const REST_MS = 1500;
const MEGABYTE = 1024 * 1024;
const BEFORE_SECONDS = 4;

const create = (url: string, seats: number): Promise<CreatedTable> =>
  openTable(url, { game: 'tontine', options: { rounds: 1000 }, seats: here(seats, 'Seat'), lang: 'en' });

/** What the process holds of the machine's memory, in megabytes. */
const memoryOf = (pid: number): number => (1024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)) / MEGABYTE;

interface Waited {
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the thread that serves the tables, in milliseconds a second: it does not depend on what else the machine does. */
  readonly busy: number;
  readonly longest: number;
  readonly memory: number;
}

/** Others, who move again and again as long as `meanwhile` goes on, and the most memory that was held. */
const waitingOf = async (players: readonly Client[], server: ChildProcess, meanwhile: Promise<unknown>): Promise<Waited> => {
  const task = { isOver: false };
  const pid = server.pid ?? 0;
  await longestOf(server);
  const [began, usedBefore] = [performance.now(), await usageOf(server)];
  const asked = meanwhile.finally(() => {
    task.isOver = true;
  });
  const waits: number[] = [];
  let memory = 0;
  const move = async (player: Client): Promise<void> => {
    while (!task.isOver) {
      const sent = performance.now();
      const reply = await player.move({ type: 'memo', text: `${waits.length}` });
      if (reply.t === 'no') throw new Error(`a move was refused: ${reply.message}`);
      waits.push(performance.now() - sent);
      memory = Math.max(memory, memoryOf(pid));
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    }
  };
  await Promise.all([asked, ...players.map(move)]);
  const sorted = waits.toSorted((a, b) => a - b);
  const busy = ((await usageOf(server)).main - usedBefore.main) / (performance.now() - began);
  return { busy, longest: await longestOf(server), p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), memory };
};

const stranger = async (task: Task): Promise<Told> => {
  const child = fork(join(import.meta.dirname, 'stranger.ts'));
  child.send(task);
  const [told]: Told[] = await once(child, 'message');
  return told ?? { done: 0, refused: 0 };
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Each surface from an address of its own, on a server that has rested. */
const measure = async (surfaces: readonly string[], seconds: number, database: string, long: string): Promise<void> => {
  const { child, url, stop } = await startChild('', undefined, '--database', database, '--priced');
  const tables = await Promise.all(Array.from({ length: PLAYERS }, () => create(url, 2)));
  const players = await Promise.all(tables.map(({ table, seats }) => Client.join(url, { table, token: seats[0]?.token })));
  await waitingOf(players, child, pause(REST_MS));
  for (const surface of surfaces) {
    const task = (last: number, forSeconds: number): Task => ({ surface, url, seconds: forSeconds, address: `203.0.113.${last}`, long });
    const number = SURFACES.indexOf(surface);
    // What is loaded when it is first asked for is there.
    await stranger(task(100 + number, 1));
    await pause(REST_MS);
    const before = await waitingOf(players, child, pause(BEFORE_SECONDS * 1000));
    let told: Told = { done: 0, refused: 0 };
    const asking = stranger(task(number, seconds));
    const during = await waitingOf(
      players,
      child,
      asking.then((all) => (told = all)),
    );
    const [more, grown] = [during.p99 - before.p99, during.memory - before.memory];
    const row = [
      [told.done, 7],
      [told.refused, 8],
      [before.p50.toFixed(1), 7],
      [before.p99.toFixed(1), 7],
      [during.p50.toFixed(1), 7],
      [during.p99.toFixed(1), 7],
      [more.toFixed(1), 7],
      [before.busy.toFixed(0), 6],
      [during.busy.toFixed(0), 6],
      [before.longest.toFixed(0), 6],
      [during.longest.toFixed(0), 6],
      [before.memory.toFixed(0), 6],
      [grown.toFixed(0), 6],
      [loadavg()[0]?.toFixed(1) ?? '', 5],
    ] as const;
    console.log(`${surface.padEnd(9)}${row.map(([figure, width]) => String(figure).padStart(width)).join('')}${more > 20 || grown > 50 ? '  too much' : ''}`);
    await pause(REST_MS);
  }
  for (const player of players) player.cut();
  await stop();
};

const { values } = parseArgs({ options: { only: { type: 'string' }, seconds: { type: 'string', default: '8' } } });
const wanted = values.only?.split(',') ?? SURFACES;
const seconds = Number(values.seconds);
console.log('            done  refused  before: p50, p99; during: p50, p99, more; main thread ms/s, longest turn; MB, more; load of the machine');
await inFolder(async (directory) => {
  const first = await startChild(directory);
  const { table } = await create(first.url, 20);
  await first.stop();
  await playLong(join(directory, FILE), table, MOVES);
  await measure(
    wanted.filter((surface) => surface !== 'queue'),
    seconds,
    join(directory, FILE),
    table,
  );
});
if (wanted.includes('queue')) {
  const postgres = await startPostgres();
  await measure(['queue'], seconds, postgres.url, '');
  await postgres.stop();
}
