import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { isStreet, MAX_LEVEL, resaleValue, type Street, TITLE_DATA, titleIndex } from '../data.ts';
import { cashOf, piecesAt, type PublicFacts, roleOf, type Stock, title } from './facts.ts';
import { money, refuse, tell, who } from '../speak.ts';
import type { Role, State, TitleId } from '../types.ts';
import { changeTitle, pay, type Work } from './work.ts';
import { cityName, hasMonopoly, titleName } from './rent.ts';

/* AM-4.3.4, AM-4.3.5, AM-4.12: houses and hotels, bought and sold one street at a time. */

export const streetOf = (id: TitleId): Street | null => {
  const data = at(TITLE_DATA, titleIndex(id));
  return isStreet(data) ? data : null;
};

const isUnlimited = ({ options }: PublicFacts): boolean => options.buildingSupply === 'unlimited';

/** The stock after a street has gone from one level to another. */
const stockAfter = ({ houses, hotels }: Stock, role: Role, from: number, to: number): Stock => {
  const back = piecesAt(role, from);
  const taken = piecesAt(role, to);
  return { houses: houses + back.houses - taken.houses, hotels: hotels + back.hotels - taken.hotels };
};

const refuseNotYours = (state: PublicFacts, id: TitleId): Message => refuse('no.notYours', ['AM-4.3.4'], { title: titleName(state.options, id) });

/** AM-4.12.1: the piece that the next level needs. */
const isInStock = (state: State, role: Role, level: number): boolean =>
  isUnlimited(state) || (level + 1 === MAX_LEVEL[role] ? state.table.hotels >= 1 : state.table.houses >= 1);

/** AM-4.3.4. */
export const checkBuild = (state: State, seat: Seat, id: TitleId): Message | null => {
  const { options, table } = state;
  const street = streetOf(id);
  const { owner, mortgaged, level } = title(state, id);
  if (street === null) return refuse('no.notAStreet', ['AM-4.3.4'], { title: titleName(options, id) });
  if (owner !== seat) return refuseNotYours(state, id);
  if (mortgaged) return refuse('no.buildMortgaged', ['AM-4.3.4'], { title: titleName(options, id) });
  const role = roleOf(state, seat);
  if (level >= MAX_LEVEL[role]) return refuse('no.builtUp', ['AM-4.3.4', 'AM-2.2.16'], { title: titleName(options, id) });
  if (role === 'M' && !hasMonopoly(state, seat, street.city)) {
    return refuse('no.noMonopoly', ['AM-4.3.4', 'AM-2.2.17'], { city: cityName(options, street.city) });
  }
  if (table.guards.sold.includes(id)) return refuse('no.reversal', ['AM-4.3.9'], { title: titleName(options, id) });
  if (!isInStock(state, role, level)) return refuse('no.outOfStock', ['AM-4.12.1', 'AM-4.12.2'], {});
  return cashOf(state, seat) >= street.step ? null : refuse('no.tooDear', ['AM-4.3.4'], { price: money(street.step) });
};

const setLevel = (work: Work, seat: Seat, id: TitleId, level: number): void => {
  const { table } = work;
  if (!isUnlimited(work)) {
    const { houses, hotels } = stockAfter(table, roleOf(work, seat), title(work, id).level, level);
    table.houses = houses;
    table.hotels = hotels;
  }
  changeTitle(work, titleIndex(id), { level });
};

export const build = (work: Work, seat: Seat, id: TitleId): void => {
  const street = streetOf(id);
  if (street === null) throw new Error(`${id} is not a street`);
  const level = title(work, id).level + 1;
  pay(work, { from: seat, to: 'bank', amount: street.step });
  setLevel(work, seat, id, level);
  const { guards } = work.table;
  if (!guards.built.includes(id)) work.table.guards = { ...guards, built: [...guards.built, id] };
  const key = level === MAX_LEVEL[roleOf(work, seat)] ? 'log.builtHotel' : 'log.builtHouse';
  work.log?.push(tell(key, { who: who(seat), title: titleName(work.options, id), level, amount: money(street.step) }, ['AM-4.3.4']));
};

/** AM-4.3.5: a hotel can be broken down only to so many houses as are in stock. */
const hasPiecesFor = (state: State, role: Role, level: number, levels: number): boolean => {
  const rest = level - levels;
  return isUnlimited(state) || level < MAX_LEVEL[role] || state.table.houses >= rest;
};

export const checkSale = (state: State, seat: Seat, id: TitleId, levels: number): Message | null => {
  const { owner, level } = title(state, id);
  if (owner !== seat) return refuseNotYours(state, id);
  if (levels < 1 || levels > level) return refuse('no.levels', ['AM-4.3.5'], { title: titleName(state.options, id), level });
  if (state.table.guards.built.includes(id)) return refuse('no.reversal', ['AM-4.3.9'], { title: titleName(state.options, id) });
  if (hasPiecesFor(state, roleOf(state, seat), level, levels)) return null;
  return refuse('no.noHousesForHotel', ['AM-4.3.5'], { needed: level - levels, stock: state.table.houses });
};

/** The numbers of levels of a street that may be sold now. */
export const sellableLevels = (state: State, seat: Seat, id: TitleId): readonly number[] => {
  const { level } = title(state, id);
  const found: number[] = [];
  for (let levels = 1; levels <= level; levels++) if (checkSale(state, seat, id, levels) === null) found.push(levels);
  return found;
};

export const sell = (work: Work, seat: Seat, id: TitleId, levels: number): void => {
  const street = streetOf(id);
  if (street === null) throw new Error(`${id} is not a street`);
  const amount = levels * resaleValue(street);
  const level = title(work, id).level - levels;
  pay(work, { from: 'bank', to: seat, amount });
  setLevel(work, seat, id, level);
  const { guards } = work.table;
  if (!guards.sold.includes(id)) work.table.guards = { ...guards, sold: [...guards.sold, id] };
  work.log?.push(tell('log.buildingsSold', { who: who(seat), title: titleName(work.options, id), levels, level, amount: money(amount) }, ['AM-4.3.5']));
};

/** AM-4.9.5: everything that stands on a street goes back to the bank at half price. */
export const clearStreet = (work: Work, seat: Seat, id: TitleId): number => {
  const street = streetOf(id);
  const { level } = title(work, id);
  if (street === null || level === 0) return 0;
  const amount = level * resaleValue(street);
  pay(work, { from: 'bank', to: seat, amount });
  setLevel(work, seat, id, 0);
  return amount;
};
