import type { SecurityId, Table } from '#games/bourse/types.ts';
import { SECURITIES } from '#games/bourse/types.ts';

/* One thing moves at a time: die, pawn, needle, pegs; all of it within 1.2 s. */

export interface Moment {
  /** Milliseconds. */
  readonly delay: number;
  readonly duration: number;
}

export interface MotionPlan {
  readonly die: Moment | null;
  readonly pawn: Moment | null;
  readonly needle: Moment | null;
  readonly pegs: Moment | null;
}

export const STILL: MotionPlan = { die: null, pawn: null, needle: null, pegs: null };

const LONGEST = 1200;
const DIE = 420;
const NEEDLE = 500;
const PER_SQUARE = 90;
const LONGEST_WALK = 540;
const PEG = { start: 90, perStep: 20, longest: 360 } as const;

const sameRoll = (before: Table, after: Table): boolean =>
  after.lastRoll === null ||
  (before.turn === after.turn &&
    before.lastRoll?.seat === after.lastRoll.seat &&
    before.lastRoll.from === after.lastRoll.from &&
    before.lastRoll.die === after.lastRoll.die);

const farthestPeg = (before: Table, after: Table): number =>
  Math.max(...SECURITIES.map((security: SecurityId) => Math.abs(after.quotes[security] - before.quotes[security]) / 1000));

/** What moved between two positions, and when each thing may start. */
export const planMotion = (before: Table, after: Table): MotionPlan => {
  const rolled = !sameRoll(before, after);
  const walked = after.players.some(({ square }, seat) => before.players[seat]?.square !== square);
  const steps = rolled ? (after.lastRoll?.die ?? 1) : 6;
  const peg = farthestPeg(before, after);
  const wanted = {
    die: rolled ? DIE : 0,
    pawn: walked ? Math.min(LONGEST_WALK, PER_SQUARE * steps) : 0,
    needle: before.phase === after.phase ? 0 : NEEDLE,
    pegs: peg === 0 ? 0 : Math.min(PEG.longest, PEG.start + PEG.perStep * peg),
  };
  const total = wanted.die + wanted.pawn + wanted.needle + wanted.pegs;
  const pace = total > LONGEST ? LONGEST / total : 1;
  let elapsed = 0;
  const next = (duration: number): Moment | null => {
    if (duration === 0) return null;
    const moment = { delay: Math.round(elapsed * pace), duration: Math.round(duration * pace) };
    elapsed += duration;
    return moment;
  };
  return { die: next(wanted.die), pawn: next(wanted.pawn), needle: next(wanted.needle), pegs: next(wanted.pegs) };
};
