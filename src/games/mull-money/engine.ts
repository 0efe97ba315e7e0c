import { enter, type Room, type Seat, unreachable } from '#kernel';
import { alert } from './phases/alert.ts';
import { bid, bidLot } from './phases/bids.ts';
import { chooseLot, designateLot } from './phases/lots.ts';
import { play } from './phases/play.ts';
import { vote } from './phases/vote.ts';
import { layOut } from './rules/layout.ts';
import { nextLot } from './rules/lots.ts';
import { endMission } from './rules/mission.ts';
import { nextTurn } from './rules/turns.ts';
import type { Move, State } from './types.ts';
import type { Work } from './work.ts';

/* The clockwork of MM-4.2: automatic states, and who answers at a decision point. */

/** Does what needs nobody, until somebody must decide or the game is over. */
export const run = (work: Work): void => {
  while (work.errand !== null) {
    const { errand } = work;
    work.errand = null;
    switch (errand.do) {
      case 'layOut':
        layOut(work);
        break;
      case 'nextLot':
        nextLot(work);
        break;
      case 'nextTurn':
        nextTurn(work, errand.from);
        break;
      case 'endMission':
        endMission(work);
        break;
      default:
        unreachable(errand);
    }
  }
};

const NOBODY: readonly Seat[] = [];

/** The seats that are asked. */
export const askedSeats = ({ table }: Pick<State, 'table'>): readonly Seat[] => {
  const { point } = table;
  switch (point.kind) {
    case 'alert':
    case 'vote':
      return point.asked;
    case 'chooseLot':
    case 'designateLot':
    case 'bidLot':
    case 'play':
    case 'bid':
      return [point.seat];
    case 'gameOver':
      return NOBODY;
    default:
      return unreachable(point);
  }
};

export const isAsked = (state: Pick<State, 'table'>, seat: Seat): boolean => askedSeats(state).includes(seat);

/** The decision point at which the game stands. */
export const roomOf = ({ table }: Pick<State, 'table'>): Room<State, Work, Move> => {
  const { point } = table;
  switch (point.kind) {
    case 'alert':
      return enter(alert, point);
    case 'chooseLot':
      return enter(chooseLot, point);
    case 'designateLot':
      return enter(designateLot, point);
    case 'bidLot':
      return enter(bidLot, point);
    case 'play':
      return enter(play, point);
    case 'bid':
      return enter(bid, point);
    case 'vote':
      return enter(vote, point);
    case 'gameOver':
      throw new Error('nobody decides when the game is over');
    default:
      return unreachable(point);
  }
};
