import { at, sum } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import {
  AVERAGE_SUM,
  BOARD,
  CARD_EFFECTS,
  CITY_STREETS,
  DETENTION_SQUARE,
  LEVELLING_BONUS,
  MONOPOLY_STREETS,
  SP_FACTOR,
  SP_FACTOR_BOTH,
  SQUARES,
  START_BONUS,
  type Street,
  TITLE_DATA,
  TP_FARE_C,
  TP_FARES_M,
  TRANSPORTS,
  UTILITIES,
} from '../data.ts';
import { player, type PublicFacts, roleOf } from './facts.ts';
import { type CardId, type City, type Deal, type Options, type Role, TITLE_IDS, type TitleId } from '../types.ts';
import type { Message } from '#kernel/messages.ts';
import type { Arg } from '#kernel/words.ts';
import { money, say, tell, term, who } from '../speak.ts';
import { change, pay, send, throwDice, type Work } from './work.ts';

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

/* AM-6.17: the words for places, by the set of names that the table uses. */

type Named = Pick<Options, 'boardNames'>;

export const titleName = ({ boardNames }: Named, id: TitleId): Arg => term(boardNames === 'usa' ? `${id}.usa` : id);

export const cityName = ({ boardNames }: Named, city: City): Arg => term(boardNames === 'usa' ? `${city}.usa` : city);

const squareName = (options: Named, square: number): Arg => {
  const { type, title } = at(BOARD, square);
  if (type === 'street' || type === 'transport' || type === 'utility') return titleName(options, at(TITLE_IDS, title));
  return term(type === 'envTax' && options.boardNames === 'usa' ? 'envTax.usa' : type);
};

/** The text of a card, as on the card. */
export const cardText = (options: Named, card: CardId): Message => {
  const effect = CARD_EFFECTS[card];
  const text = say(`card.${card}`, { place: squareName(options, effect.kind === 'moveTo' ? effect.square : 0) }, ['AM-2.5']);
  // Only cards that send somewhere name a place.
  return effect.kind === 'moveTo' ? text : { ...text, args: {} };
};

const sideOf = (options: Named, titles: readonly TitleId[], cash: number): Arg => ({
  list: [...titles.map((id) => titleName(options, id)), ...(cash > 0 ? [money(cash)] : [])],
});

/** Both sides of a trade, as one of them tells it. */
export const dealNames = (options: Named, deal: Deal): { readonly give: Arg; readonly get: Arg } => ({
  give: sideOf(options, deal.giveTitles, deal.giveCash),
  get: sideOf(options, deal.getTitles, deal.getCash),
});

/* AM-4.4, AM-4.5, AM-4.7: the throw, the track, prison and price war. */

/** AM-6.15: what a competitor receives besides at Start: the sum agreed on, or the one that levels camps of these sizes. */
export const competitorBonus = ({ options, table }: PublicFacts): number => {
  if (!options.levelledCamps) return options.competitorStartBonus;
  const members = (camp: Role): number => table.players.filter(({ role }) => role === camp).length;
  return LEVELLING_BONUS[`${members('C')}-${members('M')}`] ?? 0;
};

/** AM-4.5.2, AM-6.15. */
export const startBonus = (facts: PublicFacts, seat: Seat): number => START_BONUS + (player(facts, seat).role === 'C' ? competitorBonus(facts) : 0);

/** AM-4.5: forward to a square, with the bonus for passing or reaching Start before anything on it. */
export const advanceTo = (work: Work, seat: Seat, square: number): void => {
  const passesStart = square < player(work, seat).pos;
  change(work, seat, { pos: square });
  // AM-4.5.3: the bonus comes before anything on the new square, the arrival included.
  if (passesStart) {
    const amount = startBonus(work, seat);
    pay(work, { from: 'bank', to: seat, amount });
    work.log?.push(tell('log.startBonus', { who: who(seat), amount: money(amount) }, ['AM-4.5.2']));
  }
  work.log?.push(tell('log.moved', { who: who(seat), square: squareName(work.options, square) }, ['AM-4.5.1']));
  send(work, 'land');
};

const isMonopolist = (facts: PublicFacts, seat: Seat): boolean => player(facts, seat).role === 'M';

/** AM-4.7.1: placed on 10 directly, without the bonus. */
export const detain = (work: Work, seat: Seat): void => {
  change(work, seat, { pos: DETENTION_SQUARE, detained: true, detainedTurns: 0 });
  work.log?.push(tell(isMonopolist(work, seat) ? 'log.imprisoned' : 'log.priceWar', { who: who(seat) }, ['AM-4.7.1']));
  send(work, 'afterThrow');
};

/** AM-4.4.2: a double frees, anything else is a turn spent; the extra throw in the turn of arrival is none. */
const throwDetained = (work: Work, seat: Seat, isDouble: boolean): boolean => {
  if (isDouble) {
    change(work, seat, { detained: false, detainedTurns: 0 });
    work.log?.push(tell('log.releasedByDouble', { who: who(seat) }, ['AM-4.4.2', 'AM-4.7.2']));
    return true;
  }
  if (work.table.throwNo === 1) change(work, seat, { detainedTurns: player(work, seat).detainedTurns + 1 });
  work.log?.push(tell(isMonopolist(work, seat) ? 'log.staysInPrison' : 'log.staysInPriceWar', { who: who(seat) }, ['AM-4.4.2']));
  return false;
};

/** AM-4.4: two dice, always. */
export const throwAndMove = (work: Work, seat: Seat): void => {
  const dice = throwDice(work, seat, 'move');
  const [first = 0, second = 0] = dice;
  work.table.double = first === second;
  const key = work.table.double ? 'log.thrownDouble' : 'log.thrown';
  work.log?.push(tell(key, { who: who(seat), first, second }, ['AM-4.4.1']));
  if (player(work, seat).detained && !throwDetained(work, seat, work.table.double)) return send(work, 'nextTurn');
  advanceTo(work, seat, (player(work, seat).pos + sum(dice)) % SQUARES);
};
