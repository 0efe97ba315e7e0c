import { at, replaceAt, replaceKey, sum } from './collections.ts';
import type { Seat } from './game.ts';

/** A seat's purse, or a fund named by the game: `desk`, `bank`, `state`… */
export type Account = Seat | string;

/**
 * Who holds how much. Money moves between accounts and is never set; what the rules create or destroy is counted, so that
 * held = created − destroyed at every step. Funds in `signed` may go below zero (a cash desk that never runs out).
 */
export interface Ledger {
  readonly seats: readonly number[];
  readonly funds: Readonly<Record<string, number>>;
  readonly signed: readonly string[];
  readonly created: number;
  readonly destroyed: number;
}

export const openLedger = (seats: number, funds: readonly string[], signed: readonly string[]): Ledger => ({
  seats: Array.from({ length: seats }, () => 0),
  funds: Object.fromEntries([...funds, ...signed].map((name) => [name, 0])),
  signed,
  created: 0,
  destroyed: 0,
});

export const balance = (ledger: Ledger, account: Account): number => {
  if (typeof account === 'number') return at(ledger.seats, account);
  const held = ledger.funds[account];
  if (held === undefined) throw new RangeError(`no account ${account}`);
  return held;
};

const credit = (ledger: Ledger, account: Account, amount: number): Ledger => {
  const next = balance(ledger, account) + amount;
  if (typeof account === 'number') {
    if (next < 0) throw new RangeError(`seat ${account} would hold ${next}`);
    return { ...ledger, seats: replaceAt(ledger.seats, account, next) };
  }
  if (next < 0 && !ledger.signed.includes(account)) throw new RangeError(`account ${account} would hold ${next}`);
  return { ...ledger, funds: replaceKey(ledger.funds, account, next) };
};

const requireAmount = (amount: number): void => {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} is not an amount`);
};

/** Moves money. An overdraft is a mistake of ours: `check` refuses what cannot be paid. */
export const transfer = (ledger: Ledger, { from, to, amount }: { readonly from: Account; readonly to: Account; readonly amount: number }): Ledger => {
  requireAmount(amount);
  if (amount === 0 || from === to) return ledger;
  return credit(credit(ledger, from, -amount), to, amount);
};

export const createMoney = (ledger: Ledger, { to, amount }: { readonly to: Account; readonly amount: number }): Ledger => {
  requireAmount(amount);
  return { ...credit(ledger, to, amount), created: ledger.created + amount };
};

export const destroyMoney = (ledger: Ledger, { from, amount }: { readonly from: Account; readonly amount: number }): Ledger => {
  requireAmount(amount);
  return { ...credit(ledger, from, -amount), destroyed: ledger.destroyed + amount };
};

/** A purse for a newcomer, empty. */
export const addSeat = (ledger: Ledger): Ledger => ({ ...ledger, seats: [...ledger.seats, 0] });

/** Null, or what does not add up: for the invariants of games. */
export const auditLedger = (ledger: Ledger): string | null => {
  const held = sum(ledger.seats) + sum(Object.values(ledger.funds));
  const expected = ledger.created - ledger.destroyed;
  return held === expected ? null : `accounts hold ${held}, but ${ledger.created} created − ${ledger.destroyed} destroyed = ${expected}`;
};
