import { useRef } from 'preact/hooks';
import type { Table } from '#games/anti-monopoly/types.ts';
import { type MotionPlan, planMotion, STILL } from './motion.ts';

const prefersStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The motion from the position drawn last to this one; none for the first, for the past, and for who asked for none. */
export const useMotion = (table: Table, past: boolean): MotionPlan => {
  const drawn = useRef({ table, plan: STILL, past });
  if (drawn.current.table !== table || drawn.current.past !== past) {
    const still = past || drawn.current.past || prefersStillness();
    drawn.current = { table, plan: still ? STILL : planMotion(drawn.current.table, table), past };
  }
  return drawn.current.plan;
};
