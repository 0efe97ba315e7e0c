import { collect } from '#kernel/collections.ts';
import { player } from '../rules/facts.ts';
import { type Judge, judgeOf, piecesWorth } from './judge.ts';
import { ratingOf } from './plan.ts';
import type { Card, Move, Point } from '../types.ts';
import { bidRange, companyOf, type Reading } from './reading.ts';

/* MM-12.5: which set to take. What a choice leaves to the others was weighed once, and won nothing that could be measured. */

interface LotRating {
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

/* Offers for raw materials (MM-12.3), and for sets where a law has them auctioned (MM-6.6). */

type BidPoint = Extract<Point, { readonly kind: 'bid' }>;

const PASS: Move = { type: 'pass' };

/** What pieces that it lacks are worth to a Production in hand: a plan that keeps it counts on getting them, and here they are. */
const unlocked = ({ me, outlook: { missions, weights } }: Judge, cards: readonly Card[], pieces: number): number => {
  const { silo, materials, employees, personnel } = me;
  if (!cards.includes('production') || employees < personnel) return 0;
  const lacked = Math.max(0, Math.min(pieces, materials - silo));
  return (Math.min(1, missions) * weights.keptForMaterials * lacked) / materials;
};

/** How good it is to have the pieces for so much money. */
const ratingWith = (judge: Judge, cards: readonly Card[], pieces: number, price: number): number =>
  ratingOf(judge, { ...judge.me, silo: judge.me.silo + pieces, cash: judge.me.cash - price }, cards) + unlocked(judge, cards, pieces) / judge.spread;

/** What the pieces are worth to this seat, in M. */
const limitOf = (judge: Judge, { me: { cards } }: Reading, pieces: number): number =>
  2 * judge.spread * (ratingWith(judge, cards, pieces, 0) - ratingOf(judge, judge.me, cards));

/** What it takes to be left with the pieces: above the others still to speak, and where selling pays the seller more than keeping. */
const neededFor = ({ view, outlook }: Judge, { queue, seller, size }: BidPoint): number => {
  let needed = 0;
  for (const seat of queue) {
    const other = companyOf(view, seat);
    const value = piecesWorth(other, player(view, seat).cards, size, outlook);
    needed = Math.max(needed, seat === seller ? Math.floor((value - 1) / 2) : Math.min(other.cash, Math.floor(value)) + 1);
  }
  return needed;
};

/** MM-4.8.4: with a best offer, keeping the pieces costs the seller one more, and the offer. */
const sellerBid = (judge: Judge, reading: Reading, { size, best }: BidPoint, least: number): Move => {
  const { me } = judge;
  const { cards } = reading.me;
  const sold = ratingOf(judge, { ...me, cash: me.cash + (best?.amount ?? 0) }, cards);
  return ratingWith(judge, cards, size, least) > sold ? { type: 'bid', amount: least, borrow: 0 } : PASS;
};

export const chooseBid = (reading: Reading, point: BidPoint): Move => {
  const range = bidRange(reading, 'bid');
  if (range === null) return PASS;
  const judge = judgeOf(reading.view, reading.seat);
  if (point.seller === reading.seat) return sellerBid(judge, reading, point, range.min);
  const limit = Math.min(range.max, Math.floor(judge.outlook.weights.bidShare * limitOf(judge, reading, point.size)));
  if (limit < range.min) return PASS;
  return { type: 'bid', amount: Math.max(range.min, Math.min(limit, neededFor(judge, point))), borrow: 0 };
};

type BidLotPoint = Extract<Point, { readonly kind: 'bidLot' }>;

/** The part of its worth that is offered for a set while others may still raise. */
const LOT_SHARE = 0.6;

/** A set is worth what it brings more than one of those that will be left. */
export const chooseLotBid = (reading: Reading, { lot, queue }: BidLotPoint): Move => {
  const { view, seat } = reading;
  const range = bidRange(reading, 'bidLot');
  if (range === null) return PASS;
  const judge = judgeOf(view, seat);
  const ratings = rateLots(judge);
  const wanted = ratings.find((rated) => rated.lot === lot);
  const others = ratings.filter((rated) => rated.lot !== lot);
  const next = others[Math.min(others.length - 1, Math.ceil(queue.length / 2))];
  if (wanted === undefined || next === undefined) return PASS;
  const worth = 2 * judge.spread * (wanted.rating - next.rating);
  const limit = Math.min(range.max, Math.floor(queue.length === 0 ? worth : LOT_SHARE * worth));
  if (limit < range.min) return PASS;
  return { type: 'bidLot', amount: queue.length === 0 ? range.min : limit, borrow: 0 };
};
