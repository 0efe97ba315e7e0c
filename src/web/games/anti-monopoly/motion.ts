import type { Table } from '#games/anti-monopoly/types.ts';
import { SQUARES } from './geometry.ts';

/* One thing moves at a time: dice, then the pawn; all of it within 1.2 s. */

export interface Moment {
  /** Milliseconds. */
  readonly delay: number;
  readonly duration: number;
}

export interface MotionPlan {
  readonly dice: Moment | null;
  readonly pawn: Moment | null;
}

export const STILL: MotionPlan = { dice: null, pawn: null };

const DICE = 420;
const PER_SQUARE = 90;
const LONGEST_WALK = 540;

const sameDice = ({ lastDice: before }: Table, { lastDice: after }: Table): boolean => after === null || JSON.stringify(before) === JSON.stringify(after);

/** What moved between two positions, and when each thing may start. */
export const planMotion = (before: Table, after: Table): MotionPlan => {
  const steps = after.players.map(({ pos }, seat) => (pos - (before.players[seat]?.pos ?? pos) + SQUARES) % SQUARES);
  const farthest = Math.max(0, ...steps);
  // The same faces may fall again: a pawn that walked tells that they were thrown.
  const thrown = !sameDice(before, after) || (farthest > 0 && after.lastDice?.purpose === 'move');
  const dice = thrown ? { delay: 0, duration: DICE } : null;
  const pawn = farthest === 0 ? null : { delay: dice?.duration ?? 0, duration: Math.min(LONGEST_WALK, PER_SQUARE * farthest) };
  return { dice, pawn };
};
