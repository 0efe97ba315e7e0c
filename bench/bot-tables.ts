// Tables of bots alone, all running: how long does a person at another table wait for his answer meanwhile?
// Run alone: node bench/bot-tables.ts --tables 100 --game ecodip --seconds 20
import { parseArgs } from 'node:util';
import { Client } from '../src/server/testing/client.ts';
import { withChild } from './server-load.ts';
import { bots, here, openTable } from './tables.ts';

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
await withChild(async ({ url }) => {
  const own = await openTable(url, { game: 'tontine', seats: here(2, 'Seat') });
  const player = await Client.join(url, { table: own.table, token: own.seats[0]?.token });
  const alone = await waitsOf(player, 3);
  for (let table = 0; table < Number(values.tables); table++) {
    await openTable(url, { game: values.game, seats: bots(Number(values.seats)) });
  }
  const among = await waitsOf(player, Number(values.seconds));
  player.cut();
  console.log(JSON.stringify({ tables: Number(values.tables), game: values.game, alone, among }, null, 1));
});
