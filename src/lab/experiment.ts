import { deriveSeed, type Seed } from '#kernel/chance.ts';
import { at, range } from '#kernel/collections.ts';
import type { Actor, AnyGame, Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import type { Recording } from '#kernel/recording.ts';
import type { Lang } from '#kernel/words.ts';
import { type Arm, armsOf, type ExperimentDocument, gamesInAll, MOST_GAMES, MOST_IN_ALL, tooManyArms } from './document.ts';
import { lorenzAt, lorenzOf } from './lorenz.ts';
import { type Measured, measuredIn, type MeasureProblem } from './measured.ts';
import { momentOf, type Reading, readsTurns, seatValues, shortName, type TurnReading, valueAt, valueOf, winsOf } from './measures.ts';
import { type Breach, type Figures, playGame } from './play-game.ts';
import { type Prepared, prepareSeries, type Series, seatsOf } from './prepare-series.ts';
import { placesIn } from './victories.ts';
import { botText } from './words.ts';

/** Far beyond any game: a guard against one that never ends. */
const MOST_MOVES = 1_000_000;

/** One game of an arm as an experiment keeps it: plain data, a few numbers. */
export interface Row {
  /** For what reason it ended; null: it did not. */
  readonly end: string | null;
  readonly turns: number;
  readonly moves: number;
  /** In the order of the document's measures; null where the game has no such figure. */
  readonly values: readonly (number | null)[];
  /** For each measure followed, its value at the end of each turn. */
  readonly tracks: readonly (readonly (number | null)[])[];
  /** Parts of the victory, by seat, order of play, side and bot. */
  readonly wins: Readonly<Record<string, number>>;
  /** The rank of each seat; empty where the game did not end. */
  readonly places: readonly number[];
  /** The camp or power of each seat at the end, where the game has any. */
  readonly sides?: readonly (string | null)[];
  /** Who answered first; null where all are asked at once. */
  readonly first: Seat | null;
  /** The milliseconds of processor time that each decision took, by bot: of games that are timed. */
  readonly thinking?: Readonly<Record<string, readonly number[]>>;
  /** All figures at its end: of games that are told whole. */
  readonly figures?: Figures;
  readonly error: string | null;
  /** Whose fault that was, where it is known. */
  readonly breach?: Breach;
  /** Where Lorenz's curve is wanted: at each of its turns and at the end, what the poorest part of the seats has, seat by seat; null where nobody has any. */
  readonly lorenz?: readonly (readonly number[] | null)[];
}

/** The unit of work of threads, browsers and machines: some games of one arm that follow each other. */
export interface Chunk {
  readonly arm: number;
  readonly from: number;
  readonly count: number;
}

export interface PlayedChunk {
  readonly chunk: Chunk;
  readonly rows: readonly Row[];
}

interface ReadyArm extends Arm, Measured {
  readonly prepared: Prepared;
}

/** An experiment found sound. */
export interface ReadyExperiment {
  readonly document: ExperimentDocument;
  readonly arms: readonly ReadyArm[];
}

export type ExperimentProblem =
  | { readonly problem: 'unknownGame' | 'tooManyArms' | 'tooManyGames' }
  | { readonly problem: 'otherVersion'; readonly asked: number; readonly known: number }
  | { readonly problem: 'unknownBot' | 'sameNames'; readonly detail: string }
  | MeasureProblem
  | { readonly problem: 'options'; readonly arm: string; readonly refusal: Message; readonly package: AnyGame };

export type ExperimentPreparation = { readonly ok: true; readonly ready: ReadyExperiment } | ({ readonly ok: false } & ExperimentProblem);

/** Everything that can be wrong with a document is found here, before anything is played. */
export const prepareExperiment = async (document: ExperimentDocument, datasets: Series['datasets'] = {}): Promise<ExperimentPreparation> => {
  if (tooManyArms(document)) return { ok: false, problem: 'tooManyArms' };
  if (gamesInAll(document) > MOST_IN_ALL) return { ok: false, problem: 'tooManyGames' };
  const arms: ReadyArm[] = [];
  for (const arm of armsOf(document)) {
    if (arms.some(({ name }) => name === arm.name)) return { ok: false, problem: 'sameNames', detail: arm.name };
    const preparation = await prepareSeries({
      game: document.game,
      players: arm.players,
      options: arm.options,
      bots: arm.bots,
      seed: document.seed,
      games: document.games,
      datasets,
    });
    if (!preparation.ok) {
      if (preparation.problem === 'unknownBot') return { ok: false, problem: 'unknownBot', detail: preparation.detail };
      if (preparation.problem === 'options')
        return { ok: false, problem: 'options', arm: arm.name, refusal: preparation.refusal, package: preparation.package };
      return { ok: false, problem: 'unknownGame' };
    }
    const { prepared } = preparation;
    const { rulesVersion } = prepared.package.module;
    if (rulesVersion !== document.rulesVersion) return { ok: false, problem: 'otherVersion', asked: document.rulesVersion, known: rulesVersion };
    const measured = measuredIn(document, prepared);
    if ('problem' in measured) return { ok: false, ...measured };
    arms.push({ ...arm, prepared, ...measured });
  }
  return { ok: true, ready: { document, arms } };
};

/** What the poorest part of the seats has, seat by seat from the poorest to the last but one. */
const lorenzIn = (of: string, reading: Reading): readonly number[] | null => {
  const values = seatValues(of, reading);
  const seats = reading.bots.length;
  // Six decimals: rows are kept, and sent.
  return values.length === 0 ? null : range(seats - 1).map((seat) => Number(lorenzAt(lorenzOf(values), (seat + 1) / seats).toFixed(6)));
};

/** The dice of a game: those of its number, in every arm the same unless the document says otherwise. */
export const seedOf = ({ seed, dice }: ExperimentDocument, arm: number, number: number): Seed =>
  deriveSeed(seed, dice === 'same' ? number : number + arm * MOST_GAMES);

const playRow = ({ document, arms }: ReadyExperiment, arm: number, number: number, whole: boolean): Row => {
  const { prepared, measures, follow } = at(arms, arm);
  const { lorenz } = document;
  const bots = seatsOf(document, prepared, number);
  const turns: TurnReading[] = [];
  const wanted = follow.length > 0 || lorenz !== undefined || measures.some(readsTurns);
  const result = playGame(prepared.package, {
    seats: bots.length,
    options: prepared.options,
    bots,
    seed: seedOf(document, arm, number),
    maxMoves: MOST_MOVES,
    ...(wanted ? { onTurn: (figures, sides, moves) => void turns.push({ figures, bots, sides, moves }) } : {}),
  });
  const { outcome, error, breach } = result;
  const curve = (turn: number): readonly number[] | null => {
    const moment = momentOf(turns, turn);
    return moment === undefined || lorenz === undefined ? null : lorenzIn(lorenz.of, moment);
  };
  return {
    end: outcome?.reason ?? null,
    turns: result.turns,
    moves: result.moves,
    values: measures.map((measure) => (error === null ? valueOf(measure, result, bots, turns) : null)),
    tracks: follow.map((measure) => turns.map((reading) => valueAt(measure, reading))),
    wins: winsOf(result, bots),
    places: placesIn(result),
    first: result.order[0] ?? null,
    ...(prepared.package.bench?.sides === undefined ? {} : { sides: result.sides }),
    error,
    ...(whole ? { figures: result.metrics } : {}),
    ...(breach === undefined ? {} : { breach }),
    ...(lorenz === undefined || error !== null ? {} : { lorenz: [...lorenz.turns.map(curve), curve(turns.length)] }),
  };
};

/** Plays some games of an arm. A game depends on the document and its number alone. */
export const playChunk = (ready: ReadyExperiment, { arm, from, count }: Chunk, whole = false): readonly Row[] =>
  range(count).map((offset) => playRow(ready, arm, from + offset, whole));

/** A game of an experiment as a recording: to be looked at on its board, checked, kept. */
export const recordGame = ({ document, arms }: ReadyExperiment, arm: number, game: number, lang: Lang): Recording => {
  const { prepared } = at(arms, arm);
  const bots = seatsOf(document, prepared, game);
  const seed = seedOf(document, arm, game);
  const inputs: unknown[] = [];
  const onMove = (by: Actor, move: unknown): void => void inputs.push({ by, move });
  playGame(prepared.package, { seats: bots.length, options: prepared.options, bots, seed, maxMoves: MOST_MOVES, onMove });
  const names = bots.map((bot, seat) => `${botText(bot, prepared.package, lang)} ${seat + 1}`);
  const { game: id, rulesVersion } = document;
  return { format: 1, game: id, rulesVersion, seats: bots.length, options: prepared.options, seed, draws: 'named', inputs, names };
};

/** The figures at the end of every turn of a game, and of the game. */
export const turnsOf = ({ document, arms }: ReadyExperiment, arm: number, game: number): readonly TurnReading[] => {
  const { prepared } = at(arms, arm);
  const bots = seatsOf(document, prepared, game);
  const turns: TurnReading[] = [];
  playGame(prepared.package, {
    seats: bots.length,
    options: prepared.options,
    bots,
    seed: seedOf(document, arm, game),
    maxMoves: MOST_MOVES,
    onTurn: (figures, sides, moves) => {
      // A game that ends with its turn is told of twice.
      if (turns.at(-1)?.moves !== moves) turns.push({ figures, bots, sides, moves });
    },
  });
  return turns;
};

/** What can be measured of a game of these rules at its end, beside victories: its figures, those of seats taken together. */
export const measurableOf = ({ arms }: ReadyExperiment): readonly string[] => {
  const { prepared } = at(arms, 0);
  const { options, bots, package: game, series } = prepared;
  const { metrics } = playGame(game, { seats: bots.length, options, bots, seed: deriveSeed(series.seed, 0), maxMoves: MOST_MOVES });
  const names = Object.keys(metrics).map(shortName);
  const seated = [...new Set(names.flatMap((name) => (name.includes('/') ? (name.split('/')[0] ?? []) : [])))];
  return ['turns', ...names.filter((name) => !name.includes('/')), ...seated.flatMap((name) => [`mean:${name}`, `gini:${name}`])];
};

/** Games of a chunk: enough to make the handing over cheap, few enough that curves fill as one looks. */
export const CHUNK = 16;

/** The chunks of an experiment in the order in which they are wanted: all arms grow together. Bots that are compared may think for minutes: one game each. */
export const chunksOf = ({ document: { games, seating }, arms }: ReadyExperiment): readonly Chunk[] => {
  const size = seating === undefined ? CHUNK : 1;
  return range(Math.ceil(games / size)).flatMap((part) => arms.map((_, arm) => ({ arm, from: part * size, count: Math.min(size, games - part * size) })));
};

/** A series as an experiment of one arm that measures nothing: its games are told whole. */
export const experimentOf = (prepared: Prepared): ReadyExperiment => {
  const { series, package: game } = prepared;
  const { datasets: _datasets, bots, ...plan } = series;
  const arm = { name: '', players: plan.players, options: {}, bots };
  const common = { comptoir: 'experiment', question: '', dice: 'same' } as const;
  return {
    document: { ...common, measures: [], follow: [], ...plan, bots: [...bots], rulesVersion: game.module.rulesVersion },
    arms: [{ ...arm, prepared, measures: [], follow: [] }],
  };
};
