import { type Message, type Offer, type Seat, unreachable } from '#kernel';
import type { Phase } from './phase.ts';
import { alert } from './phases/alert.ts';
import { bid, bidLot } from './phases/bids.ts';
import { chooseLot, designateLot } from './phases/lots.ts';
import { play } from './phases/play.ts';
import { vote } from './phases/vote.ts';
import { layOut } from './rules/layout.ts';
import { nextLot } from './rules/lots.ts';
import { endMission } from './rules/mission.ts';
import { nextTurn } from './rules/turns.ts';
import type { Move, Point, State } from './types.ts';
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

/** A decision point as the inputs see it: the room that stands for the point, with the point already in hand. */
export interface Room {
  prompt(state: State, seat: Seat): Message;
  offers(state: State, seat: Seat): readonly Offer<Move>[];
  check(state: State, seat: Seat, move: Move): Message | null;
  apply(work: Work, seat: Seat, move: Move): void;
  timeout(state: State, seat: Seat): Move;
}

const enter = <P extends Point>(phase: Phase<P>, point: P): Room => ({
  prompt: (state, seat) => phase.prompt(state, point, seat),
  offers: (state, seat) => phase.offers(state, point, seat),
  check: (state, seat, move) => phase.check(state, point, seat, move),
  apply: (work, seat, move) => phase.apply(work, point, seat, move),
  timeout: (state, seat) => phase.timeout(state, point, seat),
});

/** The decision point at which the game stands. */
export const roomOf = ({ table }: Pick<State, 'table'>): Room => {
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
