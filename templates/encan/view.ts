import type { Viewer } from '#kernel/game.ts';
import type { State, View } from './types.ts';

/** All that the viewer may know: the table, who has bid, and his own bid. */
export const view = ({ options, table, bids }: State, viewer: Viewer): View => ({
  options,
  table,
  committed: bids.map((sealed) => sealed !== null),
  ownBid: typeof viewer === 'number' ? (bids[viewer] ?? null) : null,
});
