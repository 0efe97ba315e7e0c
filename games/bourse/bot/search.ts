import { range } from '#kernel/collections.ts';
import type { SearchAid } from '#kernel/game.ts';
import { netWorth, score } from '../scoring.ts';
import type { Move, State, View } from '../types.ts';

/* Fitted to 500 games of decent bots: so the winner is told with a log-loss of 1.08, where even chances have 1.39. */

/** How much of a player's standing is what counts already, against all that may still be turned into it. */
const COUNTED = 0.1;
/** Leads are weighed by this power when somebody stands at the target, by less the farther the leader is from it. */
const SHARPNESS = 10;

/** What a searcher needs of Bourse: nothing is hidden but cash and cards, and a game is short enough to be played out for some turns of all. */
export const search: SearchAid<State, Move, View> = {
  idle: ['prepareBuy', 'prepareSell', 'preparePass', 'prepareNone', 'alerts', 'passUntilMyTurn'],
  horizon: 16,
  value: (state) => {
    const { players } = state.table;
    const seats = range(players.length);
    const leader = Math.max(...seats.map((seat) => score(state, seat)));
    const power = SHARPNESS * Math.max(0, Math.min(1, leader / state.options.winTarget));
    const fortunes = seats.map((seat) =>
      players[seat]?.active === true ? Math.max(1, COUNTED * score(state, seat) + (1 - COUNTED) * netWorth(state, seat)) : 0,
    );
    const most = Math.max(1, ...fortunes);
    const standing = fortunes.map((fortune) => (fortune === 0 ? 0 : (fortune / most) ** power));
    const all = standing.reduce((sum, share) => sum + share, 0);
    return standing.map((share) => share / Math.max(1, all));
  },
};
