import { CARDS_PER_LOT, TOTAL_CARDS } from '#games/mull-money/data.ts';
import { checkEffect } from '#games/mull-money/rules/effects.ts';
import { law, player } from '#games/mull-money/rules/facts.ts';
import { waysToPlay } from '#games/mull-money/rules/plays.ts';
import { wasteBoard, wasteOf, zoneAt } from '#games/mull-money/rules/waste.ts';
import { itemise, type Score } from '#games/mull-money/scoring.ts';
import type { Card, View, Zone } from '#games/mull-money/types.ts';
import type { Seat } from '#kernel/game.ts';

/* MM-13.2, MM-13.8: what is due, what the next production would leave behind, what one would count now. */

/** MM-4.9.1 and the laws of phase 4 that anybody can compute (MM-6.5.2). */
export const wagesDue = (view: View, seat: Seat): number => player(view, seat).employees * (law(view, 'wageRate')?.perEmployee ?? 1);

export interface WastePlace {
  readonly now: number;
  readonly zone: Zone;
  /** After one more production; beyond the last field there is no room for it. */
  readonly next: number;
  readonly nextZone: Zone;
  readonly hasRoom: boolean;
}

export const wasteOutlook = (view: View, seat: Seat): WastePlace => {
  const board = wasteBoard(view);
  const now = wasteOf(view, seat);
  const next = now + player(view, seat).waste;
  return { now, zone: zoneAt(board, now), next: Math.min(next, board.max), nextZone: zoneAt(board, next), hasRoom: next <= board.max };
};

/** MM-4.9.1: one's money after a set of cards: what its production brings if it can be made now, and the wages; sales and bought steps not counted. */
export const cashAfterLot = (view: View, seat: Seat, cards: readonly Card[], cash: number): number => {
  const produces = cards.includes('production') && waysToPlay('production', 'alone').some((move) => checkEffect(view, seat, move) === null);
  return cash + (produces ? player(view, seat).growth : 0) - wagesDue(view, seat);
};

/** What anybody can count of a company: everything but its treasury. */
export const knownPoints = (view: View, seat: Seat): number => itemise(player(view, seat), 0).total;

/** If everything ended here; null where the treasury is not known. */
export const scoreNow = (view: View, seat: Seat): Score | null => {
  const cash = view.cash[seat] ?? null;
  return cash === null ? null : itemise(player(view, seat), cash);
};

/* MM-12.2, MM-13.4: the pile is public as a number, so anybody may count the risk of the next layout. */

/** Cards discarded as duplicates in one layout, on average, by number of players. */
const DUPLICATES: Readonly<Record<number, number>> = { 2: 1.3, 3: 1.7, 4: 2.1 };

interface AlertChance {
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
