import { at, sum } from '#kernel/collections.ts';

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

/** The two-sided 95 % point of Student's t: Cornish and Fisher's expansion around the normal one (Abramowitz and Stegun 26.7.5). */
export const t95 = (freedom: number): number => {
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

/** How probable a difference at least so great would be if there were none (two-sided; Wallace's passage from t to normal). */
const chanceOfNothing = ({ n, mean: centre, deviation }: Estimate, freedom: number): number => {
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

/** The second of two arms minus the first, game by game: game *n* has the same dice in both. */
export const pairedDifference = (first: readonly number[], second: readonly number[]): Difference => {
  const own = estimate(first.map((value, game) => at(second, game) - value));
  return withEffect(own, own.n - 1, first, second);
};

/** The same where each arm has dice of its own (Welch): `deviation` is that of a game of each, one minus the other. */
export const separateDifference = (first: readonly number[], second: readonly number[]): Difference => {
  const n = Math.min(first.length, second.length);
  const [a, b] = [deviationOf(first) ** 2 / first.length, deviationOf(second) ** 2 / second.length];
  const freedom = a + b === 0 ? n : (a + b) ** 2 / (a ** 2 / (first.length - 1) + b ** 2 / (second.length - 1));
  const gap = mean(second) - mean(first);
  const half = t95(freedom) * Math.sqrt(a + b);
  return withEffect({ n, mean: gap, deviation: Math.sqrt((a + b) * n), low: gap - half, high: gap + half }, freedom, first, second);
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

const ALPHA = 0.05;

/**
 * Half of an interval at which one may look after every game and stop when it pleases: with 95 % it holds the truth at all looks
 * together (asymptotic confidence sequences: Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas), narrowest about the number of games planned.
 */
export const anytimeHalf = (deviation: number, games: number, planned: number): number => {
  const doubt = -2 * Math.log(ALPHA);
  const rho2 = (doubt + Math.log(doubt + 1)) / planned;
  return deviation * Math.sqrt(((2 * (games * rho2 + 1)) / (games * games * rho2)) * Math.log(Math.sqrt(games * rho2 + 1) / ALPHA));
};

/** The normal point that four in five stay below. */
const Z80 = 0.841621;

/** Games after which the interval of a mean is so narrow (half of it). */
export const gamesForPrecision = (deviation: number, half: number): number => Math.ceil(((Z95 * deviation) / half) ** 2);

/** The least difference that so many games find four times in five. */
export const leastVisible = (deviation: number, games: number): number => ((Z95 + Z80) * deviation) / Math.sqrt(games);

/** Games that find a difference so great four times in five. */
export const gamesForDifference = (deviation: number, gap: number): number => Math.ceil((((Z95 + Z80) * deviation) / gap) ** 2);

/** The median with its 95 % interval: the values of the ranks between which it lies, whatever their distribution. */
export const medianInterval = (values: readonly number[]): Interval & { readonly median: number } => {
  const sorted = values.toSorted((a, b) => a - b);
  const reach = (Z95 * Math.sqrt(sorted.length)) / 2;
  const ranked = (rank: number): number => sorted[Math.max(0, Math.min(sorted.length - 1, rank))] ?? Number.NaN;
  return { median: quantile(sorted, 0.5), low: ranked(Math.floor(sorted.length / 2 - reach)), high: ranked(Math.ceil(sorted.length / 2 + reach) - 1) };
};
