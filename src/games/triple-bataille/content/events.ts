import { CLUBS, DIAMONDS, faceFrom, HEARTS, SPADES } from '../rules/cards.ts';
import type { Face } from '../types.ts';

/* TB-2.12: the event cards, one for each face. Names and effects in words are messages: `triple-bataille.event.<name>` and `….text`. */

const ACE = 14;
const KING = 13;
const QUEEN = 12;
const JACK = 11;

/** Each event by its name. */
export const EVENT = {
  loveAtFirstSight: faceFrom(ACE, HEARTS),
  loveGivesWings: faceFrom(KING, HEARTS),
  freshWater: faceFrom(QUEEN, HEARTS),
  stayWithFriends: faceFrom(JACK, HEARTS),
  birth: faceFrom(10, HEARTS),
  helpingHand: faceFrom(9, HEARTS),
  greatShape: faceFrom(8, HEARTS),
  luckyCharm: faceFrom(7, HEARTS),
  mealsProvided: faceFrom(6, HEARTS),
  holidays: faceFrom(5, HEARTS),
  present: faceFrom(4, HEARTS),
  wedding: faceFrom(3, HEARTS),
  smallJoy: faceFrom(2, HEARTS),
  economicMagic: faceFrom(ACE, DIAMONDS),
  masterOfEconomy: faceFrom(KING, DIAMONDS),
  innovationGrant: faceFrom(QUEEN, DIAMONDS),
  exportContract: faceFrom(JACK, DIAMONDS),
  housingGrant: faceFrom(10, DIAMONDS),
  bankRebate: faceFrom(9, DIAMONDS),
  lenientBanker: faceFrom(8, DIAMONDS),
  productivityBonus: faceFrom(7, DIAMONDS),
  machineFailure: faceFrom(6, DIAMONDS),
  costlyMaterials: faceFrom(5, DIAMONDS),
  taxAudit: faceFrom(4, DIAMONDS),
  badPayer: faceFrom(3, DIAMONDS),
  smallDeal: faceFrom(2, DIAMONDS),
  publicWorks: faceFrom(ACE, CLUBS),
  localCouncillor: faceFrom(KING, CLUBS),
  housingBenefit: faceFrom(QUEEN, CLUBS),
  training: faceFrom(JACK, CLUBS),
  socialAid: faceFrom(10, CLUBS),
  backToSchool: faceFrom(9, CLUBS),
  strike: faceFrom(8, CLUBS),
  publicContract: faceFrom(7, CLUBS),
  wealthTax: faceFrom(6, CLUBS),
  propertyTax: faceFrom(5, CLUBS),
  fine: faceFrom(4, CLUBS),
  civicService: faceFrom(3, CLUBS),
  parkingTicket: faceFrom(2, CLUBS),
  ouch: faceFrom(ACE, SPADES),
  supplierFails: faceFrom(KING, SPADES),
  separation: faceFrom(QUEEN, SPADES),
  theft: faceFrom(JACK, SPADES),
  illness: faceFrom(10, SPADES),
  unemployment: faceFrom(9, SPADES),
  accident: faceFrom(8, SPADES),
  waterDamage: faceFrom(7, SPADES),
  rentRise: faceFrom(6, SPADES),
  bankCharges: faceFrom(5, SPADES),
  dearLiving: faceFrom(4, SPADES),
  carBreakdown: faceFrom(3, SPADES),
  badLuck: faceFrom(2, SPADES),
} as const satisfies Readonly<Record<string, Face>>;

export type EventName = keyof typeof EVENT;

const isEventName = (name: string): name is EventName => Object.hasOwn(EVENT, name);

const NAMES: ReadonlyMap<Face, EventName> = new Map(
  Object.keys(EVENT)
    .filter(isEventName)
    .map((name) => [EVENT[name], name]),
);

/** Null: a joker has no event (TB-2.3.2). */
export const eventNameOf = (face: Face): EventName | null => NAMES.get(face) ?? null;

/**
 * TB-2.12.2: when an event acts. `gain` (G) changes the gain before payout, `after` (N) acts right after payout, `market` (M)
 * holds in this battle's MARKET, `battles` (Xn) in the next n battles.
 */
export interface Timing {
  readonly gain?: true;
  readonly after?: true;
  readonly market?: true;
  readonly battles?: number;
}

const GAIN: Timing = { gain: true };
const AFTER: Timing = { after: true };
const MARKET: Timing = { market: true };
const NEXT: Timing = { battles: 1 };

export const TIMING: Readonly<Record<EventName, Timing>> = {
  loveAtFirstSight: { gain: true, battles: 1 },
  loveGivesWings: GAIN,
  freshWater: NEXT,
  stayWithFriends: NEXT,
  birth: AFTER,
  helpingHand: AFTER,
  greatShape: NEXT,
  luckyCharm: AFTER,
  mealsProvided: NEXT,
  holidays: AFTER,
  present: AFTER,
  wedding: { after: true, battles: 1 },
  smallJoy: {},
  economicMagic: AFTER,
  masterOfEconomy: { battles: 3 },
  innovationGrant: MARKET,
  exportContract: AFTER,
  housingGrant: MARKET,
  bankRebate: AFTER,
  lenientBanker: NEXT,
  productivityBonus: GAIN,
  machineFailure: AFTER,
  costlyMaterials: AFTER,
  taxAudit: AFTER,
  badPayer: GAIN,
  smallDeal: AFTER,
  publicWorks: AFTER,
  localCouncillor: { battles: 2 },
  housingBenefit: NEXT,
  training: NEXT,
  socialAid: { battles: 2 },
  backToSchool: AFTER,
  strike: AFTER,
  publicContract: AFTER,
  wealthTax: AFTER,
  propertyTax: AFTER,
  fine: AFTER,
  civicService: NEXT,
  parkingTicket: AFTER,
  ouch: NEXT,
  supplierFails: GAIN,
  separation: AFTER,
  theft: AFTER,
  illness: NEXT,
  unemployment: NEXT,
  accident: AFTER,
  waterDamage: AFTER,
  rentRise: NEXT,
  bankCharges: AFTER,
  dearLiving: NEXT,
  carBreakdown: AFTER,
  badLuck: NEXT,
};

/** TB-2.12, 5♦, 7♣, 5♣, 5♠: cards paid or received at most. */
export const MOST_PER_PIECE = 3;
/** K♦. */
export const MASTER_FACTORIES = 2;
export const MASTER_INCOME = 2;
