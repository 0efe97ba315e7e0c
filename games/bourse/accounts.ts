import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { LOAN_REPAYMENT } from './data.ts';
import { blocked } from './rules/facts.ts';
import { valueAt } from './scoring.ts';
import { type BankId, type OptionContract, SECURITIES, type SecurityId, type View } from './types.ts';

/* What a player's account shows (BO-13.6), from what the viewer may see. */

export interface Holding {
  readonly security: SecurityId;
  readonly owned: number;
  /** Of these, under another player's option (BO-4.9.4). */
  readonly blocked: number;
  readonly quote: number;
  readonly value: number;
  readonly dividend: number;
}

interface Loan {
  readonly bank: BankId;
  /** Throws of the die that would make it due at once; null while out of reach (BO-13.9). */
  readonly dueIn: number | null;
}

interface Standing {
  /** Null where the viewer may not know (BO-7.3); so are the sums made from it. */
  readonly cash: number | null;
  readonly securities: number;
  readonly debt: number;
  readonly score: number | null;
  readonly worth: number | null;
}

export interface Account extends Standing {
  readonly seat: Seat;
  readonly dividends: number;
  readonly holdings: readonly Holding[];
  readonly loans: readonly Loan[];
  readonly held: readonly OptionContract[];
  readonly given: readonly OptionContract[];
}

/** Throws within reach of one die. */
const REACH = 6;

/** BO-13.9: steps to the bank when the next throw may reach it. */
const stepsToBank = ({ data }: View, square: number, bank: BankId): number | null => {
  for (let steps = 1; steps <= REACH; steps++) {
    const reached = at(data.squares, (square + steps) % data.squares.length);
    if (reached.kind === 'bank' && reached.bank === bank) return steps;
  }
  return null;
};

const holdingsOf = (view: View, seat: Seat): readonly Holding[] => {
  const { quotes, players } = view.table;
  const { titles } = at(players, seat);
  return SECURITIES.filter((security) => titles[security] > 0).map((security) => ({
    security,
    owned: titles[security],
    blocked: blocked(view, seat, security),
    quote: quotes[security],
    value: titles[security] * quotes[security],
    dividend: titles[security] * view.data.securities[security].dividend,
  }));
};

/** BO-5.1: what each loan takes from the score. */
const deductionPerLoan = ({ options }: View): number => (options.loanDeduction === '50000' ? 50_000 : LOAN_REPAYMENT);

export const standingOf = (view: View, seat: Seat): Standing => {
  const { titles, loans } = at(view.table.players, seat);
  const securities = valueAt(titles, view.table.quotes);
  const debt = deductionPerLoan(view) * loans.length;
  const cash = view.cash[seat] ?? null;
  const worth = cash === null ? null : cash + securities - debt;
  return { cash, securities, debt, worth, score: view.options.winCondition === 'netWorth' ? worth : securities - debt };
};

export const accountOf = (view: View, seat: Seat): Account => {
  const { square, loans } = at(view.table.players, seat);
  const holdings = holdingsOf(view, seat).toSorted((a, b) => b.owned - a.owned);
  return {
    seat,
    ...standingOf(view, seat),
    dividends: holdings.reduce((sum, { dividend }) => sum + dividend, 0),
    holdings,
    loans: loans.map((bank) => ({ bank, dueIn: stepsToBank(view, square, bank) })),
    held: view.table.contracts.filter(({ holder }) => holder === seat),
    given: view.table.contracts.filter(({ owner }) => owner === seat),
  };
};
