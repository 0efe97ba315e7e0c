import type { Move } from '#games/bourse/types.ts';
import type { Offer } from '#kernel/game.ts';
import { typeOf } from '#web/parts/offers.ts';
import type { OfferRank } from '#web/interface/game-page.ts';

const PASSIVE: readonly string[] = ['pass', 'done', 'passBid', 'abandonOption', 'forgetOption'] satisfies readonly Move['type'][];
const INSTRUCTIONS: readonly string[] = [
  'preparePass',
  'prepareBuy',
  'prepareSell',
  'prepareNone',
  'alerts',
  'passUntilMyTurn',
  'showDeck',
] satisfies readonly Move['type'][];

/** BO-4.0.4: instructions are given out of turn; the passive move of a step comes last. */
export const rankOf = (offer: Offer<unknown>): OfferRank => {
  const type = typeOf(offer);
  if (INSTRUCTIONS.includes(type)) return 'instruction';
  return PASSIVE.includes(type) ? 'passive' : 'usual';
};
