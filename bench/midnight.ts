// A thousand people take the challenge of a new day in the same moment: how long do others wait for the answer to their moves before and meanwhile, and
// how long do those who come wait for their table? Run alone: node bench/midnight.ts --entries 1000 --game bourse
import { parseArgs } from 'node:util';
import { range } from '#kernel/collections.ts';
import type { CreatedChallenge } from '#protocol';
import { Client } from '../src/server/testing/client.ts';
import { percentile, withChild } from './server-load.ts';
import { here, openTable } from './tables.ts';

const PLAYERS = 8;
const BETWEEN_MS = 40;
const BEFORE_MS = 4000;
const DAY_MS = 86_400_000;

const { values } = parseArgs({ options: { entries: { type: 'string', default: '1000' }, game: { type: 'string', default: 'bourse' } } });

const post = async (url: string, body: object, n = 0): Promise<Response> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer key-of-device-number-${n}`, 'x-forwarded-for': `203.0.${n >> 7}.${n & 127}` };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return response;
};

/** Others, who move again and again as long as `meanwhile` goes on. */
const waitsOf = async (players: readonly Client[], meanwhile: Promise<unknown>): Promise<readonly number[]> => {
  const task = { isOver: false };
  const waits: number[] = [];
  const move = async (player: Client): Promise<void> => {
    while (!task.isOver) {
      const sent = performance.now();
      const reply = await player.move({ type: 'memo', text: `${waits.length}` });
      if (reply.t === 'no') throw new Error(`a move was refused: ${reply.message}`);
      waits.push(performance.now() - sent);
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    }
  };
  const over = meanwhile.finally(() => {
    task.isOver = true;
  });
  await Promise.all([over, ...players.map(move)]);
  return waits;
};

const told = (waits: readonly number[]): Readonly<Record<string, number>> => {
  const sorted = waits.toSorted((a, b) => a - b);
  const figures = { p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99), worstMs: sorted.at(-1) ?? 0 };
  return { count: waits.length, ...Object.fromEntries(Object.entries(figures).map(([name, ms]) => [name, Math.round(10 * ms) / 10])) };
};

await withChild(async ({ url }) => {
  const tables = await Promise.all(range(PLAYERS).map(() => openTable(url, { game: 'tontine', options: { rounds: 1000 }, seats: here(2, 'Seat') })));
  const players = await Promise.all(tables.map(({ table, seats }) => Client.join(url, { table, token: seats[0]?.token })));
  const plan = { game: values.game, options: {}, seats: 4, level: 'decent', title: '', tries: 1, names: 'shown', lang: 'fr', closesAt: Date.now() + DAY_MS };
  const { challenge }: CreatedChallenge = await (await post(`${url}/api/challenges`, plan)).json();
  const entries: number[] = [];
  const enter = async (n: number): Promise<void> => {
    const asked = performance.now();
    await post(`${url}/api/challenges/${challenge}/tries`, { name: `P${n}`, lang: 'fr' }, n);
    entries.push(performance.now() - asked);
  };
  // What is loaded and compiled when it is first asked for is there.
  for (const n of range(20)) await enter(n);
  entries.length = 0;
  await waitsOf(players, new Promise((resolve) => setTimeout(resolve, 1000)));
  const before = await waitsOf(players, new Promise((resolve) => setTimeout(resolve, BEFORE_MS)));
  const during = await waitsOf(players, Promise.all(range(Number(values.entries)).map((n) => enter(20 + n))));
  console.log(JSON.stringify({ before: told(before), during: told(during), entries: told(entries) }));
  for (const player of players) player.cut();
});
