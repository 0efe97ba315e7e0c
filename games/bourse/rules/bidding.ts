import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { STEP } from '../data.ts';
import type { Bid } from '../types.ts';

/** A stretch of the bidding in which the same players bid in turn, step by step, until one of them passes. */
export interface Stretch {
  readonly bidders: readonly Seat[];
  readonly from: number;
  readonly to: number;
  /** Who passed at its end; null at the fall of the hammer. */
  readonly out: Seat | null;
}

export interface Hammer {
  readonly best: Bid | null;
  readonly stretches: readonly Stretch[];
}

export interface Maximum {
  readonly seat: Seat;
  readonly amount: number;
}

/**
 * BO-6.7: plays BO-4.8.5 for bidders who named their maxima, in their order: each bids the smallest legal amount while it is
 * within his maximum, and passes otherwise. Bids are told by stretches, so that a long duel is one line.
 */
export const playOut = (maxima: readonly Maximum[], opening: number): Hammer => {
  const queue = maxima.slice();
  const stretches: Stretch[] = [];
  let best: Bid | null = null;
  let speakers: Seat[] = [];
  let from = opening;
  while (queue.length > 1 || (queue.length === 1 && best === null)) {
    const bidder = at(queue, 0);
    const amount: number = best === null ? opening : best.amount + STEP;
    queue.shift();
    if (bidder.amount >= amount) {
      if (!speakers.includes(bidder.seat)) speakers.push(bidder.seat);
      best = { seat: bidder.seat, amount };
      queue.push(bidder);
    } else {
      stretches.push({ bidders: speakers, from, to: best?.amount ?? from, out: bidder.seat });
      speakers = [];
      from = amount;
    }
  }
  if (speakers.length > 0 && best !== null) stretches.push({ bidders: speakers, from, to: best.amount, out: null });
  return { best, stretches };
};
