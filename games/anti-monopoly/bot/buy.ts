import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { AUCTION_STEP, BID_UNIT, TITLE_DATA, titleIndex } from '../data.ts';
import { isLiving } from '../rules/facts.ts';
import type { Move, PointOf, View } from '../types.ts';
import { spareMortgage } from './cash.ts';
import { costAhead, ONE_THROW } from './outlook.ts';
import { isOffered, type Reading } from './reading.ts';
import { valueOf } from './value.ts';
import { WEIGHTS } from './weights.ts';

/* AM-12.3: buying a title, and bidding for one. */

/** Worth so much more than its price that the last money may go for it, and others are mortgaged. */
const isCoveted = (view: View, seat: Seat, index: number): boolean => valueOf(view, seat, index) >= WEIGHTS.coveted * at(TITLE_DATA, index).price;

/** What is left untouched: what the next throw may cost, unless the title is worth any risk. */
export const reserveFor = (view: View, seat: Seat, index: number): number =>
  isCoveted(view, seat, index) ? 0 : Math.max(WEIGHTS.buyReserve, costAhead(view, seat, ONE_THROW));

/** The most that the seat pays, with money at hand. */
const limitOf = ({ view, seat, cash }: Reading, index: number): number =>
  Math.floor(Math.min(valueOf(view, seat, index), cash - reserveFor(view, seat, index)) / BID_UNIT) * BID_UNIT;

const richestOther = ({ view, seat }: Reading): number => {
  let most = 0;
  for (let other = 0; other < view.cash.length; other++) if (other !== seat && isLiving(view, other)) most = Math.max(most, at(view.cash, other));
  return most;
};

/** AM-12.3: declined on purpose, when nobody else has the money to make it as dear at auction. */
const isBargain = (reading: Reading, index: number): boolean => {
  const { price } = at(TITLE_DATA, index);
  return reading.view.options.auctions && richestOther(reading) + AUCTION_STEP < price;
};

/** Other titles are mortgaged for one that is coveted, if that will be enough. */
const mortgageFor = (reading: Reading, index: number, price: number): Move | null => {
  const { view, seat, cash } = reading;
  const wanted = cash < price && isCoveted(view, seat, index) && valueOf(view, seat, index) >= price;
  return wanted ? spareMortgage(reading, index, price - cash) : null;
};

export const chooseBuy = (reading: Reading, { title }: PointOf<'buyDecision'>): Move => {
  const index = titleIndex(title);
  const { price } = at(TITLE_DATA, index);
  // An auction over less than its own step is not worth while.
  if (isOffered(reading, 'buy') && limitOf(reading, index) + AUCTION_STEP >= price && !isBargain(reading, index)) return { type: 'buy' };
  return mortgageFor(reading, index, price) ?? { type: 'decline' };
};

export const chooseCeiling = (reading: Reading, { title, opening }: PointOf<'ceilings'>): Move => {
  const index = titleIndex(title);
  const limit = limitOf(reading, index);
  return limit >= opening ? { type: 'ceiling', amount: limit } : (mortgageFor(reading, index, opening) ?? { type: 'pass' });
};

export const chooseBid = (reading: Reading, { title, minimum }: PointOf<'bidding'>): Move => {
  const index = titleIndex(title);
  return limitOf(reading, index) >= minimum ? { type: 'bid', amount: minimum } : (mortgageFor(reading, index, minimum) ?? { type: 'pass' });
};
