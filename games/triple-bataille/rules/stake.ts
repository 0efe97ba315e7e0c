import type { Seat } from '#kernel/game.ts';
import { SMALL_TABLE } from '../content/data.ts';
import { isAttending, type PublicFacts, player } from './facts.ts';
import type { State } from '../types.ts';
import { stakeLimit } from './events.ts';

/* TB-4.5: how much may be staked. */

/** TB-4.5.1, TB-4.5.2: the most bundles that he may stake now; 0: he may not. */
export const mostStake = (facts: PublicFacts, seat: Seat): number => {
  const { pile, boss, destitute, factory, post } = player(facts, seat);
  if (boss !== null || destitute || !isAttending(facts, seat)) return 0;
  const byFactory = post || factory === 0 ? 1 : factory;
  return Math.max(0, Math.min(byFactory, stakeLimit(facts, seat), Math.floor(pile / facts.table.bundle)));
};

/** TB-4.5.4, TB-6.4.6: stakes are hidden with `secretStakes`, and in the first of two rounds. */
export const isSealedRound = ({ options, table }: PublicFacts): boolean =>
  options.secretStakes || (table.point.kind === 'stake' && table.point.round === 1 && hasTwoRounds({ options, table }));

/** TB-4.5.4: more than eight players announce, then revise once. */
export const hasTwoRounds = ({ options, table }: PublicFacts): boolean => !options.secretStakes && table.count > SMALL_TABLE;

/** What he has announced or committed, lowered to what he can lay. */
export const stakeOf = (state: Pick<State, 'options' | 'table' | 'sealed'>, seat: Seat): number => {
  const wanted = isSealedRound(state) ? state.sealed.stakes[seat] : player(state, seat).stake;
  return Math.min(wanted ?? 0, mostStake(state, seat));
};
