// Tables of bots alone, all running: how long does a person at another table wait for his answer meanwhile?
// Run alone: node bench/bot-tables.ts --tables 100 --game ecodip --seconds 20
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CreatedTable, CreateTable } from '#protocol';
import { Client } from '../src/server/testing/client.ts';
import { startChild } from './server-load.ts';

const create = async (url: string, game: string, seats: CreateTable['seats']): Promise<CreatedTable> => {
  const plan: CreateTable = { game, options: {}, seats, secondsPerDecision: null, watching: 'link', referee: 'auto', start: true, lang: 'en' };
  const response = await fetch(`${url}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(plan) });
  if (!response.ok) throw new Error(`no table: ${await response.text()}`);
  const created: CreatedTable = JSON.parse(await response.text());
  return created;
};

const share = (sorted: readonly number[], part: number): number => Math.round(10 * (sorted[Math.floor(part * (sorted.length - 1))] ?? 0)) / 10;

/** Waits of somebody who moves fifty times a second for so long. */
const waitsOf = async (player: Client, seconds: number) => {
  const waits: number[] = [];
  const end = performance.now() + 1000 * seconds;
  while (performance.now() < end) {
    const sent = performance.now();
    await player.move({ type: 'memo', text: `${waits.length}` });
    waits.push(performance.now() - sent);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const sorted = waits.toSorted((a, b) => a - b);
  return { moves: waits.length, p50: share(sorted, 0.5), p99: share(sorted, 0.99), worst: share(sorted, 1) };
};

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100' },
    game: { type: 'string', default: 'ecodip' },
    seats: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '20' },
  },
});
const directory = mkdtempSync(join(tmpdir(), 'comptoir-bots-'));
const { child, url } = await startChild(directory);
try {
  const own = await create(url, 'tontine', [
    { kind: 'here', name: 'Ann' },
    { kind: 'here', name: 'Bob' },
  ]);
  const player = await Client.join(url, { table: own.table, token: own.seats[0]?.token });
  const alone = await waitsOf(player, 3);
  for (let table = 0; table < Number(values.tables); table++) {
    await create(
      url,
      values.game,
      Array.from({ length: Number(values.seats) }, () => ({ kind: 'bot', level: 'decent' })),
    );
  }
  const among = await waitsOf(player, Number(values.seconds));
  player.cut();
  console.log(JSON.stringify({ tables: Number(values.tables), game: values.game, alone, among }, null, 1));
} finally {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
  rmSync(directory, { recursive: true, force: true });
}
