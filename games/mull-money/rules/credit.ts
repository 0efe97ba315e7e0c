import type { Seat } from '#kernel/game.ts';
import type { Account } from '#kernel/ledger.ts';
import type { Message } from '#kernel/messages.ts';
import { CREDIT, MOST_CREDITS_AT_ONCE } from '../data.ts';
import { cashOf, law, player, type PublicFacts } from './facts.ts';
import { money, refuse, tell, who } from '../speak.ts';
import type { State } from '../types.ts';
import { change, pay, type Work } from './work.ts';

/* Credits and payments (MM-4.0, MM-4.1). */

/** MM-4.1.4: no voluntary credit beyond this; the lower of the option and law L-20. */
const creditLimit = (facts: PublicFacts): number => {
  const { creditCap } = facts.options;
  const ceiling = law(facts, 'creditCeiling')?.max ?? Number.POSITIVE_INFINITY;
  return creditCap < 0 ? ceiling : Math.min(creditCap, ceiling);
};

/** How many credits a seat may take at once, of its own will. */
export const mostCredits = (facts: PublicFacts, seat: Seat): number =>
  Math.max(0, Math.min(MOST_CREDITS_AT_ONCE, creditLimit(facts) - player(facts, seat).credits));

/** The fewest credits that bring the treasury up to an amount. */
export const creditsNeeded = (cash: number, amount: number): number => Math.max(0, Math.ceil((amount - cash) / CREDIT));

/** MM-4.0.3: may the seat take this many credits immediately before its move? */
export const checkBorrow = (facts: PublicFacts, seat: Seat, borrow: number): Message | null => {
  if (borrow === 0) return null;
  if (borrow < 0 || borrow > MOST_CREDITS_AT_ONCE) return refuse('no.creditCount', ['MM-4.0.3'], { most: MOST_CREDITS_AT_ONCE });
  const most = mostCredits(facts, seat);
  return borrow <= most ? null : refuse('no.creditLimit', ['MM-4.1.4', 'MM-6.5'], { most });
};

/** MM-4.0.3: a voluntary payment needs the money, with the credits taken for it. */
export const checkPayment = (state: State, seat: Seat, { amount, borrow }: { readonly amount: number; readonly borrow: number }): Message | null => {
  const cash = cashOf(state, seat) + CREDIT * borrow;
  if (amount <= cash) return null;
  return refuse('no.cannotPay', ['MM-4.0.3'], { amount: money(amount), cash: money(cash), credits: creditsNeeded(cash, amount) });
};

const addCredits = (work: Work, seat: Seat, count: number): void => {
  pay(work, { from: 'bank', to: seat, amount: CREDIT * count });
  change(work, seat, { credits: player(work, seat).credits + count });
  // MM-4.1.6: a credit cannot be taken back; a forced one tells that the treasury was short.
  work.reveals = true;
};

/** MM-4.1.1, MM-4.0.3. */
export const takeCredits = (work: Work, seat: Seat, count: number): void => {
  if (count === 0) return;
  addCredits(work, seat, count);
  work.log?.push(tell('log.credit', { who: who(seat), count, amount: money(CREDIT * count) }, ['MM-4.1.1', 'MM-4.1.2']));
};

/** MM-4.0.4: the smallest number of credits is taken by itself, then the sum is paid. */
export const forcePayment = (work: Work, { from, to, amount }: { readonly from: Seat; readonly to: Account; readonly amount: number }): void => {
  const short = creditsNeeded(cashOf(work, from), amount);
  if (short > 0) {
    addCredits(work, from, short);
    work.log?.push(tell('log.forcedCredit', { who: who(from), count: short, amount: money(CREDIT * short) }, ['MM-4.0.4']));
  }
  pay(work, { from, to, amount });
};
