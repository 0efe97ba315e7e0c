import type { Outcome, Seat, Standing } from '#kernel/game.ts';
import type { Clause } from '#kernel/messages.ts';
import type { Arg } from '#kernel/words.ts';
import { worldOf } from './data/world.ts';
import { centresOf } from './rules/facts.ts';
import { listOf, power, say } from './speak.ts';
import type { EndReason, State, Tag } from './types.ts';

/* EC-5.5: the final ranking. */

/** Winners, then the living by centres, then the eliminated in reverse order of elimination. */
const keyOf = ({ table, options }: State, tag: Tag): readonly number[] => {
  const fall = table.eliminated.find(({ power: fallen }) => fallen === tag);
  if (fall !== undefined) return [0, fall.turn];
  const wins = table.ending?.winners.includes(tag) === true;
  return wins ? [2, 0] : [1, centresOf(worldOf(options), table, tag).length];
};

const isAhead = (a: readonly number[], b: readonly number[]): boolean => (a[0] ?? 0) > (b[0] ?? 0) || (a[0] === b[0] && (a[1] ?? 0) > (b[1] ?? 0));

const CLAUSES: Readonly<Record<EndReason, readonly Clause<'EC'>[]>> = {
  victory: ['EC-5.1'],
  lastSurvivor: ['EC-5.2'],
  nobody: ['EC-5.2'],
  draw: ['EC-5.3'],
  lastYear: ['EC-5.4'],
  abandoned: ['EC-4.17.2'],
};

export const outcome = (state: State): Outcome | null => {
  const { ending, powers } = state.table;
  if (ending === null) return null;
  const nobodyWins = ending.winners.length === 0;
  const keys = powers.map((tag) => keyOf(state, tag));
  const standings = powers.map((tag, seat: Seat): Standing => {
    const own = keys[seat] ?? [];
    const rank = nobodyWins ? powers.length : 1 + keys.filter((key) => isAhead(key, own)).length;
    return { seat, rank, score: centresOf(worldOf(state.options), state.table, tag).length };
  });
  const winners: Arg = listOf(ending.winners.map((tag) => power(tag)));
  return { reason: ending.reason, text: say(`end.${ending.reason}`, { winners }, CLAUSES[ending.reason]), standings };
};
