import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { MOST_OFFER } from '../data.ts';
import { law, player, type PublicFacts, seatLast } from './facts.ts';
import { money, refuse, tell, who } from '../speak.ts';
import type { Bid, Help, Point, Spoken, State } from '../types.ts';
import { change, pay, waitAt, type Work } from './work.ts';
import { checkBorrow, checkPayment } from './credit.ts';
import { passTurn } from './mission.ts';

/* The auction of raw materials (MM-4.8, MM-6.5.5). */

type BidPoint = Extract<Point, { readonly kind: 'bid' }>;
type Auction = Omit<BidPoint, 'kind' | 'seat'>;

/** MM-4.8.2, law L-18: the lowest legal offer. */
export const leastOffer = (facts: PublicFacts, best: Bid | null): number => Math.max((best?.amount ?? 0) + 1, law(facts, 'materialFloorPrice')?.min ?? 1);

/** MM-4.8.2, MM-4.8.6: an offer for materials or for a set. */
export const checkOffer = (
  state: State,
  seat: Seat,
  { amount, borrow, least }: { readonly amount: number; readonly borrow: number; readonly least: number },
): Message | null => {
  if (amount < least) return refuse('no.offerTooLow', ['MM-4.8.2', 'MM-6.6.2'], { least: money(least) });
  if (amount > MOST_OFFER) return refuse('no.offerTooHigh', ['MM-4.8.6'], { most: money(MOST_OFFER) });
  return checkBorrow(state, seat, borrow) ?? checkPayment(state, seat, { amount, borrow });
};

/** Law L-19: a seat whose silo would overflow cannot take the pieces. */
const mayTake = (facts: PublicFacts, seat: Seat, size: number): boolean => {
  const limit = law(facts, 'siloLimit');
  return limit === undefined || player(facts, seat).silo + size <= limit.max;
};

const deliver = (work: Work, seat: Seat, size: number): void => change(work, seat, { silo: player(work, seat).silo + size });

/** MM-4.8.4: another seat pays the seller, the seller pays the bank. */
const settle = (work: Work, { seller, size, best }: Auction): void => {
  if (best === null) {
    work.table.reserve += size;
    work.log?.push(tell('log.unsold', { size }, ['MM-4.8.5', 'MM-6.5.5']));
  } else {
    pay(work, { from: best.seat, to: best.seat === seller ? 'bank' : seller, amount: best.amount });
    deliver(work, best.seat, size);
    const args = { who: who(best.seat), seller: who(seller), size, amount: money(best.amount) };
    work.log?.push(best.seat === seller ? tell('log.boughtIn', args, ['MM-4.8.4']) : tell('log.sold', args, ['MM-4.8.4']));
  }
  passTurn(work, seller);
};

/** MM-4.8.5: nobody else wants the pieces, and the seller takes them for nothing. */
const takeFree = (work: Work, { seller, size }: Auction): void => {
  deliver(work, seller, size);
  work.log?.push(tell('log.tookFree', { who: who(seller), size }, ['MM-4.8.5']));
  passTurn(work, seller);
};

/** MM-6.5.5: is the seller asked when his turn comes? */
const isSellerAsked = (facts: PublicFacts, best: Bid | null): boolean =>
  best !== null || law(facts, 'materialFloorPrice') !== undefined || facts.options.unsoldMaterials === 'toReserve';

/** The next to speak: the seats of `queue` one after the other, the seller last. */
const advanceAuction = (work: Work, auction: Auction): void => {
  const { seller, help, size, best, queue } = auction;
  const spoken: Spoken[] = auction.spoken.slice();
  for (let index = 0; index < queue.length; index++) {
    const seat = at(queue, index);
    if (mayTake(work, seat, size)) {
      if (seat === seller && !isSellerAsked(work, best)) return takeFree(work, auction);
      return waitAt(work, { kind: 'bid', seat, seller, help, size, best, queue: queue.slice(index + 1), spoken });
    }
    spoken.push({ seat, amount: null });
    work.log?.push(tell('log.siloFull', { who: who(seat) }, ['MM-6.5.5']));
  }
  settle(work, auction);
};

/** MM-4.7.1, MM-4.8.1: the pieces are set aside, and the left neighbour of the seller speaks first. */
export const openSale = (work: Work, seller: Seat, help: Help): void => {
  const wanted = player(work, seller).materials * (help === 'expert' ? 2 : 1);
  const size = Math.min(wanted, work.table.reserve);
  if (size === 0) {
    work.log?.push(tell('log.emptyReserve', {}, ['MM-4.7.1']));
    return passTurn(work, seller);
  }
  work.table.reserve -= size;
  work.log?.push(tell('log.sale', { who: who(seller), size }, ['MM-4.7.1', 'MM-4.8.1']));
  advanceAuction(work, { seller, help, size, best: null, queue: seatLast(work, seller), spoken: [] });
};

/** What a seat says; null: it passes. */
export const speak = (work: Work, point: BidPoint, amount: number | null): void => {
  const { seat, seller, help, size, best, queue } = point;
  const spoken = [...point.spoken, { seat, amount }];
  if (amount === null) work.log?.push(tell('log.passed', { who: who(seat) }, ['MM-4.8.2']));
  else work.log?.push(tell('log.offered', { who: who(seat), amount: money(amount) }, ['MM-4.8.2']));
  advanceAuction(work, { seller, help, size, best: amount === null ? best : { seat, amount }, queue, spoken });
};
