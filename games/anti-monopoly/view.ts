import type { Viewer } from '#kernel/game.ts';
import type { Sealed, State, Trade, View } from './types.ts';

/* AM-7: all that a viewer may know. Decks are nobody's; the rest but sealed ceilings and pending trades is public. */

const NONE_SEALED: Sealed = {};

/** AM-7.5: known to its seat alone, not even to the game master. */
const ownSealed = ({ sealed }: State, viewer: Viewer): Sealed => {
  const own = typeof viewer === 'number' ? sealed[viewer] : undefined;
  return own === undefined ? NONE_SEALED : { [own.seat]: own };
};

/** AM-7.3: the two parties and the game master. */
const visibleTrade = (trade: Trade | null, viewer: Viewer): Trade | null =>
  trade === null || viewer === 'referee' || viewer === trade.proposer || viewer === trade.to ? trade : null;

export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  options: state.options,
  table: state.table,
  cash: state.ledger.seats,
  bank: state.ledger.funds.bank ?? 0,
  sealed: ownSealed(state, viewer),
  offer: visibleTrade(state.offer, viewer),
  counter: visibleTrade(state.counter, viewer),
});
