import { at, range } from '#kernel/collections.ts';
import type { GameResult } from './play-game.ts';
import { type Prepared, seatedIn, type Series } from './prepare-series.ts';
import { mean, type Spread, spread } from './statistics.ts';
import { defaultWorkers, inParallel } from '#bots';

/** The part of a victory that each seat has: 1 to share among those of first rank, nothing in a game without an end. */
export const victories = (result: GameResult, seats: number): readonly number[] => {
  const winners = (result.outcome?.standings ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  return range(seats).map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
};

/** What a series of games showed: the object that `comptoir simulate --json` prints. */
export interface Summary {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: number;
  /** Who was at the table; seats change with the games. */
  readonly bots: readonly string[];
  readonly seed: number;
  readonly games: number;
  readonly finished: number;
  readonly errors: number;
  readonly moves: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  /** In turns, of the finished games. */
  readonly length: Spread;
  /** Games won; a victory shared by two counts one half for each. */
  readonly wins: { readonly bySeat: readonly number[]; readonly byBot: Readonly<Record<string, number>> };
  /** The game's own figures at the end of the finished games. */
  readonly metrics: Readonly<Record<string, { readonly mean: number } & Spread>>;
}

/** Names of figures in the order in which games first show them. */
export const metricNames = (results: readonly GameResult[]): readonly string[] => [...new Set(results.flatMap(({ metrics }) => Object.keys(metrics)))];

const summariseMetrics = (finished: readonly GameResult[]): Summary['metrics'] =>
  Object.fromEntries(
    metricNames(finished).map((name) => {
      const values = finished.flatMap(({ metrics }) => metrics[name] ?? []);
      return [name, { mean: mean(values), ...spread(values) }];
    }),
  );

const countWins = (results: readonly GameResult[], bots: readonly string[]): Summary['wins'] => {
  const bySeat = bots.map(() => 0);
  const byBot: Record<string, number> = Object.fromEntries(bots.map((bot) => [bot, 0]));
  for (const [number, result] of results.entries()) {
    const seated = seatedIn(bots, number);
    for (const [seat, part] of victories(result, bots.length).entries()) {
      const bot = at(seated, seat);
      bySeat[seat] = at(bySeat, seat) + part;
      byBot[bot] = (byBot[bot] ?? 0) + part;
    }
  }
  return { bySeat, byBot };
};

export const summarise = ({ series, package: game, options, bots }: Prepared, results: readonly GameResult[], seconds: number): Summary => {
  const finished = results.filter(({ outcome }) => outcome !== null);
  const moves = results.reduce((total, result) => total + result.moves, 0);
  return {
    game: series.game,
    rulesVersion: game.module.rulesVersion,
    options,
    players: series.players,
    bots,
    seed: series.seed,
    games: results.length,
    finished: finished.length,
    errors: results.filter(({ error }) => error !== null).length,
    moves,
    seconds,
    movesPerSecond: seconds > 0 ? Math.round(moves / seconds) : 0,
    length: spread(finished.map(({ turns }) => turns)),
    wins: countWins(results, bots),
    metrics: summariseMetrics(finished),
  };
};

/** What the workers of a series exchange: numbers of games for their results. */
export interface SeriesWork {
  readonly briefing: Series;
  readonly task: readonly number[];
  readonly result: readonly GameResult[];
}

/** Games handed to a worker at a time: enough to make the handing over cheap, few enough to share the last ones out. */
const CHUNK = 16;

const chunks = (games: number): readonly (readonly number[])[] =>
  range(Math.ceil(games / CHUNK)).map((chunk) => range(Math.min(CHUNK, games - chunk * CHUNK)).map((offset) => chunk * CHUNK + offset));

/** Plays the whole series, on all cores unless told otherwise. Results come in the order of the games. */
export const runSeries = async (
  { series }: Prepared,
  { workers = defaultWorkers(), onProgress }: { readonly workers?: number; readonly onProgress?: (played: number) => void } = {},
): Promise<readonly GameResult[]> => {
  let played = 0;
  const results = await inParallel<SeriesWork>({
    script: new URL('./worker.ts', import.meta.url),
    briefing: series,
    tasks: chunks(series.games),
    workers,
    onDone: (chunk) => {
      played += chunk.length;
      onProgress?.(played);
    },
  });
  return results.flat();
};
