import type { Seat } from '#kernel/game.ts';
import { isTenant, type PublicFacts, player } from './facts.ts';
import { foodDue, rentDue } from './events.ts';

/* TB-4.3.6: can a player pay for food and rent? */

/** The public wage that PAY will bring him, in cards. */
export const wageToCome = (facts: PublicFacts, seat: Seat): number => (player(facts, seat).post ? facts.table.state.wage * facts.table.bundle : 0);

/** Food and rent in cards. What the state pays for him (6♥, Q♣) does not count here (TB-2.12.2a). */
export const expenses = (facts: PublicFacts, seat: Seat): number => {
  const rent = isTenant(player(facts, seat)) ? rentDue(facts, seat) : null;
  const bundles = foodDue(facts, seat).bundles + (rent === null ? 0 : rent.bundles + rent.toPot);
  return bundles * facts.table.bundle;
};

/** Cards that he may spend freely before PAY. */
export const spare = (facts: PublicFacts, seat: Seat): number => player(facts, seat).pile + wageToCome(facts, seat) - expenses(facts, seat);

export const isSolvent = (facts: PublicFacts, seat: Seat): boolean => spare(facts, seat) >= 0;
