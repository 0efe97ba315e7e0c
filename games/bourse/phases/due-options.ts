import { blank, type Draft, offerForm, offerMove } from '#kernel/drafts.ts';
import { unexpected } from '#kernel/work.ts';
import { abandon, exercise, mostToExercise } from '../rules/contracts.ts';
import { isCashHidden } from '../rules/facts.ts';
import { visitOf } from '../rules/market.ts';
import { closeTask, type Phase, refuseStep, replaceTask, waitAt } from '../rules/work.ts';
import { money, named, refuse, say, tell, who } from '../speak.ts';
import type { Move, OptionContract, State, TaskOf } from '../types.ts';

/** BO-6.2: options on the security reached are decided oldest first. */
const nextDue = (state: State, { forgotten }: TaskOf<'dueOptions'>): OptionContract | undefined => {
  const { security } = visitOf(state);
  return state.table.contracts.find((contract) => contract.security === security && !forgotten.includes(contract.id));
};

const dueContract = (state: State, task: TaskOf<'dueOptions'>): OptionContract => {
  const contract = nextDue(state, task);
  if (contract === undefined) throw new Error('no option is due');
  return contract;
};

/** What is asked names only what can be done: an option that cannot be paid cannot be exercised. */
const OPTION_PROMPTS = {
  payable: { only: 'ask.option', orForget: 'ask.optionOrForget' },
  dear: { only: 'ask.optionTooDear', orForget: 'ask.optionTooDearOrForget' },
} as const;

const mayForget = (state: State): boolean => state.options.optionForgetting === 'allowed';

/** The offers to a holder at a price: exercise as many as can be paid (all of them, most likely), or abandon. */
export const exerciseOffers = (state: State, contract: OptionContract, price: number): readonly Draft<Move>[] => {
  const most = mostToExercise(state, contract, price);
  const security = named(state.data, contract.security);
  const abandoning: Draft<Move> = offerMove({ type: 'abandonOption' }, () => say('do.abandonOption', { n: contract.shares, security }, ['BO-4.9.6']));
  if (most === 0) return [abandoning];
  const exercising: Draft<Move> = offerForm(
    'exerciseOption',
    () => say('do.exerciseOption', { security, price: money(price), owner: who(contract.owner) }, ['BO-4.9.6']),
    [blank.int('n', 1, most, { start: most })],
    { costs: { n: price } },
  );
  return [exercising, abandoning];
};

export const checkExercise = (state: State, contract: OptionContract, n: number, price: number) => {
  if (n < 1 || n > contract.shares) return refuse('no.optionShares', ['BO-4.9.6'], { n: contract.shares });
  if (n <= mostToExercise(state, contract, price)) return null;
  return refuse('no.cannotPay', ['BO-4.9.6'], { amount: money(n * price), cash: money(state.ledger.seats[contract.holder] ?? 0) });
};

export const dueOptions: Phase<TaskOf<'dueOptions'>> = {
  advance: (work, task) => {
    for (;;) {
      const contract = nextDue(work, task);
      if (contract === undefined) {
        closeTask(work);
        return 'goesOn';
      }
      const canExercise = isCashHidden(work) || mostToExercise(work, contract, visitOf(work).before) > 0;
      if (canExercise || mayForget(work)) return waitAt(work, { kind: 'optionDecision', contract });
      abandon(work, contract, 'BO-4.9.6');
    }
  },
  prompt: (state, task) => {
    const { before, raw } = visitOf(state);
    const contract = dueContract(state, task);
    const args = { n: contract.shares, security: named(state.data, contract.security), before: money(before), raw: money(raw) };
    const dear = mostToExercise(state, contract, before) === 0;
    return say(OPTION_PROMPTS[dear ? 'dear' : 'payable'][mayForget(state) ? 'orForget' : 'only'], args, ['BO-4.3.2', 'BO-4.9.6']);
  },
  offers: (state, task) => {
    const contract = dueContract(state, task);
    const offers = exerciseOffers(state, contract, visitOf(state).before);
    if (!mayForget(state)) return offers;
    return [...offers, offerMove({ type: 'forgetOption' }, () => say('do.forgetOption', {}, ['BO-4.9.8']))];
  },
  check: (state, task, _seat, move) => {
    if (move.type === 'exerciseOption') return checkExercise(state, dueContract(state, task), move.n, visitOf(state).before);
    if (move.type === 'abandonOption') return null;
    if (move.type === 'forgetOption') return mayForget(state) ? null : refuse('no.forgetting', ['BO-4.9.8']);
    return refuseStep();
  },
  apply: (work, task, _seat, move) => {
    const contract = dueContract(work, task);
    if (move.type === 'exerciseOption') return exercise(work, contract, { n: move.n, price: visitOf(work).before, clause: 'BO-4.9.6' });
    if (move.type === 'abandonOption') return abandon(work, contract, 'BO-4.9.6');
    if (move.type === 'forgetOption') {
      work.log?.push(tell('log.optionForgotten', { who: who(contract.holder), security: named(work.data, contract.security) }, ['BO-4.9.8']));
      return replaceTask(work, { do: 'dueOptions', forgotten: [...task.forgotten, contract.id] });
    }
    return unexpected(move);
  },
  timeout: (state) => ({ type: mayForget(state) ? 'forgetOption' : 'abandonOption' }),
};
