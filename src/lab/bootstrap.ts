import { quickChance } from '#kernel/chance.ts';
import { range, sum } from '#kernel/collections.ts';
import { type Estimate, estimate, type Interval, normalBelow, normalPoint, quantile, t95 } from './statistics.ts';

/* The interval of a mean whose values lie askew: Student's would reach too low and not high enough, for a rare count even below nothing. */

/** Cochran: with more values than this times their squared skewness, Student's interval holds what it promises. */
const ENOUGH = 25;
/** Fewer values do not show how they lie. */
const FEWEST = 10;
const RESAMPLES = 1000;
/** Always the same draws: the same games give the same digits on any machine. */
const SEED = 1;

const skewnessOf = (values: readonly number[], centre: number): number => {
  const moment = (power: number): number => sum(values.map((value) => (value - centre) ** power)) / values.length;
  const variance = moment(2);
  return variance === 0 ? 0 : moment(3) / variance ** 1.5;
};

/** Means of as many values, drawn from the values with return; sorted. */
const resampled = (values: readonly number[]): readonly number[] => {
  const chance = quickChance(SEED);
  const means = range(RESAMPLES).map(() => {
    let all = 0;
    for (let drawn = 0; drawn < values.length; drawn++) all += values[chance.int(values.length)] ?? 0;
    return all / values.length;
  });
  return means.toSorted((a, b) => a - b);
};

/** Efron's corrected bootstrap (BCa), widened to Student's for few values as Hesterberg proposes. */
const bootstrapInterval = (values: readonly number[], centre: number, skewness: number): Interval => {
  const n = values.length;
  const means = resampled(values);
  const below = means.filter((mean) => mean < centre).length + means.filter((mean) => mean === centre).length / 2;
  const bias = normalPoint(Math.max(0.5, Math.min(RESAMPLES - 0.5, below)) / RESAMPLES);
  const acceleration = skewness / (6 * Math.sqrt(n));
  const wide = t95(n - 1) * Math.sqrt(n / (n - 1));
  const end = (z: number): number => {
    const stretch = 1 - acceleration * (bias + z);
    return quantile(means, stretch <= 0 ? Number(z > 0) : normalBelow(bias + (bias + z) / stretch));
  };
  return { low: end(-wide), high: end(wide) };
};

/** A mean with its 95 % interval: Student's, or a bootstrap where the values lie too far askew for their number. */
export const fittingEstimate = (values: readonly number[]): Estimate => {
  const own = estimate(values);
  const skewness = skewnessOf(values, own.mean);
  return own.n < FEWEST || own.n > ENOUGH * skewness ** 2 ? own : { ...own, ...bootstrapInterval(values, own.mean, skewness) };
};

/** The 95 % interval of a mean, as fits its values. */
export const meanInterval = (values: readonly number[]): Interval => {
  const { low, high } = fittingEstimate(values);
  return { low, high };
};
