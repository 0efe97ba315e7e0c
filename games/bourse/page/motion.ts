import type { SecurityId, Table } from '#games/bourse/types.ts';
import { SECURITIES } from '#games/bourse/types.ts';
import { inTurn } from '#web/shell/motion.ts';

/* The order: die, pawn, needle, pegs. */

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
export const planMotion = (before: Table, after: Table) => {
  const rolled = !sameRoll(before, after);
  const walked = after.players.some(({ square }, seat) => before.players[seat]?.square !== square);
  const steps = rolled ? (after.lastRoll?.die ?? 1) : 6;
  const peg = farthestPeg(before, after);
  return inTurn({
    die: rolled ? DIE : 0,
    pawn: walked ? Math.min(LONGEST_WALK, PER_SQUARE * steps) : 0,
    needle: before.phase === after.phase ? 0 : NEEDLE,
    pegs: peg === 0 ? 0 : Math.min(PEG.longest, PEG.start + PEG.perStep * peg),
  });
};

export type MotionPlan = ReturnType<typeof planMotion>;
