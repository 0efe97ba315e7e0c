import type { Arms, ByPower, Stocks } from './types/powers.ts';

/* Every number of the rulebook (EC-2.3, EC-2.10). */

export const FIRST_YEAR = 2011;
/** EC-2.10.1: kilograms of gold. */
export const FIRST_PRICES: Stocks = { TB: 25, MP: 50, BT: 150 };
export const GOLD_PER_MINE = 100;
export const FOOD_PER_PROVINCE = 1;
export const MP_PER_PROVINCE = 1;
export const MP_PER_BT = 2;
/** A new factory costs so many times the exchange price of BT. */
export const FACTORY_PRICE = 2;
export const UN_ABM = 10;
/** EC-4.3.7: one kilogram in ten. */
export const UN_COMMISSION = 10;
/** EC-4.3.6: at this stock and below, one sale a season. */
export const UN_SCARCE = 5;
export const AID_STEP = 10;
/** EC-4.15.1: dearer than so many hundredths of the exchange price. */
export const TOO_DEAR = 120;
export const CENTRES_AT_START = 79;
export const SEATS = 10;

export interface Possessions extends Stocks, Arms {
  readonly gold: number;
}

/** EC-2.3.1. Japan's ten ICBM are its stock, for sale only. */
export const START: ByPower<Possessions> = {
  USA: { ICBM: 4, ABM: 4, TB: 2, MP: 1, BT: 3, gold: 1000 },
  AMS: { ICBM: 1, ABM: 1, TB: 2, MP: 3, BT: 0, gold: 300 },
  EOC: { ICBM: 1, ABM: 1, TB: 2, MP: 0, BT: 4, gold: 1000 },
  EOR: { ICBM: 1, ABM: 1, TB: 2, MP: 2, BT: 2, gold: 600 },
  RUS: { ICBM: 5, ABM: 5, TB: 2, MP: 3, BT: 2, gold: 200 },
  JAP: { ICBM: 10, ABM: 0, TB: 2, MP: 0, BT: 0, gold: 1000 },
  IND: { ICBM: 1, ABM: 1, TB: 2, MP: 2, BT: 0, gold: 200 },
  AFS: { ICBM: 1, ABM: 1, TB: 2, MP: 1, BT: 3, gold: 1000 },
  AFN: { ICBM: 1, ABM: 1, TB: 2, MP: 5, BT: 0, gold: 200 },
  CHI: { ICBM: 1, ABM: 1, TB: 2, MP: 2, BT: 0, gold: 500 },
};

/** EC-2.3.1: the sums of the table, with the UN's ten ABM: what the invariants of section 9 start from. */
export const TOTALS = { gold: 6000, TB: 20, MP: 19, BT: 14, ICBM: 26, ABM: 26 } as const;

/** Section 6, `deadlines`: seconds for orders, retreats and winter. */
const HOUR = 3600;
const MINUTE = 60;
export const DEADLINES = {
  correspondence: { orders: 72 * HOUR, retreats: 24 * HOUR, winter: 48 * HOUR },
  live: { orders: 20 * MINUTE, retreats: 5 * MINUTE, winter: 10 * MINUTE },
} as const;

/** The longest sheet, and the longest line that can be added by itself. */
export const SHEET_LENGTH = 8000;
export const LINE_LENGTH = 300;
/** The longest reason of a request or a ruling. */
export const TEXT_LENGTH = 300;
