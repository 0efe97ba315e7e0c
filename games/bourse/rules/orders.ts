import { at, unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { CEILING, STEP } from '../data.ts';
import { cashOf, free } from './facts.ts';
import { hasOrdered, mostToBuy, mostToSell, mostToTake, purchasePrice, salePrice, visitOf } from './market.ts';
import { money, named, refuse, tell, who } from '../speak.ts';
import type { Bid, Move, Order, State } from '../types.ts';
import { handOut, pay, setQuote, type Work } from './work.ts';

/* The one order that each player may give in a visit (BO-4.3.5): may he, and what it does. */

const checkNumber = (n: number): Message | null => (n >= 1 ? null : refuse('no.atLeastOne', ['BO-4.3.6']));

const checkBuy = (state: State, seat: Seat, n: number): Message | null => {
  const { security, fixed } = visitOf(state);
  if (fixed === 0 && seat === state.table.roller) return refuse('no.takeInstead', ['BO-4.3.8']);
  if (n <= mostToBuy(state, seat)) return null;
  const desk = state.table.desk[security];
  if (n > desk) return refuse('no.deskShort', ['BO-4.3.6', 'BO-4.3.10'], { n: desk, security: named(state.data, security) });
  return refuse('no.cannotPay', ['BO-4.3.6'], { amount: money(n * purchasePrice(state)), cash: money(cashOf(state, seat)) });
};

const checkSell = (state: State, seat: Seat, n: number): Message | null => {
  const { security } = visitOf(state);
  if (salePrice(state) === 0) return refuse('no.sellAtZero', ['BO-4.3.8']);
  if (n <= mostToSell(state, seat)) return null;
  return refuse('no.notFree', ['BO-4.3.6', 'BO-4.9.4'], { n: free(state, seat, security), security: named(state.data, security) });
};

const checkTake = (state: State, seat: Seat, n: number): Message | null => {
  const { security, fixed } = visitOf(state);
  if (fixed !== 0) return refuse('no.notFreeOfCharge', ['BO-4.3.8']);
  if (n <= mostToTake(state, seat)) return null;
  return refuse('no.deskShort', ['BO-4.3.8'], { n: state.table.desk[security], security: named(state.data, security) });
};

/** Null, or why this seat may not give this order now. */
export const checkOrder = (state: State, seat: Seat, move: Extract<Move, { readonly type: 'buy' | 'sell' | 'take' }>): Message | null => {
  if (hasOrdered(state, seat)) return refuse('no.orderGiven', ['BO-4.3.5']);
  const wrong = checkNumber(move.n);
  if (wrong !== null) return wrong;
  switch (move.type) {
    case 'buy':
      return checkBuy(state, seat, move.n);
    case 'sell':
      return checkSell(state, seat, move.n);
    case 'take':
      return checkTake(state, seat, move.n);
    default:
      return unreachable(move);
  }
};

const noteOrder = (work: Work, order: Order): void => {
  const visit = visitOf(work);
  const { kind } = order;
  work.table.visit = {
    ...visit,
    purchases: kind === 'buy' || kind === 'take' ? visit.purchases + 1 : visit.purchases,
    sales: kind === 'sell' ? visit.sales + 1 : visit.sales,
    orders: [...visit.orders, order],
  };
};

/** BO-4.3.6: the marker follows the running price; with `separate` it does not move (BO-6.1). */
const movePrice = (work: Work, price: number): void => {
  const { security } = visitOf(work);
  if (work.options.visitPricing !== 'separate' && work.table.quotes[security] !== price) setQuote(work, security, price);
};

export const buy = (work: Work, seat: Seat, n: number): void => {
  const { security } = visitOf(work);
  const price = purchasePrice(work);
  pay(work, { from: seat, to: 'desk', amount: n * price });
  handOut(work, seat, security, n);
  noteOrder(work, { seat, kind: 'buy', n, price });
  movePrice(work, Math.min(CEILING, price + STEP));
  const args = { who: who(seat), n, security: named(work.data, security), price: money(price), amount: money(n * price) };
  work.log?.push(tell('log.bought', args, ['BO-4.3.6']));
};

export const sell = (work: Work, seat: Seat, n: number): void => {
  const { security } = visitOf(work);
  const price = salePrice(work);
  pay(work, { from: 'desk', to: seat, amount: n * price });
  handOut(work, seat, security, -n);
  noteOrder(work, { seat, kind: 'sell', n, price });
  movePrice(work, Math.max(STEP, price - STEP));
  const args = { who: who(seat), n, security: named(work.data, security), price: money(price), amount: money(n * price) };
  work.log?.push(tell('log.sold', args, ['BO-4.3.6']));
};

export const take = (work: Work, seat: Seat, n: number): void => {
  const { security } = visitOf(work);
  handOut(work, seat, security, n);
  noteOrder(work, { seat, kind: 'take', n, price: 0 });
  movePrice(work, STEP);
  work.log?.push(tell('log.took', { who: who(seat), n, security: named(work.data, security) }, ['BO-4.3.8']));
};

export const pass = (work: Work, seat: Seat): void => {
  noteOrder(work, { seat, kind: 'pass', n: 0, price: 0 });
  work.log?.push(tell('log.passed', { who: who(seat) }, ['BO-4.3.4']));
};

/** A stretch of the bidding in which the same players bid in turn, step by step, until one of them passes. */
interface Stretch {
  readonly bidders: readonly Seat[];
  readonly from: number;
  readonly to: number;
  /** Who passed at its end; null at the fall of the hammer. */
  readonly out: Seat | null;
}

interface Hammer {
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
