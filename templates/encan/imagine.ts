import type { Chance } from '#kernel/chance.ts';
import type { Seat } from '#kernel/game.ts';
import { balance } from '#kernel/ledger.ts';
import { LOTS } from './data.ts';
import type { State, View } from './types.ts';

/** Lots that may still come: all, less those that somebody has bought and the one that is turned up. */
const unseen = ({ table }: View): readonly number[] => {
  const left = [...LOTS];
  for (const lot of [...table.bought.flat(), ...(table.lot === null ? [] : [table.lot])]) left.splice(left.indexOf(lot), 1);
  return left;
};

/** A full state that fits what the seat knows: lots in any order, bids of the others up to the worth of the lot. */
export const imagine = (seen: View, seat: Seat, chance: Chance): State => {
  const { options, table, committed, ownBid } = seen;
  const left = table.ending === null ? options.lots - table.round : 0;
  const guess = (other: Seat): number => chance.int(Math.min(balance(table.ledger, other), table.lot ?? 0) + 1);
  return {
    options,
    table,
    deck: chance.shuffle(unseen(seen)).slice(0, left),
    bids: committed.map((has, other) => (!has ? null : other === seat ? ownBid : guess(other))),
  };
};
