import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { TITLE_DATA } from '../data.ts';
import type { PublicFacts } from '../rules/facts.ts';
import { rentOf } from '../rules/rent.ts';

/** AM-12.1: percent of turns in which an opponent stops on a square, from 0 to 39. */
export const LANDING_PERCENT: readonly number[] = [
  3.9, 2.5, 2.5, 3.3, 2.6, 3.3, 2.7, 2.7, 2.7, 2.7, 2.7, 2.7, 3.5, 2.9, 3.0, 3.2, 3.3, 3.5, 3.5, 3.4, 3.4, 3.3, 3.2, 3.1, 3.1, 3.1, 3.1, 3.1, 3.1, 3.8, 3.1,
  3.1, 3.0, 2.9, 2.9, 2.8, 2.7, 2.6, 2.5, 2.5,
];

/** The chance that an opponent stops there in one of his turns. */
export const landing = (square: number): number => (LANDING_PERCENT[square] ?? 0) / 100;

/* What titles and buildings may be expected to bring. */

/** Rents that so many visits of others will bring, by where they stop (AM-12.1). */
export const expectedRents = (facts: PublicFacts, seat: Seat, visits: number): number => {
  let rents = 0;
  for (let index = 0; index < TITLE_DATA.length; index++) {
    if (facts.table.titles[index]?.owner === seat) rents += rentOf(facts, index) * landing(at(TITLE_DATA, index).square);
  }
  return rents * visits;
};
