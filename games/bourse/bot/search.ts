import { range } from '#kernel/collections.ts';
import type { Bot, BotLevel, SearchAid } from '#kernel/game.ts';
import { netWorth, score } from '../scoring.ts';
import type { Move, State, View } from '../types.ts';
import { decent } from './decent.ts';
import { weak } from './weak.ts';

/* Fitted to 500 games of decent bots: so the winner is told with a log-loss of 1.08, where even chances have 1.39. */

/** How much of a player's standing is what counts already, against all that may still be turned into it. */
const COUNTED = 0.1;
/** Leads are weighed by this power when somebody stands at the target, by less the farther the leader is from it. */
const SHARPNESS = 10;

/** What a searcher needs of Bourse: nothing is hidden but cash and cards, and a game is short enough to be played out for some turns of all. */
export const search: SearchAid<State, Move, View> = {
  idle: ['prepareBuy', 'prepareSell', 'preparePass', 'prepareNone', 'alerts', 'passUntilMyTurn'],
  horizon: 16,
  reasons: [
    { metric: 'bourse.metric.worth', clause: 'BO-5.4' },
    { metric: 'bourse.metric.score', clause: 'BO-5.1' },
    { metric: 'bourse.metric.cash', clause: 'BO-5.4' },
  ],
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

type Player = Bot<View, Move>;

/** `decent` without the offers of these moves. */
const never = (...types: readonly Move['type'][]): Player => ({
  choose: (sight, seat, chance) => {
    const offers = sight.offers.filter((offer) => !types.some((type) => type === (offer.kind === 'move' ? offer.move.type : offer.type)));
    return decent.choose({ ...sight, offers }, seat, chance);
  },
});

const borrower = (player: Player): Player => ({
  choose: (sight, seat, chance) =>
    sight.offers.some((offer) => offer.kind === 'move' && offer.move.type === 'borrow') ? { type: 'borrow' } : player.choose(sight, seat, chance),
});

/** Buys only titles of these coefficients (BO-12.8: the characters of the rulebook). */
const only = (...coefficients: readonly number[]): Player => ({
  choose: (sight, seat, chance) => {
    const { table, data } = sight.view;
    const wanted = table.visit !== null && coefficients.includes(data.securities[table.visit.security].coefficient);
    return (wanted ? decent : never('buy', 'take', 'buyOption')).choose(sight, seat, chance);
  },
});

/** Named habits: what does each do to the economy, and does it beat the levels? */
export const policies: Readonly<Record<string, Player>> = {
  neverSells: never('sell'),
  neverBorrows: { choose: (sight, seat, chance) => (sight.view.table.point.kind === 'bankDecision' ? { type: 'pass' } : decent.choose(sight, seat, chance)) },
  alwaysBorrows: borrower(decent),
  noOptions: never('buyOption'),
  bold: borrower(only(1, 2)),
  cautious: only(3, 4),
  onlyI: only(1),
  onlyII: only(2),
  onlyIII: only(3),
  onlyIV: only(4),
};

/** BO-12.8: the levels that Bourse has bots for. */
export const bots: Partial<Record<BotLevel, Bot<View, Move>>> = { weak, decent };
