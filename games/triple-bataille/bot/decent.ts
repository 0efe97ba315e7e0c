import { unreachable } from '#kernel/collections.ts';
import type { Bot } from '#kernel/game.ts';
import type { Ballot, Move, MotionKind, View } from '../types.ts';
import { choosableFaces } from '../rules/chosen.ts';
import { wealthOf } from '../scoring.ts';
import { bankerMove } from './banker.ts';
import { meanWealth } from './forecast.ts';
import { marketMove } from './market.ts';
import { planMove } from './plan.ts';
import { allows, type Eyes } from './sight.ts';
import { stakeMove } from './stake.ts';
import { USUAL, type Taste } from './taste.ts';

/** TB-12.6: votes for free money when its net position is below the mean; the game is to be played to its end. */
const ballot = ({ view }: Eyes, seat: number, motion: MotionKind): Ballot => {
  const poor = wealthOf(view, seat) < meanWealth(view, (other) => wealthOf(view, other));
  return motion === 'monnaieLibre' && poor ? 'yes' : 'no';
};

const voteMove = (sight: Eyes, seat: number): Move => {
  const answers = sight.view.table.motions.map(({ motion }) => [motion, ballot(sight, seat, motion)] as const);
  return { type: 'castVote', ...Object.fromEntries(answers) };
};

/** TB-6.4.8: the highest cards of the others, which is how the rules list them. */
const pickMove = ({ view }: Eyes, seat: number): Move => ({ type: 'pick', cards: choosableFaces(view, seat) });

const choose = (sight: Eyes, seat: number, taste: Taste): Move => {
  const { point } = sight.view.table;
  switch (point.kind) {
    case 'bankset':
      return bankerMove(sight, seat);
    case 'plan':
      return planMove(sight, seat, taste);
    case 'stake':
      return stakeMove(sight, seat);
    case 'pick':
      return pickMove(sight, seat);
    case 'market':
      return sight.view.table.players[seat]?.role === 'banker' ? bankerMove(sight, seat) : marketMove(sight, seat, taste);
    case 'vote':
      return voteMove(sight, seat);
    case 'gameOver':
      return { type: 'done' };
    default:
      return unreachable(point);
  }
};

/** What the rules refuse after all is answered by the first simple offer. */
export const playerOf = (taste: Taste): Bot<View, Move> => ({
  choose(sight, seat) {
    const move = choose(sight, seat, taste);
    if (allows(sight, move)) return move;
    const simple = sight.offers.find((offer) => offer.kind === 'move');
    return simple?.kind === 'move' ? simple.move : move;
  },
});

/** Plays as TB-12.6 describes its middle level. */
export const decent = playerOf(USUAL);
