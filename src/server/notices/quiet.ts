import { laterBy, momentOf, wallAt } from '#protocol';
import type { Quiet } from './notice-store.ts';

export interface Hours {
  readonly quiet: Quiet | null;
  readonly zone: string;
}

/** When quiet hours that run now end; null: they do not run now. */
const quietEnds = ({ quiet, zone }: Hours, now: number): number | null => {
  if (quiet === null || quiet.from === quiet.to) return null;
  const wall = wallAt(zone, now);
  const overnight = quiet.from > quiet.to;
  const isQuiet = overnight ? wall.minute >= quiet.from || wall.minute < quiet.to : wall.minute >= quiet.from && wall.minute < quiet.to;
  if (!isQuiet) return null;
  const ends = { ...wall, minute: quiet.to };
  return momentOf(zone, wall.minute < quiet.to ? ends : laterBy(1, ends));
};

/** When a message may be sent: now, or when the quiet hours end. A deadline that falls within them does not wait for the morning. */
export const mayTellAt = (hours: Hours, now: number, deadline: number | null): number => {
  const ends = quietEnds(hours, now);
  return ends === null || (deadline !== null && deadline <= ends) ? now : ends;
};
