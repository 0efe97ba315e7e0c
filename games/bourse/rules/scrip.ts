import { STEP } from '../data.ts';
import { clockwiseFrom, owned, securitiesBySquare } from './facts.ts';
import { money, named, tell, who } from '../speak.ts';
import type { SecurityId, State } from '../types.ts';
import { handOut, pay, setQuote, type Work } from './work.ts';

/* Titles that event cards give: the split and the bonus share (BO-2.8.14, BO-2.8.15). */

/** The share with the highest quotation; on a tie the lowest square number. */
const highestShare = (state: State): SecurityId | undefined => {
  let best: SecurityId | undefined;
  for (const security of securitiesBySquare(state.data)) {
    if (state.data.securities[security].kind !== 'share') continue;
    if (best === undefined || state.table.quotes[security] > state.table.quotes[best]) best = security;
  }
  return best;
};

/** BO-2.8.14: one right per share owned, served in titles while the desk has some, then in cash at the new quotation. */
export const split = (work: Work, threshold: number): void => {
  const security = highestShare(work);
  if (security === undefined || work.table.quotes[security] < threshold) {
    work.log?.push(tell('bourse.log.noSplit', { threshold: money(threshold) }, ['BO-2.8.14']));
    return;
  }
  const quote = Math.ceil(work.table.quotes[security] / 2 / STEP) * STEP;
  const name = named(work.data, security);
  setQuote(work, security, quote);
  work.log?.push(tell('bourse.log.split', { security: name, quote: money(quote) }, ['BO-2.8.14']));
  for (const seat of clockwiseFrom(work, work.table.roller)) {
    const rights = owned(work, seat, security);
    if (rights === 0) continue;
    const n = Math.min(rights, work.table.desk[security]);
    const amount = (rights - n) * quote;
    if (n > 0) handOut(work, seat, security, n);
    pay(work, { from: 'desk', to: seat, amount });
    work.log?.push(tell('bourse.log.splitShare', { who: who(seat), n, security: name, amount: money(amount) }, ['BO-2.8.14']));
  }
};

/** BO-2.8.15: one free share for each owner, in order, while they last. */
export const bonusShare = (work: Work, security: SecurityId): void => {
  for (const seat of clockwiseFrom(work, work.table.roller)) {
    if (owned(work, seat, security) === 0 || work.table.desk[security] === 0) continue;
    handOut(work, seat, security, 1);
    work.log?.push(tell('bourse.log.bonusShare', { who: who(seat), security: named(work.data, security) }, ['BO-2.8.15']));
  }
};
