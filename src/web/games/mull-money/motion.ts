import type { Player, Table } from '#games/mull-money/types.ts';
import { SERVICES } from '#games/mull-money/types.ts';

/* One thing moves at a time: silo, drums, markers, factories; all of it within 1.2 s. */

export interface Moment {
  /** Milliseconds. */
  readonly delay: number;
  readonly duration: number;
}

export interface MotionPlan {
  /** Raw materials arrive or are used up. */
  readonly silo: Moment | null;
  readonly waste: Moment | null;
  readonly markers: Moment | null;
  /** The factories on the balance board. */
  readonly factories: Moment | null;
}

export const STILL: MotionPlan = { silo: null, waste: null, markers: null, factories: null };

const LONGEST = 1200;
const SILO = 320;
const MARKER = 320;
const DRUM = { start: 90, perField: 40, longest: 420 } as const;
const PER_CELL = 180;

const farthest = (before: Table, after: Table, distance: (from: Player, to: Player) => number): number =>
  Math.max(0, ...after.players.map((to, seat) => distance(before.players[seat] ?? to, to)));

/** What moved between two positions, and when each thing may start. */
export const planMotion = (before: Table, after: Table): MotionPlan => {
  const fields = Math.max(
    Math.abs(after.commonWaste - before.commonWaste),
    farthest(before, after, (from, to) => Math.abs(to.dump - from.dump)),
  );
  const cells = farthest(before, after, (from, to) => Math.abs(to.growth - from.growth) + Math.abs(to.employees - from.employees));
  const steps = farthest(before, after, (from, to) => Math.max(...SERVICES.map((service) => Math.abs(to[service] - from[service]))));
  const pieces = farthest(before, after, (from, to) => Math.abs(to.silo - from.silo));
  const wanted = {
    silo: pieces === 0 ? 0 : SILO,
    waste: fields === 0 ? 0 : Math.min(DRUM.longest, DRUM.start + DRUM.perField * fields),
    markers: steps === 0 ? 0 : MARKER,
    factories: Math.min(2 * PER_CELL, PER_CELL * cells),
  };
  const total = wanted.silo + wanted.waste + wanted.markers + wanted.factories;
  const pace = total > LONGEST ? LONGEST / total : 1;
  let elapsed = 0;
  const next = (duration: number): Moment | null => {
    if (duration === 0) return null;
    const moment = { delay: Math.round(elapsed * pace), duration: Math.round(duration * pace) };
    elapsed += duration;
    return moment;
  };
  return { silo: next(wanted.silo), waste: next(wanted.waste), markers: next(wanted.markers), factories: next(wanted.factories) };
};

/** For the style of something that moves by a transition. */
export const timed = (moment: Moment | null): { readonly transitionDuration: string; readonly transitionDelay: string } => ({
  transitionDuration: `${moment?.duration ?? 0}ms`,
  transitionDelay: `${moment?.delay ?? 0}ms`,
});
