import type { Player, View } from '#games/triple-bataille/types.ts';
import { type Actor, at, type Seat, type Viewer } from '#kernel';

/** The server sends this game's own view; the page only makes sure that it is not another game's. */
const isView = (value: unknown): value is View => typeof value === 'object' && value !== null && 'table' in value && 'bankRoom' in value && 'sealed' in value;

export const asView = (value: unknown): View => {
  if (!isView(value)) throw new TypeError('not a view of Triple Bataille');
  return value;
};

/** The seat behind these eyes, if any. */
export const seatOf = (you: Actor | Viewer | null): Seat | null => (typeof you === 'number' ? you : null);

export const playerAt = ({ table }: View, seat: Seat): Player => at(table.players, seat);
