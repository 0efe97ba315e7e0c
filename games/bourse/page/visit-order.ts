import type { Order, View } from '#games/bourse/types.ts';
import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';

/* BO-13.7: the order of play during a visit, with who has bought or sold at what price. */

export type Turn =
  | { readonly kind: 'done'; readonly order: Order }
  | { readonly kind: 'asked' }
  | { readonly kind: 'waiting' }
  /** Between visits: whose die it is, and who misses a turn. */
  | { readonly kind: 'dice' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'idle' };

export interface Place {
  readonly seat: Seat;
  readonly turn: Turn;
}

/** The roller first, then clockwise (BO-4.3.4). */
export const seatsFromRoller = ({ table: { roller, players } }: View): readonly Seat[] =>
  players.map((_, step) => (roller + step) % players.length).filter((seat) => at(players, seat).active);

const isAsked = ({ table: { point, roller } }: View, seat: Seat): boolean => {
  if (point.kind === 'rollerTrade') return seat === roller;
  return point.kind === 'otherTrade' && point.seat === seat;
};

/** Later orders of a visit replace nothing: each player gives at most one (BO-4.3.5). */
const turnOf = (view: View, seat: Seat, place: number): Turn => {
  const { visit, players, point } = view.table;
  if (visit === null) {
    if (place === 0 && point.kind !== 'gameOver') return { kind: 'dice' };
    return at(players, seat).turnsToMiss > 0 ? { kind: 'missing' } : { kind: 'idle' };
  }
  if (isAsked(view, seat)) return { kind: 'asked' };
  const order = visit.orders.find((other) => other.seat === seat);
  return order === undefined ? { kind: 'waiting' } : { kind: 'done', order };
};

/** Whoever could do nothing was passed over without a word (BO-4.0.2): he does not wait any more. */
export const orderOfPlay = (view: View): readonly Place[] => {
  const places = seatsFromRoller(view).map((seat, place): Place => ({ seat, turn: turnOf(view, seat, place) }));
  const asked = places.findIndex(({ turn }) => turn.kind === 'asked');
  return places.map(({ seat, turn }, index) => ({ seat, turn: index < asked && turn.kind === 'waiting' ? { kind: 'idle' } : turn }));
};
