// A workshop on money: an animator, a projector and sixty phones play a short game of debt money and a short one of free money
// to the end, each phone with a bot that sees only what the phone is sent. Run alone: node bench/room.ts --players 60 --think 400
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { tripleBataille } from '#games/triple-bataille/index.ts';
import { quickChance } from '#kernel/chance.ts';
import type { AnyGame, BotLevel } from '#kernel/game.ts';
import type { CreatedTable, SeriesPoint } from '#protocol';
import { Client } from '../src/server/testing/client.ts';
import { LoadPlayer, type Mind, mindOf } from './load-player.ts';
import { percentile, withChild } from './server-load.ts';
import { here, openTable } from './tables.ts';

const MODES = ['dette', 'libre'] as const;
type Mode = (typeof MODES)[number];

interface Room {
  readonly url: string;
  readonly players: number;
  readonly thinkMs: number;
  readonly level: BotLevel;
}

interface GameFigures {
  readonly mode: Mode;
  readonly moves: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly seconds: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
  /** What one phone was sent in the whole game, on average, and the most that any was. */
  readonly framesPerPhone: number;
  readonly kilobytesPerPhone: number;
  readonly kilobytesWorstPhone: number;
}

const openRoom = ({ url, players }: Room, mode: Mode): Promise<CreatedTable> =>
  openTable(url, { game: 'triple-bataille', options: { mode, length: 'short' }, seats: here(players, 'Élève'), referee: 'someone' });

const game: AnyGame = tripleBataille;

const round = (value: number): number => Math.round(10 * value) / 10;

interface Sent {
  frames: number;
  bytes: number;
}

const play = async (room: Room, mode: Mode, { table, seats, referee }: CreatedTable): Promise<GameFigures> => {
  const latencies: number[] = [];
  const refused: Record<string, number> = {};
  const over = Promise.withResolvers<void>();
  const events = (sent: Sent) => ({
    acknowledged: ({ ms }: { readonly ms: number }) => latencies.push(ms),
    refused: (code: string) => {
      refused[code] = (refused[code] ?? 0) + 1;
    },
    over: () => over.resolve(),
    received: (bytes: number) => {
      sent.frames++;
      sent.bytes += bytes;
    },
  });
  const sit = (token: string | null, sent: Sent, mind: Mind | null, seat: number): LoadPlayer =>
    new LoadPlayer({ url: room.url, table, token }, quickChance(seat), events(sent), room.thinkMs, mind);
  const sent = seats.map((): Sent => ({ frames: 0, bytes: 0 }));
  const phones = seats.map(({ seat, token }) => sit(token, sent[seat] ?? { frames: 0, bytes: 0 }, mindOf(game, room.level, seat), seat));
  // The animator's console and the wall look on.
  const screens = [referee, null].map((token, index) => sit(token, { frames: 0, bytes: 0 }, () => null, seats.length + index));
  const began = performance.now();
  await Promise.all([...screens, ...phones].map((player) => player.connect()));
  await over.promise;
  const seconds = (performance.now() - began) / 1000;
  for (const player of [...screens, ...phones]) player.stop();
  const sorted = latencies.toSorted((a, b) => a - b);
  const sum = (figure: (one: Sent) => number): number => sent.reduce((total, one) => total + figure(one), 0);
  return {
    mode,
    moves: sorted.length,
    refused,
    seconds: round(seconds),
    p50Ms: round(percentile(sorted, 0.5)),
    p99Ms: round(percentile(sorted, 0.99)),
    worstMs: round(sorted.at(-1) ?? 0),
    framesPerPhone: Math.round(sum(({ frames }) => frames) / sent.length),
    kilobytesPerPhone: Math.round(sum(({ bytes }) => bytes) / sent.length / 1024),
    kilobytesWorstPhone: Math.round(Math.max(...sent.map(({ bytes }) => bytes)) / 1024),
  };
};

const isSeries = (value: unknown): value is readonly SeriesPoint[] => Array.isArray(value);

/** What the debrief of a table is drawn from. */
const seriesOf = async (url: string, table: string): Promise<readonly SeriesPoint[]> => {
  const onlooker = await Client.join(url, { table });
  const answer = await onlooker.ask({ t: 'series' });
  onlooker.close();
  const points: unknown = answer.t === 'ok' ? answer.result?.points : null;
  if (!isSeries(points)) throw new Error('no series');
  return points;
};

const SEAT_FIGURE = 'triple-bataille.metric.wealthBundles';
const TABLE_FIGURE = 'triple-bataille.metric.giniWealth';

/** Both games recorded everybody's wealth and the inequality at the same battles, so that they can be overlaid. */
const overlay = (games: readonly (readonly SeriesPoint[])[], players: number): { readonly battles: readonly number[]; readonly complete: boolean } => {
  const measured = games.map((points) =>
    points.filter(
      ({ metrics }) => metrics[TABLE_FIGURE] !== undefined && Array.from({ length: players }).every((_, seat) => `${SEAT_FIGURE}/${seat}` in metrics),
    ),
  );
  return { battles: measured.map((points) => points.length), complete: measured.every((points) => points.length > 5) };
};

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '60' },
    think: { type: 'string', default: '400' },
    bots: { type: 'string', default: 'decent' },
  },
});
if (values.bots !== 'weak' && values.bots !== 'decent') throw new Error('--bots weak or decent');
const level = values.bots;
await withChild(async ({ url }) => {
  const room: Room = { url, players: Number(values.players), thinkMs: Number(values.think), level };
  const games: GameFigures[] = [];
  const series: (readonly SeriesPoint[])[] = [];
  for (const mode of MODES) {
    const created = await openRoom(room, mode);
    games.push(await play(room, mode, created));
    series.push(await seriesOf(url, created.table));
  }
  const load = loadavg().map(round);
  console.log(JSON.stringify({ players: room.players, thinkMs: room.thinkMs, bots: room.level, load, games, debrief: overlay(series, room.players) }, null, 2));
});
