import { DatabaseSync } from 'node:sqlite';
import { type Draws, quickChance } from '#kernel/chance.ts';
import type { CreatedTable, CreateTable } from '#protocol';
import { startChild } from './child.ts';
import { Client } from './client.ts';
import { playOffer } from './offers.ts';

/* A server is told to stop in the middle of play at tables with clocks. It must end by itself, with all it has answered for on the disk. */

export interface Stop {
  /** The exit code; null: it had to be killed. */
  readonly code: number | null;
  readonly ms: number;
  readonly acknowledged: number;
  /** Answered for, and not in the file. */
  readonly lost: readonly string[];
}

const here = (count: number): CreateTable['seats'] => Array.from({ length: count }, (_, seat) => ({ kind: 'here', name: `Seat ${seat + 1}` }));
const bots = (count: number): CreateTable['seats'] => Array.from({ length: count }, () => ({ kind: 'bot', level: 'decent' }));

/** An hour and more to answer, which winds reminders; a second, which runs out; windows of the rules. */
const PLANS: readonly Partial<CreateTable>[] = [
  { game: 'ecodip', seats: [...here(4), ...bots(6)], secondsPerDecision: 86_400 },
  { game: 'ecodip', seats: [...here(1), ...bots(9)], secondsPerDecision: 86_400 },
  { game: 'triple-bataille', options: { mode: 'dette', length: 'short' }, seats: [...here(6), ...bots(4)], referee: 'someone' },
  { game: 'bourse', seats: here(4), secondsPerDecision: 7200 },
  { game: 'bourse', seats: [...here(1), ...bots(3)], secondsPerDecision: 1 },
];

interface Acknowledged {
  readonly table: string;
  readonly seat: number;
  readonly id: string;
}

/** Plays whatever it is offered until the line is lost. */
const play = async (client: Client, { table, seat }: Omit<Acknowledged, 'id'>, chance: Draws, done: Acknowledged[]): Promise<void> => {
  for (let move = 1; client.closed === null; move++) {
    await Promise.race([client.until(() => client.closed !== null || client.scene.offers.length > 0), client.gone]);
    if (client.closed !== null) return;
    const id = `${seat}-${move}`;
    const answer = await Promise.race([playOffer(client, chance, id), client.gone]);
    if (answer?.t === 'ok') done.push({ table, seat, id });
    // What the rules refuse is tried again with something else, but not at once for ever.
    else await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

const inFile = (file: string): ReadonlySet<string> => {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db.prepare('select id, writer, client from entries join tables on key = table_key where client is not null').all();
  db.close();
  return new Set(rows.map(({ id, writer, client }) => `${String(id)} ${String(writer)} ${String(client)}`));
};

const ENDED_BY = 60_000;

/** Starts a server on an empty file, plays at all these tables, and stops it when `moves` have been answered. */
export const stopInPlay = async (file: string, moves: number, seed: number): Promise<Stop> => {
  const server = await startChild(file);
  const done: Acknowledged[] = [];
  const playing: Promise<void>[] = [];
  for (const [number, plan] of PLANS.entries()) {
    const created: CreatedTable = await server.create(1, { options: {}, ...plan });
    for (const { seat, token } of created.seats) {
      const client = await Client.join(server.url, { table: created.table, token });
      playing.push(play(client, { table: created.table, seat }, quickChance(1000 * seed + 100 * number + seat), done));
    }
  }
  while (done.length < moves) await new Promise((resolve) => setTimeout(resolve, 10));
  const told = performance.now();
  const code = await Promise.race([server.terminate(), new Promise<null>((resolve) => setTimeout(() => resolve(null), ENDED_BY).unref())]);
  const ms = performance.now() - told;
  if (code === null) await server.kill();
  await Promise.all(playing);
  const stored = inFile(file);
  const lost = done.map(({ table, seat, id }) => `${table} ${seat} ${id}`).filter((key) => !stored.has(key));
  return { code, ms: Math.round(ms), acknowledged: done.length, lost };
};
