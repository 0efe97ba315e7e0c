import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { TITLE_DATA } from '../data.ts';
import type { PublicFacts } from '../rules/facts.ts';
import { rentOf } from '../rules/rent.ts';
import { landing } from './landing.ts';

/* What titles and buildings may be expected to bring. */

/** Rents that so many visits of others will bring, by where they stop (AM-12.1). */
export const expectedRents = (facts: PublicFacts, seat: Seat, visits: number): number => {
  let rents = 0;
  for (let index = 0; index < TITLE_DATA.length; index++) {
    if (facts.table.titles[index]?.owner === seat) rents += rentOf(facts, index) * landing(at(TITLE_DATA, index).square);
  }
  return rents * visits;
};
