import { isBotLevel, nearestLevel, playerFor } from '#bots/levels.ts';
import { findBox } from '#catalogue';
import { chanceOf, deriveSeed, type Draws } from '#kernel/chance.ts';
import { at, range } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import { createMatch } from '#kernel/match.ts';
import type { Message } from '#kernel/messages.ts';
import type { ExperimentDocument } from './document.ts';

/** A series of games that anybody can play again to the letter: plain data, all of it. */
export interface Series {
  readonly game: string;
  readonly players: number;
  /** Options that differ from the defaults. */
  readonly options: ExperimentDocument['options'];
  /** Levels or habits of the game, as many of each as fill the table: two for four seats are two of each. */
  readonly bots: readonly string[];
  readonly seed: number;
  readonly games: number;
  /** Texts of the data sets that the box holds beside its own, by name. */
  readonly datasets: Readonly<Record<string, string>>;
}

/** A series found sound, with what it leaves open filled in. */
export interface Prepared {
  readonly series: Series;
  readonly package: AnyGame;
  /** Every option with its value. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Who is at the table, by a level that the game has or a habit; where he sits, the number of the game says. */
  readonly bots: readonly string[];
  /** All who were named: more than there are seats where they take turns. */
  readonly named: readonly string[];
}

export type Preparation =
  | { readonly ok: true; readonly prepared: Prepared }
  | { readonly ok: false; readonly problem: 'unknownGame' | 'noDataset' }
  | { readonly ok: false; readonly problem: 'dataset'; readonly detail: string }
  | { readonly ok: false; readonly problem: 'unknownBot'; readonly detail: string; readonly package: AnyGame }
  | { readonly ok: false; readonly problem: 'options'; readonly refusal: Message; readonly package: AnyGame };

/** The box of a series, with its data sets, or why not. */
const loadGame = async ({ game, datasets }: Series): Promise<AnyGame | Exclude<Preparation, { ok: true }>> => {
  const box = findBox(game);
  if (box === undefined) return { ok: false, problem: 'unknownGame' };
  const loaded = await box.load();
  if (Object.keys(datasets).length === 0) return loaded;
  if (loaded.withDatasets === undefined) return { ok: false, problem: 'noDataset' };
  const extended = loaded.withDatasets(datasets);
  return extended.ok ? extended.game : { ok: false, problem: 'dataset', detail: extended.error };
};

export const prepareSeries = async (series: Series): Promise<Preparation> => {
  const loaded = await loadGame(series);
  if ('ok' in loaded) return loaded;
  const trial = createMatch(loaded.module, { seats: series.players, options: series.options, seed: deriveSeed(series.seed, 0) });
  if (!trial.ok) return { ok: false, problem: 'options', refusal: trial.refusal, package: loaded };
  const stranger = series.bots.find((name) => playerFor(loaded, name) === null);
  if (stranger !== undefined) return { ok: false, problem: 'unknownBot', detail: stranger, package: loaded };
  const named = series.bots.map((name) => (isBotLevel(name) ? nearestLevel(loaded, name) : name));
  const bots = range(series.players).map((seat) => at(named, seat % named.length));
  return { ok: true, prepared: { series, package: loaded, options: trial.match.options, bots, named } };
};

/** Seats are drawn for a round, or for a game, of an experiment. */
const lotsOf = (seed: number, round: number): Draws => chanceOf(deriveSeed(seed, round)).of('seating');

/**
 * Who sits where in a game: everybody in every seat, one further in each game, so that the order of play favours nobody; and after each round
 * beside others, drawn anew, because whoever always sat behind the same careless player would thrive on him.
 */
export const seatedIn = (bots: readonly string[], seed: number, number: number): readonly string[] => {
  const order = lotsOf(seed, Math.floor(number / bots.length)).shuffle(range(bots.length));
  return bots.map((_, seat) => at(bots, at(order, (seat + number) % bots.length)));
};

/** Who sits where in a game of an experiment, as its document says. */
export const seatsOf = ({ seating, seed }: Pick<ExperimentDocument, 'seating' | 'seed'>, { bots, named }: Prepared, number: number): readonly string[] => {
  if (seating === undefined) return seatedIn(bots, seed, number);
  const turned = (step: number, from: readonly string[]): readonly string[] => bots.map((_, seat) => at(from, (seat + step) % from.length));
  // Drawn, everybody sits beside everybody, and those who find no seat have one in the next game.
  if (seating === 'drawn') return lotsOf(seed, number).shuffle(turned(number, named));
  return turned(bots.length - (number % bots.length), bots);
};
