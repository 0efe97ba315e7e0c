import { range } from '#kernel/collections.ts';
import type { GameResult } from './play-game.ts';

/** The part of a victory that each seat has: 1 to share among those of first rank, nothing in a game without an end. */
export const victories = (result: GameResult, seats: number): readonly number[] => {
  const winners = (result.outcome?.standings ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  return range(seats).map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
};
