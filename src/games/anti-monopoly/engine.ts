import { enter, type Room, type Seat, unreachable } from '#kernel';
import { player } from './facts.ts';
import { bidding, ceilings } from './phases/auction.ts';
import { buyDecision } from './phases/buy-decision.ts';
import { preThrow } from './phases/pre-throw.ts';
import { raiseCash } from './phases/raise-cash.ts';
import { roleChoice } from './phases/role-choice.ts';
import { taxChoice } from './phases/tax-choice.ts';
import { tradeResponse } from './phases/trade-response.ts';
import { settle } from './rules/debts.ts';
import { chooseRoles } from './rules/roles.ts';
import { land } from './rules/squares.ts';
import { afterThrow, enterPreThrow, nextTurn, startTurn } from './rules/turns.ts';
import type { Move, State } from './types.ts';
import type { Errand, Work } from './work.ts';

/* The clockwork of AM-4: what needs nobody, and who answers at a decision point. */

const carryOut = (work: Work, errand: Errand): void => {
  switch (errand) {
    case 'chooseRole':
      return chooseRoles(work);
    case 'startTurn':
      return startTurn(work);
    case 'preThrow':
      return enterPreThrow(work);
    case 'land':
      return land(work);
    case 'settle':
      return settle(work);
    case 'afterThrow':
      return afterThrow(work);
    case 'nextTurn':
      return nextTurn(work);
    default:
      return unreachable(errand);
  }
};

/** Does what needs nobody, until somebody must decide or the game is over. */
export const run = (work: Work): void => {
  while (work.errand !== null) {
    const { errand } = work;
    work.errand = null;
    carryOut(work, errand);
  }
};

const NOBODY: readonly Seat[] = [];

/** The seats that are asked; in an auction by ceilings also those who have answered and may revise. */
export const askedSeats = ({ table }: Pick<State, 'table'>): readonly Seat[] => {
  const { point } = table;
  switch (point.kind) {
    case 'ceilings':
      return point.asked;
    case 'roleChoice':
    case 'preThrow':
    case 'buyDecision':
    case 'bidding':
    case 'taxChoice':
    case 'raiseCash':
    case 'tradeResponse':
      return [point.seat];
    case 'gameOver':
      return NOBODY;
    default:
      return unreachable(point);
  }
};

export const isAsked = (state: Pick<State, 'table'>, seat: Seat): boolean => {
  const { point } = state.table;
  if (point.kind === 'ceilings') return point.asked.includes(seat);
  return point.kind !== 'gameOver' && point.seat === seat;
};

/** AM-4.8.6: has given a sealed answer, which may be replaced. */
export const hasAnswered = ({ table }: Pick<State, 'table'>, seat: Seat): boolean => table.point.kind === 'ceilings' && table.point.answered.includes(seat);

export const isAwaited = (state: Pick<State, 'table'>, seat: Seat): boolean => isAsked(state, seat) && !hasAnswered(state, seat);

/** AM-4.10.4: beside the seat addressed, the proposer may act. */
export const mayWithdraw = ({ table }: Pick<State, 'table'>, seat: Seat): boolean => table.point.kind === 'tradeResponse' && table.point.proposer === seat;

/** The decision point at which the game stands. */
export const roomOf = ({ table }: Pick<State, 'table'>): Room<State, Work, Move> => {
  const { point } = table;
  switch (point.kind) {
    case 'roleChoice':
      return enter(roleChoice, point);
    case 'preThrow':
      return enter(preThrow, point);
    case 'buyDecision':
      return enter(buyDecision, point);
    case 'ceilings':
      return enter(ceilings, point);
    case 'bidding':
      return enter(bidding, point);
    case 'taxChoice':
      return enter(taxChoice, point);
    case 'raiseCash':
      return enter(raiseCash, point);
    case 'tradeResponse':
      return enter(tradeResponse, point);
    case 'gameOver':
      throw new Error('nobody decides when the game is over');
    default:
      return unreachable(point);
  }
};

/** Carries out an answer, and all that follows from it. */
export const answer = (work: Work, seat: Seat, move: Move): void => {
  roomOf(work).apply(work, seat, move);
  run(work);
};

/** The first seat awaited that has left for good, or null (AM-4.11.2). */
export const absentee = (work: Work): Seat | null => askedSeats(work).find((seat) => player(work, seat).leaving && !hasAnswered(work, seat)) ?? null;
