// Real tables with real sockets on loopback: every move is acknowledged after it is stored. Run alone:
// node bench/server-load.ts --seconds 5
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { quickChance } from '#kernel';
import type { CreatedTable, CreateTable } from '#protocol';
import { serverFlags } from '../scripts/nursery.mjs';
import { LoadPlayer } from './load-player.ts';

export interface ServerLoad {
  /** A server that is running; absent: one is started in a process of its own on an empty file. */
  readonly url?: string;
  readonly game?: string;
  readonly tables: number;
  readonly socketsPerTable: number;
  readonly seconds: number;
}

export interface ServerFigures {
  readonly tables: number;
  readonly sockets: number;
  readonly moves: number;
  readonly refused: number;
  readonly movesPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const WARM_UP = 0.3;

/** A server in a process of its own on an empty file, started as `npm start` starts one. */
export const startChild = async (directory: string): Promise<{ readonly child: ChildProcess; readonly url: string }> => {
  const script = fileURLToPath(new URL('./server-child.ts', import.meta.url));
  const child = spawn(process.execPath, [...serverFlags(), script, '--database', join(directory, 'load.db')], { stdio: ['pipe', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', () => reject(new Error('the server did not start')));
  });
  return { child, url };
};

const createTable = async (url: string, game: string, seats: number): Promise<CreatedTable> => {
  const plan: CreateTable = {
    game,
    options: {},
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: 'here', name: `Seat ${seat}` })),
    secondsPerDecision: null,
    watching: 'link',
    referee: 'auto',
    start: true,
    lang: 'en',
  };
  const response = await fetch(`${url}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(plan) });
  if (!response.ok) throw new Error(`no table: ${await response.text()}`);
  const created: CreatedTable = JSON.parse(await response.text());
  return created;
};

/** One table that is replaced by a fresh one when its game is over. */
class LoadTable {
  readonly #url: string;
  readonly #load: ServerLoad;
  readonly #number: number;
  readonly #acknowledged: (ms: number) => void;
  readonly #refused: () => void;
  #players: readonly LoadPlayer[] = [];
  #games = 0;
  #ended = false;

  constructor(url: string, load: ServerLoad, number: number, acknowledged: (ms: number) => void, refused: () => void) {
    this.#url = url;
    this.#load = load;
    this.#number = number;
    this.#acknowledged = acknowledged;
    this.#refused = refused;
  }

  async play(): Promise<void> {
    const game = this.#games++;
    const { table, seats } = await createTable(this.#url, this.#load.game ?? 'bourse', this.#load.socketsPerTable);
    const events = {
      acknowledged: ({ ms }: { readonly ms: number }) => this.#acknowledged(ms),
      refused: () => this.#refused(),
      over: () => {
        if (game !== this.#games - 1 || this.#ended) return;
        this.#leave();
        void this.play();
      },
    };
    this.#players = seats.map(
      ({ seat, token }) => new LoadPlayer({ url: this.#url, table, token }, quickChance(1000 * this.#number + seat + 7 * game), events),
    );
    // The load may have ended while the table was made.
    if (this.#ended) return;
    await Promise.all(this.#players.map((player) => player.connect()));
  }

  #leave(): void {
    for (const player of this.#players) player.stop();
  }

  end(): void {
    this.#ended = true;
    this.#leave();
  }
}

export const percentile = (sorted: readonly number[], part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

const run = async (url: string, load: ServerLoad): Promise<ServerFigures> => {
  let counting = false;
  let refused = 0;
  const latencies: number[] = [];
  const tables = Array.from(
    { length: load.tables },
    (_, number) =>
      new LoadTable(
        url,
        load,
        number,
        (ms) => {
          if (counting) latencies.push(ms);
        },
        () => {
          if (counting) refused++;
        },
      ),
  );
  for (const table of tables) await table.play();
  await new Promise((resolve) => setTimeout(resolve, 1000 * load.seconds * WARM_UP));
  counting = true;
  const started = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 1000 * load.seconds));
  counting = false;
  const seconds = (performance.now() - started) / 1000;
  for (const table of tables) table.end();
  const sorted = latencies.sort((a, b) => a - b);
  return {
    tables: load.tables,
    sockets: load.tables * load.socketsPerTable,
    moves: sorted.length,
    refused,
    movesPerSecond: Math.round(sorted.length / seconds),
    p50Ms: Number(percentile(sorted, 0.5).toFixed(2)),
    p99Ms: Number(percentile(sorted, 0.99).toFixed(2)),
  };
};

export const runServerLoad = async (load: ServerLoad): Promise<ServerFigures> => {
  if (load.url !== undefined) return run(load.url, load);
  const directory = mkdtempSync(join(tmpdir(), 'comptoir-load-'));
  const { child, url } = await startChild(directory);
  try {
    return await run(url, load);
  } finally {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
    rmSync(directory, { recursive: true, force: true });
  }
};

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '5' },
      tables: { type: 'string', default: '100' },
      sockets: { type: 'string', default: '4' },
      url: { type: 'string' },
    },
  });
  const { url } = values;
  const figures = await runServerLoad({
    tables: Number(values.tables),
    socketsPerTable: Number(values.sockets),
    seconds: Number(values.seconds),
    ...(url === undefined ? {} : { url }),
  });
  console.log(JSON.stringify(figures));
}
