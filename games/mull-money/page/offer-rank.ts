import type { Move } from '#games/mull-money/types.ts';
import type { Offer } from '#kernel/game.ts';
import { typeOf } from '#web/parts/offers.ts';
import type { OfferRank } from '#web/interface/game-page.ts';
import { LAW_BOOK_ID } from './board/scene.ts';
import { moveIn } from './targets.ts';

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
