import { offerMove } from '#kernel/drafts.ts';
import { unexpected } from '#kernel/work.ts';
import { LOAN_PRINCIPAL, LOAN_REPAYMENT } from '../data.ts';
import { isActive, isCashHidden, loanCardsLeft, player } from '../rules/facts.ts';
import { closeTask, pay, type Phase, refuseStep, setPlayer, waitAt } from '../rules/work.ts';
import { money, named, say, tell, who } from '../speak.ts';
import type { OptionContract, State, TaskOf } from '../types.ts';
import { abandon, exercise, mostToExercise } from '../rules/contracts.ts';
import { checkExercise, exerciseOffers } from './due-options.ts';

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
  prompt: (_state, task) => say('ask.bank', { bank: { term: task.bank }, principal: money(LOAN_PRINCIPAL), repayment: money(LOAN_REPAYMENT) }, ['BO-4.5.2']),
  offers: (_state, task) => [
    offerMove(
      { type: 'borrow' },
      () => say('do.borrow', { bank: { term: task.bank }, principal: money(LOAN_PRINCIPAL), repayment: money(LOAN_REPAYMENT) }, ['BO-4.5.2']),
      { weighty: true },
    ),
    offerMove({ type: 'pass' }, () => say('do.notBorrow', {}, ['BO-4.5.2'])),
  ],
  check: (_state, _task, _seat, move) => (move.type === 'borrow' || move.type === 'pass' ? null : refuseStep()),
  apply: (work, task, seat, move) => {
    closeTask(work);
    if (move.type === 'pass') return;
    if (move.type !== 'borrow') unexpected(move);
    const holder = player(work, seat);
    setPlayer(work, seat, { ...holder, loans: [...holder.loans, task.bank] });
    pay(work, { from: 'desk', to: seat, amount: LOAN_PRINCIPAL });
    work.log?.push(tell('log.borrowed', { who: who(seat), bank: { term: task.bank }, amount: money(LOAN_PRINCIPAL) }, ['BO-4.5.2']));
  },
  timeout: () => ({ type: 'pass' }),
};

/* BO-4.8.7: forced release. The holder buys now, at the displayed quotation, or lets the shares go. */

const contractOf = (state: State, { contract: id }: TaskOf<'release'>): OptionContract | undefined =>
  state.table.contracts.find((contract) => contract.id === id);

const openContract = (state: State, task: TaskOf<'release'>): OptionContract => {
  const contract = contractOf(state, task);
  if (contract === undefined) throw new Error('no option is to be released');
  return contract;
};

const priceOf = (state: State, { security }: OptionContract): number => state.table.quotes[security];

export const release: Phase<TaskOf<'release'>> = {
  advance: (work, task) => {
    const contract = contractOf(work, task);
    if (contract !== undefined && isActive(work, task.debtor)) {
      const canExercise = isCashHidden(work) || mostToExercise(work, contract, priceOf(work, contract)) > 0;
      if (canExercise) return waitAt(work, { kind: 'releaseDecision', debtor: task.debtor, due: task.due, contract });
      abandon(work, contract, 'BO-4.8.7');
    }
    closeTask(work);
    return 'goesOn';
  },
  prompt: (state, task) => {
    const contract = openContract(state, task);
    const args = { debtor: who(task.debtor), n: contract.shares, security: named(state.data, contract.security), price: money(priceOf(state, contract)) };
    const dear = mostToExercise(state, contract, priceOf(state, contract)) === 0;
    return say(dear ? 'ask.releaseTooDear' : 'ask.release', args, ['BO-4.8.7']);
  },
  offers: (state, task) => {
    const contract = openContract(state, task);
    return exerciseOffers(state, contract, priceOf(state, contract));
  },
  check: (state, task, _seat, move) => {
    const contract = openContract(state, task);
    if (move.type === 'exerciseOption') return checkExercise(state, contract, move.n, priceOf(state, contract));
    if (move.type === 'abandonOption') return null;
    return refuseStep();
  },
  apply: (work, task, _seat, move) => {
    const contract = openContract(work, task);
    closeTask(work);
    if (move.type === 'exerciseOption') return exercise(work, contract, { n: move.n, price: priceOf(work, contract), clause: 'BO-4.8.7' });
    if (move.type === 'abandonOption') return abandon(work, contract, 'BO-4.8.7');
    return unexpected(move);
  },
  timeout: () => ({ type: 'abandonOption' }),
};
