import { at, collect } from '#kernel/collections.ts';
import type { Seat, Sight, Way } from '#kernel/game.ts';
import type { Move, Player, View } from '../types.ts';
import { CASH_PER_POINT, CREDIT, POINTS_PER_CREDIT } from '../data.ts';
import { player } from '../rules/facts.ts';
import { wasteOf } from '../rules/waste.ts';
import { markerPoints } from '../scoring.ts';
import { likelyCash } from '../rules/treasury.ts';

/* What a bot makes of a sight. */

export interface Reading {
  readonly view: View;
  readonly seat: Seat;
  readonly offers: readonly Way<Move>[];
  readonly me: Player;
  readonly cash: number;
}

export const readSight = ({ view, offers }: Sight<View, Move>, seat: Seat): Reading => ({
  view,
  seat,
  offers,
  me: at(view.table.players, seat),
  // One's own treasury is always shown (MM-7).
  cash: view.cash[seat] ?? 0,
});

/** The moves that are offered as they are. */
export const movesOf = ({ offers }: Reading): readonly Move[] => collect(offers, (offer) => (offer.kind === 'move' ? offer.move : null));

/** The lowest offer that may be made without credit, and the highest; null when there is none. */
export const bidRange = ({ offers }: Reading, type: 'bid' | 'bidLot'): { readonly min: number; readonly max: number } | null => {
  for (const offer of offers) {
    if (offer.kind !== 'form' || offer.type !== type || offer.fields.length !== 1) continue;
    const [amount] = offer.fields;
    if (amount?.kind === 'int') return amount;
  }
  return null;
};

/* A company in the mind of a bot: what its plans change. */

export interface Company extends Pick<Player, 'growth' | 'employees' | 'personnel' | 'materials' | 'waste' | 'silo' | 'credits' | 'produced'> {
  /** Where its waste stands: its own dump, or the common marker. */
  readonly place: number;
  readonly cash: number;
  /** Points gained on the others in ways that do not show in the company. */
  readonly edge: number;
}

/** One's own treasury is seen, another must be reckoned (MM-12.6). */
export const cashSeen = (view: View, seat: Seat): number => view.cash[seat] ?? likelyCash(view, seat);

export const companyOf = (view: View, seat: Seat): Company => {
  const { growth, employees, personnel, materials, waste, silo, credits, produced } = player(view, seat);
  return { growth, employees, personnel, materials, waste, place: wasteOf(view, seat), silo, cash: cashSeen(view, seat), credits, produced, edge: 0 };
};

/** MM-5.5, with half points. */
export const pointsOf = ({ growth, personnel, materials, waste }: Company, cash: number, credits: number): number =>
  growth + markerPoints(personnel) + markerPoints(materials) + markerPoints(waste) + cash / CASH_PER_POINT - POINTS_PER_CREDIT * credits;

/** MM-4.0.3, MM-4.0.4: the fewest credits that are needed where so much money is left. */
export const creditsFor = (left: number): number => (left >= 0 ? 0 : Math.ceil(-left / CREDIT));
