import { runner } from '#kernel/skeleton.ts';
import { activeSeats, hasBid } from './rules/facts.ts';
import { end, openBids } from './rules/sale.ts';
import type { Work } from './rules/work.ts';

/* The clockwork: what needs nobody, until somebody must decide or the game is over. */

const TASKS = { end: (work: Work) => end(work, 'alone'), openBids } as const;

/** EN-4.2: one player alone ends the game; EN-3.2: the last bid opens them all. */
const next = (work: Work): keyof typeof TASKS | null => {
  if (work.table.ending !== null) return null;
  const seats = activeSeats(work.table);
  if (seats.length < 2) return 'end';
  return seats.every((seat) => hasBid(work, seat)) ? 'openBids' : null;
};

export const run = runner(next, (work: Work, task) => TASKS[task](work));
