import { at, sum } from '#kernel/collections.ts';
import { AUCTION_STEP, BID_UNIT, isStreet, mortgageValue, resaleValue, TITLE_DATA, titleData, titleIndex } from '../data.ts';
import { liftCost } from '../rules/mortgages.ts';
import { incomeOf, rentOf } from '../rules/rent.ts';
import type { Move, MoveOf, PointOf, Title, TitleId, View } from '../types.ts';
import { best, buildReserve, costAhead, isLastTurn, isOffered, offered, ONE_THROW, type Reading, roundsLeft, visitsIn } from './reading.ts';
import { othersOwned, seriesOf, valueOf } from './value.ts';
import { expectedRents, landing, WEIGHTS } from './worth.ts';
import type { Seat } from '#kernel/game.ts';
import { isLiving } from '../rules/facts.ts';

/* AM-12.2: money from titles and buildings, and back into titles. */

type Liquidation = MoveOf<'mortgage'> | MoveOf<'sellBuildings'>;

const withTitle = (view: View, id: TitleId, change: Partial<Title>): View => {
  const index = titleIndex(id);
  const titles = view.table.titles.with(index, { ...at(view.table.titles, index), ...change });
  return { ...view, table: { ...view.table, titles } };
};

/** What one level of a street is sold back for; nothing for companies. */
const halfStep = (id: TitleId): number => {
  const data = titleData(id);
  return isStreet(data) ? resaleValue(data) : 0;
};

const gainOf = (move: Liquidation): number => (move.type === 'mortgage' ? mortgageValue(titleData(move.title)) : move.levels * halfStep(move.title));

const afterwards = (view: View, move: Liquidation): View =>
  move.type === 'mortgage'
    ? withTitle(view, move.title, { mortgaged: true })
    : withTitle(view, move.title, { level: at(view.table.titles, titleIndex(move.title)).level - move.levels });

/** A mortgage costs rents until it is lifted; a building sold costs rents to the end, and as much again to build anew. */
const lossOf = ({ view, seat }: Reading, move: Liquidation): number => {
  const rounds = move.type === 'mortgage' ? Math.min(WEIGHTS.mortgageRounds, roundsLeft(view)) : WEIGHTS.mortgageRounds;
  const visits = visitsIn(view, seat, rounds) + 1;
  const rents = expectedRents(view, seat, visits) - expectedRents(afterwards(view, move), seat, visits);
  return rents + (move.type === 'mortgage' ? 0 : gainOf(move));
};

/** AM-12.2: the step that costs least for what it brings towards the sum that is missing. */
export const raise = (reading: Reading, missing: number): Liquidation | null => {
  const steps: readonly Liquidation[] = [...offered(reading, 'mortgage'), ...offered(reading, 'sellBuildings')];
  return best(steps, (move) => -lossOf(reading, move) / Math.min(gainOf(move), missing))?.item ?? null;
};

/** What may be mortgaged for a title that is wanted more, if it is enough: nothing that belongs to a series, or to that of the title. */
const spareMortgage = (reading: Reading, wanted: number, missing: number): MoveOf<'mortgage'> | null => {
  const { view, seat } = reading;
  const spare = offered(reading, 'mortgage').filter(({ title }) => {
    const index = titleIndex(title);
    return !seriesOf(wanted).includes(index) && othersOwned(view, seat, index) === 0;
  });
  if (sum(spare.map(gainOf)) < missing) return null;
  return best(spare, (move) => -lossOf(reading, move) / gainOf(move))?.item ?? null;
};

/** AM-12.2: lifting costs what was lent, so it pays as soon as there is money to spare; the dearest rents first. */
export const lift = (reading: Reading): Move | null => {
  const { view, seat, cash } = reading;
  const moves = offered(reading, 'unmortgage');
  if (moves.length === 0 || cash <= WEIGHTS.buildReserve || isLastTurn(view)) return null;
  const free = cash - buildReserve(view, seat);
  const payable = moves.filter(({ title }) => liftCost(view.options, title) <= free);
  const rate = ({ title }: MoveOf<'unmortgage'>): number => {
    const index = titleIndex(title);
    const rent = rentOf(withTitle(view, title, { mortgaged: false }), index);
    return (rent * landing(titleData(title).square)) / liftCost(view.options, title);
  };
  return best(payable, rate)?.item ?? null;
};

/** AM-12.8: where only cash and one rent count, everything is turned into money in the last turn. */
export const liquidate = (reading: Reading): Move | null => {
  const { view, seat } = reading;
  if (view.options.limitScoring !== 'richest' || !isLastTurn(view)) return null;
  const sales = offered(reading, 'sellBuildings');
  const all = best(sales, gainOf);
  if (all !== null) return all.item;
  const now = incomeOf(view, seat);
  return offered(reading, 'mortgage').find((move) => gainOf(move) > now - incomeOf(afterwards(view, move), seat)) ?? null;
};

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
