import { unreachable } from '#kernel/collections.ts';
import type { Offer, Seat } from '#kernel/game.ts';
import { decode } from '#games/anti-monopoly/moves.ts';
import { dealNames } from '#games/anti-monopoly/rules/rent.ts';
import type { View } from '#games/anti-monopoly/types.ts';
import { renderText } from '#kernel/messages.ts';
import type { Voice } from '#kernel/words.ts';
import { playerOf } from './facts.ts';
import { type Told, TRADE_ID } from './scene.ts';
import { typeOf } from '#web/kit/parts/offers.ts';

const biddingStatus = ({ view, words, money }: Told, seat: Seat): string | null => {
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
const askedOf = (told: Told, seat: Seat): string | null => {
  const { view, words, money } = told;
  const { point, throwNo, debts } = view.table;
  switch (point.kind) {
    case 'roleChoice':
      return point.seat === seat ? words('status.chooses') : null;
    case 'preThrow':
      return point.seat === seat ? (throwNo === 2 ? words('status.throwsAgain') : words('status.throws')) : null;
    case 'buyDecision':
      return point.seat === seat ? words('status.buys') : null;
    case 'ceilings':
    case 'bidding':
      return biddingStatus(told, seat);
    case 'taxChoice':
      return point.seat === seat ? words('status.tax') : null;
    case 'raiseCash':
      return point.seat === seat ? words('status.owes', { sum: money(debts[0]?.amount ?? 0) }) : null;
    case 'tradeResponse':
      return point.seat === seat ? words('status.answers') : point.proposer === seat ? words('status.waits') : null;
    case 'gameOver':
      return null;
    default:
      return unreachable(point);
  }
};

const detentionOf = ({ view, words }: Told, seat: Seat): string | null => {
  const { detained, detainedTurns, role } = playerOf(view, seat);
  if (!detained) return null;
  if (role === 'M') return detainedTurns === 0 ? words('prisonSoon') : words('prison', { turns: detainedTurns });
  return detainedTurns === 0 ? words('warSoon') : words('war', { turns: detainedTurns });
};

/** AM-13.2: what a player is asked, where detained, or that the game is over for this one. */
export const statusOf = (told: Told, seat: Seat): string | null => {
  const { bankrupt, leaving } = playerOf(told.view, seat);
  if (bankrupt) return told.words('bankrupt');
  if (leaving) return told.words('leaving');
  const parts = [askedOf(told, seat), detentionOf(told, seat)].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
};

/** AM-13.6: a trade is put together in a dialog of its own. */
export const dialogOf = (offer: Offer<unknown>): string | null => {
  const type = typeOf(offer);
  return offer.kind === 'form' && (type === 'proposeTrade' || type === 'counter') ? TRADE_ID : null;
};

/** A proposal that nobody has made yet, such as one that is advised: to whom, and what for what. */
export const proposalWords = (move: unknown, options: View['options'], voice: Voice): string | null => {
  const proposal = decode(move);
  if (proposal?.type === 'counter') return renderText({ key: 'do.counter', args: dealNames(options, proposal), clauses: [] }, voice);
  if (proposal?.type !== 'proposeTrade') return null;
  return renderText({ key: 'do.propose', args: { to: { seat: proposal.to }, ...dealNames(options, proposal) }, clauses: [] }, voice);
};

/** What a line is worth to somebody who asks what happened: that somebody has answered, or where they arrived, only leads up to it. */
export const TOLD_WEIGHTS = {
  'log.won': 20,
  'log.bankruptToBank': 8,
  'log.bankruptToPlayer': 8,
  'log.ceilingSealed': 0.02,
  'log.moved': 0.1,
  'log.passed': 0.1,
} as const;
