import type { Player, Table } from '#games/mull-money/types.ts';
import { SERVICES } from '#games/mull-money/types.ts';
import { inTurn } from '#web/shell/motion.ts';

/* The order: silo, drums, markers, factories. */

const SILO = 320;
const MARKER = 320;
const DRUM = { start: 90, perField: 40, longest: 420 } as const;
const PER_CELL = 180;

const farthest = (before: Table, after: Table, distance: (from: Player, to: Player) => number): number =>
  Math.max(0, ...after.players.map((to, seat) => distance(before.players[seat] ?? to, to)));

/** What moved between two positions, and when each thing may start. */
export const planMotion = (before: Table, after: Table) => {
  const fields = Math.max(
    Math.abs(after.commonWaste - before.commonWaste),
    farthest(before, after, (from, to) => Math.abs(to.dump - from.dump)),
  );
  const cells = farthest(before, after, (from, to) => Math.abs(to.growth - from.growth) + Math.abs(to.employees - from.employees));
  const steps = farthest(before, after, (from, to) => Math.max(...SERVICES.map((service) => Math.abs(to[service] - from[service]))));
  const pieces = farthest(before, after, (from, to) => Math.abs(to.silo - from.silo));
  return inTurn({
    silo: pieces === 0 ? 0 : SILO,
    waste: fields === 0 ? 0 : Math.min(DRUM.longest, DRUM.start + DRUM.perField * fields),
    markers: steps === 0 ? 0 : MARKER,
    factories: Math.min(2 * PER_CELL, PER_CELL * cells),
  });
};

export type MotionPlan = ReturnType<typeof planMotion>;
