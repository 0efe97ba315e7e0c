import type { Seat } from '#kernel/game.ts';
import { isActivePlayer, type PublicFacts } from './facts.ts';

/* Seats as words on forms: `seat1` is the first chair. */

export const seatName = (seat: Seat): string => `seat${seat + 1}`;

/** Players other than oneself. */
export const otherPlayers = ({ table }: PublicFacts, seat: Seat): readonly string[] => {
  const names: string[] = [];
  for (const [other, subject] of table.players.entries()) if (other !== seat && isActivePlayer(subject)) names.push(seatName(other));
  return names;
};
