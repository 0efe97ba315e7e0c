import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import {
  AVERAGE_SUM,
  CITY_STREETS,
  MONOPOLY_STREETS,
  SP_FACTOR,
  SP_FACTOR_BOTH,
  type Street,
  TITLE_DATA,
  TP_FARE_C,
  TP_FARES_M,
  TRANSPORTS,
  UTILITIES,
} from '../data.ts';
import { type PublicFacts, roleOf } from './facts.ts';
import type { City } from '../types.ts';

/* AM-2.4: what a visitor pays, by the owner's role. */

/** AM-2.2.17: streets of a city that the seat owns unmortgaged. */
export const freeStreets = ({ table }: PublicFacts, seat: Seat, city: City): number => {
  let count = 0;
  for (const index of CITY_STREETS[city]) {
    const { owner, mortgaged } = at(table.titles, index);
    if (owner === seat && !mortgaged) count++;
  }
  return count;
};

export const hasMonopoly = (facts: PublicFacts, seat: Seat, city: City): boolean => freeStreets(facts, seat, city) >= MONOPOLY_STREETS;

/** AM-2.4.3, AM-2.4.4, AM-6.16: companies that count for the tariff of a monopolist. */
export const countedCompanies = ({ table, options }: PublicFacts, seat: Seat, companies: readonly number[]): number => {
  let count = 0;
  for (const index of companies) {
    const { owner, mortgaged } = at(table.titles, index);
    if (owner === seat && (!mortgaged || options.countMortgagedForTariff)) count++;
  }
  return count;
};

/** AM-2.4.1: the built columns are final; only unbuilt streets are doubled (AM-6.6 for competitors). */
const streetRent = (facts: PublicFacts, owner: Seat, street: Street, level: number): number => {
  const role = roleOf(facts, owner);
  const doubles = role === 'M' || facts.options.doubleRent === 'all';
  if (level === 0 && doubles && hasMonopoly(facts, owner, street.city)) return street.rents.monopoly;
  return at(street.rents[role], level);
};

const fare = (facts: PublicFacts, owner: Seat): number =>
  roleOf(facts, owner) === 'C' ? TP_FARE_C : at(TP_FARES_M, countedCompanies(facts, owner, TRANSPORTS) - 1);

/** AM-2.4.4: the factor of the dice. */
export const utilityFactor = (facts: PublicFacts, owner: Seat): number =>
  roleOf(facts, owner) === 'M' && countedCompanies(facts, owner, UTILITIES) === UTILITIES.length ? SP_FACTOR_BOTH : SP_FACTOR;

/** What somebody stopping there would pay now, prison and camps aside; a utility at the given sum of two dice. */
export const rentOf = (facts: PublicFacts, index: number, diceSum: number = AVERAGE_SUM): number => {
  const { owner, mortgaged, level } = at(facts.table.titles, index);
  if (owner === null || mortgaged) return 0;
  const data = at(TITLE_DATA, index);
  if (data.kind === 'street') return streetRent(facts, owner, data, level);
  return data.kind === 'transport' ? fare(facts, owner) : utilityFactor(facts, owner) * diceSum;
};

/** AM-5.3, AM-4.9.9: the sum of these over all titles of a seat, utilities at 7. */
export const incomeOf = (facts: PublicFacts, seat: Seat): number => {
  let income = 0;
  for (let index = 0; index < TITLE_DATA.length; index++) if (facts.table.titles[index]?.owner === seat) income += rentOf(facts, index);
  return income;
};
