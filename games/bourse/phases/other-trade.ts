import { at, unreachable } from '#kernel/collections.ts';
import { type Draft, offerMove } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import { asked, unexpected } from '#kernel/work.ts';
import { isActive } from '../rules/facts.ts';
import { mayBuy, mostToBuy, mostToSell, purchasePrice, salePrice, visitOf } from '../rules/market.ts';
import { buy, checkOrder, pass, sell } from '../rules/orders.ts';
import { closeTask, instruct, instructionsOf, type Phase, refuseStep, replaceTask, waitAt, type Work } from '../rules/work.ts';
import { refuse, say } from '../speak.ts';
import type { Move, PreparedOrder, State, TaskOf } from '../types.ts';
import { orderOffers, tradePrompt } from './roller-trade.ts';

/** BO-6.4: an order is carried out whole or not at all. */
const fits = (state: State, seat: Seat, order: PreparedOrder): boolean => {
  switch (order.kind) {
    case 'pass':
      return true;
    case 'buy':
      return order.n <= mostToBuy(state, seat) && purchasePrice(state) <= order.max;
    case 'sell':
      return order.n <= mostToSell(state, seat) && salePrice(state) >= order.min;
    default:
      return unreachable(order);
  }
};

const carryOut = (work: Work, seat: Seat, order: PreparedOrder): void => {
  switch (order.kind) {
    case 'pass':
      return pass(work, seat);
    case 'buy':
      return buy(work, seat, order.n);
    case 'sell':
      return sell(work, seat, order.n);
    default:
      return unreachable(order);
  }
};

/** BO-6.5: has the seat asked to be left alone here? With hidden cash the test ignores cash. */
const standsAside = (state: State, seat: Seat): boolean => {
  if (!state.options.standingOrders) return false;
  const { passUntilMyTurn, buyAt, sellAt } = instructionsOf(state, seat);
  if (passUntilMyTurn) return true;
  const { security } = visitOf(state);
  if (mayBuy(state, seat) && purchasePrice(state) <= buyAt[security]) return false;
  return mostToSell(state, seat) === 0 || salePrice(state) < sellAt[security];
};

type Turn = 'asked' | 'dropped' | 'over';

/** Carries out what was prepared, or drops it and tells its author (BO-6.4). */
const usePrepared = (work: Work, seat: Seat, prepared: PreparedOrder): Turn => {
  instruct(work, seat, { ...instructionsOf(work, seat), prepared: null });
  if (fits(work, seat, prepared)) {
    carryOut(work, seat, prepared);
    return 'over';
  }
  work.log?.push({ to: [seat], text: say('log.orderDropped', {}, ['BO-6.4']) });
  return 'dropped';
};

/** What becomes of one seat's turn to trade: its prepared order, then its standing instructions, then a question. */
const takeTurn = (work: Work, seat: Seat, dropped: boolean): Turn => {
  if (!isActive(work, seat) || (!mayBuy(work, seat) && mostToSell(work, seat) === 0)) return 'over';
  if (dropped) return 'dropped';
  // Even a question tells something: that the seat has left no instruction to the contrary (BO-7.5).
  const { visitOrders, standingOrders } = work.options;
  if (visitOrders === 'prepared' || standingOrders) work.reveals = true;
  const { prepared } = instructionsOf(work, seat);
  if (prepared !== null && visitOrders === 'prepared') return usePrepared(work, seat, prepared);
  if (!standsAside(work, seat)) return 'asked';
  pass(work, seat);
  return 'over';
};

const next = (work: Work, { seats }: TaskOf<'otherTrade'>): void => replaceTask(work, { do: 'otherTrade', seats: seats.slice(1), dropped: false });

const offers = asked((state: State, seat: Seat): readonly Draft<Move>[] => [
  ...orderOffers(state, seat),
  offerMove({ type: 'pass' }, () => say('do.pass', {}, ['BO-4.3.4'])),
]);

export const otherTrade: Phase<TaskOf<'otherTrade'>> = {
  advance: (work, task) => {
    const { seats } = task;
    for (let index = 0; index < seats.length; index++) {
      const seat = at(seats, index);
      const turn = takeTurn(work, seat, index === 0 && task.dropped);
      if (turn === 'over') continue;
      const dropped = turn === 'dropped';
      if (index > 0 || dropped !== task.dropped) replaceTask(work, { do: 'otherTrade', seats: index === 0 ? seats : seats.slice(index), dropped });
      return waitAt(work, { kind: 'otherTrade', seat });
    }
    closeTask(work);
    return 'goesOn';
  },
  prompt: (state, _task, seat) => tradePrompt(state, offers(state, seat)),
  offers: (state, _task, seat) => offers(state, seat),
  check: (state, _task, seat, move) => {
    if (move.type === 'buy' || move.type === 'sell') return checkOrder(state, seat, move);
    if (move.type === 'take') return refuse('no.notFreeOfCharge', ['BO-4.3.8']);
    if (move.type === 'pass') return null;
    return refuseStep();
  },
  apply: (work, task, seat, move) => {
    if (move.type === 'buy') {
      buy(work, seat, move.n);
      return next(work, task);
    }
    if (move.type === 'sell') {
      sell(work, seat, move.n);
      return next(work, task);
    }
    if (move.type === 'pass') {
      pass(work, seat);
      return next(work, task);
    }
    return unexpected(move);
  },
  timeout: () => ({ type: 'pass' }),
};
