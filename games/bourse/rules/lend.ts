import { LOAN_REPAYMENT } from '../data.ts';
import { player } from './facts.ts';
import { demand } from './payments.ts';
import type { BankId } from '../types.ts';
import type { Work } from './work.ts';

/** BO-4.5.1, BO-4.5.2: repay first; then the bank may lend. */
export const landOnBank = (work: Work, bank: BankId): void => {
  const { roller } = work.table;
  const repaid = player(work, roller).loans.includes(bank);
  work.agenda.push({ do: 'bank', bank, repaid });
  if (repaid) demand(work, [{ seat: roller, amount: LOAN_REPAYMENT, banks: [bank] }]);
};
