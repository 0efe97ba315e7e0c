import { isBotLevel, nearestLevel } from '#bots';
import { quickChance } from '#kernel/chance.ts';
import { at, range } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import { type Playing, playRated, type Rated, ratedExperiment, type RatedTable } from './rated.ts';
import { type Interval, mean, rateInterval } from './statistics.ts';
import { type Thinking, thinkingOf } from './thinking.ts';
import { victories } from './victories.ts';

/** Who is compared, at what table, in how many games. */
export interface Ladder extends RatedTable {
  /** Levels or habits. */
  readonly names: readonly string[];
  readonly games: number;
}

export interface Rung {
  readonly name: string;
  /** As in chess: 400 points more win ten times as often; the mean of all is 0. */
  readonly rating: number;
  readonly interval: Interval;
  readonly seats: number;
  /** The part of the games that each of its seats won, and the share that would be fair. */
  readonly wins: number;
  readonly winInterval: Interval;
  readonly place: number;
  readonly thinking: Thinking;
}

export interface Rating {
  readonly rungs: readonly Rung[];
  readonly finished: number;
  readonly errors: readonly string[];
  readonly bySeat: readonly number[];
}

/** Whom each beat how often: of two in one game the better place wins, equals share. */
const duels = (played: readonly Rated[], names: readonly string[]): readonly (readonly number[])[] => {
  const beaten = names.map(() => names.map(() => 0));
  for (const { seats, places } of played) {
    const who = seats.map((name) => names.indexOf(name));
    for (const [one, rank] of places.entries()) {
      for (const [other, otherRank] of places.entries()) {
        const [a, b] = [at(who, one), at(who, other)];
        const row = beaten[a];
        if (a === b || row === undefined) continue;
        row[b] = (row[b] ?? 0) + (rank < otherRank ? 1 : rank === otherRank ? 0.5 : 0);
      }
    }
  }
  return beaten;
};

const ROUNDS = 200;
/** Half a victory and half a defeat against everybody: whoever never lost is not infinitely strong. */
const PRIOR = 0.5;

/** Bradley and Terry's strengths by minorisation, in points. */
const strengths = (beaten: readonly (readonly number[])[]): readonly number[] => {
  let strength = beaten.map(() => 1);
  const wins = beaten.map((row, a) => row.reduce((sum, won, b) => sum + (a === b ? 0 : won + PRIOR), 0));
  for (let round = 0; round < ROUNDS; round++) {
    const before = strength;
    strength = beaten.map((row, a) => {
      const weight = row.reduce((sum, won, b) => (a === b ? sum : sum + (won + at(at(beaten, b), a) + 2 * PRIOR) / (at(before, a) + at(before, b))), 0);
      return at(wins, a) / weight;
    });
  }
  const points = strength.map((value) => 400 * Math.log10(value));
  const middle = mean(points);
  return points.map((value) => value - middle);
};

const RESAMPLES = 200;

/** How far the points would stray if other games had been drawn (bootstrap over whole games, 95 %). */
const intervals = (played: readonly Rated[], names: readonly string[]): readonly Interval[] => {
  const chance = quickChance(1);
  const drawn = range(RESAMPLES).map(() =>
    strengths(
      duels(
        played.map(() => at(played, chance.int(played.length))),
        names,
      ),
    ),
  );
  return names.map((_, index) => {
    const points = drawn.map((sample) => at(sample, index)).toSorted((a, b) => a - b);
    return { low: at(points, Math.floor(0.025 * RESAMPLES)), high: at(points, Math.floor(0.975 * RESAMPLES)) };
  });
};

const rungOf = (played: readonly Rated[], name: string, rating: number, interval: Interval): Rung => {
  let seats = 0;
  let wins = 0;
  let places = 0;
  for (const game of played) {
    const won = victories(game.places);
    for (const [seat, rank] of game.places.entries()) {
      if (game.seats[seat] !== name) continue;
      seats++;
      places += rank;
      wins += at(won, seat);
    }
  }
  return {
    name,
    rating,
    interval,
    seats,
    wins: wins / Math.max(1, seats),
    winInterval: rateInterval(wins, seats),
    place: places / Math.max(1, seats),
    thinking: thinkingOf(played, name),
  };
};

/** The games of a ladder. */
export const playLadder = async ({ names, games, ...table }: Ladder, playing: Playing): Promise<readonly Rated[]> =>
  (await playRated(await ratedExperiment(table, { games, seating: 'drawn', arms: [names] }), null, playing)).flat();

/** What these games say of these bots; who else sat there does not count. */
export const ratingOf = (played: readonly Rated[], names: readonly string[], players: number): Rating => {
  const finished = played.filter(({ places }) => places.length > 0);
  const points = strengths(duels(finished, names));
  const bounds = intervals(finished, names);
  const bySeat = range(players).map((seat) => {
    const won = finished.filter(({ places }) => places[seat] === 1);
    return won.length / Math.max(1, finished.length);
  });
  return {
    rungs: names.map((name, index) => rungOf(finished, name, at(points, index), at(bounds, index))).toSorted((a, b) => b.rating - a.rating),
    finished: finished.length,
    errors: played.flatMap(({ error }) => error ?? []),
    bySeat,
  };
};

export const rate = async (ladder: Ladder, playing: Playing): Promise<Rating> => ratingOf(await playLadder(ladder, playing), ladder.names, ladder.players);

/** The levels that a game truly has, for a name that stands for the nearest of them. */
export const ladderName = (game: AnyGame, name: string): string => (isBotLevel(name) ? nearestLevel(game, name) : name);
