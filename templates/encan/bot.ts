import type { Bot } from '#kernel/game.ts';
import { balance } from '#kernel/ledger.ts';
import type { Move, View } from './types.ts';

/** Bids a little over half of what the lot is worth, never more than a fair share of the purse for the lots to come. */
const decent: Bot<View, Move> = {
  choose: ({ view: { table, options } }, seat, chance) => {
    const purse = balance(table.ledger, seat);
    const share = Math.ceil((2 * purse) / Math.max(1, options.lots - table.round + 1));
    const wanted = Math.floor((table.lot ?? 0) * 0.5) + chance.int(8);
    return { type: 'bid', amount: Math.min(purse, share, wanted) };
  },
};

export const bots = { decent };
