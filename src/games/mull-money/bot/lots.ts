import { type Seat } from '#kernel';
import { clockwiseFrom, player } from '../facts.ts';
import type { Card, View } from '../types.ts';
import { type Judge, judgeOf } from './judge.ts';
import { planOf } from './plan.ts';
import { WEIGHTS } from './weights.ts';

/* MM-12.5: which set to take. */

/** What each free set is worth to a seat, by its number. */
const ratingsOf = (judge: Judge, lots: readonly (readonly Card[] | null)[]): readonly (number | null)[] => {
  const { cards } = player(judge.view, judge.seat);
  return lots.map((lot) => (lot === null ? null : planOf(judge, judge.me, [...cards, ...lot]).rating));
};

const bestLot = (ratings: readonly (number | null)[], taken: ReadonlySet<number>): number | null => {
  let best: number | null = null;
  for (const [lot, rating] of ratings.entries()) {
    if (rating !== null && !taken.has(lot) && (best === null || rating > (ratings[best] ?? Number.NEGATIVE_INFINITY))) best = lot;
  }
  return best;
};

/** What the others, each taking what is best for him, get out of the sets that a choice leaves. */
const leftToOthers = (others: readonly (readonly (number | null)[])[], lot: number): number => {
  const taken = new Set([lot]);
  let total = 0;
  for (const ratings of others) {
    const choice = bestLot(ratings, taken);
    if (choice === null) continue;
    taken.add(choice);
    total += ratings[choice] ?? 0;
  }
  return total / Math.max(1, others.length);
};

export interface LotRating {
  readonly lot: number;
  readonly rating: number;
}

/** Every free set with what taking it is worth, the best first. */
export const rateLots = (view: View, seat: Seat): readonly LotRating[] => {
  const { lots } = view.table;
  const own = ratingsOf(judgeOf(view, seat), lots);
  const next = clockwiseFrom(view, seat).filter((other) => other !== seat && player(view, other).lot === null);
  const others = next.map((other) => ratingsOf(judgeOf(view, other), lots));
  return own
    .flatMap((rating, lot) => (rating === null ? [] : [{ lot, rating: rating - WEIGHTS.denial * leftToOthers(others, lot) }]))
    .toSorted((a, b) => b.rating - a.rating || a.lot - b.lot);
};
