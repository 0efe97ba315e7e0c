// Real tables with real sockets on loopback: every move is acknowledged after it is stored. Run alone:
// node bench/server-load.ts --seconds 5; beside another checkout, in turn: --root ../before --times 3
import { type ChildProcess, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join, resolve as absolute } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { quickChance } from '#kernel/chance.ts';
import { inFolder } from './folder.ts';
import { LoadPlayer } from './load-player.ts';
import { ownUsage, type Usage, usageOf } from './usage.ts';
import { serverFlags } from '../scripts/nursery.mjs';
import { here, openTable } from './tables.ts';

export interface ServerLoad {
  /** A server that is running; absent: one is started in a process of its own on an empty file. */
  readonly url?: string;
  /** The checkout whose server it is; absent: this one. */
  readonly root?: string;
  readonly game?: string;
  readonly tables: number;
  readonly socketsPerTable: number;
  readonly seconds: number;
  /** Every player thinks so long at most; absent: not at all. */
  readonly thinkMs?: number;
}

export interface ServerFigures {
  readonly tables: number;
  readonly sockets: number;
  readonly moves: number;
  readonly refused: number;
  readonly movesPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time of the server for each move: all its threads, and the one that serves the tables. */
  readonly cpuMicrosPerMove: number | null;
  readonly mainMicrosPerMove: number | null;
  /** That of the sockets which load it. */
  readonly loaderMicrosPerMove: number;
  /** Of the file when the server has stopped, tables and their openings included. */
  readonly bytesPerMove: number | null;
}

/** What a server does often is compiled while it does it: it is measured when it has done this much. */
const WARM_UP_MOVES = 100;
const HERE = fileURLToPath(new URL('..', import.meta.url));
export const FILE = 'load.db';

interface Child {
  readonly child: ChildProcess;
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A script in a process of its own that says at which address it serves. */
export const startScript = async (args: readonly string[]): Promise<Child> => {
  const child = spawn(process.execPath, [...serverFlags(), ...args], { stdio: ['pipe', 'pipe', 'inherit', 'ipc'] });
  const url = await new Promise<string>((resolve, reject) => {
    if (child.stdout !== null) createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', () => reject(new Error('the server did not start')));
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = (): Promise<void> => {
    child.kill('SIGTERM');
    return gone;
  };
  return { child, url, stop };
};

/** A server on an empty file, started as `npm start` starts one. `more`: what else it is told. */
export const startChild = (directory: string, root = HERE, ...more: readonly string[]): Promise<Child> =>
  startScript(['--import', new URL('./usage.ts', import.meta.url).href, join(root, 'bench', 'server-child.ts'), '--database', join(directory, FILE), ...more]);

/** The same for as long as something is measured. */
export const withChild = <T>(work: (child: Child, directory: string) => Promise<T>, root?: string): Promise<T> =>
  inFolder(async (directory) => {
    const child = await startChild(directory, root);
    try {
      return await work(child, directory);
    } finally {
      await child.stop();
    }
  });

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
    const { table, seats } = await openTable(this.#url, { game: this.#load.game ?? 'bourse', seats: here(this.#load.socketsPerTable, 'Seat') });
    const events = {
      acknowledged: ({ ms }: { readonly ms: number }) => this.#acknowledged(ms),
      refused: () => this.#refused(),
      over: () => {
        if (game !== this.#games - 1 || this.#ended) return;
        this.#leave();
        this.play().catch((error: unknown) => {
          // The server goes when the load has ended.
          if (!this.#ended) throw error;
        });
      },
    };
    this.#players = seats.map(
      ({ seat, token }) => new LoadPlayer({ url: this.#url, table, token }, quickChance(1000 * this.#number + seat + 7 * game), events, this.#load.thinkMs),
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

type Measured = Omit<ServerFigures, 'bytesPerMove'> & { readonly allMoves: number };

const run = async (url: string, load: ServerLoad, child: ChildProcess | null): Promise<Measured> => {
  let counting = false;
  let refused = 0;
  let allMoves = 0;
  const latencies: number[] = [];
  const tables = Array.from(
    { length: load.tables },
    (_, number) =>
      new LoadTable(
        url,
        load,
        number,
        (ms) => {
          allMoves++;
          if (counting) latencies.push(ms);
        },
        () => {
          if (counting) refused++;
        },
      ),
  );
  const usages = async (): Promise<readonly [Usage, Usage | null]> => [ownUsage(), child === null ? null : await usageOf(child)];
  for (const table of tables) await table.play();
  while (allMoves < WARM_UP_MOVES * load.tables) await new Promise((resolve) => setTimeout(resolve, 20));
  const [loaderBefore, serverBefore] = await usages();
  counting = true;
  const started = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 1000 * load.seconds));
  counting = false;
  const seconds = (performance.now() - started) / 1000;
  const [loaderAfter, serverAfter] = await usages();
  for (const table of tables) table.end();
  const sorted = latencies.sort((a, b) => a - b);
  const perMove = (of: 'all' | 'main', before: Usage | null, after: Usage | null): number | null =>
    before === null || after === null ? null : Math.round((after[of] - before[of]) / sorted.length);
  return {
    tables: load.tables,
    sockets: load.tables * load.socketsPerTable,
    moves: sorted.length,
    refused,
    movesPerSecond: Math.round(sorted.length / seconds),
    p50Ms: Number(percentile(sorted, 0.5).toFixed(2)),
    p99Ms: Number(percentile(sorted, 0.99).toFixed(2)),
    cpuMicrosPerMove: perMove('all', serverBefore, serverAfter),
    mainMicrosPerMove: perMove('main', serverBefore, serverAfter),
    loaderMicrosPerMove: Math.round((loaderAfter.all - loaderBefore.all) / sorted.length),
    allMoves,
  };
};

export const runServerLoad = async (load: ServerLoad): Promise<ServerFigures> => {
  if (load.url !== undefined) {
    const { allMoves: _, ...figures } = await run(load.url, load, null);
    return { ...figures, bytesPerMove: null };
  }
  return withChild(async ({ child, url, stop }, directory) => {
    const { allMoves, ...figures } = await run(url, load, child);
    await stop();
    return { ...figures, bytesPerMove: Math.round(statSync(join(directory, FILE)).size / allMoves) };
  }, load.root);
};

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '5' },
      tables: { type: 'string', default: '100' },
      sockets: { type: 'string', default: '4' },
      url: { type: 'string' },
      game: { type: 'string', default: 'bourse' },
      root: { type: 'string' },
      times: { type: 'string', default: '1' },
      think: { type: 'string', default: '0' },
    },
  });
  const { url, root, game } = values;
  const load: ServerLoad = {
    game,
    tables: Number(values.tables),
    socketsPerTable: Number(values.sockets),
    seconds: Number(values.seconds),
    thinkMs: Number(values.think),
  };
  for (let time = 0; time < Number(values.times); time++) {
    if (root !== undefined) console.log(root, JSON.stringify(await runServerLoad({ ...load, root: absolute(root) })));
    console.log(root === undefined ? '' : 'here', JSON.stringify(await runServerLoad(url === undefined ? load : { ...load, url })));
  }
}
