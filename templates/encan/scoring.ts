import { range } from '#kernel/collections.ts';
import type { Outcome } from '#kernel/game.ts';
import { wealth } from './rules/facts.ts';
import { say } from './speak.ts';
import type { State } from './types.ts';

/** EN-1.1: equals share the place. */
export const outcome = ({ table }: State): Outcome | null => {
  if (table.ending === null) return null;
  const scores = range(table.active.length).map((seat) => wealth(table, seat));
  const standings = scores.map((score, seat) => ({ seat, score, rank: 1 + scores.filter((other) => other > score).length }));
  return { reason: table.ending, text: say(`encan.end.${table.ending}`, {}, [table.ending === 'allSold' ? 'EN-4.1' : 'EN-4.2']), standings };
};
