import type { Seat } from '#kernel/game.ts';
import { DISTRESS_DIVISOR, STEP } from '../data.ts';
import { cashOf, free, player } from './facts.ts';
import { money, tell, who } from '../speak.ts';
import { SECURITIES, type BankId, type Debt, type Lot, type SecurityId, type State, type TaskOf } from '../types.ts';
import { pay, setPlayer, type Work } from './work.ts';

/* Compulsory payments and what a debtor may raise on his titles (BO-4.8). */

/** Down to whole notes: the smallest is 1,000 F. */
export const roundDown = (amount: number): number => Math.floor(amount / STEP) * STEP;

/** BO-4.8.3: what the desk pays in a distress sale. */
export const distressPrice = (state: State, security: SecurityId, n: number): number => roundDown((n * state.table.quotes[security]) / DISTRESS_DIVISOR);

/** The fewest titles for which the desk pays anything; more than are free when it pays nothing. */
export const fewestToSell = (state: State, security: SecurityId): number => {
  const quote = state.table.quotes[security];
  return quote === 0 ? Number.MAX_SAFE_INTEGER : Math.ceil((STEP * DISTRESS_DIVISOR) / quote);
};

export const canSellToDesk = (state: State, seat: Seat, security: SecurityId): boolean => free(state, seat, security) >= fewestToSell(state, security);

/** BO-4.8.4: a security that was in an unsold lot is not put up again in the same default. */
export const canAuction = (state: State, seat: Seat, security: SecurityId, unsold: readonly SecurityId[]): boolean =>
  !unsold.includes(security) && free(state, seat, security) > 0;

/** Is there anything that the debtor may still turn into money? */
export const canRaiseMoney = (state: State, seat: Seat, unsold: readonly SecurityId[]): boolean =>
  SECURITIES.some((security) => canSellToDesk(state, seat, security) || (state.table.quotes[security] > 0 && canAuction(state, seat, security, unsold)));

/** BO-4.8.4: half of the value, and at least 1,000 F. */
export const openingOf = (value: number): number => Math.max(STEP, roundDown(value / DISTRESS_DIVISOR));

/** BO-4.8.4: value and opening price of a lot. */
export const makeLot = (state: State, titles: Lot['titles']): Lot => {
  let value = 0;
  for (const security of SECURITIES) value += (titles[security] ?? 0) * state.table.quotes[security];
  return { titles, value, opening: openingOf(value) };
};

/** Everything that the debtor may put up for auction. */
export const wholeLot = (state: State, seat: Seat, unsold: readonly SecurityId[]): Lot['titles'] => {
  const titles: Partial<Record<SecurityId, number>> = {};
  for (const security of SECURITIES) if (canAuction(state, seat, security, unsold)) titles[security] = free(state, seat, security);
  return titles;
};

/** The loan cards go back to their banks. */
export const returnLoans = (work: Work, seat: Seat, banks: readonly BankId[]): void => {
  if (banks.length === 0) return;
  const holder = player(work, seat);
  setPlayer(work, seat, { ...holder, loans: holder.loans.filter((bank) => !banks.includes(bank)) });
};

export const settleDebt = (work: Work, { seat, amount, banks }: Debt): void => {
  pay(work, { from: seat, to: 'desk', amount });
  returnLoans(work, seat, banks);
  const args = { who: who(seat), amount: money(amount), loans: banks.length };
  work.log?.push(banks.length > 0 ? tell('log.repaid', args, ['BO-4.5.1', 'BO-4.8.1']) : tell('log.paid', args, ['BO-4.8.1']));
};

/** BO-2.8.17: first everybody who can pays, in order; then the others go through default one after the other. */
export const demand = (work: Work, debts: readonly Debt[]): void => {
  const open: Debt[] = [];
  for (const debt of debts) {
    if (cashOf(work, debt.seat) >= debt.amount) settleDebt(work, debt);
    else open.push(debt);
  }
  if (open.length > 0) work.agenda.push({ do: 'payments', debts: open, unsold: [] });
};

/** The debt at the head of the payments under way. */
export const currentDebt = ({ debts }: TaskOf<'payments'>): Debt => {
  const debt = debts[0];
  if (debt === undefined) throw new Error('payments without a debt');
  return debt;
};
