import type { Card, Zone } from './types.ts';

export { INNOVATION_STEPS } from './types.ts';

/* Every number of the rulebook that is not a law (MM-2). Money is in whole millions (MM-0.2). */

/** MM-2.1. */
export const CARD_COUNTS: Readonly<Record<Card, number>> = {
  production: 9,
  sale: 8,
  growth: 8,
  innovation: 7,
  elimination: 7,
  expert: 4,
  staff: 4,
  transport: 3,
  corruption: 2,
  alert: 1,
};
export const TOTAL_CARDS = 53;

/* MM-2.2.1: the balance board. */
export const START_GROWTH = 14;
export const LAST_COLUMN = 20;
export const LEAST_EMPLOYEES = 1;
export const MOST_EMPLOYEES = 5;

/* MM-2.3.1: the building. */
export const START_MARKER = 5;
export const LAST_MARKER = 1;
/** Points under the hole that shows this number; there is no hole 0. */
export const MARKER_POINTS: readonly number[] = [0, 15, 10, 6, 3, 1];

/* MM-2.4.1: one's own dump; MM-2.10.1: the common board is as many of them as there are players. */
export interface WasteBoard {
  /** The last green field, the last yellow one, the last of all. */
  readonly green: number;
  readonly yellow: number;
  readonly max: number;
}
export const DUMP: WasteBoard = { green: 8, yellow: 12, max: 16 };
export const STRICT_BOARD: WasteBoard = { green: 6, yellow: 10, max: 12 };

/* MM-2.9. */
export const START_CASH = 15;
export const START_SILO = 5;
export const TOTAL_MATERIALS = 50;
export const CARDS_PER_LOT = 3;
export const MOST_CARDS = 4;
export const CREDIT = 10;
export const INNOVATION_PRICE = 5;
export const EXPERT_PRODUCTION_BONUS = 5;
export const ELIMINATION_FIELDS = 3;
export const COMMON_ELIMINATION_FIELDS = 2;
export const TRANSPORT_FIELDS = 1;
export const CORRUPTION_PRICE = 1;
export const CLEANUP_PRICE = 1;
export const POINTS_PER_CREDIT = 10;
export const CASH_PER_POINT = 2;

/** MM-4.4.2. */
export const ALERT_FINES: Readonly<Record<Zone, number>> = { green: 0, yellow: 5, red: 10 };
/** MM-5.3. */
export const FINAL_ALERT_FINES: Readonly<Record<Zone, number>> = { green: 0, yellow: 1, red: 2 };
export const ALERT_RETREAT: Readonly<Record<Zone, number>> = { green: 0, yellow: 1, red: 2 };

/* Technical bounds: MM-4.1.1, MM-4.8.6. */
export const MOST_CREDITS_AT_ONCE = 100;
export const MOST_OFFER = 999;

/* MM-2.11: voices by treasury. */
export const POOR_BELOW = 10;
export const RICH_ABOVE = 20;

/* MM-6.7.1. */
export const CHOKED_MISSIONS = 2;
export const PARALYSED_MISSIONS = 3;
