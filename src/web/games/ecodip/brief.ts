import type { Offer, Voice } from '#kernel';
import type { Brief } from '../../shell/game-page.ts';
import { groupOf, typeOf } from './offer-rank.ts';
import { wordsIn } from './words-in.ts';

/** One or two words for the buttons of the bar; the whole sentence stays their accessible name. */
export const briefOf = (offer: Offer<unknown>, { lang }: Voice): Brief | null => {
  const te = wordsIn(lang);
  if (groupOf(offer) === 'ruling') return { word: te('brief.ruling') };
  if (groupOf(offer) === 'sheet') return { word: te('brief.seal'), detail: te('brief.sealDetail') };
  switch (typeOf(offer)) {
    case 'unconfirm':
      return { word: te('brief.unseal') };
    case 'publish':
      return { word: te('brief.publish') };
    case 'sendBack':
      return { word: te('brief.sendBack') };
    case 'voteAid':
      return { word: te('brief.voteAid') };
    default:
      return null;
  }
};
