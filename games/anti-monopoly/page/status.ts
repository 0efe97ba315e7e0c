import type { View } from '#games/anti-monopoly/types.ts';
import { unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { playerOf } from './facts.ts';
import type { Speech } from './speech.ts';

const biddingStatus = (view: View, seat: Seat, { words, money }: Speech): string | null => {
  const { point } = view.table;
  if (point.kind === 'ceilings') {
    if (!point.asked.includes(seat)) return null;
    return point.answered.includes(seat) ? words('status.answered') : words('status.bids');
  }
  if (point.kind !== 'bidding') return null;
  if (point.high?.seat === seat) return words('status.leads', { sum: money(point.high.amount) });
  if (point.seat === seat) return words('status.bidsNext');
  return point.passed.includes(seat) ? words('status.out') : null;
};

/** What a player is asked, if anything. */
const askedOf = (view: View, seat: Seat, speech: Speech): string | null => {
  const { point, throwNo, debts } = view.table;
  const { words } = speech;
  switch (point.kind) {
    case 'roleChoice':
      return point.seat === seat ? words('status.chooses') : null;
    case 'preThrow':
      return point.seat === seat ? (throwNo === 2 ? words('status.throwsAgain') : words('status.throws')) : null;
    case 'buyDecision':
      return point.seat === seat ? words('status.buys') : null;
    case 'ceilings':
    case 'bidding':
      return biddingStatus(view, seat, speech);
    case 'taxChoice':
      return point.seat === seat ? words('status.tax') : null;
    case 'raiseCash':
      return point.seat === seat ? words('status.owes', { sum: speech.money(debts[0]?.amount ?? 0) }) : null;
    case 'tradeResponse':
      return point.seat === seat ? words('status.answers') : point.proposer === seat ? words('status.waits') : null;
    case 'gameOver':
      return null;
    default:
      return unreachable(point);
  }
};

const detentionOf = (view: View, seat: Seat, { words }: Speech): string | null => {
  const { detained, detainedTurns, role } = playerOf(view, seat);
  if (!detained) return null;
  if (role === 'M') return detainedTurns === 0 ? words('prisonSoon') : words('prison', { turns: detainedTurns });
  return detainedTurns === 0 ? words('warSoon') : words('war', { turns: detainedTurns });
};

/** AM-13.2: what a player is asked, where detained, or that the game is over for this one. */
export const statusOf = (view: View, seat: Seat, speech: Speech): string | null => {
  const { bankrupt, leaving } = playerOf(view, seat);
  if (bankrupt) return speech.words('bankrupt');
  if (leaving) return speech.words('leaving');
  const parts = [askedOf(view, seat, speech), detentionOf(view, seat, speech)].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
};
