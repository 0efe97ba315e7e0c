import { at } from '#kernel/collections.ts';
import type { Row } from './experiment.ts';
import { type Prepared, seatedIn } from './prepare-series.ts';
import { mean, type Spread, spread } from './statistics.ts';
import { victories } from './victories.ts';

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
export const metricNames = (results: readonly Row[]): readonly string[] => [...new Set(results.flatMap(({ figures = {} }) => Object.keys(figures)))];

const summariseMetrics = (finished: readonly Row[]): Summary['metrics'] =>
  Object.fromEntries(
    metricNames(finished).map((name) => {
      const values = finished.flatMap(({ figures }) => figures?.[name] ?? []);
      return [name, { mean: mean(values), ...spread(values) }];
    }),
  );

const countWins = (results: readonly Row[], bots: readonly string[], seed: number): Summary['wins'] => {
  const bySeat = bots.map(() => 0);
  const byBot: Record<string, number> = Object.fromEntries(bots.map((bot) => [bot, 0]));
  for (const [number, { places }] of results.entries()) {
    const seated = seatedIn(bots, seed, number);
    for (const [seat, part] of victories(places).entries()) {
      const bot = at(seated, seat);
      bySeat[seat] = at(bySeat, seat) + part;
      byBot[bot] = (byBot[bot] ?? 0) + part;
    }
  }
  return { bySeat, byBot };
};

export const summarise = ({ series, package: game, options, bots }: Prepared, results: readonly Row[], seconds: number): Summary => {
  const finished = results.filter(({ end }) => end !== null);
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
    wins: countWins(results, bots, series.seed),
    metrics: summariseMetrics(finished),
  };
};
