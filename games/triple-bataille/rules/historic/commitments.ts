import type { Seat } from '#kernel/game.ts';
import type { Work } from '../work.ts';

/** Who has something sealed: bankers' settings, bids, named measures. That it is there is public, what it says is not. */
export const noteCommitted = (work: Work): void => {
  const { settings, bids, measures } = work.sealed;
  const seats = new Set<Seat>([...Object.keys(settings).map(Number), ...Object.keys(bids).map(Number), ...measures.map(({ seat }) => seat)]);
  work.table.committed = [...seats].toSorted((a, b) => a - b);
};
