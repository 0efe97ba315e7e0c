import { recordOf } from '#kernel/collections.ts';
import { type BankId, type BySecurity, type Coefficient, type EconomicPhase, type Instructions, SECURITIES } from './types.ts';

/* BO-2.6: the figures that the rulebook prints, and those that follow from them. */

export const STEP = 1_000;
export const NOMINAL = 20_000;
export const CEILING = 40_000;
export const TITLES_PER_SECURITY = 5;
export const OPTION_CARDS = 14;

export const LOAN_PRINCIPAL = 50_000;
export const LOAN_REPAYMENT = 60_000;
export const LOAN_CARDS_PER_BANK = 5;
export const BANKS: readonly BankId[] = ['A', 'B'];

/** BO-4.8.3: a distress sale brings half of the displayed value. */
export const DISTRESS_DIVISOR = 2;

export const MAX_PLAYERS = 6;
/** BO-4.11.3: newcomers are seated while the turn counter is at most this. */
export const LAST_TURN_TO_JOIN = 20;
/** BO-5.4: a technical guard that always applies. */
export const TURN_GUARD = 1_000;

/** BO-6.5: a purchase alert of 0 and a sale alert of 41,000 mean never. */
export const ALERT_NEVER_BUY = 0;
export const ALERT_NEVER_SELL = CEILING + STEP;

/** The data set that the house itself brings. */
export const HOUSE_DATASET = 'reconstruction-1';

export const START_SQUARE = 0;

export const NEXT_PHASE: Readonly<Record<EconomicPhase, EconomicPhase>> = {
  recession: 'recovery',
  recovery: 'expansion',
  expansion: 'stagnation',
  stagnation: 'recession',
};

/** BO-6.2: price per title of a neutral option card. */
export const POOL_OPTION_PRICE: Readonly<Record<Coefficient, number>> = { 1: 4_000, 2: 3_000, 3: 2_000, 4: 1_000 };

/** The same figure for each of the sixteen securities. */
const forEach = (value: number): BySecurity<number> => recordOf(SECURITIES, () => value);

export const NO_TITLES = forEach(0);
export const NO_CHANGES = forEach(0);
export const ALL_TITLES = forEach(TITLES_PER_SECURITY);
export const START_QUOTES = forEach(NOMINAL);

/** BO-6.5: at the start everybody is asked whenever he has a choice. */
export const NO_INSTRUCTIONS: Instructions = { prepared: null, buyAt: forEach(CEILING), sellAt: forEach(STEP), passUntilMyTurn: false };
