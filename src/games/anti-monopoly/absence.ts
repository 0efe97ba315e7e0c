import type { Message, Seat } from '#kernel';
import { absentee, answer, roomOf, run } from './engine.ts';
import { isLiving, player } from './facts.ts';
import { withdraw } from './phases/trade-response.ts';
import { refuse, tell, who } from './speak.ts';
import type { Debt, Move, State } from './types.ts';
import { change, type Work } from './work.ts';

/* AM-4.11: leaving, coming back, not answering. Seats cannot be added after the start. */

export const checkSeat = (state: State, seat: Seat): Message | null => (isLiving(state, seat) ? null : refuse('anti-monopoly.no.noSuchSeat', ['AM-4.11.2']));

/** AM-4.11.2: what the engine answers for somebody who has left for good. */
const answerOf = (work: Work, seat: Seat): Move => {
  const { kind } = work.table.point;
  if (kind === 'preThrow' || kind === 'raiseCash') return { type: 'resign' };
  return kind === 'buyDecision' ? { type: 'decline' } : roomOf(work).timeout(work, seat);
};

/** AM-4.11.2: an offer of an absent seat is withdrawn, and whatever it is asked is answered for it. */
export const serveAbsent = (work: Work): void => {
  for (;;) {
    const { point } = work.table;
    if (point.kind === 'tradeResponse' && player(work, point.proposer).leaving) {
      withdraw(work, point);
      run(work);
      continue;
    }
    const seat = absentee(work);
    if (seat === null) return;
    answer(work, seat, answerOf(work, seat));
  }
};

/** With `bot` nothing changes: a bot plays on. */
export const leave = (work: Work, seat: Seat): void => {
  if (work.options.onLeave === 'bot') {
    work.log.push(tell('anti-monopoly.log.left', { who: who(seat) }, ['AM-4.11.2']));
    return;
  }
  if (!player(work, seat).leaving) change(work, seat, { leaving: true });
  work.log.push(tell('anti-monopoly.log.leaving', { who: who(seat) }, ['AM-4.11.2']));
};

export const join = (work: Work, seat: Seat): void => {
  if (player(work, seat).leaving) change(work, seat, { leaving: false });
  work.log.push(tell('anti-monopoly.log.tookOver', { who: who(seat) }, ['AM-4.11.2']));
};

const isSameDebt = (work: Work, debt: Debt | undefined): boolean => debt !== undefined && work.table.point.kind === 'raiseCash' && work.table.debts[0] === debt;

/** AM-4.11.3: the default move; an absent debtor's things are sold until the debt is settled. */
export const timeOut = (work: Work, seat: Seat): void => {
  work.log.push(tell('anti-monopoly.log.timeout', { who: who(seat) }, ['AM-4.11.3']));
  const [debt] = work.table.debts;
  do answer(work, seat, roomOf(work).timeout(work, seat));
  while (isSameDebt(work, debt));
};
