import { keysOf, recordOf } from '#kernel/collections.ts';
import { CLUBS, DIAMONDS, faceFrom, HEARTS, SPADES } from '../rules/cards.ts';
import type { Face } from '../types.ts';

/* TB-2.12: the event cards, one for each face. Names and effects in words are messages: `triple-bataille.event.<name>` and `….text`. */

const ACE = 14;
const KING = 13;
const QUEEN = 12;
const JACK = 11;

/**
 * TB-2.12.2: when an event acts. `gain` (G) changes the gain before payout, `after` (N) acts right after payout, `market` (M)
 * holds in this battle's MARKET, `battles` (Xn) in the next n battles.
 */
interface Timing {
  readonly gain?: true;
  readonly after?: true;
  readonly market?: true;
  readonly battles?: number;
}

const GAIN: Timing = { gain: true };
const AFTER: Timing = { after: true };
const MARKET: Timing = { market: true };
const NEXT: Timing = { battles: 1 };

const card = (rank: number, suit: number, timing: Timing = {}) => ({ face: faceFrom(rank, suit), timing });

const EVENTS = {
  loveAtFirstSight: card(ACE, HEARTS, { gain: true, battles: 1 }),
  loveGivesWings: card(KING, HEARTS, GAIN),
  freshWater: card(QUEEN, HEARTS, NEXT),
  stayWithFriends: card(JACK, HEARTS, NEXT),
  birth: card(10, HEARTS, AFTER),
  helpingHand: card(9, HEARTS, AFTER),
  greatShape: card(8, HEARTS, NEXT),
  luckyCharm: card(7, HEARTS, AFTER),
  mealsProvided: card(6, HEARTS, NEXT),
  holidays: card(5, HEARTS, AFTER),
  present: card(4, HEARTS, AFTER),
  wedding: card(3, HEARTS, { after: true, battles: 1 }),
  smallJoy: card(2, HEARTS),
  economicMagic: card(ACE, DIAMONDS, AFTER),
  masterOfEconomy: card(KING, DIAMONDS, { battles: 3 }),
  innovationGrant: card(QUEEN, DIAMONDS, MARKET),
  exportContract: card(JACK, DIAMONDS, AFTER),
  housingGrant: card(10, DIAMONDS, MARKET),
  bankRebate: card(9, DIAMONDS, AFTER),
  lenientBanker: card(8, DIAMONDS, NEXT),
  productivityBonus: card(7, DIAMONDS, GAIN),
  machineFailure: card(6, DIAMONDS, AFTER),
  costlyMaterials: card(5, DIAMONDS, AFTER),
  taxAudit: card(4, DIAMONDS, AFTER),
  badPayer: card(3, DIAMONDS, GAIN),
  smallDeal: card(2, DIAMONDS, AFTER),
  publicWorks: card(ACE, CLUBS, AFTER),
  localCouncillor: card(KING, CLUBS, { battles: 2 }),
  housingBenefit: card(QUEEN, CLUBS, NEXT),
  training: card(JACK, CLUBS, NEXT),
  socialAid: card(10, CLUBS, { battles: 2 }),
  backToSchool: card(9, CLUBS, AFTER),
  strike: card(8, CLUBS, AFTER),
  publicContract: card(7, CLUBS, AFTER),
  wealthTax: card(6, CLUBS, AFTER),
  propertyTax: card(5, CLUBS, AFTER),
  fine: card(4, CLUBS, AFTER),
  civicService: card(3, CLUBS, NEXT),
  parkingTicket: card(2, CLUBS, AFTER),
  ouch: card(ACE, SPADES, NEXT),
  supplierFails: card(KING, SPADES, GAIN),
  separation: card(QUEEN, SPADES, AFTER),
  theft: card(JACK, SPADES, AFTER),
  illness: card(10, SPADES, NEXT),
  unemployment: card(9, SPADES, NEXT),
  accident: card(8, SPADES, AFTER),
  waterDamage: card(7, SPADES, AFTER),
  rentRise: card(6, SPADES, NEXT),
  bankCharges: card(5, SPADES, AFTER),
  dearLiving: card(4, SPADES, NEXT),
  carBreakdown: card(3, SPADES, AFTER),
  badLuck: card(2, SPADES, NEXT),
};

export type EventName = keyof typeof EVENTS;

const NAMES = keysOf(EVENTS);

/** Each event by its name. */
export const EVENT: Readonly<Record<EventName, Face>> = recordOf(NAMES, (name) => EVENTS[name].face);

export const TIMING: Readonly<Record<EventName, Timing>> = recordOf(NAMES, (name) => EVENTS[name].timing);

const BY_FACE: ReadonlyMap<Face, EventName> = new Map(NAMES.map((name) => [EVENT[name], name]));

/** Null: a joker has no event (TB-2.3.2). */
export const eventNameOf = (face: Face): EventName | null => BY_FACE.get(face) ?? null;

/** TB-2.12, 5♦, 7♣, 5♣, 5♠: cards paid or received at most. */
export const MOST_PER_PIECE = 3;
/** K♦. */
export const MASTER_FACTORIES = 2;
export const MASTER_INCOME = 2;
