import type { Actor } from '#kernel/game.ts';
import type { SeatInfo } from '#protocol';

/** Games in which one still learns. */
const FIRST = 3;

/** A game of a person alone with bots, among the first that this device has seen of it. */
export const isFirstGame = (you: Actor | null, seats: readonly SeatInfo[], played: number): boolean =>
  typeof you === 'number' && played <= FIRST && seats.length > 1 && seats.every(({ seat, holder }) => seat === you || holder === 'bot');
