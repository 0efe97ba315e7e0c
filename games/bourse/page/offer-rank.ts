import { type Move, SECURITIES, type View } from '#games/bourse/types.ts';
import type { Offer } from '#kernel/game.ts';
import { typeOf } from '#web/kit/parts/offers.ts';
import type { FormValues, OfferRank } from '#web/kit/interface/game-page.ts';
import { openingOf } from '#games/bourse/rules/payments.ts';
import type { Voice } from '#kernel/words.ts';
import { speechOf } from './speech.ts';

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

/** What a filled form stands for: the value and the opening price of a lot, what a prepared order may come to. */
export const noteOf = (offer: Offer<unknown>, values: FormValues, { table }: View, voice: Voice): string | null => {
  const { words, money } = speechOf(voice);
  const number = (name: string): number => (typeof values[name] === 'number' ? values[name] : 0);
  switch (offer.kind === 'form' ? offer.type : '') {
    case 'auctionLot': {
      const value = SECURITIES.reduce((total, security) => total + number(security) * table.quotes[security], 0);
      return words('note.lot', { value: money(value), opening: money(openingOf(value)) });
    }
    case 'prepareBuy':
      return words('note.atMost', { sum: money(number('n') * number('max')) });
    case 'prepareSell':
      return words('note.atLeast', { sum: money(number('n') * number('min')) });
    default:
      return null;
  }
};
