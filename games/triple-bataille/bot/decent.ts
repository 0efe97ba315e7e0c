import { unreachable } from '#kernel/collections.ts';
import type { Bot, Seat } from '#kernel/game.ts';
import type { Draws } from '#kernel/chance.ts';
import type { Ballot, MotionKind, Move, View } from '../types.ts';
import { choosableFaces } from '../rules/chosen.ts';
import { wealthOf } from '../scoring.ts';
import { bankerMove, planMove } from './plan.ts';
import { chanceToBeServed, meanWealth, usualMultiplier } from './forecast.ts';
import { marketMove } from './market.ts';
import { allows, type Eyes, firstAllowed, rangeOf, type Taste, USUAL } from './sight.ts';
import { player } from '../rules/facts.ts';
import { FACTORY_PRICE, HOUSE_PRICE } from '../content/data.ts';

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

/* STAKE (TB-4.5) and PICK (TB-6.4.8). */

const BIGGEST_STAKE = 3;

/** TB-12.1: as much as the workshops allow, or nothing when the pot will not pay the stake back on average. */
const bestStake = (sight: Eyes, seat: Seat): number => {
  const multiplier = usualMultiplier(sight.view, seat, player(sight.view, seat).post);
  if (chanceToBeServed(sight.view, seat) * multiplier <= 1) return 0;
  const range = rangeOf(sight, 'setStake', 'b');
  for (let b = BIGGEST_STAKE; b > 0; b--) if ((range === null || b <= range.max) && allows(sight, { type: 'setStake', b })) return b;
  return 0;
};

/** An announcement stands once it is made: a bot does not keep the others waiting by changing its mind. */
const stakeMove = (sight: Eyes, seat: Seat): Move => {
  const { stake } = player(sight.view, seat);
  const announced = stake ?? sight.view.sealed.stakes[seat] ?? null;
  if (announced !== null) return { type: 'done' };
  return firstAllowed(sight, [{ type: 'setStake', b: bestStake(sight, seat) }]) ?? { type: 'done' };
};

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

/* TB-12.6: borrows only when it must, stakes the most, buys when it has the cards. */

const plan = (sight: Eyes): Move => {
  const poor: readonly Move[] = allows(sight, { type: 'done' }) ? [] : [{ type: 'takePublicPost' }, { type: 'takeCredit', n: 1 }];
  return firstAllowed(sight, poor) ?? { type: 'done' };
};

const stake = (sight: Eyes, seat: number): Move => {
  if (player(sight.view, seat).stake !== null || sight.view.sealed.stakes[seat] !== undefined) return { type: 'done' };
  const wishes = Array.from({ length: BIGGEST_STAKE + 1 }, (_, b): Move => ({ type: 'setStake', b: BIGGEST_STAKE - b }));
  return firstAllowed(sight, wishes) ?? { type: 'done' };
};

/** Whatever it happens to like, as long as a bundle is left. */
const market = (sight: Eyes, seat: number, chance: Draws): Move => {
  const { bundle } = sight.view.table;
  const { pile } = player(sight.view, seat);
  const wishes: Move[] = [{ type: 'acceptSeizure' }];
  if (pile >= (FACTORY_PRICE + 1) * bundle && chance.int(2) === 0)
    wishes.push({ type: 'buildFactory', target: 'factory' }, { type: 'buildFactory', target: 'new' });
  if (pile >= (HOUSE_PRICE + 1) * bundle && chance.int(2) === 0)
    wishes.push({ type: 'buildHouse', slot: chance.shuffle(['main', 'secondary', 'rental'] as const)[0] ?? 'main' });
  return firstAllowed(sight, wishes) ?? { type: 'done' };
};

export const weak: Bot<View, Move> = {
  choose(sight, seat, chance) {
    const { kind } = sight.view.table.point;
    const banker = sight.view.table.players[seat]?.role === 'banker';
    const move = banker ? null : kind === 'plan' ? plan(sight) : kind === 'stake' ? stake(sight, seat) : kind === 'market' ? market(sight, seat, chance) : null;
    return move !== null && allows(sight, move) ? move : decent.choose(sight, seat, chance);
  },
};
