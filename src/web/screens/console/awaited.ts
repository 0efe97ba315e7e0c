import type { Seat } from '#kernel/game.ts';
import type { Scene } from '#protocol';
import { tr } from '../../i18n/room.ts';

/** The players that a game waits for. */
export const awaitedSeats = ({ awaited }: Pick<Scene, 'awaited'>): readonly Seat[] => awaited.filter((actor) => actor !== 'referee');

/** « On attend 6 personnes »; `referee`: that they alone are awaited. */
export const awaitedWords = (scene: Scene, referee: string): string => {
  const count = awaitedSeats(scene).length;
  if (count > 0) return tr('console.awaited', { count });
  return scene.awaited.length > 0 ? referee : tr('console.awaitedNobody');
};
