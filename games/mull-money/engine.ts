import { unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { runner, takeErrand } from '#kernel/skeleton.ts';
import { alert, vote } from './phases/vote.ts';
import { bid, bidLot, chooseLot, designateLot } from './phases/bids.ts';
import { play } from './phases/play.ts';
import { layOut } from './rules/production.ts';
import { nextLot } from './rules/lots.ts';
import { endMission, nextTurn } from './rules/mission.ts';
import { type Errand, type Work, type Phase } from './rules/work.ts';
import type { Point, State } from './types.ts';

/* The clockwork of MM-4.2: automatic states, and who answers at a decision point. */

const carryOut = (work: Work, errand: Errand): void => {
  switch (errand.do) {
    case 'layOut':
      return layOut(work);
    case 'nextLot':
      return nextLot(work);
    case 'nextTurn':
      return nextTurn(work, errand.from);
    case 'endMission':
      return endMission(work);
    default:
      return unreachable(errand);
  }
};

/** Does what needs nobody, until somebody must decide or the game is over. */
export const run = runner<Work, Errand>(takeErrand, carryOut);

export const isOver = ({ table }: State): boolean => table.point.kind === 'gameOver';

/** Keyed by the kind of point, so that each phase is only ever handed its own. */
const PHASES: Readonly<Record<Exclude<Point['kind'], 'gameOver'>, Phase<Point>>> = { alert, chooseLot, designateLot, bidLot, play, bid, vote };

export const phaseAt = ({ table }: State): Phase<Point> => {
  const { kind } = table.point;
  if (kind === 'gameOver') throw new Error('nobody decides when the game is over');
  return PHASES[kind];
};

/** The seats that are asked. */
export const askedSeats = ({ table }: State): readonly Seat[] => {
  const { point } = table;
  if (point.kind === 'gameOver') return [];
  return 'asked' in point ? point.asked : [point.seat];
};
