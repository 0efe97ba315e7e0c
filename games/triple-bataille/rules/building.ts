import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { FACTORY_PRICE, FACTORY_PROFIT, FACTORY_TAX, FACTORY_WAGES, HOUSE_PRICE, HOUSE_TAX, HOUSE_WAGES, MOST_FACTORY_CARDS } from '../content/data.ts';
import { player, type PublicFacts } from './facts.ts';
import { refuse, tell, who } from '../speak.ts';
import type { FactoryTarget, Slot } from '../types.ts';
import { change, count, type Work } from './work.ts';
import { buildingGrant, useBuildingGrant } from './events.ts';
import { pay } from './money.ts';
import { addFactory, addHouse, changeSubsidiary, hasRoomFor, subsidiaryNumber, subsidiaryOf } from './property.ts';

/* TB-4.10.2, TB-4.10.3: building. A grant (Q♦, 10♦) waives the state's tax. */

/** In cards. */
export const housePrice = (facts: PublicFacts, seat: Seat): number => HOUSE_PRICE * facts.table.bundle - buildingGrant(facts, seat, 'house');

/** Cards that the factory concerned has already; null: there is no such factory, or it may not be built. */
const sizeBefore = (facts: PublicFacts, seat: Seat, target: FactoryTarget): number | null => {
  const subject = player(facts, seat);
  if (target === 'factory') return subject.factory;
  if (target === 'new') return subject.factory >= 1 ? 0 : null;
  return subsidiaryOf(subject, subsidiaryNumber(target))?.cards ?? null;
};

/** TB-6.4.4: the i-th card of a factory costs i times as much. */
const factorOf = ({ options }: PublicFacts, before: number): number => (options.progressivePrices ? before + 1 : 1);

export const factoryPrice = (facts: PublicFacts, seat: Seat, target: FactoryTarget): number =>
  FACTORY_PRICE * factorOf(facts, sizeBefore(facts, seat, target) ?? 0) * facts.table.bundle - buildingGrant(facts, seat, 'factory');

export const checkHouse = (facts: PublicFacts, seat: Seat, slot: Slot): Message | null => {
  const subject = player(facts, seat);
  if (!hasRoomFor(subject, slot)) return refuse('no.mainHouseFull', ['TB-4.10.2', 'TB-2.5']);
  const price = housePrice(facts, seat);
  return subject.pile >= price ? null : refuse('no.cannotPay', ['TB-4.10.2'], { price });
};

export const checkFactory = (facts: PublicFacts, seat: Seat, target: FactoryTarget): Message | null => {
  const before = sizeBefore(facts, seat, target);
  if (before === null) return refuse('no.needsWorkshop', ['TB-4.10.3']);
  if (before >= MOST_FACTORY_CARDS) return refuse('no.factoryFull', ['TB-2.5', 'TB-9.9']);
  const price = factoryPrice(facts, seat, target);
  return player(facts, seat).pile >= price ? null : refuse('no.cannotPay', ['TB-4.10.3'], { price });
};

const BUILT = {
  main: 'log.buildsHouse',
  secondary: 'log.buildsSecondary',
  rental: 'log.buildsRental',
} as const;

export const buildHouse = (work: Work, seat: Seat, slot: Slot): void => {
  const { bundle } = work.table;
  const grant = buildingGrant(work, seat, 'house');
  pay(work, { from: seat, to: 'wagesBuilding', amount: HOUSE_WAGES * bundle });
  pay(work, { from: seat, to: 'state', amount: HOUSE_TAX * bundle - grant });
  if (grant > 0) useBuildingGrant(work, seat, 'house');
  addHouse(work, seat, slot);
  count(work, 'housesBuilt', 1);
  work.log?.push(tell(BUILT[slot], { who: who(seat) }, ['TB-4.10.2']));
};

export const buildFactory = (work: Work, seat: Seat, target: FactoryTarget): void => {
  const unit = factorOf(work, sizeBefore(work, seat, target) ?? 0) * work.table.bundle;
  const grant = buildingGrant(work, seat, 'factory');
  pay(work, { from: seat, to: 'wagesIndustry', amount: FACTORY_WAGES * unit });
  pay(work, { from: seat, to: 'state', amount: FACTORY_TAX * unit - grant });
  pay(work, { from: seat, to: 'profitIndustry', amount: FACTORY_PROFIT * unit });
  if (grant > 0) useBuildingGrant(work, seat, 'factory');
  const subject = player(work, seat);
  if (target === 'factory') change(work, seat, { factory: subject.factory + 1 });
  else if (target === 'new') addFactory(work, seat, 1);
  else {
    const id = subsidiaryNumber(target);
    changeSubsidiary(work, seat, id, { cards: (subsidiaryOf(subject, id)?.cards ?? 0) + 1 });
  }
  count(work, 'factoriesBuilt', 1);
  work.log?.push(tell('log.buildsFactory', { who: who(seat) }, ['TB-4.10.3']));
};
