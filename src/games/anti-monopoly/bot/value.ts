import { at, type Seat, unreachable } from '#kernel';
import { CITY_STREETS, TITLE_DATA, TRANSPORTS, UTILITIES } from '../data.ts';
import { isLiving, player, roleOf } from '../facts.ts';
import { liftCost } from '../rules/mortgages.ts';
import { TITLE_IDS, type View } from '../types.ts';
import { roundsLeft } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/* AM-12.3: what a title is worth to a seat, as a multiple of its price. */

/** The titles that make each other dearer: the streets of a city, the transport companies, the utilities. */
export const seriesOf = (index: number): readonly number[] => {
  const data = at(TITLE_DATA, index);
  if (data.kind === 'street') return CITY_STREETS[data.city];
  return data.kind === 'transport' ? TRANSPORTS : UTILITIES;
};

/** How many others of its series the seat owns. */
export const othersOwned = ({ table }: View, seat: Seat, index: number): number => {
  let count = 0;
  for (const other of seriesOf(index)) if (other !== index && table.titles[other]?.owner === seat) count++;
  return count;
};

/** Would a monopolist beside this seat gain a pair, or another company of a series? */
const isWantedByRival = (view: View, seat: Seat, index: number): boolean =>
  view.table.players.some(({ role }, other) => other !== seat && role === 'M' && isLiving(view, other) && othersOwned(view, other, index) > 0);

/** Can a monopolist still have two streets of the city, this one among them? */
const isHopeless = ({ table }: View, seat: Seat, index: number): boolean =>
  seriesOf(index).every((other) => {
    const owner = table.titles[other]?.owner ?? null;
    return other === index || (owner !== null && owner !== seat && table.players[owner]?.role === 'C');
  });

const monopolistMultiple = (view: View, seat: Seat, index: number): number => {
  const owned = othersOwned(view, seat, index);
  const { kind } = at(TITLE_DATA, index);
  switch (kind) {
    case 'transport':
      return WEIGHTS.transports[owned] ?? WEIGHTS.plain;
    case 'utility':
      return owned > 0 ? WEIGHTS.bothUtilities : WEIGHTS.utility;
    case 'street':
      if (owned === 0) return isHopeless(view, seat, index) ? WEIGHTS.hopeless : WEIGHTS.plain;
      return owned === 1 ? WEIGHTS.pair : WEIGHTS.thirdStreet;
    default:
      return unreachable(kind);
  }
};

const competitorMultiple = (view: View, seat: Seat, index: number): number => {
  if (isWantedByRival(view, seat, index)) return WEIGHTS.block;
  return at(TITLE_DATA, index).kind === 'utility' ? WEIGHTS.utility : WEIGHTS.plain;
};

export const multipleOf = (view: View, seat: Seat, index: number): number =>
  roleOf(view, seat) === 'M' ? monopolistMultiple(view, seat, index) : competitorMultiple(view, seat, index);

/** The closer the end, the less rent is to come (AM-12.8). */
const timeFactor = (view: View): number => {
  const { lastRounds, fullValueRounds } = WEIGHTS;
  return lastRounds + (1 - lastRounds) * Math.min(1, roundsLeft(view) / fullValueRounds);
};

/** The most that the seat should pay for the title: the one measure for buying, bidding, selling and trading. */
export const valueOf = (view: View, seat: Seat, index: number): number => at(TITLE_DATA, index).price * multipleOf(view, seat, index) * timeFactor(view);

/** What the title as it is, with the loan on it, is worth to a seat that holds it or is to get it: what it would bid, less lifting the mortgage. */
export const holdingValue = (view: View, seat: Seat, index: number): number => {
  const { mortgaged } = at(view.table.titles, index);
  const loan = mortgaged ? liftCost(view.options, at(TITLE_IDS, index)) : 0;
  return Math.max(0, valueOf(view, seat, index) - loan);
};

export const isCoveted = (view: View, seat: Seat, index: number): boolean => multipleOf(view, seat, index) >= WEIGHTS.coveted;

/** A second street, transport company or utility: what nobody lets a monopolist have for little (AM-12.3). */
export const arms = (view: View, monopolist: Seat, index: number): boolean => player(view, monopolist).role === 'M' && othersOwned(view, monopolist, index) > 0;
