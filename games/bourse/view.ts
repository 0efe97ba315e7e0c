import type { Viewer } from '#kernel/game.ts';
import type { CardId, State, View } from './types.ts';

/* BO-7: all that a viewer may know. The table is public and shared with the state. */

/** BO-7.3: everybody's cash when it is public, to the game master, and at the end; else one's own. */
const seesAllCash = ({ options, table }: State, viewer: Viewer): boolean =>
  options.cashVisibility === 'public' || viewer === 'referee' || table.point.kind === 'gameOver';

/** BO-7.2: once every card has been drawn and buried in order, everybody can know the deck. */
export const isDeckKnown = ({ options, table, data }: State): boolean => options.eventDeck === 'bottom' && table.drawn.length >= data.cards.length;

const visibleDeck = (state: State, viewer: Viewer): readonly CardId[] | null =>
  isDeckKnown(state) || (viewer === 'referee' && state.deckShown) ? state.deck : null;

const visibleCash = (state: State, viewer: Viewer): View['cash'] =>
  seesAllCash(state, viewer) ? state.ledger.seats : state.ledger.seats.map((cash, seat) => (seat === viewer ? cash : null));

export const view = (state: State, viewer: Viewer): View => {
  const seat = typeof viewer === 'number' ? viewer : -1;
  return {
    viewer,
    data: state.data,
    options: state.options,
    coming: state.coming,
    table: state.table,
    agenda: state.agenda,
    cash: visibleCash(state, viewer),
    deskBalance: seesAllCash(state, viewer) ? (state.ledger.funds.desk ?? 0) : null,
    own: state.instructions[seat] ?? null,
    answer: state.sealed[seat] ?? null,
    deck: visibleDeck(state, viewer),
  };
};
