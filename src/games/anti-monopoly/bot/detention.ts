import { RELEASE_FEE } from '../data.ts';
import type { Move } from '../types.ts';
import { throwBalance, unsoldTitles } from './outlook.ts';
import { isOffered, myRole, type Reading } from './reading.ts';
import { WEIGHTS } from './weights.ts';

/* AM-12.3: leaving prison or the price war, and the extra throw. */

/** A monopolist earns nothing inside; a competitor leaves while there is land to buy, or nothing to fear. */
const wantsOut = (reading: Reading): boolean => {
  const { view, seat, cash } = reading;
  if (myRole(reading) === 'M') return cash >= WEIGHTS.penniless;
  return cash >= RELEASE_FEE + WEIGHTS.buyReserve && (unsoldTitles(view) > 0 || throwBalance(view, seat) > 0);
};

export const leave = (reading: Reading): Move | null => (isOffered(reading, 'payRelease') && wantsOut(reading) ? { type: 'payRelease' } : null);

/** The extra throw is declined when it may be expected to cost more than it brings. */
export const throwOrEnd = (reading: Reading): Move => {
  const { view, seat, me } = reading;
  const declines = isOffered(reading, 'endTurn') && !me.detained && unsoldTitles(view) === 0 && throwBalance(view, seat) < 0;
  return declines ? { type: 'endTurn' } : { type: 'throw' };
};
