import type { Player, View } from '#games/mull-money/types.ts';
import { at, type Seat } from '#kernel';

/** The server sends this game's own view; the page only makes sure that it is not another game's. */
const isView = (value: unknown): value is View => typeof value === 'object' && value !== null && 'table' in value && 'ballots' in value && 'cash' in value;

export const asView = (value: unknown): View => {
  if (!isView(value)) throw new TypeError('not a view of Müll + Money');
  return value;
};

export const companyOf = ({ table }: View, seat: Seat): Player => at(table.players, seat);
