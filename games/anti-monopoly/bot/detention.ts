import { RELEASE_FEE } from '../data.ts';
import { roleOf } from '../rules/facts.ts';
import type { Move } from '../types.ts';
import { throwBalance, unsoldTitles, visitsIn } from './outlook.ts';
import { isOffered, type Reading } from './reading.ts';
import { WEIGHTS } from './weights.ts';
import { expectedRents } from './worth.ts';

/* AM-12.3: leaving prison or the price war, and the extra throw. */

/** Who stays may leave for nothing by a double; outside there is land to buy, Start to pass and rent to pay, and a monopolist earns again. */
const wantsOut = ({ view, seat, cash }: Reading): boolean => {
  if (cash < RELEASE_FEE + WEIGHTS.buyReserve) return false;
  const rents = roleOf(view, seat) === 'M' ? expectedRents(view, seat, visitsIn(view, seat, 1)) : 0;
  return unsoldTitles(view) > 0 || throwBalance(view, seat) + rents > WEIGHTS.patience;
};

export const leave = (reading: Reading): Move | null => (isOffered(reading, 'payRelease') && wantsOut(reading) ? { type: 'payRelease' } : null);

/** The extra throw is declined when it may be expected to cost more than it brings. */
export const throwOrEnd = (reading: Reading): Move => {
  const { view, seat, me } = reading;
  const declines = isOffered(reading, 'endTurn') && !me.detained && unsoldTitles(view) === 0 && throwBalance(view, seat) < 0;
  return declines ? { type: 'endTurn' } : { type: 'throw' };
};
