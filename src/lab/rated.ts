import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inParallel, playerFor } from '#bots';
import { findBox } from '#catalogue';
import { chanceOf, deriveSeed } from '#kernel/chance.ts';
import type { AnyGame, Bot, Outcome, Seat } from '#kernel/game.ts';
import { resolveOptions } from '#kernel/options.ts';
import { playGame } from './play-game.ts';

/** A table at which bots are compared: plain data, so that anybody can play its games again. */
export interface RatedTable {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: number;
  /** A figure of the game that each seat has at the end (`centres`), beside its place. */
  readonly figure: string | null;
}

/** The number of a game, which gives its dice, and a level or a habit for each seat. */
export interface Seating {
  readonly number: number;
  readonly seats: readonly string[];
}

/** How one game went. */
export interface Rated extends Seating {
  /** Who is asked first; null where all are asked at once. */
  readonly first: Seat | null;
  readonly outcome: Outcome | null;
  readonly error: string | null;
  readonly figures: readonly number[];
  /** The milliseconds of processor time that each decision took, by name. */
  readonly thinking: Readonly<Record<string, readonly number[]>>;
}

export interface RatedWork {
  readonly briefing: RatedTable;
  readonly task: Seating;
  readonly result: Rated;
}

type Watch = Map<string, number[]>;

/** The same player with a stop-watch in hand: of its own thread, so that a busy machine does not count. */
const timed = (name: string, bot: Bot<unknown, unknown>, watch: Watch): Bot<unknown, unknown> => ({
  choose: (sight, seat, chance) => {
    const begun = process.threadCpuUsage();
    const move = bot.choose(sight, seat, chance);
    const { user, system } = process.threadCpuUsage(begun);
    const times = watch.get(name) ?? [];
    times.push((user + system) / 1000);
    watch.set(name, times);
    return move;
  },
});

const MOST_MOVES = 1_000_000;

const playOne = (game: AnyGame, { players, seed, figure }: RatedTable, options: unknown, { number, seats }: Seating): Rated => {
  const { module } = game;
  const watch: Watch = new Map();
  const policies = Object.fromEntries(
    [...new Set(seats)].flatMap((name) => {
      const bot = playerFor(game, name);
      return bot === null ? [] : [[`timed ${name}`, timed(name, bot, watch)]];
    }),
  );
  const dice = deriveSeed(seed, number);
  const asked = module.pending(module.setup(options, players, chanceOf(dice)).state).filter(({ duty }) => duty === 'must');
  const { outcome, error, metrics } = playGame(
    { ...game, policies },
    { seats: players, options, bots: seats.map((name) => `timed ${name}`), seed: dice, maxMoves: MOST_MOVES },
  );
  const first = asked.length === 1 && typeof asked[0]?.seat === 'number' ? asked[0].seat : null;
  const figures = figure === null ? [] : seats.map((_, seat) => metrics[`${module.id}.metric.${figure}/${seat}`] ?? 0);
  return { number, seats, first, outcome, error, figures, thinking: Object.fromEntries(watch) };
};

/** What a worker does with the seatings it is given. */
export const ratedPlayer = async (table: RatedTable): Promise<(seating: Seating) => Rated> => {
  const game = await findBox(table.game)?.load();
  const options = game === undefined ? null : resolveOptions(game.module.options, table.options);
  if (game === undefined || options === null || !options.ok) throw new Error('the table was refused in a worker');
  return (seating) => playOne(game, table, options.options, seating);
};

const keyOf = ({ number, seats }: Seating): string => `${number} ${seats.join(' ')}`;

/** The games of a table that lie in a file already; whatever else lies there is given up. */
export const keptGames = (file: string | null, table: RatedTable): Map<string, Rated> => {
  if (file === null) return new Map();
  const head = JSON.stringify(table);
  const [line, ...games] = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  if (line !== head) {
    writeFileSync(file, `${head}\n`);
    return new Map();
  }
  return new Map(
    games.map((text) => {
      const game: Rated = JSON.parse(text);
      return [keyOf(game), game];
    }),
  );
};

export interface Playing {
  /** 0: nothing is played, what is kept must do. */
  readonly workers: number;
  readonly onProgress: (played: number) => void;
  /** Games are written here as they end; what stands here is not played again. Null: nowhere. */
  readonly keep: string | null;
}

/** Plays all of these games, and gives them in their order. */
export const playRated = async (table: RatedTable, seatings: readonly Seating[], { workers, onProgress, keep }: Playing): Promise<readonly Rated[]> => {
  const kept = keptGames(keep, table);
  const tasks = seatings.filter((seating) => !kept.has(keyOf(seating)));
  let done = seatings.length - tasks.length;
  if (workers === 0) return seatings.flatMap((seating) => kept.get(keyOf(seating)) ?? []);
  await inParallel<RatedWork>({
    script: new URL('./rated-worker.ts', import.meta.url),
    briefing: table,
    tasks,
    workers,
    onDone: (game) => {
      kept.set(keyOf(game), game);
      if (keep !== null) appendFileSync(keep, `${JSON.stringify(game)}\n`);
      onProgress(++done);
    },
  });
  return seatings.flatMap((seating) => kept.get(keyOf(seating)) ?? []);
};
