import { CARDS_PER_LOT, TOTAL_CARDS } from '#games/mull-money/data.ts';
import type { View } from '#games/mull-money/types.ts';

/* MM-12.2, MM-13.4: the pile is public as a number, so anybody may count the risk of the next layout. */

/** Cards discarded as duplicates in one layout, on average, by number of players. */
const DUPLICATES: Readonly<Record<number, number>> = { 2: 1.3, 3: 1.7, 4: 2.1 };

export interface AlertChance {
  /** The mission whose layout may bring it. */
  readonly mission: number;
  /** Drawn in this mission: it goes back into the pile before the next (MM-4.10.3). */
  readonly aside: boolean;
  /** From 0 to 1. */
  readonly chance: number;
}

/** Null where no layout follows: the last mission, or the end. */
export const alertChance = ({ table }: View): AlertChance | null => {
  const { point, endTriggered, alertAside, pileSize, mission, players } = table;
  if (point.kind === 'gameOver' || endTriggered !== null) return null;
  const active = players.filter(({ retired }) => !retired).length;
  const draws = CARDS_PER_LOT * (active + 1) + (DUPLICATES[active] ?? 0);
  // Everything but the cards that are kept is shuffled together.
  const pile = alertAside ? TOTAL_CARDS - players.filter(({ done }) => done).length : pileSize;
  return { mission: mission + 1, aside: alertAside, chance: draws >= pile ? 1 : draws / pile };
};
