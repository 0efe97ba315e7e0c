import { rankOf } from '#games/triple-bataille/rules/cards.ts';
import type { Entry, View } from '#games/triple-bataille/types.ts';
import type { Seat } from '#kernel/game.ts';

/* TB-4.7: why somebody stands just behind somebody else; said only where the cards alone do not show it. */

export interface Behind {
  /** Who stands just ahead; with `shared` and `spent`, beside. */
  readonly ahead: Seat;
  /** How many more stand beside. */
  readonly others: number;
  readonly why: 'workshop' | 'support' | 'nextCard' | 'cancelled' | 'shared' | 'spent';
}

const ranksOf = ({ options }: View, { counting }: Entry): readonly number[] => counting.map((face) => rankOf(face, options.jokers)).toSorted((a, b) => b - a);

const supportOf = ({ b, f }: Entry): number => b + f;

const whyBehind = (view: View, ahead: Entry, entry: Entry): Behind['why'] | null => {
  if (ahead.f > 0 && entry.f === 0) return 'workshop';
  const [his = 0] = ranksOf(view, ahead);
  const [own = 0] = ranksOf(view, entry);
  if (his > own) return null;
  if (his < own) return 'cancelled';
  return supportOf(ahead) > supportOf(entry) ? 'support' : 'nextCard';
};

/** TB-4.7.2, point 2: together only because no card of theirs was left that counts, and not because they are equal. */
const isSpent = (view: View, together: readonly Entry[]): boolean =>
  new Set(together.map((entry) => [supportOf(entry), ...ranksOf(view, entry)].join(' '))).size > 1;

export const behindOf = (view: View, key: string): Behind | null => {
  const { order, entries } = view.table.battleReport;
  const find = (wanted: string | undefined): Entry | undefined => entries.find((each) => each.key === wanted);
  const place = order.findIndex((group) => group.includes(key));
  const group = order[place];
  const entry = find(key);
  if (group === undefined || entry === undefined) return null;
  const beside = find(group.find((other) => other !== key));
  if (beside !== undefined) {
    const together = group.flatMap((each) => find(each) ?? []);
    return { ahead: beside.operator, others: group.length - 2, why: isSpent(view, together) ? 'spent' : 'shared' };
  }
  const ahead = find(order[place - 1]?.at(-1));
  const why = ahead === undefined ? null : whyBehind(view, ahead, entry);
  return ahead === undefined || why === null ? null : { ahead: ahead.operator, others: 0, why };
};
