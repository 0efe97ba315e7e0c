import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { isActive, type PublicFacts, player } from './facts.ts';
import { refuse, tell, who } from '../speak.ts';
import type { Loan, MoveOf, Proposal } from '../types.ts';
import type { Work } from './work.ts';
import { pay, payUpTo } from './money.ts';

/* TB-4.15.2 to TB-4.15.4: loans between players. */

export type LoanProposal = Extract<Proposal, { readonly kind: 'loan' }>;

/** How far ahead a loan may fall due: an agreement must end some day. */
export const LONGEST_LOAN = 20;

export const loanId = (lender: Seat, borrower: Seat): string => `loan/${lender}/${borrower}`;

export const checkLoanOffer = (facts: PublicFacts, lender: Seat, { to, cards, perBattle, due }: MoveOf<'offerLoan'>): Message | null => {
  if (!facts.options.playerLoans) return refuse('triple-bataille.no.loansOff', ['TB-4.15.2', 'TB-6.3']);
  if (to === lender || !isActive(facts, to)) return refuse('triple-bataille.no.noSuchSeat', ['TB-4.15.2']);
  const { pile } = player(facts, lender);
  if (cards < 1 || cards > pile) return refuse('triple-bataille.no.cards', ['TB-4.15.2'], { least: 1, most: pile });
  if (perBattle < 0 || perBattle > pile) return refuse('triple-bataille.no.cards', ['TB-4.15.2'], { least: 0, most: pile });
  const { battle } = facts.table;
  return due >= battle && due <= battle + LONGEST_LOAN
    ? null
    : refuse('triple-bataille.no.loanDue', ['TB-4.15.2'], { least: battle, most: battle + LONGEST_LOAN });
};

export const checkAcceptLoan = (facts: PublicFacts, { by, cards }: LoanProposal): Message | null =>
  player(facts, by).pile >= cards ? null : refuse('triple-bataille.no.lenderCannotPay', ['TB-4.15.2']);

export const acceptLoan = (work: Work, { by, to, cards, perBattle, due }: LoanProposal): void => {
  const { table } = work;
  pay(work, { from: by, to, amount: cards });
  const loan: Loan = { id: table.nextLoan, lender: by, borrower: to, principal: cards, perBattle, due, arrears: 0 };
  table.loans = [...table.loans, loan];
  table.nextLoan++;
  work.log?.push(tell('triple-bataille.log.loan', { lender: who(by), borrower: who(to), n: cards }, ['TB-4.15.2']));
};

/** TB-4.15.4: what falls due now, as far as he can; the rest is carried over. */
const payLoan = (work: Work, loan: Loan): Loan | null => {
  const matures = work.table.battle >= loan.due;
  const due = loan.arrears + loan.perBattle + (matures ? loan.principal : 0);
  const paid = payUpTo(work, { from: loan.borrower, to: loan.lender, amount: due });
  // Once the principal is due it is arrears like the rest, and bears no further interest of its own.
  const left: Loan = matures ? { ...loan, principal: 0, perBattle: 0, arrears: due - paid } : { ...loan, arrears: due - paid };
  if (paid > 0) work.log?.push(tell('triple-bataille.log.loanPaid', { lender: who(loan.lender), borrower: who(loan.borrower), n: paid }, ['TB-4.15.4']));
  return left.principal + left.arrears + left.perBattle === 0 ? null : left;
};

/** The loans that one player owes fall due. */
export const payLoansOf = (work: Work, borrower: Seat): void => {
  if (!work.table.loans.some((loan) => loan.borrower === borrower)) return;
  work.table.loans = work.table.loans.flatMap((loan) => (loan.borrower === borrower ? (payLoan(work, loan) ?? []) : loan));
};
