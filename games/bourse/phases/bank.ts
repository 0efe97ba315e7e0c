import { offerMove } from '#kernel/drafts.ts';
import { unexpected } from '#kernel/work.ts';
import { LOAN_PRINCIPAL, LOAN_REPAYMENT } from '../data.ts';
import { isActive, loanCardsLeft, player } from '../rules/facts.ts';
import { type Phase, refuseStep } from '../rules/phase.ts';
import { money, say, tell, who } from '../speak.ts';
import type { State, TaskOf } from '../types.ts';
import { closeTask, pay, setPlayer, waitAt } from '../rules/work.ts';

/** BO-4.5.2; all of it is public, so a bank that cannot lend asks nothing. */
const canBorrow = (state: State, { bank, repaid }: TaskOf<'bank'>): boolean => {
  const { roller, rollerInsolvent } = state.table;
  if (!isActive(state, roller) || rollerInsolvent || player(state, roller).loans.includes(bank)) return false;
  return loanCardsLeft(state, bank) > 0 && (state.options.reborrow || !repaid);
};

export const bank: Phase<TaskOf<'bank'>> = {
  advance: (work, task) => {
    if (canBorrow(work, task)) return waitAt(work, { kind: 'bankDecision', bank: task.bank });
    closeTask(work);
    return 'goesOn';
  },
  prompt: (_state, task) =>
    say('bourse.ask.bank', { bank: { term: task.bank }, principal: money(LOAN_PRINCIPAL), repayment: money(LOAN_REPAYMENT) }, ['BO-4.5.2']),
  offers: (_state, task) => [
    offerMove(
      { type: 'borrow' },
      () => say('bourse.do.borrow', { bank: { term: task.bank }, principal: money(LOAN_PRINCIPAL), repayment: money(LOAN_REPAYMENT) }, ['BO-4.5.2']),
      { weighty: true },
    ),
    offerMove({ type: 'pass' }, () => say('bourse.do.notBorrow', {}, ['BO-4.5.2'])),
  ],
  check: (_state, _task, _seat, move) => (move.type === 'borrow' || move.type === 'pass' ? null : refuseStep()),
  apply: (work, task, seat, move) => {
    closeTask(work);
    if (move.type === 'pass') return;
    if (move.type !== 'borrow') unexpected(move);
    const holder = player(work, seat);
    setPlayer(work, seat, { ...holder, loans: [...holder.loans, task.bank] });
    pay(work, { from: 'desk', to: seat, amount: LOAN_PRINCIPAL });
    work.log?.push(tell('bourse.log.borrowed', { who: who(seat), bank: { term: task.bank }, amount: money(LOAN_PRINCIPAL) }, ['BO-4.5.2']));
  },
  timeout: () => ({ type: 'pass' }),
};
