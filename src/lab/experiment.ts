import { defaultWorkers, inParallel, isBotLevel, nearestLevel, playerFor } from '#bots';
import { findBox } from '#catalogue';
import { type AnyGame, at, createMatch, deriveSeed, type Message, range } from '#kernel';
import { type GameResult, playGame } from './play-game.ts';

/** A series of games that anybody can play again to the letter: plain data, all of it. */
export interface Experiment {
  readonly game: string;
  readonly players: number;
  /** Options that differ from the defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Levels or habits of the game, dealt round the seats: two for four seats sit at 0 and 2, 1 and 3. */
  readonly bots: readonly string[];
  readonly seed: number;
  readonly games: number;
  readonly maxMoves: number;
  /** Texts of the data sets that the box holds beside its own, by name. */
  readonly datasets: Readonly<Record<string, string>>;
}

/** An experiment found sound, with what it leaves open filled in. */
export interface Prepared {
  readonly experiment: Experiment;
  readonly package: AnyGame;
  /** Every option with its value. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Who sits in each seat: a level that the game has, or a habit. */
  readonly bots: readonly string[];
}

export type Preparation =
  | { readonly ok: true; readonly prepared: Prepared }
  | { readonly ok: false; readonly problem: 'unknownGame' | 'noDataset' }
  | { readonly ok: false; readonly problem: 'dataset'; readonly detail: string }
  | { readonly ok: false; readonly problem: 'unknownBot'; readonly detail: string; readonly package: AnyGame }
  | { readonly ok: false; readonly problem: 'options'; readonly refusal: Message; readonly package: AnyGame };

/** The box of an experiment, with its data sets, or why not. */
const loadGame = async ({ game, datasets }: Experiment): Promise<AnyGame | Exclude<Preparation, { ok: true }>> => {
  const box = findBox(game);
  if (box === undefined) return { ok: false, problem: 'unknownGame' };
  const loaded = await box.load();
  if (Object.keys(datasets).length === 0) return loaded;
  if (loaded.withDatasets === undefined) return { ok: false, problem: 'noDataset' };
  const extended = loaded.withDatasets(datasets);
  return extended.ok ? extended.game : { ok: false, problem: 'dataset', detail: extended.error };
};

export const prepareExperiment = async (experiment: Experiment): Promise<Preparation> => {
  const loaded = await loadGame(experiment);
  if ('ok' in loaded) return loaded;
  const trial = createMatch(loaded.module, { seats: experiment.players, options: experiment.options, seed: deriveSeed(experiment.seed, 0) });
  if (!trial.ok) return { ok: false, problem: 'options', refusal: trial.refusal, package: loaded };
  const stranger = experiment.bots.find((name) => playerFor(loaded, name) === null);
  if (stranger !== undefined) return { ok: false, problem: 'unknownBot', detail: stranger, package: loaded };
  const bots = range(experiment.players).map((seat) => {
    const name = at(experiment.bots, seat % experiment.bots.length);
    return isBotLevel(name) ? nearestLevel(loaded, name) : name;
  });
  return { ok: true, prepared: { experiment, package: loaded, options: trial.match.options, bots } };
};

/** Plays some games of a series by number; the seed of a game depends on its number alone. */
export const playNumbers = ({ experiment, package: game, options, bots }: Prepared, numbers: readonly number[]): readonly GameResult[] =>
  numbers.map((number) =>
    playGame(game, { seats: experiment.players, options, bots, seed: deriveSeed(experiment.seed, number), maxMoves: experiment.maxMoves }),
  );

/** What the workers of a series exchange: numbers of games for their results. */
export interface SeriesWork {
  readonly briefing: Experiment;
  readonly task: readonly number[];
  readonly result: readonly GameResult[];
}

/** Games handed to a worker at a time: enough to make the handing over cheap, few enough to share the last ones out. */
const CHUNK = 16;

const chunks = (games: number): readonly (readonly number[])[] =>
  range(Math.ceil(games / CHUNK)).map((chunk) => range(Math.min(CHUNK, games - chunk * CHUNK)).map((offset) => chunk * CHUNK + offset));

/** Plays the whole series, on all cores unless told otherwise. Results come in the order of the games. */
export const runExperiment = async (
  { experiment }: Prepared,
  { workers = defaultWorkers(), onProgress }: { readonly workers?: number; readonly onProgress?: (played: number) => void } = {},
): Promise<readonly GameResult[]> => {
  let played = 0;
  const results = await inParallel<SeriesWork>({
    script: new URL('./worker.ts', import.meta.url),
    briefing: experiment,
    tasks: chunks(experiment.games),
    workers,
    onDone: (chunk) => {
      played += chunk.length;
      onProgress?.(played);
    },
  });
  return results.flat();
};
