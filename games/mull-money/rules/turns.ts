import type { Seat } from '#kernel/game.ts';
import { clockwiseFrom, player, type PublicFacts } from './facts.ts';
import { send, waitAt, type Work } from './work.ts';

/* Whose turn it is in phase 3 (MM-4.6.1). */

const hasTurn = (facts: PublicFacts, seat: Seat): boolean => {
  const { done, cards } = player(facts, seat);
  return !done && cards.length > 0;
};

/** A seat with no card, or which has kept one, is skipped; the phase ends when all are. */
export const nextTurn = (work: Work, from: Seat): void => {
  const seat = clockwiseFrom(work, from).find((next) => hasTurn(work, next));
  if (seat === undefined) send(work, { do: 'endMission' });
  else waitAt(work, { kind: 'play', seat });
};

/** MM-4.6.9: the next seat clockwise that is not skipped; it may be the same seat again. */
export const passTurn = (work: Work, from: Seat): void => send(work, { do: 'nextTurn', from: from + 1 });
