import { range } from '#kernel/collections.ts';

/** EN-2.2: the worth of every lot there is. */
export const LOTS: readonly number[] = range(12).map((index) => 10 + 5 * (index % 11));
