// One room: a referee, a projector and many phones at one table, each answering after a moment's thought. How long does each
// wait for the answer to its own move? Run alone: node bench/room-load.ts --players 60 --think 1500 --seconds 10
import { parseArgs } from 'node:util';
import { quickChance } from '#kernel/chance.ts';
import type { CreatedTable } from '#protocol';
import { LoadPlayer } from './load-player.ts';
import { percentile, withChild } from './server-load.ts';
import { here, openTable } from './tables.ts';

export interface RoomLoad {
  /** A server that is running; absent: one is started in a process of its own on an empty file. */
  readonly url?: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: number;
  /** Each answers so many milliseconds after it was asked, at most; 0: at once, all together. */
  readonly thinkMs: number;
  readonly seconds: number;
}

export interface RoomFigures {
  readonly game: string;
  readonly players: number;
  readonly thinkMs: number;
  readonly games: number;
  readonly moves: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
  /** What all pages together were sent for each move. */
  readonly kilobytesPerMove: number;
}

const open = (url: string, { game, options, players }: RoomLoad): Promise<CreatedTable> =>
  openTable(url, { game, options, seats: here(players, 'Phone'), referee: 'someone' });

const round = (ms: number): number => Math.round(10 * ms) / 10;

const run = async (url: string, load: RoomLoad): Promise<RoomFigures> => {
  const latencies: number[] = [];
  const refused: Record<string, number> = {};
  let bytes = 0;
  let games = 0;
  const until = performance.now() + 1000 * load.seconds;
  while (performance.now() < until) {
    const { table, seats, referee } = await open(url, load);
    const over = Promise.withResolvers<void>();
    const events = {
      acknowledged: ({ ms }: { readonly ms: number }) => latencies.push(ms),
      refused: (code: string) => {
        refused[code] = (refused[code] ?? 0) + 1;
      },
      over: () => over.resolve(),
      received: (size: number) => {
        bytes += size;
      },
    };
    const tokens = [...seats.map(({ token }) => token), referee, null];
    const players = tokens.map((token, index) => new LoadPlayer({ url, table, token }, quickChance(100 * games + index), events, load.thinkMs));
    await Promise.all(players.map((player) => player.connect()));
    await Promise.race([over.promise, new Promise((resolve) => setTimeout(resolve, Math.max(0, until - performance.now())))]);
    for (const player of players) player.stop();
    games++;
  }
  const sorted = latencies.toSorted((a, b) => a - b);
  return {
    game: load.game,
    players: load.players,
    thinkMs: load.thinkMs,
    games,
    moves: sorted.length,
    refused,
    p50Ms: round(percentile(sorted, 0.5)),
    p99Ms: round(percentile(sorted, 0.99)),
    worstMs: round(sorted.at(-1) ?? 0),
    kilobytesPerMove: round(bytes / 1024 / Math.max(1, sorted.length)),
  };
};

export const runRoomLoad = (load: RoomLoad): Promise<RoomFigures> => (load.url === undefined ? withChild(({ url }) => run(url, load)) : run(load.url, load));

const isOptions = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'tontine' },
      options: { type: 'string', default: '{"rounds":6,"windowSeconds":60}' },
      players: { type: 'string', default: '60' },
      think: { type: 'string', default: '1500' },
      seconds: { type: 'string', default: '10' },
      url: { type: 'string' },
    },
  });
  const options: unknown = JSON.parse(values.options);
  if (!isOptions(options)) throw new Error('--options must be a JSON object');
  const { url } = values;
  const load = {
    ...(url === undefined ? {} : { url }),
    game: values.game,
    options,
    players: Number(values.players),
    thinkMs: Number(values.think),
    seconds: Number(values.seconds),
  };
  console.log(JSON.stringify(await runRoomLoad(load)));
}
