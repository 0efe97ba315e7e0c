import { quickChance } from '#kernel/chance.ts';
import { at, range, sum } from '#kernel/collections.ts';
import { meanInterval } from './bootstrap.ts';
import { type Playing, playRated, type Rated, ratedExperiment, type RatedTable } from './rated.ts';
import { type Interval, mean, rateInterval } from './statistics.ts';
import { type Thinking, thinkingOf } from './thinking.ts';
import { victories } from './victories.ts';

/** One bot among others of one kind, its seat turned; every game is played again, to the same dice, by one of the others in its place. */
export interface Duel extends RatedTable {
  readonly one: string;
  readonly others: string;
  readonly games: number;
}

/** How one of the two did in the seats compared. */
export interface Side {
  readonly wins: number;
  readonly winInterval: Interval;
  readonly place: number;
  readonly placeInterval: Interval;
  readonly figure: number;
}

export interface Compared {
  readonly games: number;
  readonly one: Side;
  readonly other: Side;
  /** How many times the other's figure: its mean over the seats, so that each counts alike. */
  readonly times: number;
  readonly timesInterval: Interval;
}

export interface DuelResult {
  readonly all: Compared;
  readonly bySeat: readonly Compared[];
  /** By what a seat plays, where the options settle it. */
  readonly byCamp: readonly { readonly camp: string; readonly compared: Compared }[];
  /** Counted from who is asked first; empty where all are asked at once. */
  readonly byOrder: readonly Compared[];
  readonly finished: number;
  readonly errors: readonly string[];
  readonly thinking: Thinking;
}

/** Both games of one number, looked at from the seat that is compared. */
interface Pair {
  readonly seat: number;
  readonly one: Rated;
  readonly other: Rated;
}

const winOf = ({ places }: Rated, seat: number): number => at(victories(places), seat);

const sideOf = (pairs: readonly Pair[], side: 'one' | 'other'): Side => {
  const wins = sum(pairs.map((pair) => winOf(pair[side], pair.seat)));
  const places = pairs.map((pair) => at(pair[side].places, pair.seat));
  return {
    wins: wins / Math.max(1, pairs.length),
    winInterval: rateInterval(wins, pairs.length),
    place: mean(places),
    placeInterval: meanInterval(places),
    figure: mean(pairs.map((pair) => pair[side].figures[pair.seat] ?? 0)),
  };
};

const timesOf = (pairs: readonly Pair[]): number => {
  const total = (side: 'one' | 'other'): number => sum(pairs.map((pair) => pair[side].figures[pair.seat] ?? winOf(pair[side], pair.seat)));
  return total('one') / total('other');
};

const RESAMPLES = 400;

const compare = (pairs: readonly Pair[]): Compared => {
  const chance = quickChance(1);
  const drawn = range(RESAMPLES)
    .map(() => timesOf(pairs.map(() => at(pairs, chance.int(pairs.length)))))
    .toSorted((a, b) => a - b);
  return {
    games: pairs.length,
    one: sideOf(pairs, 'one'),
    other: sideOf(pairs, 'other'),
    times: timesOf(pairs),
    timesInterval: { low: at(drawn, Math.floor(0.025 * RESAMPLES)), high: at(drawn, Math.floor(0.975 * RESAMPLES)) },
  };
};

/** The games of a duel: those with the one, and as many with one of the others in its place. */
export interface DuelGames {
  readonly ones: readonly Rated[];
  readonly others: readonly Rated[];
}

export const playDuel = async ({ one, others, games, ...table }: Duel, playing: Playing): Promise<DuelGames> => {
  const arms = [[one, ...range(table.players - 1).map(() => others)], [others]];
  const [ones = [], instead = []] = await playRated(await ratedExperiment(table, { games, seating: 'turned', arms }), table.figure, playing);
  return { ones, others: instead };
};

/** What the games of a duel say. */
export const duelOf = ({ one: name, players }: Duel, { ones, others }: DuelGames, campOf: (seat: number) => string | null): DuelResult => {
  const pairs = ones.flatMap((one, number): readonly Pair[] => {
    const other = others[number];
    return other === undefined || one.places.length === 0 || other.places.length === 0 ? [] : [{ seat: number % players, one, other }];
  });
  const grouped = (keyOf: (pair: Pair) => number | null): readonly Compared[] =>
    range(players).flatMap((key) => {
      const own = pairs.filter((pair) => keyOf(pair) === key);
      return own.length === 0 ? [] : [compare(own)];
    });
  const camps = new Set(range(players).flatMap((seat) => campOf(seat) ?? []));
  return {
    all: compare(pairs),
    byCamp: [...camps].flatMap((camp) => {
      const own = pairs.filter(({ seat }) => campOf(seat) === camp);
      return own.length === 0 ? [] : [{ camp, compared: compare(own) }];
    }),
    bySeat: grouped(({ seat }) => seat),
    byOrder: grouped(({ seat, one: { first } }) => (first === null ? null : (seat - first + players) % players)),
    finished: pairs.length,
    errors: [...ones, ...others].flatMap(({ error }) => error ?? []),
    thinking: thinkingOf(ones, name),
  };
};
