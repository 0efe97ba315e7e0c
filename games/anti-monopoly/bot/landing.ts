/** AM-12.1: percent of turns in which an opponent stops on a square, from 0 to 39. */
export const LANDING_PERCENT: readonly number[] = [
  3.9, 2.5, 2.5, 3.3, 2.6, 3.3, 2.7, 2.7, 2.7, 2.7, 2.7, 2.7, 3.5, 2.9, 3.0, 3.2, 3.3, 3.5, 3.5, 3.4, 3.4, 3.3, 3.2, 3.1, 3.1, 3.1, 3.1, 3.1, 3.1, 3.8, 3.1,
  3.1, 3.0, 2.9, 2.9, 2.8, 2.7, 2.6, 2.5, 2.5,
];

/** The chance that an opponent stops there in one of his turns. */
export const landing = (square: number): number => (LANDING_PERCENT[square] ?? 0) / 100;
