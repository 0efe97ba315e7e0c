import { budget, isDebt } from './facts.ts';
import { tell } from '../speak.ts';
import { changeState, count, type Work } from './work.ts';
import { addUnder, createMoney, destroyMoney, takeFrom } from './money.ts';

/* TB-4.4.2, TB-4.10.9, TB-4.13.4: how the state gets along. */

/** Debt money: the state is never refused (TB-4.12.3). */
export const stateBorrowsFor = (work: Work, due: number): void => {
  const missing = due - work.table.funds.state;
  if (missing <= 0) return;
  const credits = Math.ceil(missing / work.options.creditSize);
  addUnder(work, 'state', createMoney(work, credits * work.options.creditSize));
  changeState(work, { credits: work.table.state.credits + credits });
  count(work, 'stateCredits', credits);
  work.log?.push(tell('triple-bataille.log.stateBorrows', { n: credits }, ['TB-4.4.2']));
};

/** TB-4.10.9: what it does not need for its next budget. */
export const stateRepays = (work: Work): void => {
  const { creditSize } = work.options;
  if (!isDebt(work) || !work.table.state.repays) return;
  const spare = Math.floor((work.table.funds.state - budget(work)) / creditSize);
  const credits = Math.min(work.table.state.credits, Math.max(0, spare));
  if (credits === 0) return;
  destroyMoney(work, takeFrom(work, 'state', credits * creditSize));
  changeState(work, { credits: work.table.state.credits - credits });
  count(work, 'repaid', credits);
  work.log?.push(tell('triple-bataille.log.stateRepays', { n: credits }, ['TB-4.10.9']));
};
