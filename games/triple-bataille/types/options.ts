import type { Options } from '../options.ts';

/* TB-6: everything that may be agreed before the game. */

export type { Options };
export type Mode = Options['mode'];
/** TB-5.6. */
export const AFTER_ENDS = ['stop', 'continueDebt', 'continueBig', 'continueLibre', 'switchLibre'] as const;

export type Rounding = Options['moneyRounding'];
/** Cards per credit and battle, in half steps. */
export const RATES = ['0', '0.5', '1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5'] as const;
