import { at, type Seat } from '#kernel';
import { isStreet, MAX_LEVEL, mortgageValue, MONOPOLY_STREETS, resaleValue, type Street, TITLE_DATA } from '../data.ts';
import { type PublicFacts, roleOf } from '../facts.ts';
import { freeStreets, rentOf } from '../rules/rent.ts';
import type { Title } from '../types.ts';
import { landing } from './landing.ts';
import { WEIGHTS } from './weights.ts';

/* AM-12.5: what a seat holds, and what it may be expected to bring. */

/** Rents that so many visits of others will bring, by where they stop (AM-12.1). */
export const expectedRents = (facts: PublicFacts, seat: Seat, visits: number): number => {
  let rents = 0;
  for (let index = 0; index < TITLE_DATA.length; index++) {
    if (facts.table.titles[index]?.owner === seat) rents += rentOf(facts, index) * landing(at(TITLE_DATA, index).square);
  }
  return rents * visits;
};

/** What one more level brings, beyond what it costs and is sold back for. */
export const levelGain = (role: 'C' | 'M', street: Street, visits: number): number => {
  const more = (role === 'M' ? 2 : 1) * (street.step / 10);
  return WEIGHTS.rent * more * landing(street.square) * visits + more - (street.step - resaleValue(street));
};

/** What the levels that may still be built are worth, as far as there is money for them. */
const buildingHopes = (facts: PublicFacts, seat: Seat, cash: number, visits: number): number => {
  const role = roleOf(facts, seat);
  let money = WEIGHTS.buildingCash * cash;
  let hopes = 0;
  for (let index = TITLE_DATA.length - 1; index >= 0 && money > 0; index--) {
    const { owner, mortgaged, level } = at(facts.table.titles, index);
    const data = at(TITLE_DATA, index);
    if (owner !== seat || mortgaged || !isStreet(data)) continue;
    if (role === 'M' && freeStreets(facts, seat, data.city) < MONOPOLY_STREETS) continue;
    const levels = Math.min(MAX_LEVEL[role] - level, Math.floor(money / data.step));
    money -= levels * data.step;
    hopes += levels * Math.max(0, levelGain(role, data, visits));
  }
  return WEIGHTS.buildingHopes * hopes;
};

/** Mortgages are lifted at what was lent, so a mortgaged title is judged as if it were free, and its debt is deducted. */
const freed = (titles: readonly Title[], seat: Seat): readonly Title[] =>
  titles.some(({ owner, mortgaged }) => owner === seat && mortgaged)
    ? titles.map((title) => (title.owner === seat && title.mortgaged ? { ...title, mortgaged: false } : title))
    : titles;

export const prospects = (facts: PublicFacts, seat: Seat, cash: number, visits: number): number => {
  let holdings = cash;
  for (let index = 0; index < TITLE_DATA.length; index++) {
    const { owner, mortgaged, level } = at(facts.table.titles, index);
    if (owner !== seat) continue;
    const data = at(TITLE_DATA, index);
    if (!mortgaged) holdings += mortgageValue(data);
    if (isStreet(data)) holdings += level * resaleValue(data);
  }
  const clear = { options: facts.options, table: { players: facts.table.players, titles: freed(facts.table.titles, seat) } };
  return holdings + expectedRents(clear, seat, visits) + buildingHopes(clear, seat, cash, visits);
};
