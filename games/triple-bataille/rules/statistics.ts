import { at, sum } from '#kernel/collections.ts';

/* TB-14.1: measures of a distribution. */

const ascending = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b);

/** TB-14.1: Σ(2i − n − 1)·x / (n·Σx) on sorted values, shifted by the minimum if that is negative; 0 where nobody has anything. */
export const gini = (values: readonly number[]): number => {
  const sorted = ascending(values);
  const n = sorted.length;
  const shift = Math.min(0, sorted[0] ?? 0);
  const total = sum(sorted) - n * shift;
  if (total === 0) return 0;
  return sum(sorted.map((value, index) => (2 * (index + 1) - n - 1) * (value - shift))) / (n * total);
};

export const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);

/** Of an even number of values, half-way between the two in the middle. */
export const median = (values: readonly number[]): number => {
  const sorted = ascending(values);
  if (sorted.length === 0) return 0;
  const middle = (sorted.length - 1) / 2;
  return (at(sorted, Math.floor(middle)) + at(sorted, Math.ceil(middle))) / 2;
};

export const standardDeviation = (values: readonly number[]): number => {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
};

/** What the richest tenth (at least one) holds of all that is positive. */
export const topShare = (values: readonly number[]): number => {
  const positive = ascending(values.map((value) => Math.max(0, value))).toReversed();
  const total = sum(positive);
  return total === 0 ? 0 : sum(positive.slice(0, Math.ceil(positive.length / 10))) / total;
};

/** The mean of the poorest fifth (at least one). */
export const bottomMean = (values: readonly number[]): number => mean(ascending(values).slice(0, Math.ceil(values.length / 5)));

/** Under 60 % of the median, as a share of all. */
export const poorShare = (values: readonly number[]): number => {
  const line = 0.6 * median(values);
  return values.length === 0 ? 0 : values.filter((value) => value < line).length / values.length;
};

/** Ranks from 1; equal values share the mean of their ranks. */
const ranks = (values: readonly number[]): readonly number[] =>
  values.map((value) => {
    const lower = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return lower + (equal + 1) / 2;
  });

/** Spearman's rank correlation; null where it is not defined: fewer than two, or all alike. */
export const rankCorrelation = (before: readonly number[], after: readonly number[]): number | null => {
  const [x, y] = [ranks(before), ranks(after)];
  const [mx, my] = [mean(x), mean(y)];
  const covariance = sum(x.map((value, index) => (value - mx) * (at(y, index) - my)));
  const spread = Math.sqrt(sum(x.map((value) => (value - mx) ** 2)) * sum(y.map((value) => (value - my) ** 2)));
  return spread === 0 ? null : covariance / spread;
};
