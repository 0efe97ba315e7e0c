import { at, range, sum } from '#kernel/collections.ts';
import { fittingEstimate } from './bootstrap.ts';
import type { ExperimentDocument } from './document.ts';
import { type Chunk, CHUNK, type ReadyExperiment, type Row } from './experiment.ts';
import type { LorenzPoint } from './lorenz.ts';
import { isShare } from './measures.ts';
import {
  anytimeHalf,
  type Difference,
  type Estimate,
  estimate,
  estimateShare,
  gamesForPrecision,
  holm,
  type Interval,
  leastVisible,
  medianInterval,
  Moments,
  pairedDifference,
  separateDifference,
  type Spread,
  spread,
} from './statistics.ts';

/* What an experiment found: made from its rows in the order of the games, so that nothing depends on who played which when. */

export interface MeasureFound extends Estimate, Spread {
  /** Between which values the median lies, with 95 %. */
  readonly medianInterval: readonly [number, number];
}

/** A measure at the end of a turn: over the games, of which those that were over keep their last value. */
export interface TrackPoint extends Spread {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Lorenz's curve at a moment: the mean of the games, with its 95 % interval at each part of the players. */
export interface LorenzFound {
  /** Null: the end of the games. */
  readonly turn: number | null;
  readonly points: readonly (LorenzPoint & Interval)[];
}

export interface ArmFound {
  readonly name: string;
  readonly games: number;
  readonly unfinished: number;
  readonly errors: readonly (Pick<Row, 'breach'> & { readonly game: number; readonly error: string })[];
  /** Games by the reason of their end. */
  readonly ends: Readonly<Record<string, number>>;
  /** Victories by seat, by order of play, by side and by bot, as `order/0` or `side/M`; those shared are counted in parts. */
  readonly wins: Readonly<Record<string, number>>;
  /** In the order of the document's measures; null where no game had such a figure. */
  readonly measures: readonly (MeasureFound | null)[];
  /** In the order of the measures followed. */
  readonly tracks: readonly (readonly TrackPoint[])[];
  /** Where the document wants it; a moment at which nobody has anything is left out. */
  readonly lorenz?: readonly LorenzFound[];
}

export interface DifferenceFound extends Difference {
  readonly measure: number;
  readonly arm: number;
  readonly against: number;
  /** `p` corrected for the number of comparisons made (Holm). */
  readonly pOfAll: number;
  /** Half of the interval at which one may have looked after every game. */
  readonly anytime: number;
  /** The least difference that so many games find four times in five. */
  readonly visible: number;
}

export interface Findings {
  readonly document: ExperimentDocument;
  /** Games of each arm that count. */
  readonly games: number;
  readonly stopped: 'games' | 'sign' | 'precision';
  readonly arms: readonly ArmFound[];
  /** Which measures are parts of games: always 0, 1 or a part of a victory. */
  readonly shares: readonly boolean[];
  /** Every arm against the first, for every measure; of two factors crossed, every cell against the first of its row. */
  readonly differences: readonly DifferenceFound[];
}

/** Rows as they come in: chunks in any order, read in the order of the games. */
export class Rows {
  /** Of each arm, by the number of their first game. */
  readonly #chunks: readonly Map<number, readonly Row[]>[];
  /** Games played so far, whichever they are. */
  played = 0;

  constructor(arms: number) {
    this.#chunks = range(arms).map(() => new Map());
  }

  put({ arm, from }: Chunk, rows: readonly Row[]): void {
    at(this.#chunks, arm).set(from, rows);
    this.played += rows.length;
  }

  has({ arm, from }: Chunk): boolean {
    return at(this.#chunks, arm).has(from);
  }

  /** The games of an arm from the first one on, as far as none is missing. */
  of(arm: number): readonly Row[] {
    const chunks = at(this.#chunks, arm);
    const rows: Row[] = [];
    for (let next = chunks.get(0); next !== undefined; next = chunks.get(rows.length)) rows.push(...next);
    return rows;
  }

  /** The games that every arm has. */
  whole(): readonly (readonly Row[])[] {
    const arms = this.#chunks.map((_, arm) => this.of(arm));
    const games = Math.min(...arms.map(({ length }) => length));
    return arms.map((rows) => rows.slice(0, games));
  }
}

const valuesOf = (rows: readonly Row[], measure: number): readonly number[] => rows.flatMap(({ values }) => values[measure] ?? []);

const measureFound = (rows: readonly Row[], index: number, share: boolean): MeasureFound | null => {
  const values = valuesOf(rows, index);
  if (values.length === 0) return null;
  const { low, high } = medianInterval(values);
  return { ...(share ? estimateShare(values) : fittingEstimate(values)), ...spread(values), medianInterval: [low, high] };
};

/** Turn by turn; a chart has no use for more points than this. */
const MOST_POINTS = 200;

const trackFound = (rows: readonly Row[], index: number): readonly TrackPoint[] => {
  const followed = rows.map(({ tracks }) => tracks[index] ?? []);
  const turns = Math.min(MOST_POINTS, Math.max(0, ...followed.map(({ length }) => length)));
  return range(turns).map((turn) => {
    const values = followed.flatMap((track) => track[Math.min(turn, track.length - 1)] ?? []);
    const { mean, low, high } = estimate(values);
    const { p10, median, p90 } = spread(values);
    return { mean, low, high, p10, median, p90 };
  });
};

const lorenzFound = (turn: number | null, curves: readonly (readonly number[])[]): LorenzFound => {
  const parts = curves[0]?.map((_, index) => estimate(curves.map((curve) => at(curve, index)))) ?? [];
  return {
    turn,
    points: [
      { players: 0, wealth: 0, low: 0, high: 0 },
      ...parts.map(({ mean, low, high }, index) => ({ players: (index + 1) / (parts.length + 1), wealth: mean, low, high })),
      { players: 1, wealth: 1, low: 1, high: 1 },
    ],
  };
};

const lorenzOfGames = (rows: readonly Row[], turns: readonly number[]): readonly LorenzFound[] =>
  [...turns, null].flatMap((turn, moment) => {
    const curves = rows.flatMap(({ lorenz }) => {
      const curve = lorenz?.[moment] ?? null;
      return curve === null ? [] : [curve];
    });
    return curves.length === 0 ? [] : [lorenzFound(turn, curves)];
  });

/** Everything that could win, whether it did or not. */
const winnersOf = ({ prepared: { bots, package: game } }: ReadyExperiment['arms'][number]): readonly string[] => [
  ...['seat', ...(game.bench?.together === true ? [] : ['order'])].flatMap((by) => bots.map((_, place) => `${by}/${place}`)),
  ...(game.bench?.sides ?? []).map((side) => `side/${side}`),
  ...[...new Set(bots)].map((bot) => `bot/${bot}`),
];

const armFound = ({ lorenz }: ExperimentDocument, arm: ReadyExperiment['arms'][number], rows: readonly Row[], shares: readonly boolean[]): ArmFound => {
  const { name, follow } = arm;
  const ends: Record<string, number> = {};
  for (const { end } of rows) if (end !== null) ends[end] = (ends[end] ?? 0) + 1;
  return {
    name,
    games: rows.length,
    unfinished: rows.filter(({ end, error }) => end === null && error === null).length,
    errors: rows.flatMap(({ error, breach }, game) => (error === null ? [] : [{ game, error, ...(breach === undefined ? {} : { breach }) }])),
    ends,
    wins: Object.fromEntries(winnersOf(arm).map((key) => [key, sum(rows.map(({ wins }) => wins[key] ?? 0))])),
    measures: shares.map((share, index) => measureFound(rows, index, share)),
    tracks: follow.map((_, index) => trackFound(rows, index)),
    ...(lorenz === undefined ? {} : { lorenz: lorenzOfGames(rows, lorenz.turns) }),
  };
};

const sharesOf = ({ arms }: ReadyExperiment): readonly boolean[] => {
  const { measures, prepared } = at(arms, 0);
  return measures.map((measure) => isShare(measure, prepared.package));
};

/** Games that have the figure in both arms, so that pairs stay pairs. */
const pairs = (first: readonly Row[], second: readonly Row[], measure: number): readonly [readonly number[], readonly number[]] => {
  const both = first.flatMap((row, game): readonly (readonly [number, number])[] => {
    const [a, b] = [row.values[measure] ?? null, second[game]?.values[measure] ?? null];
    return a === null || b === null ? [] : [[a, b]];
  });
  return [both.map(([a]) => a), both.map(([, b]) => b)];
};

const differenceOf = ({ dice }: ExperimentDocument, first: readonly Row[], second: readonly Row[], measure: number): Difference =>
  dice === 'same' ? pairedDifference(...pairs(first, second, measure)) : separateDifference(valuesOf(first, measure), valuesOf(second, measure));

const differencesOf = ({ document, arms }: ReadyExperiment, rows: readonly (readonly Row[])[]): readonly DifferenceFound[] => {
  // A row of a map changes one thing alone.
  const width = document.factors?.[1]?.values.length ?? arms.length;
  const found = range(arms.length).flatMap((arm) =>
    document.measures.flatMap((_, measure): readonly Omit<DifferenceFound, 'pOfAll'>[] => {
      const against = arm - (arm % width);
      const own = differenceOf(document, at(rows, against), at(rows, arm), measure);
      if (own.n < 2 || arm === against) return [];
      const { deviation, n } = own;
      return [{ ...own, measure, arm, against, anytime: anytimeHalf(deviation, n, document.games), visible: leastVisible(deviation, n) }];
    }),
  );
  const corrected = holm(found.map(({ p }) => p));
  return found.map((one, index) => Object.assign(one, { pOfAll: at(corrected, index) }));
};

/** Looks are taken after so many games of each arm, so that where one stops does not depend on the machine. */
const LOOK = 4 * CHUNK;

/** The difference of the first measure after each look, in one pass: a long experiment is looked at very often. */
const looksAt = (
  { dice }: ExperimentDocument,
  first: readonly Row[],
  second: readonly Row[],
  played: number,
): readonly Pick<Estimate, 'n' | 'mean' | 'deviation'>[] => {
  const [gaps, left, right] = [new Moments(), new Moments(), new Moments()];
  const looks: Pick<Estimate, 'n' | 'mean' | 'deviation'>[] = [];
  for (let game = 0; game < played; game++) {
    const [a, b] = [first[game]?.values[0] ?? null, second[game]?.values[0] ?? null];
    if (a !== null) left.add(a);
    if (b !== null) right.add(b);
    if (a !== null && b !== null) gaps.add(b - a);
    if ((game + 1) % LOOK > 0) continue;
    const n = Math.min(left.n, right.n);
    const separate = { n, mean: right.mean - left.mean, deviation: Math.sqrt(n * (left.variance / left.n + right.variance / right.n)) };
    looks.push(dice === 'same' ? { n: gaps.n, mean: gaps.mean, deviation: Math.sqrt(gaps.variance) } : separate);
  }
  return looks;
};

/** How many games count, and why no more: null while neither the document's number nor its stopping rule is reached. */
export const stopAt = ({ document, arms }: ReadyExperiment, rows: readonly (readonly Row[])[]): Pick<Findings, 'games' | 'stopped'> | null => {
  const played = Math.min(...rows.map(({ length }) => length));
  const { stop } = document;
  if (stop !== undefined && arms.length > 1) {
    for (const [look, { n, mean: gap, deviation }] of looksAt(document, at(rows, 0), at(rows, 1), played).entries()) {
      if (n < 2) continue;
      const games = (look + 1) * LOOK;
      const half = anytimeHalf(deviation, n, document.games);
      if (stop.sign && Math.abs(gap) > half) return { games, stopped: 'sign' };
      if (stop.precision !== undefined && half <= stop.precision) return { games, stopped: 'precision' };
    }
  }
  return played >= document.games ? { games: document.games, stopped: 'games' } : null;
};

/** What the games so far say, or all of them. */
export const findingsOf = (ready: ReadyExperiment, all: readonly (readonly Row[])[]): Findings => {
  const end = stopAt(ready, all) ?? { games: Math.min(...all.map(({ length }) => length)), stopped: 'games' as const };
  const rows = all.map((arm) => arm.slice(0, end.games));
  const shares = sharesOf(ready);
  const arms = ready.arms.map((arm, index) => armFound(ready.document, arm, at(rows, index), shares));
  return { document: ready.document, ...end, arms, shares, differences: differencesOf(ready, rows) };
};

/** Games of each arm still to play until the difference is known to ±half; none: it is. */
export const gamesStillNeeded = ({ deviation, n }: Difference, half: number): number => Math.max(0, gamesForPrecision(deviation, half) - n);

/** The values of a measure in an arm, by game, for distributions. */
export const distribution = (rows: readonly Row[], measure: number): readonly { readonly game: number; readonly value: number }[] =>
  rows.flatMap(({ values }, game) => {
    const value = values[measure] ?? null;
    return value === null ? [] : [{ game, value }];
  });
