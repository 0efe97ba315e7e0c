import type { Move, View } from '#games/anti-monopoly/types.ts';
import { unreachable } from '#kernel/collections.ts';
import type { Offer, Seat } from '#kernel/game.ts';
import { playerOf } from './facts.ts';
import { moveIn, type Speech } from './targets.ts';
import { typeOf } from '#web/kit/parts/offers.ts';
import type { OfferRank } from '#web/kit/interface/game-page.ts';
import { TRADE_ID } from './board/scene.tsx';

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

const PASSIVE: readonly string[] = ['endTurn', 'decline', 'pass', 'reject', 'withdraw', 'declareBankruptcy'] satisfies readonly Move['type'][];
const QUIET: readonly string[] = ['resign'] satisfies readonly Move['type'][];

/** The passive move of a step comes last; giving up stands apart. */
export const rankOf = (offer: Offer<unknown>): OfferRank => {
  const type = typeOf(offer);
  if (QUIET.includes(type)) return 'instruction';
  return PASSIVE.includes(type) ? 'passive' : 'usual';
};

/** What is sold, mortgaged or redeemed shares a button, and so do streets to build on; camps and ways to pay have one each. */
export const groupOf = (offer: Offer<unknown>): string => {
  const move = moveIn(offer);
  if (move?.type === 'chooseRole') return `role ${move.role}`;
  if (move?.type === 'payTax') return `tax ${move.mode}`;
  if (move?.type === 'sellBuildings' || move?.type === 'mortgage' || move?.type === 'unmortgage') return 'manage';
  return typeOf(offer);
};

/** AM-13.6: a trade is put together in a dialog of its own. */
export const dialogOf = (offer: Offer<unknown>): string | null => {
  const type = typeOf(offer);
  return offer.kind === 'form' && (type === 'proposeTrade' || type === 'counter') ? TRADE_ID : null;
};
