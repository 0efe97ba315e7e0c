import { at, collect } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { clockwiseFrom, inOrder, law, player, type PublicFacts } from './facts.ts';
import { money, tell, who } from '../speak.ts';
import type { Bid, Card, Point, State } from '../types.ts';
import { change, pay, send, waitAt, type Work } from './work.ts';
import { cardNames, discard } from './cards.ts';

/* Phase 2: who takes which set (MM-4.5), or names one to be auctioned (MM-6.6). */

export const freeLots = ({ table }: State): readonly number[] => collect(table.lots, (lot, index) => (lot === null ? null : index));

export const cardsOf = ({ table }: State, lot: number): readonly Card[] => {
  const cards = table.lots[lot];
  if (cards === null || cards === undefined) throw new Error(`no set ${lot} on the table`);
  return cards;
};

/** Those without a set in this mission, clockwise from a seat. A kept card is no set (MM-6.6.1). */
const seatsWithoutLot = (facts: PublicFacts, from: Seat): readonly Seat[] => clockwiseFrom(facts, from).filter((seat) => player(facts, seat).lot === null);

export const takeLot = (work: Work, seat: Seat, lot: number): void => {
  const cards = cardsOf(work, lot);
  change(work, seat, { lot, cards: [...player(work, seat).cards, ...cards] });
  work.table.lots = work.table.lots.map((left, index) => (index === lot ? null : left));
  work.log?.push(tell('log.tookLot', { who: who(seat), lot: lot + 1, cards: cardNames(work, cards) }, ['MM-4.5.1']));
};

/** MM-4.5.2, MM-4.5.3: what is left is discarded, and phase 3 begins. */
const closeLots = (work: Work): void => {
  const { table } = work;
  const lot = at(freeLots(work), 0);
  const leftover = cardsOf(work, lot);
  discard(work, leftover);
  table.leftover = leftover;
  table.lots = [];
  table.filled = 0;
  work.log?.push(tell('log.leftover', { lot: lot + 1, cards: cardNames(work, leftover) }, ['MM-4.5.2']));
  send(work, { do: 'nextTurn', from: table.first });
};

/** The next seat to get a set: by choice in order, or under law L-03 by auction. */
export const nextLot = (work: Work): void => {
  const without = seatsWithoutLot(work, work.table.first);
  const [seat] = without;
  if (seat === undefined) return closeLots(work);
  if (law(work, 'lotAuction') === undefined) return waitAt(work, { kind: 'chooseLot', seat, last: false });
  // MM-6.6.5: the last one takes what he likes for nothing.
  if (without.length === 1 && inOrder(work).length > 1) return waitAt(work, { kind: 'chooseLot', seat, last: true });
  waitAt(work, { kind: 'designateLot', seat });
};

/* The auction of a set under law L-03 (MM-6.6). */

type BidLotPoint = Extract<Point, { readonly kind: 'bidLot' }>;
type LotAuction = Omit<BidLotPoint, 'kind' | 'seat'>;

/** MM-6.6.2: the lowest legal offer. */
export const leastLotOffer = (facts: PublicFacts, best: Bid | null): number => Math.max((best?.amount ?? 0) + 1, law(facts, 'lotAuction')?.minBid ?? 1);

/** MM-6.6.3: always to the bank. */
const settle = (work: Work, { lot, designator, best }: LotAuction): void => {
  if (best !== null) {
    pay(work, { from: best.seat, to: 'bank', amount: best.amount });
    work.log?.push(tell('log.lotSold', { who: who(best.seat), lot: lot + 1, amount: money(best.amount) }, ['MM-6.6.3']));
  } else work.log?.push(tell('log.lotUnwanted', { who: who(designator), lot: lot + 1 }, ['MM-6.6.4']));
  takeLot(work, best?.seat ?? designator, lot);
  send(work, { do: 'nextLot' });
};

const advance = (work: Work, auction: LotAuction): void => {
  const [seat, ...queue] = auction.queue;
  // MM-6.6.4: without an offer the designator must take the set, and is not asked.
  if (seat === undefined || (seat === auction.designator && auction.best === null)) return settle(work, auction);
  waitAt(work, { kind: 'bidLot', seat, ...auction, queue });
};

/** MM-6.6.1, MM-6.6.2: one round among the seats without a set, the designator last. */
export const designate = (work: Work, designator: Seat, lot: number): void => {
  work.log?.push(tell('log.designated', { who: who(designator), lot: lot + 1, cards: cardNames(work, cardsOf(work, lot)) }, ['MM-6.6.1']));
  advance(work, { designator, lot, best: null, queue: seatsWithoutLot(work, designator + 1), spoken: [] });
};

export const speakForLot = (work: Work, point: BidLotPoint, amount: number | null): void => {
  const { kind: _kind, seat, ...auction } = point;
  if (amount === null) work.log?.push(tell('log.passed', { who: who(seat) }, ['MM-6.6.2']));
  else work.log?.push(tell('log.offered', { who: who(seat), amount: money(amount) }, ['MM-6.6.2']));
  advance(work, { ...auction, spoken: [...point.spoken, { seat, amount }], best: amount === null ? point.best : { seat, amount } });
};
