import type { Move } from '#games/mull-money/types.ts';
import type { Offer } from '#kernel';
import type { OfferRank } from '../../shell/game-page.ts';
import { moveIn, typeOf } from './targets.ts';

const PASSIVE: readonly string[] = ['pass', 'keepCard', 'takeCredit'] satisfies readonly Move['type'][];

/** Each card is a thing to do, each ballot and each answer, too; taking a set or discarding one card or another is the same thing. */
export const groupOf = (offer: Offer<unknown>): string => {
  const type = typeOf(offer);
  const move = moveIn(offer);
  if (move?.type === 'playCard') return `play ${move.card}`;
  if (move?.type === 'castVote') return `vote ${move.vote}`;
  if (move?.type === 'answerAlert') return `answer ${move.useCorruption}`;
  // A sum offered and a sum offered on credit are two things; every form of a negotiation is the same.
  return offer.kind === 'form' && type !== 'negotiate' ? `${type} ${offer.label.key}` : type;
};

/** The passive move comes last; so does the credit, which is there at every moment (MM-13.5). */
export const rankOf = (offer: Offer<unknown>): OfferRank => (PASSIVE.includes(typeOf(offer)) ? 'passive' : 'usual');
