import { deriveSeed } from '#kernel/chance.ts';
import { at, range } from '#kernel/collections.ts';
import type { AnyGame, Outcome, Seat } from '#kernel/game.ts';
import { createMatch } from '#kernel/match.ts';
import {
  countableOf,
  type DifferenceFound,
  type ExperimentDocument,
  type Findings,
  findingsOf,
  gamesForDifference,
  type MeasureFound,
  parseMeasure,
  playChunk,
  readDocument,
  type ReadyExperiment,
  type Row,
} from '#lab';

/* What the lab must find, because it is known: real games of real rules, of which one thing is planted. */

/** A victory given away is written into the state at set-up, by a draw of the game's own dice. */
const isGiven = (state: unknown): boolean => typeof state === 'object' && state !== null && 'given' in state && state.given === true;

const wonBy = (outcome: Outcome, winner: Seat): Outcome => ({
  ...outcome,
  standings: outcome.standings.map((standing) => ({ ...standing, rank: standing.seat === winner ? 1 : 2 })),
});

/** The same game, in which so many games of a thousand are given to the first seat, however they were played; all others go as they went, or to the second. */
export const planted = (game: AnyGame, perMille: number, others: 'played' | 'second' = 'played'): AnyGame => {
  const apply: AnyGame['module']['apply'] = (state, input, chance) => {
    const step = game.module.apply(state, input, chance);
    return { ...step, state: { ...step.state, given: isGiven(state) } };
  };
  return {
    ...game,
    module: {
      ...game.module,
      setup: (options, seats, chance) => {
        const step = game.module.setup(options, seats, chance);
        return { ...step, state: { ...step.state, given: chance.of('given').int(1000) < perMille } };
      },
      apply,
      next: (state, input, chance) => apply(state, input, chance).state,
      outcome: (state) => {
        const outcome = game.module.outcome(state);
        if (outcome === null || (others === 'played' && !isGiven(state))) return outcome;
        return wonBy(outcome, isGiven(state) ? 0 : 1);
      },
    },
  };
};

const documentOf = (changes: Partial<ExperimentDocument>): ExperimentDocument => {
  const read = readDocument({ comptoir: 'experiment', game: 'any', rulesVersion: 1, players: 2, games: 1, measures: ['win:seat/0'], ...changes });
  if (!read.ok) throw new Error(`see ${read.field}`);
  return read.document;
};

/** An experiment with games of one's own making: one for each arm. */
export const experimentWith = (games: readonly AnyGame[], changes: Partial<ExperimentDocument>): ReadyExperiment => {
  const document = documentOf({ ...changes, arms: games.map((_, arm) => ({ name: `arm ${arm + 1}`, options: {} })) });
  const bots = range(document.players).map(() => 'decent');
  const arms = games.map((game, arm) => {
    const match = createMatch(game.module, { seats: document.players, options: document.options, seed: deriveSeed(1, 0) });
    if (!match.ok) throw new Error(match.refusal.key);
    const measures = document.measures.map((word) => {
      const measure = parseMeasure(word, countableOf(game, bots));
      if (measure === null) throw new Error(`no measure ${word}`);
      return measure;
    });
    const series = { game: document.game, players: document.players, options: {}, bots, seed: document.seed, games: document.games, datasets: {} };
    return {
      name: `arm ${arm + 1}`,
      players: document.players,
      options: {},
      bots,
      prepared: { series, package: game, options: match.match.options, bots, named: bots },
      measures,
      follow: [],
    };
  });
  return { document, arms };
};

const played = (ready: ReadyExperiment, from: number, count: number): readonly (readonly Row[])[] =>
  ready.arms.map((_, arm) => playChunk(ready, { arm, from, count }));

/** Of the first measure, over so many games. */
export const meanOf = (ready: ReadyExperiment, games: number): number => findingsOf(ready, played(ready, 0, games)).arms[0]?.measures[0]?.mean ?? Number.NaN;

const SIGNIFICANT = 0.05;
/** What so many times the games of all repetitions show is as good as the truth. */
const MANY = 4;

/** So many experiments of so many games that no other has, with what is found in each when all are played. */
const experiments = (ready: ReadyExperiment, repetitions: number, games: number): readonly Findings[] =>
  range(repetitions).map((repetition) => findingsOf({ ...ready, document: { ...ready.document, games } }, played(ready, repetition * games, games)));

const isClear = ({ pOfAll }: DifferenceFound): boolean => pOfAll < SIGNIFICANT;

/** In how many of so many experiments the first measure is called different, allowing for all that are compared. */
export const calledDifferent = (ready: ReadyExperiment, repetitions: number, games: number): number =>
  experiments(ready, repetitions, games).filter(({ differences }) => differences.some((gap) => gap.measure === 0 && isClear(gap))).length;

/** In how many any measure is. */
export const anyCalled = (ready: ReadyExperiment, repetitions: number, games: number): number =>
  experiments(ready, repetitions, games).filter(({ differences }) => differences.some(isClear)).length;

/** In how many it is called so at some look before the last game, after every so many. */
export const calledAtALook = (ready: ReadyExperiment, repetitions: number, games: number, every: number): number =>
  range(repetitions).filter((repetition) => {
    const own = { ...ready, document: { ...ready.document, games } };
    const rows = played(ready, repetition * games, games);
    return range(Math.ceil(games / every) - 1).some((look) => {
      const [gap] = findingsOf(
        own,
        rows.map((arm) => arm.slice(0, (look + 1) * every)),
      ).differences;
      return gap !== undefined && isClear(gap);
    });
  }).length;

/** Of so many experiments: how many a stopping rule ended early, and in how many of those, or of all, the interval holds the true difference. */
export const intervalsHold = (ready: ReadyExperiment, repetitions: number, games: number, truth: number) => {
  const found = experiments(ready, repetitions, games);
  const holds = (those: readonly Findings[]): number =>
    those.filter(({ differences: [gap] }) => gap !== undefined && gap.low <= truth && truth <= gap.high).length;
  const stopped = found.filter((own) => own.stopped === 'sign');
  return { stopped: stopped.length, ofStopped: holds(stopped), ofAll: holds(found) };
};

/** In how many of so many repetitions the interval of the first measure holds what many more games show. */
export const held = (ready: ReadyExperiment, repetitions: number, games: number): number => {
  const foundIn = (from: number, count: number): Pick<MeasureFound, 'mean' | 'low' | 'high'> => {
    const found = findingsOf(ready, played(ready, from, count)).arms[0]?.measures[0];
    if (found === undefined || found === null) throw new Error('nothing was measured');
    return found;
  };
  const truth = foundIn(repetitions * games, MANY * repetitions * games).mean;
  return range(repetitions).filter((repetition) => {
    const { low, high } = foundIn(repetition * games, games);
    return low <= truth && truth <= high;
  }).length;
};

/** The games of each arm that the page announces, after a first look at some, to see such a difference four times in five. */
export const announced = (ready: ReadyExperiment, difference: number, looked: number): number => {
  const { differences, shares, document } = findingsOf(ready, played(ready, 0, looked));
  return gamesForDifference(at(differences, 0).deviation, difference, differences.length, document.dice === 'same' && shares[0] === true);
};

/** How many games of a thousand must be given to the first seat, beside those it wins anyway, for so great an advantage. */
export const givenFor = (game: AnyGame, advantage: number, looked: number): number => {
  const ready = experimentWith([game], { games: looked });
  const [usual] = findingsOf(ready, played(ready, 0, looked)).arms;
  return Math.round((1000 * advantage) / (1 - (usual?.measures[0]?.mean ?? 0)));
};
