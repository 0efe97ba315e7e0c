import { at, range, sum } from '#kernel/collections.ts';
import { fittingEstimate } from './bootstrap.ts';
import { type ExperimentDocument, plannedIn } from './document.ts';
import { type Chunk, CHUNK, type ReadyExperiment, type Row } from './experiment.ts';
import type { LorenzPoint } from './lorenz.ts';
import { isShare } from './measures.ts';
import {
  anytimeChance,
  anytimeHalf,
  contrast,
  type Difference,
  type Estimate,
  estimate,
  estimateShare,
  gamesForLook,
  gamesForPrecision,
  holm,
  type Interval,
  leastVisible,
  leastVisibleEarly,
  medianInterval,
  Moments,
  pairedDifference,
  pairedShareVariance,
  separateDifference,
  shareVariance,
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
  readonly turn: number;
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
  /** The part of the seats that each camp or power has, on the mean of the games: its equal share of the victories. */
  readonly heads: Readonly<Record<string, number>>;
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
  /** The least difference that so many games find four times in five, as one of these comparisons. */
  readonly visible: number;
}

/** Of two factors crossed: what a value of one changes over all values of the other, or how differently it does so beside one of them. */
export interface EffectFound extends Omit<Estimate, 'deviation'> {
  readonly measure: number;
  /** The value of the first factor, against its first; null: of all. */
  readonly down: number | null;
  readonly across: number | null;
  readonly pOfAll: number;
}

/** Called a difference below this, corrected for the number of comparisons. */
export const CLEAR = 0.05;

export interface Findings {
  readonly document: ExperimentDocument;
  /** Games of each arm that count. */
  readonly games: number;
  readonly stopped: 'games' | 'settled' | 'sign' | 'precision';
  /** Were they looked at before the last game that was planned? Their intervals then hold at all looks together. */
  readonly early: boolean;
  readonly arms: readonly ArmFound[];
  /** Which measures are parts of games: always 0, 1 or a part of a victory. */
  readonly shares: readonly boolean[];
  /** Every arm against the first, for every measure; of two factors crossed, every cell against the first of its row. */
  readonly differences: readonly DifferenceFound[];
  /** Where two factors are crossed. */
  readonly effects: readonly EffectFound[];
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

/** Turn by turn; a chart has no use for more points than this: of longer games every so many turns are read, and the last. */
const MOST_POINTS = 200;

const trackFound = (rows: readonly Row[], index: number): readonly TrackPoint[] => {
  const followed = rows.map(({ tracks }) => tracks[index] ?? []);
  const turns = Math.max(0, ...followed.map(({ length }) => length));
  const every = Math.max(1, Math.ceil(turns / MOST_POINTS));
  const read = range(turns).filter((turn) => turn % every === 0 || turn === turns - 1);
  return read.map((turn) => {
    const values = followed.flatMap((track) => track[Math.min(turn, track.length - 1)] ?? []);
    const { mean, low, high } = estimate(values);
    const { p10, median, p90 } = spread(values);
    return { turn: turn + 1, mean, low, high, p10, median, p90 };
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

const headsIn = (rows: readonly Row[]): Readonly<Record<string, number>> => {
  const heads: Record<string, number> = {};
  for (const { sides = [] } of rows) for (const side of sides) if (side !== null) heads[side] = (heads[side] ?? 0) + 1 / (sides.length * rows.length);
  return heads;
};

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
    heads: headsIn(rows),
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

const differenceOf = ({ dice }: ExperimentDocument, first: readonly Row[], second: readonly Row[], measure: number, share: boolean): Difference =>
  dice === 'same' ? pairedDifference(...pairs(first, second, measure), share) : separateDifference(valuesOf(first, measure), valuesOf(second, measure), share);

/** As it is shown before the last game that was planned: whoever looks may stop when it pleases. */
const atALook = <D extends Estimate & { readonly p: number }>(own: D, planned: number): D => {
  const half = anytimeHalf(own.deviation, own.n, planned);
  return { ...own, low: own.mean - half, high: own.mean + half, p: anytimeChance(own, planned) };
};

const differencesOf = ({ document, arms }: ReadyExperiment, rows: readonly (readonly Row[])[], shares: readonly boolean[], early: boolean) => {
  // A row of a map changes one thing alone.
  const width = document.factors?.[1]?.values.length ?? arms.length;
  const found = range(arms.length).flatMap((arm) =>
    document.measures.flatMap((_, measure) => {
      const against = arm - (arm % width);
      const own = differenceOf(document, at(rows, against), at(rows, arm), measure, shares[measure] === true);
      return own.n < 2 || arm === against ? [] : [{ ...(early ? atALook(own, plannedIn(document)) : own), measure, arm, against }];
    }),
  );
  const corrected = holm(found.map(({ p }) => p));
  return found.map(
    (one, index): DifferenceFound =>
      Object.assign(one, {
        pOfAll: at(corrected, index),
        visible: early
          ? leastVisibleEarly(one.deviation, one.n, plannedIn(document), found.length)
          : leastVisible(one.deviation, one.n, found.length, document.dice === 'same' && shares[one.measure] === true),
      }),
  );
};

/** Weights of the cells of a map that make an effect: a value of one factor against its first, over all values of the other, or beside one of them. */
const weightsOf = (down: number | null, across: number | null, rows: number, columns: number): readonly number[] => {
  const along = (value: number | null, count: number): readonly number[] =>
    range(count).map((index) => (value === null ? 1 / count : Number(index === value) - Number(index === 0)));
  return along(down, rows).flatMap((row) => along(across, columns).map((column) => row * column));
};

const effectsOf = ({ document }: ReadyExperiment, cells: readonly (readonly Row[])[], early: boolean): readonly EffectFound[] => {
  const [rows, columns] = (document.factors ?? []).map(({ values }) => values.length);
  if (rows === undefined || columns === undefined) return [];
  const values = (count: number): readonly number[] => range(count).slice(1);
  const wanted = [
    ...values(rows).map((down) => ({ down, across: null })),
    ...values(columns).map((across) => ({ down: null, across })),
    ...values(rows).flatMap((down) => values(columns).map((across) => ({ down, across }))),
  ];
  const found = document.measures.flatMap((_, measure) => {
    const games = cells.map((own) => own.map((row) => row.values[measure] ?? null));
    return wanted.flatMap(({ down, across }) => {
      const own = contrast(games, weightsOf(down, across, rows, columns), document.dice === 'same');
      return own.n < 2 ? [] : [{ ...(early ? atALook(own, plannedIn(document)) : own), measure, down, across }];
    });
  });
  const corrected = holm(found.map(({ p }) => p));
  return found.map(({ deviation: _deviation, p: _p, ...one }, index) => Object.assign(one, { pOfAll: at(corrected, index) }));
};

/** Looks are taken after so many games of each arm, so that where one stops does not depend on the machine. */
const LOOK = 4 * CHUNK;

/** A look at fewer games in which the arms differ sees nothing yet. */
const FEWEST_EVENTS = 10;

type Look = Pick<Estimate, 'n' | 'mean' | 'deviation'> & { readonly games: number };

/** The difference of the first measure at each look that sees something, in one pass: a long experiment is looked at very often. */
const looksAt = ({ dice }: ExperimentDocument, first: readonly Row[], second: readonly Row[], share: boolean): readonly Look[] => {
  const [gaps, left, right] = [new Moments(), new Moments(), new Moments()];
  const looks: Look[] = [];
  const played = Math.min(first.length, second.length);
  let events = 0;
  const own = ({ n, mean, variance }: Moments): number => (share ? shareVariance(n, mean) : variance) / n;
  for (let game = 0; game < played; game++) {
    const [a, b] = [first[game]?.values[0] ?? null, second[game]?.values[0] ?? null];
    if (a !== null) left.add(a);
    if (b !== null) right.add(b);
    if (a !== null && b !== null) gaps.add(b - a);
    if (a !== b) events++;
    if ((game + 1) % LOOK > 0 || events < FEWEST_EVENTS) continue;
    const n = Math.min(left.n, right.n);
    const scatter = share ? pairedShareVariance(gaps.n, gaps.mean, gaps.variance) : gaps.variance;
    const separate = { n, mean: right.mean - left.mean, deviation: Math.sqrt(n * (own(left) + own(right))) };
    looks.push({ games: game + 1, ...(dice === 'same' ? { n: gaps.n, mean: gaps.mean, deviation: Math.sqrt(scatter) } : separate) });
  }
  return looks;
};

/** How many games count, and why no more: null while neither the document's number nor its stopping rule is reached. */
export const stopAt = (ready: ReadyExperiment, rows: readonly (readonly Row[])[]): Pick<Findings, 'games' | 'stopped'> | null => {
  const { document, arms } = ready;
  const played = Math.min(...rows.map(({ length }) => length));
  const { stop, planned } = document;
  if (stop !== undefined && arms.length > 1) {
    const looked = rows.slice(0, 2).map((own) => own.slice(0, played));
    for (const { games, n, mean: gap, deviation } of looksAt(document, at(looked, 0), at(looked, 1), sharesOf(ready)[0] === true)) {
      if (n < 2) continue;
      const half = anytimeHalf(deviation, n, plannedIn(document));
      if (stop.sign && Math.abs(gap) > half) return { games, stopped: 'sign' };
      if (stop.precision !== undefined && half <= stop.precision) return { games, stopped: 'precision' };
    }
  }
  return played >= document.games ? { games: document.games, stopped: planned === undefined ? 'games' : 'settled' } : null;
};

/** What the games so far say, or all of them. */
export const findingsOf = (ready: ReadyExperiment, all: readonly (readonly Row[])[]): Findings => {
  const end = stopAt(ready, all) ?? { games: Math.min(...all.map(({ length }) => length)), stopped: 'games' as const };
  const rows = all.map((arm) => arm.slice(0, end.games));
  const shares = sharesOf(ready);
  const early = end.games < plannedIn(ready.document);
  const arms = ready.arms.map((arm, index) => armFound(ready.document, arm, at(rows, index), shares));
  const differences = differencesOf(ready, rows, shares, early);
  return { document: ready.document, ...end, early, arms, shares, differences, effects: effectsOf(ready, rows, early) };
};

/** Games of each arm still to play until the difference is known to ±half, by the interval that is shown; none: it is. */
export const gamesStillNeeded = ({ early, document }: Pick<Findings, 'early' | 'document'>, { deviation, n }: Difference, half: number): number =>
  Math.max(0, (early ? gamesForLook(deviation, half, plannedIn(document)) : gamesForPrecision(deviation, half)) - n);

/** The values of a measure in an arm, by game, for distributions. */
export const distribution = (rows: readonly Row[], measure: number): readonly { readonly game: number; readonly value: number }[] =>
  rows.flatMap(({ values }, game) => {
    const value = values[measure] ?? null;
    return value === null ? [] : [{ game, value }];
  });
