import type { Seat } from '#kernel/game.ts';
import { player } from '../rules/facts.ts';
import type { Move } from '../types.ts';
import { chanceToBeServed, usualMultiplier } from './forecast.ts';
import { allows, type Eyes, firstAllowed, rangeOf } from './sight.ts';

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
export const stakeMove = (sight: Eyes, seat: Seat): Move => {
  const { stake } = player(sight.view, seat);
  const announced = stake ?? sight.view.sealed.stakes[seat] ?? null;
  if (announced !== null) return { type: 'done' };
  return firstAllowed(sight, [{ type: 'setStake', b: bestStake(sight, seat) }]) ?? { type: 'done' };
};
