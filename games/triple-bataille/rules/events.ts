import type { Seat } from '#kernel/game.ts';
import { EVENT, MASTER_INCOME, MOST_FACTORY_CARDS } from '../content/data.ts';
import { inSeatOrder, isDebt, type PublicFacts } from './facts.ts';
import { tell, who } from '../speak.ts';
import type { Entry, Face } from '../types.ts';
import type { Work } from './work.ts';
import { drop, inForce } from './events/turn.ts';
import { payUpTo } from './money.ts';

/* TB-2.12: what the event cards change elsewhere. Without events every question answers as usual. */

export { expireEvents } from './events/turn.ts';
export { eventsAfterPayout, orderEvent, turnEvents } from './events/turn.ts';

const INCOMES = [
  { face: EVENT.masterOfEconomy, from: 'profitIndustry', bundles: MASTER_INCOME },
  { face: EVENT.localCouncillor, from: 'state', bundles: 1 },
  { face: EVENT.socialAid, from: 'state', bundles: 1 },
] as const;

/** TB-4.2.5: incomes due at OPEN (K♦, K♣, 10♣). */
export const openingIncomes = (work: Work): void => {
  for (const seat of inSeatOrder(work)) {
    for (const { face, from, bundles } of INCOMES) {
      if (!inForce(work, seat, face)) continue;
      const cards = payUpTo(work, { from, to: seat, amount: bundles * work.table.bundle });
      if (cards > 0) work.log?.push(tell('log.eventIncome', { who: who(seat), cards }, ['TB-4.2.5']));
    }
  }
};

/** TB-4.4.4: food in bundles, and whether the state pays it (6♥). A waiver (Q♥) beats a rise (4♠). */
export const foodDue = (facts: PublicFacts, seat: Seat): { readonly bundles: number; readonly byState: boolean } => {
  const bundles = inForce(facts, seat, EVENT.freshWater) ? 0 : inForce(facts, seat, EVENT.dearLiving) ? 2 : 1;
  return { bundles, byState: inForce(facts, seat, EVENT.mealsProvided) };
};

/** Rent of a tenant in bundles to the rent queue, more into the pot (6♠), and whether the state pays the rent (Q♣). J♥, 3♥: none. */
export const rentDue = (facts: PublicFacts, seat: Seat): { readonly bundles: number; readonly toPot: number; readonly byState: boolean } => {
  const waived = inForce(facts, seat, EVENT.stayWithFriends) || inForce(facts, seat, EVENT.wedding);
  const rises = inForce(facts, seat, EVENT.rentRise);
  return { bundles: waived ? 0 : 1, toPot: !waived && rises ? 1 : 0, byState: inForce(facts, seat, EVENT.housingBenefit) };
};

/** TB-2.12 10♠, 3♣: how many bundles of his own he may stake at most. */
export const stakeLimit = (facts: PublicFacts, seat: Seat): number => {
  if (inForce(facts, seat, EVENT.illness)) return 0;
  return inForce(facts, seat, EVENT.civicService) ? 1 : MOST_FACTORY_CARDS;
};

/** 9♠: no post, public or private. */
export const isJobBanned = (facts: PublicFacts, seat: Seat): boolean => inForce(facts, seat, EVENT.unemployment);

/** A♠. */
export const isCreditBanned = (facts: PublicFacts, seat: Seat): boolean => inForce(facts, seat, EVENT.ouch);

/** 8♦. */
export const limitBonus = (facts: PublicFacts, seat: Seat): number => (inForce(facts, seat, EVENT.lenientBanker) ? 1 : 0);

/** 8♥ +1, 2♠ −1, for ties. */
export const supportBonus = (facts: PublicFacts, seat: Seat): number =>
  (inForce(facts, seat, EVENT.greatShape) ? 1 : 0) - (inForce(facts, seat, EVENT.badLuck) ? 1 : 0);

/** J♣: his public post does not reduce his multiplier. */
export const keepsFullRegime = (facts: PublicFacts, seat: Seat): boolean => inForce(facts, seat, EVENT.training);

const GRANTS = { house: EVENT.housingGrant, factory: EVENT.innovationGrant } as const;

/** Q♦, 10♦: cards that the next factory card or house costs less (state tax waived). */
export const buildingGrant = (facts: PublicFacts, seat: Seat, what: 'house' | 'factory'): number =>
  inForce(facts, seat, GRANTS[what]) ? facts.table.bundle : 0;

/** The grant was used. */
export const useBuildingGrant = (work: Work, seat: Seat, what: 'house' | 'factory'): void => drop(work, seat, ({ face }) => face === GRANTS[what]);

const timesTurned = ({ table }: PublicFacts, face: Face, isHis: (seat: Seat, entry: string | null) => boolean): number =>
  table.battleReport.turned.filter((event) => event.active && event.face === face && isHis(event.seat, event.entry)).length;

/** 9♦: cards per credit less in this battle's interest. */
export const interestRebate = (facts: PublicFacts, seat: Seat): number => (isDebt(facts) ? timesTurned(facts, EVENT.bankRebate, (owner) => owner === seat) : 0);

/** TB-2.12.3: the claim of an entry in cards: K♥, multiplication, 7♦ and 3♦, then K♠. `multiplier` is already shifted. */
export const claimOf = (facts: PublicFacts, entry: Entry, multiplier: number): number => {
  const { bundle, battleReport } = facts.table;
  if (battleReport.turned.length === 0) return multiplier * entry.b * bundle;
  const times = (face: Face): number => timesTurned(facts, face, (_, key) => key === entry.key);
  const multiplied = multiplier * (entry.b + times(EVENT.loveGivesWings)) * bundle;
  const adjusted = Math.max(0, multiplied + bundle * (times(EVENT.productivityBonus) - times(EVENT.badPayer)));
  return Math.floor(adjusted / 2 ** times(EVENT.supplierFails));
};
