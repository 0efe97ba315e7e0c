import { range, type SearchAid } from '#kernel';
import { netWorth, score } from '../scoring.ts';
import type { Move, State, View } from '../types.ts';

/** How much of a player's standing is what counts already, against what the rest of the fortune may still buy. */
const COUNTED = 0.7;
/** Leads are weighed by this power: who is a tenth ahead of the others wins more than a tenth more often. */
const SHARPNESS = 6;

/** What a searcher needs of Bourse: nothing is hidden but cash and cards, and a game is short enough to be played out for some turns of all. */
export const search: SearchAid<State, Move, View> = {
  idle: ['prepareBuy', 'prepareSell', 'preparePass', 'prepareNone', 'alerts', 'passUntilMyTurn'],
  horizon: 16,
  value: (state) => {
    const { players } = state.table;
    const standing = range(players.length).map((seat) =>
      players[seat]?.active === true ? Math.max(1, COUNTED * score(state, seat) + (1 - COUNTED) * netWorth(state, seat)) ** SHARPNESS : 0,
    );
    const all = standing.reduce((sum, share) => sum + share, 0);
    return standing.map((share) => share / Math.max(1, all));
  },
};
