import { player } from '#games/mull-money/rules/facts.ts';
import type { Point, View } from '#games/mull-money/types.ts';
import { unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Speech } from './speech.ts';

type PointOf<Kind extends Point['kind']> = Extract<Point, { readonly kind: Kind }>;

/** In an auction of raw materials or of a set; `last` speaks last by rule. */
const speaking = (point: PointOf<'bid'> | PointOf<'bidLot'>, seat: Seat, { words, money }: Speech): string | null => {
  const seller = point.kind === 'bid' && point.seller === seat;
  if (point.seat === seat) return seller ? words('status.sellsNow') : words('status.speaks');
  if (seller) return words('status.sellsLast');
  if (point.best?.seat === seat) return words('status.leads', { sum: money(point.best.amount) });
  const spoken = point.spoken.find((said) => said.seat === seat);
  if (spoken !== undefined) return spoken.amount === null ? words('status.passed') : words('status.offered', { sum: money(spoken.amount) });
  return point.queue[0] === seat ? words('status.speaksNext') : null;
};

const doing = (view: View, seat: Seat, speech: Speech): string | null => {
  const { words } = speech;
  const { point } = view.table;
  const mine = view.viewer === seat;
  switch (point.kind) {
    case 'bid':
    case 'bidLot':
      return mine && point.seat === seat ? words('status.yourWord') : speaking(point, seat, speech);
    case 'chooseLot':
      return point.seat === seat ? (mine ? words('status.yourTurn') : words('status.chooses')) : null;
    case 'designateLot':
      return point.seat === seat ? (mine ? words('status.yourTurn') : words('status.designates')) : null;
    case 'play':
      return point.seat === seat ? (mine ? words('status.yourTurn') : words('status.plays')) : null;
    case 'alert':
      return point.asked.includes(seat) ? words('status.alert') : null;
    case 'vote':
      return point.voted.includes(seat) ? words('status.voted') : point.asked.includes(seat) ? words('status.votes') : null;
    case 'gameOver':
      return null;
    default:
      return unreachable(point);
  }
};

/** What a player has done, does or is about to do, in three words beside the name. */
export const statusOf = (view: View, seat: Seat, speech: Speech): string | null => {
  const { words } = speech;
  const { retired, cards, done, growth } = player(view, seat);
  const { point, leaving, lots } = view.table;
  if (retired) return words('status.retired');
  const now = doing(view, seat, speech);
  if (now !== null) return now;
  if (leaving.includes(seat)) return words('status.leaving');
  if (point.kind !== 'gameOver' && growth >= view.options.endColumn) return words('status.endsGame');
  if (lots.length > 0 || point.kind === 'gameOver') return null;
  if (done) return words('status.keptCard');
  return cards.length === 0 ? words('status.noCard') : null;
};
