import type { Seat } from '#kernel/game.ts';
import { runner, takeErrand } from '#kernel/skeleton.ts';
import { bidding, ceilings } from './phases/auction.ts';
import { buyDecision } from './phases/buy-decision.ts';
import { preThrow } from './phases/pre-throw.ts';
import { raiseCash, roleChoice, taxChoice } from './phases/tax-choice.ts';
import { tradeResponse, withdraw } from './phases/trade-response.ts';
import { settle } from './rules/debts.ts';
import { player } from './rules/facts.ts';
import type { Errand, Phase, Work } from './rules/work.ts';
import { afterThrow, chooseRoles, enterPreThrow, nextTurn, startTurn } from './rules/roles.ts';
import { land } from './rules/squares.ts';
import type { Move, Point, State } from './types.ts';

/* The clockwork of AM-4: what needs nobody, and who answers at a decision point. */

type Stand = Pick<State, 'table'>;

/** Keyed by the kind of point, so that each phase is only ever handed its own. */
const PHASES: Readonly<Record<Exclude<Point['kind'], 'gameOver'>, Phase<Point>>> = {
  roleChoice,
  preThrow,
  buyDecision,
  ceilings,
  bidding,
  taxChoice,
  raiseCash,
  tradeResponse,
};

export const isOver = ({ table }: Stand): boolean => table.point.kind === 'gameOver';

export const phaseAt = ({ table }: Stand): Phase<Point> => {
  const { kind } = table.point;
  if (kind === 'gameOver') throw new Error('nobody decides when the game is over');
  return PHASES[kind];
};

const NOBODY: readonly Seat[] = [];

/** The seats that are asked; in an auction by ceilings also those who have answered and may revise. */
export const askedSeats = ({ table }: Stand): readonly Seat[] => {
  const { point } = table;
  if (point.kind === 'gameOver') return NOBODY;
  return point.kind === 'ceilings' ? point.asked : [point.seat];
};

/** AM-4.8.6: has given a sealed answer, which may be replaced. */
export const hasAnswered = ({ table }: Stand, seat: Seat): boolean => table.point.kind === 'ceilings' && table.point.answered.includes(seat);

/* ---------- what needs nobody ---------- */

/** AM-4.11.2: what the engine answers for somebody who has left for good. */
const answerOf = (work: Work, seat: Seat): Move => {
  const { point } = work.table;
  if (point.kind === 'preThrow' || point.kind === 'raiseCash') return { type: 'resign' };
  return point.kind === 'buyDecision' ? { type: 'decline' } : phaseAt(work).timeout(work, point, seat);
};

/** AM-4.11.2: an offer of an absent seat is withdrawn, and whatever it is asked is answered for it. */
const absence = (work: Work): (() => void) | null => {
  const { point } = work.table;
  if (point.kind === 'tradeResponse' && player(work, point.proposer).leaving) return () => withdraw(work, point);
  const seat = askedSeats(work).find((asked) => player(work, asked).leaving && !hasAnswered(work, asked));
  return seat === undefined ? null : () => phaseAt(work).apply(work, point, seat, answerOf(work, seat));
};

const ERRANDS: Readonly<Record<Errand, (work: Work) => void>> = {
  chooseRole: chooseRoles,
  startTurn,
  preThrow: enterPreThrow,
  land,
  settle,
  afterThrow,
  nextTurn,
};

/** Whoever is absent is served when nothing else is to be done. */
export const run = runner<Work, Errand | (() => void)>(
  (work) => takeErrand(work) ?? (work.options.onLeave === 'resign' ? absence(work) : null),
  (work, task) => (typeof task === 'string' ? ERRANDS[task](work) : task()),
);
