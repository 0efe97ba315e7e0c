import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import {
  AVERAGE_SUM,
  CITY_STREETS,
  KEPT_CASH_PCT,
  mortgageValue,
  resaleValue,
  SP_FACTOR,
  SP_FACTOR_BOTH,
  type Street,
  TITLE_DATA,
  type TitleData,
  TP_FARE_C,
  TP_FARES_M,
  TRANSPORTS,
  UTILITIES,
} from '../data.ts';
import { isLiving, player, roleOf } from '../rules/facts.ts';
import { liftCost } from '../rules/mortgages.ts';
import { type Options, type Role, TITLE_IDS, type View } from '../types.ts';
import { landing, WEIGHTS } from './worth.ts';
import { roundsLeft, visitsIn } from './reading.ts';

/* AM-12.3: what a title is worth to a seat, in money to the end of the game: the one measure for buying, bidding, selling and trading. */

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

/** What is to come for an owner: visits, in the money that they are worth to him, and what one rent counts at the end (AM-5.3). */
export interface Prospect {
  readonly options: Options;
  readonly role: Role;
  readonly visits: number;
  /** AM-5.4: where little cash is kept at the end, rents count for more, and nothing is got back for land. */
  readonly finalRent: number;
  /** What a unit of money would make if it were put into other land instead. */
  readonly money: number;
}

/** The part of its price that plain land brings at a visit. */
const PLAIN_RENT = 0.1;
/** How often somebody stops at a title that is neither near nor far. */
const AVERAGE_LANDING = 0.031;

export const prospectOf = (view: View, seat: Seat): Prospect => {
  const role = roleOf(view, seat);
  const tournament = view.options.limitScoring === 'tournament' && view.options.roundLimit > 0;
  const visits = visitsIn(view, seat, WEIGHTS.horizon);
  const finalRent = tournament ? 100 / KEPT_CASH_PCT[role] : 1;
  const mayWait = !tournament && view.table.players.length <= WEIGHTS.smallTable && roundsLeft(view) <= WEIGHTS.shortGame;
  const otherLand = mayWait ? WEIGHTS.otherLand : PLAIN_RENT;
  return { options: view.options, role, visits, finalRent, money: Math.max(1, 0.5 + PLAIN_RENT * finalRent + otherLand * AVERAGE_LANDING * visits) };
};

export const resold = ({ finalRent }: Prospect, sum: number): number => (finalRent === 1 ? sum : 0);

/** What so much rent at a square brings to the end. */
export const yieldOf = ({ visits, finalRent }: Prospect, square: number, rent: number): number => rent * (landing(square) * visits + finalRent);

/** What one more level brings, beyond what it costs and is sold back for. */
export const levelGain = (prospect: Prospect, street: Street): number =>
  yieldOf(prospect, street.square, ((prospect.role === 'M' ? 2 : 1) * street.step) / 10) - street.step + resold(prospect, resaleValue(street));

/** AM-2.4: the rent of an owner of so many of the series. */
export const rentWith = ({ options, role }: Prospect, data: TitleData, level: number, count: number): number => {
  if (data.kind === 'street') {
    const doubled = level === 0 && count > 1 && (role === 'M' || options.doubleRent === 'all');
    return doubled ? data.rents.monopoly : (data.rents[role][level] ?? 0);
  }
  if (data.kind === 'transport') return role === 'M' ? (TP_FARES_M[count - 1] ?? 0) : TP_FARE_C;
  return AVERAGE_SUM * (role === 'M' && count === UTILITIES.length ? SP_FACTOR_BOTH : SP_FACTOR);
};

/** What the title adds to all that the seat has, or would be missed if it were gone: its own rents, and what it does to those of its series. */
const ownValue = (view: View, seat: Seat, index: number, prospect: Prospect): number => {
  const { titles } = view.table;
  const others = othersOwned(view, seat, index);
  const rentIn = (place: number, count: number): number => {
    const { owner, level } = at(titles, place);
    const data = at(TITLE_DATA, place);
    return yieldOf(prospect, data.square, rentWith(prospect, data, owner === seat ? level : 0, count));
  };
  let worth = resold(prospect, mortgageValue(at(TITLE_DATA, index))) + rentIn(index, others + 1);
  if (others > 0) {
    for (const other of seriesOf(index)) if (other !== index && titles[other]?.owner === seat) worth += rentIn(other, others + 1) - rentIn(other, others);
  }
  return worth / prospect.money;
};

/** The title as it is, with the loan on it. */
export const holdingValue = (view: View, seat: Seat, index: number, prospect: Prospect = prospectOf(view, seat)): number => {
  const loan = at(view.table.titles, index).mortgaged ? liftCost(view.options, at(TITLE_IDS, index)) : 0;
  return Math.max(0, ownValue(view, seat, index, prospect) - loan);
};

/** AM-12.3: what it is worth that a monopolist does not get it for its price. */
const denialValue = (view: View, seat: Seat, index: number): number => {
  const { price } = at(TITLE_DATA, index);
  let most = 0;
  let others = 0;
  for (let other = 0; other < view.table.players.length; other++) {
    if (other === seat || !isLiving(view, other)) continue;
    others++;
    if (player(view, other).role === 'M' && othersOwned(view, other, index) > 0)
      most = Math.max(most, ownValue(view, other, index, prospectOf(view, other)) - price);
  }
  return (WEIGHTS.denial * most) / others;
};

/** The most that the seat should pay for a title that somebody else will have otherwise. */
export const valueOf = (view: View, seat: Seat, index: number): number => ownValue(view, seat, index, prospectOf(view, seat)) + denialValue(view, seat, index);
