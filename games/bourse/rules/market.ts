import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { CEILING, LOAN_REPAYMENT, STEP, TITLES_PER_SECURITY } from '../data.ts';
import { cashOf, clockwiseFrom, dividendsOf, free, hasOptionCard, isActive, isCashHidden, optionPrice, owned, player, securitiesBySquare } from './facts.ts';
import type { BankId, SecurityId, State, Visit } from '../types.ts';
import { money, named, tell, who } from '../speak.ts';
import { handOut, pay, setQuote, type Work } from './work.ts';
import { demand } from './payments.ts';

/* Prices and limits of the orders of a visit (BO-4.3.5 to BO-4.3.8, BO-6.1). */

export const visitOf = (state: State): Visit => {
  const { visit } = state.table;
  if (visit === null) throw new Error('no visit is under way');
  return visit;
};

/** Is this the roller before a quotation of 0? He takes instead of buying (BO-4.3.8). */
const takesFree = (state: State, seat: Seat, visit: Visit): boolean => visit.fixed === 0 && seat === state.table.roller;

/** What one title costs the next buyer. At 0 nobody but the roller has it for nothing (BO-4.3.8). */
export const purchasePrice = (state: State): number => {
  const visit = visitOf(state);
  const price = state.options.visitPricing === 'separate' ? Math.min(CEILING, (visit.fixed ?? 0) + STEP * visit.purchases) : state.table.quotes[visit.security];
  return Math.max(STEP, price);
};

/** What one title brings the next seller; 0 when no sale is legal. */
export const salePrice = (state: State): number => {
  const visit = visitOf(state);
  if (state.options.visitPricing !== 'separate') return state.table.quotes[visit.security];
  const base = visit.fixed ?? 0;
  return base === 0 ? 0 : Math.max(STEP, base - STEP * visit.sales);
};

/** BO-4.3.5: one order per player and visit. */
export const hasOrdered = (state: State, seat: Seat): boolean => {
  const { orders } = visitOf(state);
  for (const order of orders) if (order.seat === seat) return true;
  return false;
};

/** The most titles the seat may take for nothing. */
export const mostToTake = (state: State, seat: Seat): number => {
  const visit = visitOf(state);
  return takesFree(state, seat, visit) ? state.table.desk[visit.security] : 0;
};

/** Titles that the desk would sell to this seat, if he had the money. */
const onSale = (state: State, seat: Seat): number => {
  const visit = visitOf(state);
  return takesFree(state, seat, visit) ? 0 : state.table.desk[visit.security];
};

/** The most titles the seat may buy. */
export const mostToBuy = (state: State, seat: Seat): number => {
  const titles = onSale(state, seat);
  return titles === 0 ? 0 : Math.min(titles, Math.floor(cashOf(state, seat) / purchasePrice(state)));
};

/** The most titles the seat may sell. */
export const mostToSell = (state: State, seat: Seat): number => {
  if (salePrice(state) === 0) return 0;
  return free(state, seat, visitOf(state).security);
};

/** Could the seat buy, as far as the table may know (BO-4.0.2)? */
export const mayBuy = (state: State, seat: Seat): boolean => (isCashHidden(state) ? onSale(state, seat) > 0 : mostToBuy(state, seat) > 0);

/** The most shares of `owner` that the roller may take an option on (BO-4.9.1). `cash` bounds the price. */
const mostUnderOption = (state: State, owner: Seat, cash: number): number => {
  const { security, optionTaken } = visitOf(state);
  const price = optionPrice(state, security);
  if (optionTaken || price === null || owner === state.table.roller || !isActive(state, owner)) return 0;
  if (!hasOptionCard(state, security)) return 0;
  return Math.min(free(state, owner, security), Math.floor(cash / price));
};

export const mostOptions = (state: State, owner: Seat): number => mostUnderOption(state, owner, cashOf(state, state.table.roller));

/** Could the roller take an option on somebody's shares, as far as the table may know? */
export const mayTakeOption = (state: State): boolean => {
  const { security, optionTaken } = visitOf(state);
  // Most titles lie in the desk most of the time: a look at it spares a look at every player.
  if (optionTaken || state.table.desk[security] === TITLES_PER_SECURITY || state.options.optionCards === 'none') return false;
  const cash = isCashHidden(state) ? Number.MAX_SAFE_INTEGER : cashOf(state, state.table.roller);
  const { players } = state.table;
  for (let owner = 0; owner < players.length; owner++) {
    if (at(players, owner).titles[security] > 0 && mostUnderOption(state, owner, cash) > 0) return true;
  }
  return false;
};

/** BO-4.2.3, BO-4.2.4: dividends and interest; paid before the square is resolved, so that the money can be used at once. */
export const payDividends = (work: Work, seat: Seat): void => {
  const amount = dividendsOf(work, seat);
  if (amount === 0) return;
  pay(work, { from: 'desk', to: seat, amount });
  work.log?.push(tell('log.dividends', { who: who(seat), amount: money(amount) }, ['BO-4.2.3', 'BO-4.2.4']));
};

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
    work.log?.push(tell('log.noSplit', { threshold: money(threshold) }, ['BO-2.8.14']));
    return;
  }
  const quote = Math.ceil(work.table.quotes[security] / 2 / STEP) * STEP;
  const name = named(work.data, security);
  setQuote(work, security, quote);
  work.log?.push(tell('log.split', { security: name, quote: money(quote) }, ['BO-2.8.14']));
  for (const seat of clockwiseFrom(work, work.table.roller)) {
    const rights = owned(work, seat, security);
    if (rights === 0) continue;
    const n = Math.min(rights, work.table.desk[security]);
    const amount = (rights - n) * quote;
    if (n > 0) handOut(work, seat, security, n);
    pay(work, { from: 'desk', to: seat, amount });
    work.log?.push(tell('log.splitShare', { who: who(seat), n, security: name, amount: money(amount) }, ['BO-2.8.14']));
  }
};

/** BO-2.8.15: one free share for each owner, in order, while they last. */
export const bonusShare = (work: Work, security: SecurityId): void => {
  for (const seat of clockwiseFrom(work, work.table.roller)) {
    if (owned(work, seat, security) === 0 || work.table.desk[security] === 0) continue;
    handOut(work, seat, security, 1);
    work.log?.push(tell('log.bonusShare', { who: who(seat), security: named(work.data, security) }, ['BO-2.8.15']));
  }
};

/** BO-4.5.1, BO-4.5.2: repay first; then the bank may lend. */
export const landOnBank = (work: Work, bank: BankId): void => {
  const { roller } = work.table;
  const repaid = player(work, roller).loans.includes(bank);
  work.agenda.push({ do: 'bank', bank, repaid });
  if (repaid) demand(work, [{ seat: roller, amount: LOAN_REPAYMENT, banks: [bank] }]);
};
