import { at } from '#kernel/collections.ts';
import { blank, type Draft, offerForm, offerMove } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import type { Progress } from '#kernel/skeleton.ts';
import { unexpected } from '#kernel/work.ts';
import { answeredAmong, NO_ANSWERS, openAnswers, seal } from '../rules/contracts.ts';
import { type Maximum, playOut } from '../rules/orders.ts';
import { STEP } from '../data.ts';
import { cashOf, isActive, isCashHidden } from '../rules/facts.ts';
import { closeTask, handOver, pay, type Phase, refuseStep, replaceTask, waitAt, type Work } from '../rules/work.ts';
import { counted, money, refuse, say, tell, who } from '../speak.ts';
import { type Bid, type Move, SECURITIES, type State, type TaskOf } from '../types.ts';

/* The auction of a debtor's lot (BO-4.8.4, BO-4.8.5): sealed maxima, or bid by bid. */

/** The smallest legal bid. */
const leastBid = ({ lot, best }: TaskOf<'auction'>): number => (best === null ? lot.opening : best.amount + STEP);

/** BO-4.8.5: the winner pays the debtor; an unsold security is not put up again in this default (BO-4.8.4). */
const hammer = (work: Work, { debtor, lot }: TaskOf<'auction'>, best: Bid | null): void => {
  closeTask(work);
  const securities = SECURITIES.filter((security) => lot.titles[security] !== undefined);
  const titles = counted(work.data, lot.titles);
  if (best === null) {
    const task = work.agenda[work.agenda.length - 1];
    if (task?.do === 'payments') replaceTask(work, { ...task, unsold: [...task.unsold, ...securities] });
    work.log?.push(tell('log.unsold', { who: who(debtor), titles }, ['BO-4.8.5']));
    return;
  }
  pay(work, { from: best.seat, to: debtor, amount: best.amount });
  for (const security of securities) handOver(work, { from: debtor, to: best.seat, security, n: lot.titles[security] ?? 0 });
  work.log?.push(tell('log.auctionWon', { who: who(best.seat), debtor: who(debtor), titles, amount: money(best.amount) }, ['BO-4.8.5']));
};

const canReach = (state: State, seat: Seat, amount: number): boolean => isCashHidden(state) || cashOf(state, seat) >= amount;

/** BO-6.7: the log shows the bids, never the maxima. */
const revealBids = (work: Work, task: TaskOf<'auction'>, maxima: readonly Maximum[]): void => {
  const { best, stretches } = playOut(maxima, task.lot.opening);
  for (const { bidders, from, to, out } of stretches) {
    if (bidders.length > 0) {
      work.log?.push(tell('log.bids', { bidders: { list: bidders.map(who) }, from: money(from), to: money(to) }, ['BO-6.7', 'BO-4.8.5']));
    }
    if (out !== null) work.log?.push(tell('log.bidPassed', { who: who(out) }, ['BO-4.8.5']));
  }
  hammer(work, task, best);
};

const advanceSealed = (work: Work, task: TaskOf<'auction'>): Progress => {
  const { debtor, due, lot } = task;
  const asked = task.bidders.filter((seat) => isActive(work, seat) && canReach(work, seat, lot.opening));
  const answered = answeredAmong(work, asked);
  if (answered.length < asked.length) return waitAt(work, { kind: 'auctionBid', debtor, due, lot, asked, answered, best: null });
  const answers = openAnswers(work);
  const maxima = asked.map((seat): Maximum => {
    const answer = answers[seat];
    return { seat, amount: answer?.type === 'bid' ? answer.amount : 0 };
  });
  revealBids(work, task, maxima);
  return 'goesOn';
};

/** BO-4.11.5: bids of those who left are void; without the highest bidder the lot starts again. */
const stillIn = (work: Work, task: TaskOf<'auction'>): TaskOf<'auction'> => {
  const gone = task.best !== null && !isActive(work, task.best.seat);
  const queue = (gone ? task.bidders : task.queue).filter((seat) => isActive(work, seat));
  return { ...task, queue, best: gone ? null : task.best };
};

const advanceRising = (work: Work, before: TaskOf<'auction'>): Progress => {
  const task = stillIn(work, before);
  const { debtor, due, lot, best } = task;
  let { queue } = task;
  for (;;) {
    const seat = queue[0];
    if (seat === undefined || seat === best?.seat) {
      hammer(work, task, best);
      return 'goesOn';
    }
    if (canReach(work, seat, leastBid(task))) {
      replaceTask(work, { ...task, queue });
      return waitAt(work, { kind: 'auctionBid', debtor, due, lot, asked: [seat], answered: [], best });
    }
    queue = queue.slice(1);
    work.log?.push(tell('log.bidPassed', { who: who(seat) }, ['BO-4.8.5', 'BO-4.0.2']));
  }
};

const checkBid = (state: State, task: TaskOf<'auction'>, seat: Seat, amount: number): Message | null => {
  const least = leastBid(task);
  if (amount % STEP !== 0) return refuse('no.wholeNotes', ['BO-4.8.5']);
  if (amount < least) return refuse('no.bidTooLow', ['BO-4.8.5', 'BO-6.7'], { least: money(least) });
  const cash = cashOf(state, seat);
  return amount <= cash ? null : refuse('no.cannotPay', ['BO-4.8.5'], { amount: money(amount), cash: money(cash) });
};

const offers = (state: State, task: TaskOf<'auction'>, seat: Seat): readonly Draft<Move>[] => {
  const passing: Draft<Move> = offerMove({ type: 'passBid' }, () => say('do.passBid', {}, ['BO-4.8.5']));
  const min = leastBid(task);
  const max = cashOf(state, seat);
  if (max < min) return [passing];
  const key = state.options.auctionBids === 'maximum' ? 'do.bidMaximum' : 'do.bid';
  return [
    offerForm('bid', () => say(key, { least: money(min) }, ['BO-4.8.5', 'BO-6.7']), [blank.int('amount', min, max, { step: STEP })], { costs: { amount: 1 } }),
    passing,
  ];
};

export const auction: Phase<TaskOf<'auction'>> = {
  advance: (work, task) => {
    // BO-4.11.5: the auction ends with the debtor.
    if (!isActive(work, task.debtor)) {
      closeTask(work);
      work.sealed = NO_ANSWERS;
      return 'goesOn';
    }
    return work.options.auctionBids === 'maximum' ? advanceSealed(work, task) : advanceRising(work, task);
  },
  prompt: (state, task, seat) => {
    const least = leastBid(task);
    const args = { debtor: who(task.debtor), titles: counted(state.data, task.lot.titles), value: money(task.lot.value), least: money(least) };
    return say(cashOf(state, seat) < least ? 'ask.bidTooDear' : 'ask.bid', args, ['BO-4.8.5', 'BO-6.7']);
  },
  offers,
  check: (state, task, seat, move) => {
    if (move.type === 'bid') return checkBid(state, task, seat, move.amount);
    if (move.type === 'passBid') return null;
    return refuseStep();
  },
  apply: (work, task, seat, move) => {
    if (move.type !== 'bid' && move.type !== 'passBid') return unexpected(move);
    if (work.options.auctionBids === 'maximum') return seal(work, seat, move);
    const rest = task.queue.slice(1);
    if (move.type === 'passBid') {
      work.log?.push(tell('log.bidPassed', { who: who(seat) }, ['BO-4.8.5']));
      return replaceTask(work, { ...task, queue: rest });
    }
    work.log?.push(tell('log.bid', { who: who(seat), amount: money(move.amount) }, ['BO-4.8.5']));
    replaceTask(work, { ...task, queue: [...rest, at(task.queue, 0)], best: { seat, amount: move.amount } });
  },
  timeout: () => ({ type: 'passBid' }),
};
