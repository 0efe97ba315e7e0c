import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { DIVIDEND, EVENT, type EventName, MOST_PER_PIECE } from '../../content/data.ts';
import { inSeatOrder, isDebt, isLibre, nextActive, player, totalFactoryCards, totalHouses } from '../facts.ts';
import { tell, who } from '../../speak.ts';
import type { Zone } from '../../types.ts';
import type { Work } from '../work.ts';
import { createMoney, payUpTo, putOnTop } from '../money.ts';

/* TB-2.12: what the events of code N do, right after payout. Payments go as far as the purse does and are never a default. */

type Effect = (work: Work, seat: Seat) => void;
/** Cards of an effect. */
type Sum = (work: Work, seat: Seat) => number;

const bundles =
  (n: number): Sum =>
  ({ table }) =>
    n * table.bundle;
const cards =
  (n: number): Sum =>
  () =>
    n;
const perFactoryCard: Sum = (work, seat) => totalFactoryCards(player(work, seat));
const upToThree =
  (sum: Sum): Sum =>
  (work, seat) =>
    Math.min(MOST_PER_PIECE, sum(work, seat));
const perHouse: Sum = (work, seat) => totalHouses(player(work, seat));
const perCredit: Sum = (work, seat) => player(work, seat).credits;

const pays =
  (to: Zone, sum: Sum): Effect =>
  (work, seat) => {
    payUpTo(work, { from: seat, to, amount: sum(work, seat) });
  };

const receives =
  (from: Zone, sum: Sum): Effect =>
  (work, seat) => {
    payUpTo(work, { from, to: seat, amount: sum(work, seat) });
  };

const both =
  (...effects: readonly Effect[]): Effect =>
  (work, seat) => {
    for (const effect of effects) effect(work, seat);
  };

/** The player with the fewest or the most cards; of equals the next one after the seat, himself last. */
const extreme = (work: Work, seat: Seat, isBetter: (pile: number, best: number) => boolean): Seat => {
  let best = nextActive(work, seat);
  for (let other = best; other !== seat; ) {
    other = nextActive(work, other);
    if (isBetter(player(work, other).pile, player(work, best).pile)) best = other;
  }
  return best;
};

/** 9♥. */
const helpsThePoorest: Effect = (work, seat) => {
  const poorest = extreme(work, seat, (pile, best) => pile < best);
  if (poorest !== seat) payUpTo(work, { from: seat, to: poorest, amount: work.table.bundle });
};

/** 4♥. */
const presentOfTheRichest: Effect = (work, seat) => {
  const richest = extreme(work, seat, (pile, best) => pile > best);
  if (richest !== seat) payUpTo(work, { from: richest, to: seat, amount: 1 });
};

/** J♠. */
const theft: Effect = (work, seat) => {
  const others = inSeatOrder(work).filter((other) => other !== seat);
  if (others.length === 0) return;
  const thief = at(others, work.chance.of('thief', work.table.battle, seat).int(others.length));
  const stolen = payUpTo(work, { from: seat, to: thief, amount: work.table.bundle });
  work.reveals = true;
  work.log?.push(tell('log.theft', { who: who(seat), to: who(thief), cards: stolen }, ['TB-2.12.2']));
};

/** 10♥: découverte reads it as debt money does (TB-2.12.2a). */
const birth: Effect = (work, seat) => {
  if (isLibre(work)) putOnTop(work, seat, createMoney(work, DIVIDEND));
  else payUpTo(work, { from: 'state', to: seat, amount: work.table.bundle });
};

/** 9♦: in debt money the rebate is taken off the interest (`interestRebate`). */
const bankRebate: Effect = (work, seat) => {
  if (!isDebt(work)) payUpTo(work, { from: 'profitBuilding', to: seat, amount: work.table.bundle });
};

/** 5♠. */
const bankCharges: Effect = (work, seat) => {
  if (isDebt(work)) payUpTo(work, { from: seat, to: 'bankProfit', amount: upToThree(perCredit)(work, seat) });
  else payUpTo(work, { from: seat, to: 'state', amount: 1 });
};

const publicWorks: Effect = (work) => {
  payUpTo(work, { from: 'state', to: 'nextPot', amount: 2 * work.table.bundle });
};

const wealthTax: Sum = (work, seat) => work.table.bundle * Math.max(0, totalHouses(player(work, seat)) - 2);
const taxAudit: Sum = (work, seat) => work.table.bundle * Math.ceil(totalFactoryCards(player(work, seat)) / 2);

/** Conditions were tested when the card was turned. */
export const AFTER_PAYOUT: Readonly<Partial<Record<EventName, Effect>>> = {
  birth,
  helpingHand: helpsThePoorest,
  luckyCharm: receives('state', bundles(1)),
  holidays: pays('nextPot', bundles(1)),
  present: presentOfTheRichest,
  wedding: pays('nextPot', bundles(1)),
  economicMagic: receives('profitIndustry', perFactoryCard),
  exportContract: receives('profitIndustry', bundles(2)),
  bankRebate,
  machineFailure: pays('wagesIndustry', bundles(1)),
  costlyMaterials: pays('wagesIndustry', upToThree(perFactoryCard)),
  taxAudit: pays('state', taxAudit),
  smallDeal: receives('profitIndustry', cards(1)),
  publicWorks,
  backToSchool: receives('state', bundles(1)),
  strike: pays('state', bundles(1)),
  publicContract: receives('state', upToThree(perFactoryCard)),
  wealthTax: pays('state', wealthTax),
  propertyTax: pays('state', upToThree(perHouse)),
  fine: pays('state', bundles(1)),
  parkingTicket: pays('state', cards(1)),
  separation: both(pays('state', bundles(1)), pays('nextPot', bundles(1))),
  theft,
  accident: pays('nextPot', bundles(1)),
  waterDamage: pays('wagesBuilding', bundles(1)),
  bankCharges,
  carBreakdown: pays('nextPot', cards(1)),
};

/** Faces whose condition must hold when the card is turned. */
export const NEEDS_FACTORY: readonly number[] = [EVENT.exportContract, EVENT.machineFailure, EVENT.supplierFails];
