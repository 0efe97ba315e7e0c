import type { Move, MoveType } from '#games/triple-bataille/types.ts';
import type { Offer } from '#kernel/game.ts';
import { typeOf } from '#web/kit/parts/offers.ts';
import type { OfferRank } from '#web/kit/interface/game-page.ts';
import { decode } from '#games/triple-bataille/moves.ts';

const PASSIVE: ReadonlySet<string> = new Set<MoveType>(['done', 'reopen', 'acceptSeizure']);

/** Houses that bring nothing: not beside those that do. */
const USELESS: ReadonlySet<string> = new Set(['triple-bataille.do.enlargeHome', 'triple-bataille.do.buildSecondary']);

/** What is rarely done, or concerns others: behind one quiet button. */
const INSTRUCTIONS: ReadonlySet<string> = new Set<MoveType>([
  'pause',
  'gift',
  'offerLoan',
  'leisure',
  'pledge',
  'unpledge',
  'withdrawOffer',
  'forgive',
  'reassignHouse',
  'swapMain',
  'offerSale',
  'sellToBank',
  'leavePublicPost',
  'cancelRequest',
  'seekJob',
  'unseekJob',
  'nameMeasure',
  'tableMotion',
]);

/** The move of an offer that needs no form. */
export const moveIn = (offer: Offer<unknown>): Move | null => (offer.kind === 'move' ? decode(offer.move) : null);

/** Each stake is a button of its own, and so are one's own workshop and the subsidiaries; everything else is one thing in several ways. */
export const groupOf = (offer: Offer<unknown>): string => {
  const move = moveIn(offer);
  if (move?.type === 'setStake') return `stake ${move.b}`;
  return move?.type === 'buildFactory' && move.target !== 'factory' ? 'subsidiary' : typeOf(offer);
};

/** TB-4.9.4: what helps out of distress, before all is left to the bank. */
const RESCUES: ReadonlySet<string> = new Set<MoveType>(['sellToBank', 'offerSale']);

export const rankOf = (offer: Offer<unknown>, among: readonly Offer<unknown>[] = []): OfferRank => {
  const type = typeOf(offer);
  if (RESCUES.has(type) && among.some((other) => typeOf(other) === 'acceptSeizure')) return 'usual';
  // Being ready comes first once a stake is announced: its place among the stakes is the game's.
  if (offer.label.key.endsWith('.ready')) return 'usual';
  if (PASSIVE.has(type)) return 'passive';
  return INSTRUCTIONS.has(type) || USELESS.has(offer.label.key) ? 'instruction' : 'usual';
};
