import type { Move, Point, View } from '#games/mull-money/types.ts';
import type { Offer, Seat } from '#kernel/game.ts';
import { typeOf } from '#web/kit/parts/offers.ts';
import type { OfferRank } from '#web/kit/interface/game-page.ts';
import { LAW_BOOK_ID } from './board/scene.tsx';
import { moveIn } from './targets.ts';
import { player } from '#games/mull-money/rules/facts.ts';
import { unreachable } from '#kernel/collections.ts';
import type { Speech } from './speech.ts';

const PASSIVE: readonly string[] = ['pass', 'takeCredit'] satisfies readonly Move['type'][];

/**
 * Credits taken with a move that can be paid without them, or more than it needs. MM-4.1.3: the same as the credit, then the
 * move; among the cards they would only tempt somebody into ten points of debt that he has no use for.
 */
const isNeedless = (offer: Offer<unknown>): boolean => {
  if (offer.label.key === 'mull-money.do.playOnCredit' || offer.label.key === 'mull-money.do.cleanupOnCredit') return true;
  const borrowed = offer.kind === 'form' && offer.label.key === 'mull-money.do.bidOnCredit' ? offer.fields.find(({ name }) => name === 'borrow') : undefined;
  return borrowed?.kind === 'int' && borrowed.min === 0;
};

const isProposal = (offer: Offer<unknown>): boolean => offer.kind === 'form' && offer.type === 'negotiate' && offer.fields.some(({ name }) => name === 'law');

/** Each card is a thing to do, each ballot and each answer, too; taking a set or discarding one card or another is the same thing. */
export const groupOf = (offer: Offer<unknown>): string => {
  const type = typeOf(offer);
  const move = moveIn(offer);
  if (move?.type === 'playCard') return `play ${move.card}`;
  if (move?.type === 'castVote') return `vote ${move.vote}`;
  if (move?.type === 'answerAlert') return `answer ${move.useCorruption}`;
  // A sum offered and a sum offered on credit are two things; all laws that may be proposed are one.
  return offer.kind === 'form' && !isProposal(offer) ? `${type} ${offer.label.key}` : type;
};

/** The passive move comes last; so does the credit, which is there at every moment (MM-13.5). */
export const rankOf = (offer: Offer<unknown>): OfferRank => {
  if (isNeedless(offer)) return 'unshown';
  return PASSIVE.includes(typeOf(offer)) ? 'passive' : 'usual';
};

/** MM-13.10: a law is proposed in the law book, with its sentence and its usual figures. */
export const dialogOf = (offer: Offer<unknown>): string | null => (isProposal(offer) ? LAW_BOOK_ID : null);

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
