import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { CITY_STREETS, isStreet, MONEY_UNIT, MONOPOLY_STREETS, mortgageValue, titleData, titleIndex } from '../data.ts';
import { cashOf, player, type PublicFacts, title } from './facts.ts';
import { money, refuse, tell, who } from '../speak.ts';
import type { City, Options, State, TitleId } from '../types.ts';
import { changeTitle, pay, type Work } from './work.ts';
import { cityName, titleName } from './names.ts';
import { freeStreets } from './rent.ts';

/* AM-4.3.6, AM-4.3.7: money on titles. */

export const hasBuildingsIn = ({ table }: PublicFacts, seat: Seat, city: City): boolean =>
  CITY_STREETS[city].some((index) => {
    const { owner, level } = at(table.titles, index);
    return owner === seat && level > 0;
  });

/** AM-4.3.6: does the buildings of a monopolist forbid that one street fewer of the city is free? */
const holdsBuildingsUp = (facts: PublicFacts, seat: Seat, city: City): boolean =>
  player(facts, seat).role === 'M' && freeStreets(facts, seat, city) - 1 < MONOPOLY_STREETS && hasBuildingsIn(facts, seat, city);

export const checkMortgage = (state: State, seat: Seat, id: TitleId): Message | null => {
  const { options, table } = state;
  const { owner, mortgaged, level } = title(state, id);
  const args = () => ({ title: titleName(options, id) });
  if (owner !== seat) return refuse('anti-monopoly.no.notYours', ['AM-4.3.6'], args());
  if (mortgaged) return refuse('anti-monopoly.no.alreadyMortgaged', ['AM-4.3.6'], args());
  if (level > 0) return refuse('anti-monopoly.no.mortgageBuilt', ['AM-4.3.6'], args());
  if (table.guards.lifted.includes(id)) return refuse('anti-monopoly.no.reversal', ['AM-4.3.9'], args());
  const data = titleData(id);
  if (!isStreet(data) || !holdsBuildingsUp(state, seat, data.city)) return null;
  return refuse('anti-monopoly.no.holdsBuildingsUp', ['AM-4.3.6', 'AM-9.5'], { ...args(), city: cityName(options, data.city) });
};

export const mortgage = (work: Work, seat: Seat, id: TitleId): void => {
  const amount = mortgageValue(titleData(id));
  pay(work, { from: 'bank', to: seat, amount });
  changeTitle(work, titleIndex(id), { mortgaged: true });
  const { guards } = work.table;
  work.table.guards = { ...guards, mortgaged: [...guards.mortgaged, id] };
  work.log?.push(tell('anti-monopoly.log.mortgaged', { who: who(seat), title: titleName(work.options, id), amount: money(amount) }, ['AM-4.3.6']));
};

/** AM-4.3.7: the amount borrowed, with interest rounded up to a multiple of 10 (AM-6.9). */
export const liftCost = ({ mortgageInterestPct }: Pick<Options, 'mortgageInterestPct'>, id: TitleId): number => {
  const borrowed = mortgageValue(titleData(id));
  return Math.ceil((borrowed * (100 + mortgageInterestPct)) / (100 * MONEY_UNIT)) * MONEY_UNIT;
};

export const checkLift = (state: State, seat: Seat, id: TitleId): Message | null => {
  const { options, table } = state;
  const { owner, mortgaged } = title(state, id);
  const args = () => ({ title: titleName(options, id) });
  if (owner !== seat) return refuse('anti-monopoly.no.notYours', ['AM-4.3.7'], args());
  if (!mortgaged) return refuse('anti-monopoly.no.notMortgaged', ['AM-4.3.7'], args());
  if (table.guards.mortgaged.includes(id)) return refuse('anti-monopoly.no.reversal', ['AM-4.3.9'], args());
  const cost = liftCost(options, id);
  return cashOf(state, seat) >= cost ? null : refuse('anti-monopoly.no.tooDear', ['AM-4.3.7'], { price: money(cost) });
};

export const lift = (work: Work, seat: Seat, id: TitleId): void => {
  const amount = liftCost(work.options, id);
  pay(work, { from: seat, to: 'bank', amount });
  changeTitle(work, titleIndex(id), { mortgaged: false });
  const { guards } = work.table;
  work.table.guards = { ...guards, lifted: [...guards.lifted, id] };
  work.log?.push(tell('anti-monopoly.log.unmortgaged', { who: who(seat), title: titleName(work.options, id), amount: money(amount) }, ['AM-4.3.7']));
};
