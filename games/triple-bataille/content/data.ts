import type { DebtCycle, Face } from '../types.ts';
import { keysOf, recordOf } from '#kernel/collections.ts';
import { CLUBS, DIAMONDS, faceFrom, HEARTS, SPADES } from '../rules/cards.ts';

/* TB-2.4 to TB-2.9: the figures of the original game by Nicopaz (CC BY-NC-SA 4.0, see LICENSE beside this file). */

/* Prices in bundles (TB-2.4). */
export const HOUSE_PRICE = 2;
export const HOUSE_WAGES = 1;
export const HOUSE_TAX = 1;
export const HOUSE_RESALE = 1;
export const FACTORY_PRICE = 8;
export const FACTORY_WAGES = 5;
export const FACTORY_TAX = 1;
export const FACTORY_PROFIT = 2;
export const FACTORY_RESALE = 7;
export const UPKEEP = 1;
export const RENT = 1;
export const PUBLIC_WAGE = 2;
export const POSTS_PER_PLAYER = 2;
/** A private wage is at least this, and at most this and the bundles staked (TB-2.6). */
export const LIVING_WAGE = 2;
/** TB-6.4.1: the tax that the first budget balances with. */
export const USUAL_TAX = 2;

export const LADDER = [7, 6, 5, 4] as const;
export const HALF_REGIME = 3;
export const MICRO = 3;
export const MICRO_WITH_POST = 2;

export const MOST_FACTORY_CARDS = 3;
export const MOST_MAIN_HOUSES = 6;
/** TB-4.7.2: what a factory card counts among the next cards. */
export const FACTORY_RANK = 2;

/* Numbers of cards. */
export const HAND = 3;
export const INHERITANCE = 3;
export const STATE_START = 5;
export const BANK_START = 6;
export const DIVIDEND = 2;
export const DISCOVERY_HAND = 12;
/** TB-3.3: what is left of childhood, with `3+3` and with `6+3`. */
export const LIBRE_HAND = { '3+3': 1, '6+3': 4 } as const;

export const INHERITANCE_BATTLE = 12;
export const RANDOM_INHERITANCE_FROM = 8;
export const SHORT_GAME = 10;
export const DISCOVERY_LIMIT = 20;
/** An open game that nobody ends. */
export const MOST_BATTLES = 100;
export const LAST_CELL = 17;
export const BATTLES_AFTER_FREE_MONEY = 6;
export const HIGHEST_AUTOMATIC_TAX = 8;
export const HIGHEST_TAX = 6;
/** TB-4.12.4. */
export const LOOSEST_CRITERIA = 4;
export const HIGHEST_HALF_RATE = 10;
/** TB-4.5.4: above this number of players, two rounds. */
export const SMALL_TABLE = 8;
/** TB-1.1. */
export const MOST_SEATS = 99;
/** TB-2.3.3: cards per player that a game may need. */
export const CARDS_PER_PLAYER = 72;

/** TB-2.8: one row of the debt-money board. `equity`: times N, added at the exit. `next` by schedule is in cycles.ts. */
export interface CycleRow {
  readonly bundle: 1 | 2 | 4;
  /** The cycle ends when C > threshold × N. */
  readonly threshold: number;
  readonly divide: 1 | 2 | 4 | 8;
  readonly equity: number;
  readonly next: DebtCycle;
}

export const CYCLES: Readonly<Record<DebtCycle, CycleRow>> = {
  C1: { bundle: 1, threshold: 0, divide: 1, equity: 0, next: 'C2' },
  C2: { bundle: 1, threshold: 2, divide: 1, equity: 2, next: 'C3' },
  C3: { bundle: 2, threshold: 6, divide: 4, equity: 1, next: 'C4' },
  C4: { bundle: 1, threshold: 2, divide: 1, equity: 2, next: 'C5' },
  C5: { bundle: 2, threshold: 4, divide: 4, equity: 1, next: 'C6' },
  C6: { bundle: 1, threshold: 2, divide: 1, equity: 2, next: 'C5' },
  C7: { bundle: 2, threshold: 6, divide: 1, equity: 4, next: 'C8' },
  C8: { bundle: 4, threshold: 14, divide: 8, equity: 1, next: 'C9' },
  C9: { bundle: 1, threshold: 2, divide: 1, equity: 2, next: 'C7' },
  C3m: { bundle: 1, threshold: 2, divide: 2, equity: 1, next: 'C3m' },
};

/** TB-2.8.4: the exit of C2 in the schedule of mini-devaluations. */
export const MINI_EXIT: CycleRow = { bundle: 1, threshold: 2, divide: 2, equity: 1, next: 'C3m' };

/** TB-6.5: bankers that the number of players calls for. */
export const bankersFor = (players: number): number => (players >= 31 ? 3 : players >= 13 ? 2 : 1);

/* TB-2.12: the event cards, one for each face. Names and effects in words are messages: `event.<name>` and `….text`. */

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
