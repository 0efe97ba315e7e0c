import type { Seat } from '#kernel/game.ts';
import type { Measure, MotionKind } from '../moves.ts';
import type { Options } from './options.ts';
import type { Face } from './battle.ts';

/* Bank, state and the money-creation board. */

export interface Bank {
  /** Cards per credit and battle, in halves. */
  readonly halfRate: number;
  /** Unsecured-credit multiplier u. */
  readonly criteria: number;
  /** New credits of players per battle. */
  readonly cap: number;
  readonly autoEquity: boolean;
  readonly badCredits: number;
  readonly bailouts: number;
  /** Credits granted to players in this battle (G). */
  readonly granted: number;
}

/** What `bankOpacity` hides. */
export interface Vault {
  readonly bankProfit: number;
  readonly bankEquity: number;
  /** Houses bought at the ends of cycles (TB-4.12.5). */
  readonly property: number;
}

export interface StateBoard {
  readonly tax: number;
  readonly credits: number;
  /** Civil-service posts S and aid of this battle; cuts so far. */
  readonly posts: number;
  readonly aid: number;
  readonly staffCuts: number;
  readonly aidCuts: number;
  /** Public wage in bundles: 2, or 1. */
  readonly wage: number;
  /** Measure X. */
  readonly wageTax: boolean;
  /** May it repay credits (TB-4.10.9)? */
  readonly repays: boolean;
  /** State enterprises still public, by number (TB-2.13). */
  readonly enterprises: readonly number[];
  /** The enterprise on sale in this battle (TB-6.6.7). */
  readonly onSale: number | null;
}

export interface Stock {
  readonly houses: number;
  /** Sizes of whole factories. */
  readonly factories: readonly number[];
}

export type DebtCycle = 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'C7' | 'C8' | 'C9' | 'C3m';

/** How money comes into being now. */
export type System = 'decouverte' | 'dette' | 'libre';

export interface Cycle {
  /** Debt money: the cell of TB-2.8. */
  readonly debt: DebtCycle;
  /** Free money: number of the cycle, and of the battle in it, from 1. */
  readonly libre: number;
  readonly libreBattle: number;
  /** Battles begun in this cycle. */
  readonly battles: number;
  /** TB-6.4.3: a change waits for its draw. */
  readonly pending: boolean;
  /** C right after the last division (`thresholdBase`). */
  readonly base: number;
  /** The battle in which the last exit took place (TB-9.12). */
  readonly exited: number;
  /** Divisions so far: the product of all divisors. */
  readonly divided: number;
  /** Times that money was divided. */
  readonly divisions: number;
  /** Schedule followed now: `continueBig` changes it. */
  readonly schedule: Options['debtSchedule'];
}

/** TB-6.6, historical mode. */
export interface History {
  /** Cell of TB-2.14, 1 to 18. */
  readonly cell: number;
  /** Free money was introduced; battles since. */
  readonly libreSince: number | null;
  /** Suffocated battles so far (TB-6.6.11). */
  readonly suffocated: number;
}

export interface TabledMotion {
  readonly motion: MotionKind;
  readonly by: Seat;
}

/** How a vote went. */
export interface VoteResult {
  readonly battle: number;
  readonly motion: MotionKind;
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
  readonly passed: boolean;
}

/** What the game master has ordered and CLOSE or BANKSET executes. */
export interface Orders {
  readonly change: boolean;
  readonly libre: boolean;
  readonly end: boolean;
  readonly measures: readonly Measure[];
  /** Events that wait for the moment of their code. */
  readonly events: readonly { readonly face: Face; readonly seat: Seat }[];
}
