import { at } from '#kernel/collections.ts';
import type { Seat, Sight, Way } from '#kernel/game.ts';
import { roleOf } from '../rules/facts.ts';
import type { Move, MoveOf, Player, Role, View } from '../types.ts';

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
  cash: at(view.cash, seat),
});

export const myRole = ({ view, seat }: Reading): Role => roleOf(view, seat);

const isOf = <K extends Move['type']>(move: Move, type: K): move is MoveOf<K> => move.type === type;

/** The moves of one type that are offered as they are: whatever is chosen among them is legal. */
export const offered = <K extends Move['type']>({ offers }: Reading, type: K): readonly MoveOf<K>[] => {
  const moves: MoveOf<K>[] = [];
  for (const offer of offers) if (offer.kind === 'move' && isOf(offer.move, type)) moves.push(offer.move);
  return moves;
};

export const isOffered = ({ offers }: Reading, type: Move['type']): boolean => offers.some((offer) => offer.kind === 'move' && offer.move.type === type);

/** The best of them by a rating; null when there is none. */
export const best = <T>(items: readonly T[], rate: (item: T) => number): { readonly item: T; readonly rating: number } | null => {
  let found: { readonly item: T; readonly rating: number } | null = null;
  for (const item of items) {
    const rating = rate(item);
    if (found === null || rating > found.rating) found = { item, rating };
  }
  return found;
};
