import { collect } from '#kernel/collections.ts';
import { player } from '../rules/facts.ts';
import type { Judge } from './judge.ts';
import { ratingOf } from './plan.ts';

/* MM-12.5: which set to take. What a choice leaves to the others was weighed once, and won nothing that could be measured. */

export interface LotRating {
  readonly lot: number;
  readonly rating: number;
}

/** Every free set with what taking it is worth, the best first. */
export const rateLots = (judge: Judge): readonly LotRating[] => {
  const { view, seat } = judge;
  const { cards } = player(view, seat);
  const rated = collect(view.table.lots, (lot, index) => (lot === null ? null : { lot: index, rating: ratingOf(judge, judge.me, [...cards, ...lot]) }));
  return rated.toSorted((a, b) => b.rating - a.rating || a.lot - b.lot);
};
