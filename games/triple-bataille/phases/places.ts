import type { Offer, Place, Seat } from '#kernel/game.ts';
import type { Places } from '#kernel/drafts.ts';
import { player, type PublicFacts } from '../rules/facts.ts';
import { isSealedRound } from '../rules/stake.ts';
import type { Move, State } from '../types.ts';

/* How offers stand among others in the bar, and what of the board they are about. */

const PASSIVE: Place = { rank: 'passive' };
/** What is rarely done, or concerns others: behind one quiet button. */
const QUIET: Place = { rank: 'instruction' };

/** TB-4.9.4: in distress a sale helps out of it, before all is left to the bank. */
const sale = (_offer: Offer<Move>, facts: PublicFacts, seat: Seat): Place => (player(facts, seat).distress > 0 ? {} : QUIET);

/** What answers somebody else's proposal is about it. */
const answer = (offer: Offer<Move>): Place => (offer.kind === 'move' && 'offer' in offer.move ? { about: `proposal ${offer.move.offer}` } : {});

/** Houses that bring nothing: not beside those that do. */
const USELESS: ReadonlySet<string> = new Set(['do.enlargeHome', 'do.buildSecondary']);

export const places: Places<State, Move> = {
  // Being ready comes first once a stake is announced: its place among the stakes is the game's. Where a stake is committed at once, to commit none says the same.
  done: ({ label }, facts) => (label.key === 'do.ready' ? {} : label.key === 'do.readyNothing' && isSealedRound(facts) ? QUIET : PASSIVE),
  reopen: PASSIVE,
  acceptSeizure: PASSIVE,
  // Each stake is a button of its own, and so are one's own workshop and the subsidiaries.
  setStake: (offer) => (offer.kind === 'move' && offer.move.type === 'setStake' ? { group: `stake ${offer.move.b}` } : {}),
  buildFactory: (offer) => (offer.kind === 'move' && offer.move.type === 'buildFactory' && offer.move.target !== 'factory' ? { group: 'subsidiary' } : {}),
  buildHouse: ({ label }) => (USELESS.has(label.key) ? QUIET : {}),
  sellToBank: sale,
  offerSale: sale,
  acceptJob: answer,
  acceptLoan: answer,
  buy: answer,
  pause: QUIET,
  gift: QUIET,
  offerLoan: QUIET,
  leisure: QUIET,
  pledge: QUIET,
  unpledge: QUIET,
  withdrawOffer: QUIET,
  forgive: QUIET,
  reassignHouse: QUIET,
  swapMain: QUIET,
  leavePublicPost: QUIET,
  cancelRequest: QUIET,
  seekJob: QUIET,
  unseekJob: QUIET,
  nameMeasure: QUIET,
  tableMotion: QUIET,
};
