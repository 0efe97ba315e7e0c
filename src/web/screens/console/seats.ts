import { unreachable } from '#kernel/collections.ts';
import type { Actor, Seat } from '#kernel/game.ts';
import type { Scene, SeatInfo } from '#protocol';
import { tr } from '../../i18n/room.ts';

/** The players that a game waits for. */
export const awaitedSeats = ({ awaited }: Pick<Scene, 'awaited'>): readonly Seat[] => awaited.filter((actor) => actor !== 'referee');

/** « On attend 6 personnes »; `referee`: that they alone are awaited. */
export const awaitedWords = (scene: Scene, referee: string): string => {
  const count = awaitedSeats(scene).length;
  if (count > 0) return tr('console.awaited', { count });
  return scene.awaited.length > 0 ? referee : tr('console.awaitedNobody');
};

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
