import { at, collect } from '#kernel/collections.ts';
import type { Seat, Sight, Way } from '#kernel/game.ts';
import type { Move, Player, View } from '../types.ts';

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
