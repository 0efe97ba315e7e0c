import { isActive, isDebt, isTenant, player, type PublicFacts } from './facts.ts';
import { refuse, tell, who } from '../speak.ts';
import { changeBank, changeState, type Work } from './work.ts';
import { addUnder, createMoney, pay, payUpTo } from './money.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import type { Loan, MoveOf, Proposal } from '../types.ts';
import { foodDue, rentDue } from './events.ts';

/* TB-4.12: what the bank does by itself at CLOSE. */

/** TB-4.11.1: before the first credit. */
export const foundEquity = (work: Work): void => {
  if (isDebt(work) && work.table.battle === 1) payUpTo(work, { from: 'bankProfit', to: 'bankEquity', amount: work.table.count });
};

/** TB-4.12.7. */
export const reinvest = (work: Work): void => {
  const { bankReinvestPct } = work.options;
  if (!isDebt(work) || bankReinvestPct === 0) return;
  payUpTo(work, { from: 'bankProfit', to: 'nextPot', amount: Math.floor((work.table.counters.interest * bankReinvestPct) / 100) });
};

/** TB-4.12.6, TB-6.6.5: the state takes over so many credits, and the bank gets their money. */
export const bailOut = (work: Work, credits: number): void => {
  addUnder(work, 'bankProfit', createMoney(work, credits * work.options.creditSize));
  changeState(work, { credits: work.table.state.credits + credits });
  changeBank(work, { badCredits: 0, bailouts: work.table.bank.bailouts + 1 });
  work.log?.push(tell('log.bailout', { n: credits }, ['TB-4.12.6']));
};

/** TB-4.12.6. */
export const checkBailout = (work: Work): void => {
  const { bank } = work.table;
  if (isDebt(work) && bank.badCredits > work.vault.bankEquity && bank.bailouts < work.options.bailouts) bailOut(work, bank.badCredits);
};

/* TB-4.15.2 to TB-4.15.4: loans between players. */

type LoanProposal = Extract<Proposal, { readonly kind: 'loan' }>;

/** How far ahead a loan may fall due: an agreement must end some day. */
export const LONGEST_LOAN = 20;

export const loanId = (lender: Seat, borrower: Seat): string => `loan/${lender}/${borrower}`;

export const checkLoanOffer = (facts: PublicFacts, lender: Seat, { to, cards, perBattle, due }: MoveOf<'offerLoan'>): Message | null => {
  if (!facts.options.playerLoans) return refuse('no.loansOff', ['TB-4.15.2', 'TB-6.3']);
  if (to === lender || !isActive(facts, to)) return refuse('no.noSuchSeat', ['TB-4.15.2']);
  const { pile } = player(facts, lender);
  if (cards < 1 || cards > pile) return refuse('no.cards', ['TB-4.15.2'], { least: 1, most: pile });
  if (perBattle < 0 || perBattle > pile) return refuse('no.cards', ['TB-4.15.2'], { least: 0, most: pile });
  const { battle } = facts.table;
  return due >= battle && due <= battle + LONGEST_LOAN ? null : refuse('no.loanDue', ['TB-4.15.2'], { least: battle, most: battle + LONGEST_LOAN });
};

export const checkAcceptLoan = (facts: PublicFacts, { by, cards }: LoanProposal): Message | null =>
  player(facts, by).pile >= cards ? null : refuse('no.lenderCannotPay', ['TB-4.15.2']);

export const acceptLoan = (work: Work, { by, to, cards, perBattle, due }: LoanProposal): void => {
  const { table } = work;
  pay(work, { from: by, to, amount: cards });
  const loan: Loan = { id: table.nextLoan, lender: by, borrower: to, principal: cards, perBattle, due, arrears: 0 };
  table.loans = [...table.loans, loan];
  table.nextLoan++;
  work.log?.push(tell('log.loan', { lender: who(by), borrower: who(to), n: cards }, ['TB-4.15.2']));
};

/** TB-4.15.4: what falls due now, as far as he can; the rest is carried over. */
const payLoan = (work: Work, loan: Loan): Loan | null => {
  const matures = work.table.battle >= loan.due;
  const due = loan.arrears + loan.perBattle + (matures ? loan.principal : 0);
  const paid = payUpTo(work, { from: loan.borrower, to: loan.lender, amount: due });
  // Once the principal is due it is arrears like the rest, and bears no further interest of its own.
  const left: Loan = matures ? { ...loan, principal: 0, perBattle: 0, arrears: due - paid } : { ...loan, arrears: due - paid };
  if (paid > 0) work.log?.push(tell('log.loanPaid', { lender: who(loan.lender), borrower: who(loan.borrower), n: paid }, ['TB-4.15.4']));
  return left.principal + left.arrears + left.perBattle === 0 ? null : left;
};

/** The loans that one player owes fall due. */
export const payLoansOf = (work: Work, borrower: Seat): void => {
  if (!work.table.loans.some((loan) => loan.borrower === borrower)) return;
  work.table.loans = work.table.loans.flatMap((loan) => (loan.borrower === borrower ? (payLoan(work, loan) ?? []) : loan));
};

/* TB-4.3.6: can a player pay for food and rent? */

/** The public wage that PAY will bring him, in cards. */
export const wageToCome = (facts: PublicFacts, seat: Seat): number => (player(facts, seat).post ? facts.table.state.wage * facts.table.bundle : 0);

/** Food and rent in cards. What the state pays for him (6♥, Q♣) does not count here (TB-2.12.2a). */
export const expenses = (facts: PublicFacts, seat: Seat): number => {
  const rent = isTenant(player(facts, seat)) ? rentDue(facts, seat) : null;
  const bundles = foodDue(facts, seat).bundles + (rent === null ? 0 : rent.bundles + rent.toPot);
  return bundles * facts.table.bundle;
};

/** Cards that he may spend freely before PAY. */
export const spare = (facts: PublicFacts, seat: Seat): number => player(facts, seat).pile + wageToCome(facts, seat) - expenses(facts, seat);

export const isSolvent = (facts: PublicFacts, seat: Seat): boolean => spare(facts, seat) >= 0;
