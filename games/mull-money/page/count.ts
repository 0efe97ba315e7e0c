import { isDisaster, itemise, type Score } from '#games/mull-money/scoring.ts';
import type { Card, View, Zone } from '#games/mull-money/types.ts';
import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Speech } from './scene.tsx';
import { CARDS_PER_LOT, TOTAL_CARDS, type WasteBoard } from '#games/mull-money/data.ts';
import { checkEffect } from '#games/mull-money/rules/effects.ts';
import { law, player } from '#games/mull-money/rules/facts.ts';
import { waysToPlay } from '#games/mull-money/rules/plays.ts';
import { wasteBoard, wasteOf, zoneAt } from '#games/mull-money/rules/waste.ts';

/* MM-5.5, MM-5.6: the final count, item by item. Only possible where all treasuries are known. */

export interface Count {
  readonly seat: Seat;
  readonly score: Score;
  readonly cash: number;
  /** Null where nobody wins (MM-6.7.2, MM-4.11.3). */
  readonly rank: number | null;
}

type Counted = Omit<Count, 'rank'>;

/** MM-5.6: points, then cash. */
const better = (a: Counted, b: Counted): number => b.score.total - a.score.total || b.cash - a.cash;

/** The best first; those who retired are not counted. Null while a treasury is hidden. */
export const finalCount = (view: View): readonly Count[] | null => {
  const { players, point } = view.table;
  const counted: Counted[] = [];
  for (const [seat, company] of players.entries()) {
    if (company.retired) continue;
    const cash = view.cash[seat] ?? null;
    if (cash === null) return null;
    counted.push({ seat, score: itemise(company, cash), cash });
  }
  counted.sort(better);
  const nobodyWins = point.kind === 'gameOver' && (isDisaster(point.reason) || point.reason === 'abandoned');
  const rankOf = (count: Counted): number | null => (nobodyWins ? null : 1 + counted.findIndex((other) => better(other, count) === 0));
  return counted.map(({ seat, score, cash }, index) => ({ seat, score, cash, rank: rankOf(at(counted, index)) }));
};

/** « 19 + 27 + 13 − 10 = 49 », as the rulebook's example has it (MM-8.1.8). */
export const sumText = ({ score }: Count, { words, number }: Speech): string => {
  const services = score.personnel + score.materials + score.waste;
  const terms = [score.growth, services, score.cash, ...(score.credits === 0 ? [] : [score.credits])];
  const written = terms.map((term, index) => (index === 0 ? number(term) : term < 0 ? ` − ${number(-term)}` : ` + ${number(term)}`)).join('');
  return words('count.sum', { terms: written, total: number(score.total) });
};

/* MM-13.2, MM-13.8: what is due, what the next production would leave behind, what one would count now. */

/** MM-4.9.1 and the laws of phase 4 that anybody can compute (MM-6.5.2). */
export const wagesDue = (view: View, seat: Seat): number => player(view, seat).employees * (law(view, 'wageRate')?.perEmployee ?? 1);

interface WastePlace {
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

/* MM-2.10.2: the path of the common waste board snakes upwards in bands of two columns for each player. */

interface FieldPlace {
  /** Columns and bands, counted from the lower left. */
  readonly column: number;
  readonly band: number;
}

export interface BoardShape {
  readonly columns: number;
  readonly bands: number;
}

export const shapeOf = ({ max }: WasteBoard, players: number): BoardShape => ({ columns: 2 * players, bands: Math.ceil(max / (2 * players)) });

/** Where field 1, 2, … lies; field 0 is the start circle, left of field 1. */
export const placeOf = (field: number, { columns }: BoardShape): FieldPlace => {
  const band = Math.floor((field - 1) / columns);
  const along = (field - 1) % columns;
  return { band, column: band % 2 === 0 ? along : columns - 1 - along };
};
