import { unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { type Progress, runner } from '#kernel/skeleton.ts';
import type { Automatic, Phase } from './rules/phase.ts';
import { auction } from './phases/auction.ts';
import { bank, release } from './phases/bank.ts';
import { cardDecision } from './phases/card-decision.ts';
import { ceiling, quotation, quotes } from './phases/ceiling.ts';
import { dueOptions } from './phases/due-options.ts';
import { event, roll } from './phases/roll.ts';
import { otherTrade } from './phases/other-trade.ts';
import { payments } from './phases/payments.ts';
import { rollerTrade } from './phases/roller-trade.ts';
import { endTurn, endVisit } from './rules/turn.ts';
import type { State, Task } from './types.ts';
import type { Work } from './rules/work.ts';

/* The clockwork: who does which task, and running them until somebody must decide. */

/** Keyed by the kind of task, so that each is only ever handed its own. */
const TASKS: Readonly<Record<Task['do'], Automatic<Task> | Phase<Task>>> = {
  awaitRoll: roll,
  dueOptions,
  quotation,
  ceiling,
  rollerTrade,
  otherTrade,
  endVisit: { advance: (work): Progress => (endVisit(work), 'goesOn') },
  bank,
  event,
  quotes,
  cardDecision,
  payments,
  release,
  auction,
  endTurn: { advance: (work): Progress => (endTurn(work), 'goesOn') },
};

/** The task at the head of the agenda: while somebody must decide, the decision point at which the game stands. */
export const taskAt = (state: State): Task => {
  const task = state.agenda[state.agenda.length - 1];
  if (task === undefined) throw new Error('the agenda is empty');
  return task;
};

export const isOver = ({ table }: State): boolean => table.point.kind === 'gameOver';

export const run = runner<Work, Task>(
  (work) => (isOver(work) ? null : taskAt(work)),
  (work, task) => TASKS[task.do].advance(work, task),
);

export const phaseAt = (state: State): Phase<Task> => {
  const task = taskAt(state);
  const phase = TASKS[task.do];
  if (!('prompt' in phase)) throw new Error(`nobody decides in ${task.do}`);
  return phase;
};

/** The seats that are asked, in order (BO-4.0.1). */
export const askedSeats = (state: State): readonly Seat[] => {
  const { point, roller } = state.table;
  switch (point.kind) {
    case 'awaitRoll':
    case 'rollerTrade':
    case 'bankDecision':
      return [roller];
    case 'otherTrade':
      return [point.seat];
    case 'optionDecision':
    case 'releaseDecision':
      return [point.contract.holder];
    case 'default':
      return [point.debtor];
    case 'ceilingDecision':
    case 'cardDecision':
    case 'auctionBid':
      return point.asked;
    case 'gameOver':
      return [];
    default:
      return unreachable(point);
  }
};

export const isAsked = (state: State, seat: Seat): boolean => askedSeats(state).includes(seat);
