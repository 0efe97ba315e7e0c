import type { Table } from '#games/anti-monopoly/types.ts';
import { inTurn } from '#web/shell/motion.ts';
import { SQUARES } from './geometry.ts';

const DICE = 420;
const PER_SQUARE = 90;
const LONGEST_WALK = 540;

const sameDice = ({ lastDice: before }: Table, { lastDice: after }: Table): boolean => after === null || JSON.stringify(before) === JSON.stringify(after);

/** What moved between two positions, and when each thing may start: the dice, then the pawn. */
export const planMotion = (before: Table, after: Table) => {
  const steps = after.players.map(({ pos }, seat) => (pos - (before.players[seat]?.pos ?? pos) + SQUARES) % SQUARES);
  const farthest = Math.max(0, ...steps);
  // The same faces may fall again: a pawn that walked tells that they were thrown.
  const thrown = !sameDice(before, after) || (farthest > 0 && after.lastDice?.purpose === 'move');
  return inTurn({ dice: thrown ? DICE : 0, pawn: Math.min(LONGEST_WALK, PER_SQUARE * farthest) });
};

export type MotionPlan = ReturnType<typeof planMotion>;
