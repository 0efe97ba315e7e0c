import { at, unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { titleIndex } from '../data.ts';
import { type MessageKey, money, tell, who } from '../speak.ts';
import { type Creditor, type Debt, type DebtReason, type State, TITLE_IDS } from '../types.ts';
import { clearStreet } from './buildings.ts';
import { checkFall } from './ending.ts';
import { cashOf, currentDebt, isLiving, liquidationValue, ownedBy, player } from './facts.ts';
import { change, changeTitle, openPhase, pay, send, type Work } from './work.ts';

/* AM-4.9: debts are settled one after the other; the rest of the game waits. */

/* AM-4.9.5, AM-4.9.6: everything a bankrupt seat has goes to one creditor. */

const bankrupt = (work: Work, seat: Seat, creditor: Creditor): void => {
  const owned = ownedBy(work, seat).map((index) => at(TITLE_IDS, index));
  for (const id of owned) clearStreet(work, seat, id);
  const cash = cashOf(work, seat);
  pay(work, { from: seat, to: creditor, amount: cash });
  for (const id of owned) changeTitle(work, titleIndex(id), creditor === 'bank' ? { owner: null, mortgaged: false } : { owner: creditor });
  const order = 1 + work.table.players.filter((other) => other.bankrupt).length;
  change(work, seat, { bankrupt: true, eliminationOrder: order, detained: false, detainedTurns: 0, leaving: false });
  const args = { who: who(seat), cash: { money: cash }, titles: owned.length };
  if (creditor === 'bank') work.log?.push(tell('log.bankruptToBank', args, ['AM-4.9.6']));
  else work.log?.push(tell('log.bankruptToPlayer', { ...args, creditor: who(creditor) }, ['AM-4.9.5']));
};

export const owe = (work: Work, debts: readonly Debt[]): void => {
  work.table.debts = debts;
  work.table.debtProposals = 0;
  send(work, 'settle');
};

const PAID = {
  rent: 'log.cardPaid',
  incomeTax: 'log.taxPaid',
  envTax: 'log.envTaxPaid',
  foundation: 'log.foundationPaid',
  card: 'log.cardPaid',
  release: 'log.releasePaid',
} as const satisfies Readonly<Record<DebtReason, MessageKey>>;

const CLAUSES = {
  rent: ['AM-4.6.4'],
  incomeTax: ['AM-4.6.6'],
  envTax: ['AM-4.6.7'],
  foundation: ['AM-4.6.8'],
  card: ['AM-2.5.1'],
  release: ['AM-4.2.2'],
} as const;

const settleOne = (work: Work, { debtor, creditor, amount, reason }: Debt): void => {
  pay(work, { from: debtor, to: creditor, amount });
  if (reason === 'rent' && creditor !== 'bank') {
    change(work, debtor, { rentPaid: player(work, debtor).rentPaid + amount });
    change(work, creditor, { rentReceived: player(work, creditor).rentReceived + amount });
  }
  if (reason === 'release') change(work, debtor, { detained: false, detainedTurns: 0 });
  const args = { who: who(debtor), amount: money(amount) };
  if (creditor === 'bank') work.log?.push(tell(PAID[reason], args, CLAUSES[reason]));
  else {
    const key = reason === 'rent' ? 'log.rentPaid' : 'log.cardPaidTo';
    work.log?.push(tell(key, { ...args, creditor: who(creditor) }, CLAUSES[reason]));
  }
};

/** AM-4.9.3: is there a trade that could still save an insolvent debtor? */
const mayBeSaved = (state: State, { debtor, amount }: Debt): boolean => {
  const { options, table } = state;
  if (options.trades === 'off' || table.debtProposals >= options.tradeProposalsPerTurn) return false;
  if (!table.titles.some(({ owner }) => owner === debtor)) return false;
  const missing = amount - liquidationValue(state, debtor);
  return table.players.some((_, seat) => seat !== debtor && isLiving(state, seat) && cashOf(state, seat) >= missing);
};

/** What goes on when nothing is owed any more (AM-4.9.10). */
const resume = (work: Work, settled: DebtReason): void => {
  switch (settled) {
    case 'release':
      return send(work, 'preThrow');
    case 'rent':
    case 'incomeTax':
    case 'envTax':
    case 'foundation':
    case 'card':
      return send(work, 'afterThrow');
    default:
      return unreachable(settled);
  }
};

/** One debt is done with, paid or not: the next one, or what it interrupted. */
const drop = (work: Work): void => {
  const { reason } = currentDebt(work.table);
  work.table.debts = work.table.debts.slice(1);
  work.table.debtProposals = 0;
  if (work.table.debts.length === 0) resume(work, reason);
  else send(work, 'settle');
};

/** AM-4.9.7, AM-4.9.8: the game may end; a turn whose player is out ends; otherwise the next debt comes. */
const goBankrupt = (work: Work, { debtor, creditor }: Debt): void => {
  bankrupt(work, debtor, creditor);
  if (checkFall(work)) return;
  if (debtor !== work.table.active) return drop(work);
  work.table.debts = [];
  send(work, 'nextTurn');
};

/** Paid at once, or bankrupt at once: null when the debtor must decide. */
const settleAlone = (work: Work, debt: Debt): 'settled' | null => {
  if (cashOf(work, debt.debtor) >= debt.amount) {
    settleOne(work, debt);
    drop(work);
    return 'settled';
  }
  if (liquidationValue(work, debt.debtor) >= debt.amount || mayBeSaved(work, debt)) return null;
  goBankrupt(work, debt);
  return 'settled';
};

/** AM-4.9.1: the first debt is paid, or its debtor must raise cash. */
export const settle = (work: Work): void => {
  const debt = currentDebt(work.table);
  if (settleAlone(work, debt) !== null) return;
  openPhase(work, { kind: 'raiseCash', seat: debt.debtor });
  work.log?.push(tell('log.debtRaised', { who: who(debt.debtor), amount: money(debt.amount) }, ['AM-4.9.1']));
};

/** AM-4.9.3: after everything done in `raiseCash`, which goes on while the debt is neither paid nor lost. */
export const reconsiderDebt = (work: Work): void => {
  settleAlone(work, currentDebt(work.table));
};

/** AM-4.9.3: declared by the debtor himself. */
export const declareBankruptcy = (work: Work): void => goBankrupt(work, currentDebt(work.table));

/** AM-4.11.1: in one's own turn, to the bank. */
export const resignTurn = (work: Work, seat: Seat): void => {
  bankrupt(work, seat, 'bank');
  if (!checkFall(work)) send(work, 'nextTurn');
};
