import { unreachable } from '#kernel/collections.ts';
import type { Actor } from '#kernel/game.ts';
import type { SeatInfo } from '#protocol';

export type Shown = 'all' | 'awaited' | 'away' | 'bots';

/** The chairs that the animator asked to see. Away: a person's, with no page open. */
export const shownSeats = (seats: readonly SeatInfo[], awaited: readonly Actor[], shown: Shown): readonly SeatInfo[] => {
  switch (shown) {
    case 'all':
      return seats;
    case 'awaited':
      return seats.filter(({ seat }) => awaited.includes(seat));
    case 'away':
      return seats.filter(({ holder, connected }) => holder === 'person' && !connected);
    case 'bots':
      return seats.filter(({ holder }) => holder === 'bot');
    default:
      return unreachable(shown);
  }
};
