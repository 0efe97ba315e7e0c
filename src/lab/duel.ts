import { quickChance } from '#kernel/chance.ts';
import { at, range, sum } from '#kernel/collections.ts';
import { meanInterval } from './bootstrap.ts';
import { type Playing, playRated, type Rated, type RatedTable, type Seating } from './rated.ts';
import { type Interval, mean, rateInterval } from './statistics.ts';

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

/** Milliseconds of processor time for a decision. */
export interface Thinking {
  readonly mean: number;
  readonly median: number;
  readonly p99: number;
  readonly worst: number;
}

/** Both games of one number, looked at from the seat that is compared. */
interface Pair {
  readonly seat: number;
  readonly one: Rated;
  readonly other: Rated;
}

const seatings = ({ one, others, players, games }: Duel): readonly Seating[] =>
  range(games).flatMap((number) => [
    { number, seats: range(players).map((seat) => (seat === number % players ? one : others)) },
    { number, seats: range(players).map(() => others) },
  ]);

const winOf = ({ outcome }: Rated, seat: number): number => {
  const winners = outcome?.standings.filter(({ rank }) => rank === 1) ?? [];
  return winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0;
};

const placeOf = ({ outcome }: Rated, seat: number): number => outcome?.standings.find((standing) => standing.seat === seat)?.rank ?? Number.NaN;

const sideOf = (pairs: readonly Pair[], side: 'one' | 'other'): Side => {
  const wins = sum(pairs.map((pair) => winOf(pair[side], pair.seat)));
  const places = pairs.map((pair) => placeOf(pair[side], pair.seat));
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

export const thinkingOf = (games: readonly Rated[], name: string): Thinking => {
  const times = games.flatMap(({ thinking }) => thinking[name] ?? []).toSorted((a, b) => a - b);
  const upTo = (share: number): number => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  return { mean: times.length === 0 ? 0 : mean(times), median: upTo(0.5), p99: upTo(0.99), worst: times.at(-1) ?? 0 };
};

export const duel = async (plan: Duel, playing: Playing, campOf: (seat: number) => string | null, play = playRated): Promise<DuelResult> => {
  const { game, players, options, seed, figure, one: name } = plan;
  const games = await play({ game, players, options, seed, figure }, seatings(plan), playing);
  const pairs: Pair[] = [];
  for (const one of games) {
    const seat = one.seats.indexOf(name);
    const other = games.find(({ number, seats }) => number === one.number && !seats.includes(name));
    if (seat >= 0 && one.outcome !== null && other?.outcome !== undefined && other.outcome !== null) pairs.push({ seat, one, other });
  }
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
    errors: games.flatMap(({ error }) => error ?? []),
    thinking: thinkingOf(games, name),
  };
};
