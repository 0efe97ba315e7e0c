import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { refuse, tell, who } from '../speak.ts';
import type { Debt, State } from '../types.ts';
import { isLiving, player } from './facts.ts';
import { change, type Work } from './work.ts';

/* AM-4.11: leaving, coming back, not answering. Seats cannot be added after the start. */

export const checkSeat = (state: State, seat: Seat): Message | null => (isLiving(state, seat) ? null : refuse('anti-monopoly.no.noSuchSeat', ['AM-4.11.2']));

/** With `bot` nothing changes: a bot plays on. */
export const leave = (work: Work, seat: Seat): void => {
  if (work.options.onLeave === 'bot') {
    work.log?.push(tell('anti-monopoly.log.left', { who: who(seat) }, ['AM-4.11.2']));
    return;
  }
  if (!player(work, seat).leaving) change(work, seat, { leaving: true });
  work.log?.push(tell('anti-monopoly.log.leaving', { who: who(seat) }, ['AM-4.11.2']));
};

export const join = (work: Work, seat: Seat): void => {
  if (player(work, seat).leaving) change(work, seat, { leaving: false });
  work.log?.push(tell('anti-monopoly.log.tookOver', { who: who(seat) }, ['AM-4.11.2']));
};

const isSameDebt = (work: Work, debt: Debt | undefined): boolean => debt !== undefined && work.table.point.kind === 'raiseCash' && work.table.debts[0] === debt;

/** AM-4.11.3: the default move; an absent debtor's things are sold until the debt is settled. */
export const timeOut = (work: Work, seat: Seat, answer: () => void): void => {
  work.log?.push(tell('anti-monopoly.log.timeout', { who: who(seat) }, ['AM-4.11.3']));
  const [debt] = work.table.debts;
  do answer();
  while (isSameDebt(work, debt));
};
