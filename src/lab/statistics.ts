import { at, range, sum } from '#kernel/collections.ts';

/** The two-sided 95 % point of the normal distribution. */
const Z95 = 1.959964;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

export interface Spread {
  readonly p10: number;
  readonly median: number;
  readonly p90: number;
}

export const mean = (values: readonly number[]): number => (values.length === 0 ? Number.NaN : sum(values) / values.length);

/** The value below which a share of sorted values lies, read between neighbours where it falls between two. */
export const quantile = (sorted: readonly number[], share: number): number => {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  // Six decimals: beyond them lies only the noise of binary fractions.
  return Math.round((below + (above - below) * (place - Math.floor(place))) * 1e6) / 1e6;
};

export const spread = (values: readonly number[]): Spread => {
  const sorted = values.toSorted((a, b) => a - b);
  return { p10: quantile(sorted, 0.1), median: quantile(sorted, 0.5), p90: quantile(sorted, 0.9) };
};

/** Wilson's 95 % interval of a rate seen in `trials`; shared victories make `successes` a fraction. */
export const rateInterval = (successes: number, trials: number): Interval => {
  if (trials === 0) return { low: 0, high: 1 };
  const rate = successes / trials;
  const z2 = Z95 * Z95;
  const centre = (rate + z2 / (2 * trials)) / (1 + z2 / trials);
  const half = (Z95 * Math.sqrt((rate * (1 - rate)) / trials + z2 / (4 * trials * trials))) / (1 + z2 / trials);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
};

/** The mean and what surrounds it: how many values, how far they scatter. */
export interface Estimate extends Interval {
  readonly n: number;
  readonly mean: number;
  readonly deviation: number;
}

/** Student's point with one to four degrees of freedom, where the expansion below does not reach. */
const FEW = [12.7062, 4.30265, 3.18245, 2.77645] as const;

/** The two-sided 95 % point of Student's t: Cornish and Fisher's expansion around the normal one (Abramowitz and Stegun 26.7.5). */
export const t95 = (freedom: number): number => {
  if (freedom < FEW.length) {
    const whole = Math.max(1, Math.floor(freedom));
    const [less, more] = [at(FEW, whole - 1), at(FEW, whole)];
    // Between two of them it goes with the inverse.
    return less + (more - less) * (1 - whole / Math.max(1, freedom)) * (whole + 1);
  }
  const z = Z95;
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  );
};

const deviationOf = (values: readonly number[]): number => {
  if (values.length < 2) return 0;
  const centre = mean(values);
  return Math.sqrt(sum(values.map((value) => (value - centre) ** 2)) / (values.length - 1));
};

/** Mean and variance of values that come one by one (Welford). */
export class Moments {
  n = 0;
  mean = 0;
  #squares = 0;

  add(value: number): void {
    this.n++;
    const before = value - this.mean;
    this.mean += before / this.n;
    this.#squares += before * (value - this.mean);
  }

  get variance(): number {
    return this.n < 2 ? 0 : this.#squares / (this.n - 1);
  }
}

/** A mean with Student's 95 % interval. */
export const estimate = (values: readonly number[]): Estimate => {
  const centre = mean(values);
  const deviation = deviationOf(values);
  const half = values.length < 2 ? 0 : (t95(values.length - 1) * deviation) / Math.sqrt(values.length);
  return { n: values.length, mean: centre, deviation, low: centre - half, high: centre + half };
};

/** The part of games in which something was so, with Wilson's interval. */
export const estimateShare = (values: readonly number[]): Estimate => ({ ...estimate(values), ...rateInterval(sum(values), values.length) });

/** The area of the normal curve beyond ±z (Abramowitz and Stegun 7.1.26; off by less than 0.0000002). */
const beyond = (z: number): number => {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  return t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) * Math.exp(-x * x);
};

/** The part of the normal curve below z. */
export const normalBelow = (z: number): number => (z < 0 ? beyond(z) / 2 : 1 - beyond(z) / 2);

/** The point that a part of the normal curve lies below: halved until six decimals stand. */
export const normalPoint = (part: number): number => {
  let [low, high] = [-8, 8];
  while (high - low > 1e-7) {
    const middle = (low + high) / 2;
    if (normalBelow(middle) < part) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

/** How probable a difference at least so great would be if there were none (two-sided; Wallace's passage from t to normal). */
export const chanceOfNothing = ({ n, mean: centre, deviation }: Pick<Estimate, 'n' | 'mean' | 'deviation'>, freedom: number): number => {
  if (n < 2 || deviation === 0) return centre === 0 ? 1 : 0;
  const t = (Math.abs(centre) * Math.sqrt(n)) / deviation;
  return Math.min(1, beyond(((8 * freedom + 1) / (8 * freedom + 3)) * Math.sqrt(freedom * Math.log1p((t * t) / freedom))));
};

export interface Difference extends Estimate {
  /** In standard deviations of both arms together (Cohen's d). */
  readonly effect: number;
  /** Probability of so great a difference where there is none, by itself. */
  readonly p: number;
}

const withEffect = (own: Estimate, freedom: number, first: readonly number[], second: readonly number[]): Difference => {
  const pooled = Math.sqrt((deviationOf(first) ** 2 + deviationOf(second) ** 2) / 2);
  return { ...own, effect: pooled === 0 ? 0 : own.mean / pooled, p: chanceOfNothing(own, freedom) };
};

/** Holm's correction: of so many comparisons, the chance that any is called a difference where there is none stays what it was for one. */
export const holm = (probabilities: readonly number[]): readonly number[] => {
  const order = [...probabilities.keys()].toSorted((a, b) => (probabilities[a] ?? 0) - (probabilities[b] ?? 0));
  const corrected: number[] = [];
  let least = 0;
  for (const [rank, index] of order.entries()) {
    least = Math.max(least, Math.min(1, (probabilities.length - rank) * (probabilities[index] ?? 0)));
    corrected[index] = least;
  }
  return corrected;
};

/** Of so many games, the probability that at most (at least) so many are won where each is with a given chance. */
const tails = (wins: number, games: number, chance: number): readonly [number, number] => {
  let [least, most] = [0, 0];
  // In logarithms: the chance of no win in a thousand games is below the smallest number there is.
  let term = games * Math.log1p(-chance);
  for (let won = 0; won <= games; won++) {
    if (won <= Math.ceil(wins)) least += Math.exp(term);
    if (won >= Math.floor(wins)) most += Math.exp(term);
    term += Math.log(((games - won) * chance) / ((won + 1) * (1 - chance)));
  }
  return [least, most];
};

/** How probable a share of games at least so far from an equal one would be if it were equal (binomial, two-sided; shared victories are rounded towards it). */
export const shareChance = (wins: number, games: number, equal: number): number => {
  if (equal <= 0 || equal >= 1) return 1;
  // A sum of parts is whole to six decimals, if it is.
  return Math.min(1, 2 * Math.min(...tails(Number(wins.toFixed(6)), games, equal)));
};

/** Newcombe's interval of the second share minus the first (1998, method 10): it has width where nothing was seen, too. */
const shareGap = (first: readonly number[], second: readonly number[], correlation: number): Interval => {
  const [one, other] = [first, second].map((values) => {
    const own = mean(values);
    const { low, high } = rateInterval(sum(values), values.length);
    return { own, down: own - low, up: high - own };
  });
  if (one === undefined || other === undefined) throw new Error('two shares are compared');
  const reach = (x: number, y: number): number => Math.sqrt(Math.max(0, x * x - 2 * correlation * x * y + y * y));
  const gap = other.own - one.own;
  return { low: gap - reach(other.down, one.up), high: gap + reach(other.up, one.down) };
};

/** How far shares of the same games go together, corrected for continuity as Newcombe does. */
const togetherness = (first: readonly number[], second: readonly number[]): number => {
  const n = first.length;
  const [a, b] = [sum(first), sum(second)];
  const scale = Math.sqrt(a * (n - a) * b * (n - b));
  const both = n * sum(first.map((value, game) => value * at(second, game))) - a * b;
  return scale === 0 ? 0 : (both > 0 ? Math.max(0, both - n / 2) : both) / scale;
};

/** McNemar's exact probability: of the games that differ, as many should go either way. */
const pairedChance = (gaps: readonly number[]): number => {
  const [up, down] = [gaps.filter((gap) => gap > 0).length, gaps.filter((gap) => gap < 0).length];
  return up + down === 0 ? 1 : shareChance(up, up + down, 0.5);
};

/** The scatter of a difference of paired shares as if one game more had gone either way, half each: where nothing was seen it is not nothing (Agresti and Min). */
export const pairedShareVariance = (n: number, gap: number, variance: number): number => {
  const squares = variance * (n - 1) + n * gap * gap + 1;
  return (squares - (n * gap) ** 2 / (n + 2)) / (n + 2);
};

/** The same of a share by itself (Agresti and Caffo). */
export const shareVariance = (n: number, share: number): number => ((n * share + 1) * (n * (1 - share) + 1)) / (n + 2) ** 2;

/** The second of two arms minus the first, game by game: game *n* has the same dice in both. */
export const pairedDifference = (first: readonly number[], second: readonly number[], share = false): Difference => {
  const gaps = first.map((value, game) => at(second, game) - value);
  const own = estimate(gaps);
  const found = withEffect(own, own.n - 1, first, second);
  if (!share || own.n < 2) return found;
  const deviation = Math.sqrt(pairedShareVariance(own.n, own.mean, own.deviation ** 2));
  return { ...found, deviation, p: pairedChance(gaps), ...shareGap(first, second, togetherness(first, second)) };
};

/** The same where each arm has dice of its own (Welch): `deviation` is that of a game of each, one minus the other. */
export const separateDifference = (first: readonly number[], second: readonly number[], share = false): Difference => {
  const n = Math.min(first.length, second.length);
  const [a, b] = [deviationOf(first) ** 2 / first.length, deviationOf(second) ** 2 / second.length];
  const freedom = a + b === 0 ? n : (a + b) ** 2 / (a ** 2 / (first.length - 1) + b ** 2 / (second.length - 1));
  const gap = mean(second) - mean(first);
  const half = t95(freedom) * Math.sqrt(a + b);
  const found = withEffect({ n, mean: gap, deviation: Math.sqrt((a + b) * n), low: gap - half, high: gap + half }, freedom, first, second);
  if (!share || n < 2) return found;
  const variance = [first, second].reduce((all, values) => all + shareVariance(values.length, mean(values)) / values.length, 0);
  return { ...found, deviation: Math.sqrt(variance * n), ...shareGap(first, second, 0) };
};

const ALPHA = 0.05;

/** A sum of cells, each by its weight: game by game where the dice are the same, else from what each cell says alone. Games without the figure are left out. */
export const contrast = (cells: readonly (readonly (number | null)[])[], weights: readonly number[], paired: boolean): Estimate & { readonly p: number } => {
  if (paired) {
    const games = Math.min(...cells.map(({ length }) => length));
    const sums = range(games).flatMap((game) => {
      const values = cells.map((cell) => cell[game] ?? null);
      return values.includes(null) ? [] : [sum(values.map((value, cell) => at(weights, cell) * (value ?? 0)))];
    });
    const own = estimate(sums);
    return { ...own, p: chanceOfNothing(own, own.n - 1) };
  }
  const known = cells.map((cell) => cell.flatMap((value) => value ?? []));
  const n = Math.min(...known.map(({ length }) => length));
  const centre = sum(known.map((values, cell) => at(weights, cell) * mean(values)));
  const variance = sum(known.map((values, cell) => (at(weights, cell) * deviationOf(values)) ** 2 / values.length));
  const half = t95(n - 1) * Math.sqrt(variance);
  const own = { n, mean: centre, deviation: Math.sqrt(variance * n), low: centre - half, high: centre + half };
  return { ...own, p: chanceOfNothing(own, n - 1) };
};

/** So that it is narrowest about the number of games planned. */
const pace = (planned: number): number => {
  const doubt = -2 * Math.log(ALPHA);
  return (doubt + Math.log(doubt + 1)) / planned;
};

/**
 * Half of an interval at which one may look after every game and stop when it pleases: with 95 % it holds the truth at all looks
 * together (asymptotic confidence sequences: Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas), narrowest about the number of games planned.
 */
export const anytimeHalf = (deviation: number, games: number, planned: number, comparisons = 1): number => {
  const reach = games * pace(planned);
  return deviation * Math.sqrt(((2 * (reach + 1)) / (games * reach)) * Math.log((comparisons * Math.sqrt(reach + 1)) / ALPHA));
};

/** The probability that belongs to it: below 0.05 where that interval leaves nothing out. */
export const anytimeChance = ({ mean: gap, deviation, n }: Pick<Estimate, 'mean' | 'deviation' | 'n'>, planned: number): number => {
  if (deviation === 0) return gap === 0 ? 1 : 0;
  const reach = n * pace(planned);
  return Math.min(1, Math.sqrt(reach + 1) * Math.exp((-((gap / deviation) ** 2) * n * reach) / (2 * (reach + 1))));
};

/** The normal point that four in five stay below. */
const Z80 = 0.841621;

/** The point that one of so many comparisons must pass, as Holm asks it of the first. */
const pointOf = (comparisons: number): number => (comparisons === 1 ? Z95 : normalPoint(1 - ALPHA / (2 * comparisons)));

/** Games after which the interval of a mean is so narrow (half of it). */
export const gamesForPrecision = (deviation: number, half: number): number => Math.ceil(((Z95 * deviation) / half) ** 2);

/**
 * Games in which the arms must differ, all in one direction, so that McNemar's exact probability finds it four times in five: of paired shares a
 * normal approximation promises too much where hardly a game differs.
 */
const eventsWanted = (comparisons: number): number => {
  const least = Math.ceil(Math.log2((2 * comparisons) / ALPHA));
  return least + Z80 * Math.sqrt(least);
};

/** The least difference that so many games find four times in five, among so many comparisons; `paired`: of shares in games with the same dice. */
export const leastVisible = (deviation: number, games: number, comparisons = 1, paired = false): number =>
  Math.max(((pointOf(comparisons) + Z80) * deviation) / Math.sqrt(games), paired ? eventsWanted(comparisons) / games : 0);

/** The same at a look before the last game that was planned. */
export const leastVisibleEarly = (deviation: number, games: number, planned: number, comparisons = 1): number =>
  anytimeHalf(deviation, games, planned, comparisons) + (Z80 * deviation) / Math.sqrt(games);

/** Games after which an interval that holds at all looks is so narrow (half of it): at the last one that was planned the ordinary one is shown. */
export const gamesForLook = (deviation: number, half: number, planned: number): number => {
  const ordinary = Math.max(planned, gamesForPrecision(deviation, half));
  let [low, high] = [1, ordinary];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (anytimeHalf(deviation, middle, planned) <= half) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** Games that find a difference so great four times in five, among so many comparisons. */
export const gamesForDifference = (deviation: number, gap: number, comparisons = 1, paired = false): number =>
  Math.ceil(Math.max((((pointOf(comparisons) + Z80) * deviation) / gap) ** 2, paired ? eventsWanted(comparisons) / gap : 0));

/** The median with its 95 % interval: the values of the ranks between which it lies, whatever their distribution. */
export const medianInterval = (values: readonly number[]): Interval & { readonly median: number } => {
  const sorted = values.toSorted((a, b) => a - b);
  const reach = (Z95 * Math.sqrt(sorted.length)) / 2;
  const ranked = (rank: number): number => sorted[Math.max(0, Math.min(sorted.length - 1, rank))] ?? Number.NaN;
  return { median: quantile(sorted, 0.5), low: ranked(Math.floor(sorted.length / 2 - reach)), high: ranked(Math.ceil(sorted.length / 2 + reach) - 1) };
};
