import type { Draws } from '#kernel/chance.ts';
import type { Bot } from '#kernel/game.ts';
import { FACTORY_PRICE, HOUSE_PRICE } from '../content/data.ts';
import { player } from '../rules/facts.ts';
import type { Move, View } from '../types.ts';
import { decent } from './decent.ts';
import { allows, type Eyes, firstAllowed } from './sight.ts';

/* TB-12.6: borrows only when it must, stakes the most, buys when it has the cards. */

const BIGGEST_STAKE = 3;

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
