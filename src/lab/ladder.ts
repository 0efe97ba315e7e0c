import { inParallel, isBotLevel, nearestLevel, playerFor } from '#bots';
import { findBox } from '#catalogue';
import { type AnyGame, at, type Bot, type Chance, deriveSeed, type Outcome, quickChance, range, resolveOptions } from '#kernel';
import { playGame } from './play-game.ts';
import { type Interval, mean, rateInterval } from './statistics.ts';

/** Who is compared, at what table, in how many games: plain data, so that anybody can play it again. */
export interface Ladder {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Levels or habits. */
  readonly names: readonly string[];
  readonly games: number;
  readonly seed: number;
}

/** One game: who sat where, how it went, and how long each thought. */
interface Played {
  readonly seats: readonly string[];
  readonly outcome: Outcome | null;
  readonly error: string | null;
  readonly thinking: Readonly<Record<string, { readonly decisions: number; readonly ms: number; readonly worst: number }>>;
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
  readonly msPerDecision: number;
  readonly worstMs: number;
}

export interface Rating {
  readonly rungs: readonly Rung[];
  readonly finished: number;
  readonly errors: readonly string[];
  readonly bySeat: readonly number[];
}

/** Everybody sits in every seat, beside everybody: names in turn, shuffled by the number of the game. */
const seating = ({ names, players, seed }: Ladder, number: number): readonly string[] =>
  quickChance(seed + Math.imul(number + 1, 0x9e3779b1)).shuffle(range(players).map((seat) => at(names, (number + seat) % names.length)));

/** The same player with a stop-watch in hand. */
const timed = (name: string, bot: Bot<unknown, unknown>, watch: Map<string, { decisions: number; ms: number; worst: number }>): Bot<unknown, unknown> => ({
  choose: (sight, seat, chance: Chance) => {
    const begun = performance.now();
    const move = bot.choose(sight, seat, chance);
    const took = performance.now() - begun;
    const sum = watch.get(name) ?? { decisions: 0, ms: 0, worst: 0 };
    watch.set(name, { decisions: sum.decisions + 1, ms: sum.ms + took, worst: Math.max(sum.worst, took) });
    return move;
  },
});

const MOST_MOVES = 1_000_000;

const playOne = (game: AnyGame, ladder: Ladder, options: unknown, number: number): Played => {
  const seats = seating(ladder, number);
  const watch = new Map<string, { decisions: number; ms: number; worst: number }>();
  const policies = Object.fromEntries(
    ladder.names.flatMap((name) => {
      const bot = playerFor(game, name);
      return bot === null ? [] : [[`timed ${name}`, timed(name, bot, watch)]];
    }),
  );
  const { outcome, error } = playGame(
    { ...game, policies },
    { seats: ladder.players, options, bots: seats.map((name) => `timed ${name}`), seed: deriveSeed(ladder.seed, number), maxMoves: MOST_MOVES },
  );
  return { seats, outcome, error, thinking: Object.fromEntries(watch) };
};

export interface LadderWork {
  readonly briefing: Ladder;
  readonly task: number;
  readonly result: Played;
}

export const ladderPlayer = async (ladder: Ladder): Promise<(number: number) => Played> => {
  const game = await findBox(ladder.game)?.load();
  const options = game === undefined ? null : resolveOptions(game.module.options, ladder.options);
  if (game === undefined || options === null || !options.ok) throw new Error('the ladder was refused in a worker');
  return (number) => playOne(game, ladder, options.options, number);
};

/** Whom each beat how often: of two in one game the better place wins, equals share. */
const duels = (played: readonly Played[], names: readonly string[]): readonly (readonly number[])[] => {
  const beaten = names.map(() => names.map(() => 0));
  for (const { seats, outcome } of played) {
    for (const one of outcome?.standings ?? []) {
      for (const other of outcome?.standings ?? []) {
        const [a, b] = [names.indexOf(at(seats, one.seat)), names.indexOf(at(seats, other.seat))];
        const row = beaten[a];
        if (a === b || row === undefined) continue;
        row[b] = (row[b] ?? 0) + (one.rank < other.rank ? 1 : one.rank === other.rank ? 0.5 : 0);
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
const intervals = (played: readonly Played[], names: readonly string[]): readonly Interval[] => {
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

const rungOf = (played: readonly Played[], name: string, rating: number, interval: Interval): Rung => {
  let seats = 0;
  let wins = 0;
  let places = 0;
  const thinking = { decisions: 0, ms: 0, worst: 0 };
  for (const { seats: seated, outcome, thinking: thought } of played) {
    const winners = outcome?.standings.filter(({ rank }) => rank === 1).length ?? 0;
    for (const { seat, rank } of outcome?.standings ?? []) {
      if (seated[seat] !== name) continue;
      seats++;
      places += rank;
      if (rank === 1) wins += 1 / winners;
    }
    const own = thought[name];
    if (own === undefined) continue;
    thinking.decisions += own.decisions;
    thinking.ms += own.ms;
    thinking.worst = Math.max(thinking.worst, own.worst);
  }
  return {
    name,
    rating,
    interval,
    seats,
    wins: wins / Math.max(1, seats),
    winInterval: rateInterval(wins, seats),
    place: places / Math.max(1, seats),
    msPerDecision: thinking.ms / Math.max(1, thinking.decisions),
    worstMs: thinking.worst,
  };
};

export const rate = async (ladder: Ladder, workers: number, onProgress: (played: number) => void): Promise<Rating> => {
  let done = 0;
  const played = await inParallel<LadderWork>({
    script: new URL('./ladder-worker.ts', import.meta.url),
    briefing: ladder,
    tasks: range(ladder.games),
    workers,
    onDone: () => onProgress(++done),
  });
  const finished = played.filter(({ outcome }) => outcome !== null);
  const points = strengths(duels(finished, ladder.names));
  const bounds = intervals(finished, ladder.names);
  const bySeat = range(ladder.players).map((seat) => {
    const won = finished.filter(({ outcome }) => outcome?.standings.some((standing) => standing.seat === seat && standing.rank === 1) === true);
    return won.length / Math.max(1, finished.length);
  });
  return {
    rungs: ladder.names.map((name, index) => rungOf(finished, name, at(points, index), at(bounds, index))).toSorted((a, b) => b.rating - a.rating),
    finished: finished.length,
    errors: played.flatMap(({ error }) => error ?? []),
    bySeat,
  };
};

/** The levels that a game truly has, for a name that stands for the nearest of them. */
export const ladderName = (game: AnyGame, name: string): string => (isBotLevel(name) ? nearestLevel(game, name) : name);
