import { sum } from '#kernel';

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
const quantile = (sorted: readonly number[], share: number): number => {
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

/** The normal 95 % interval of a mean. */
export const meanInterval = (values: readonly number[]): Interval => {
  const centre = mean(values);
  if (values.length < 2) return { low: centre, high: centre };
  const variance = sum(values.map((value) => (value - centre) ** 2)) / (values.length - 1);
  const half = Z95 * Math.sqrt(variance / values.length);
  return { low: centre - half, high: centre + half };
};
