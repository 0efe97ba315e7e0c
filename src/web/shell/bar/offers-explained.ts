import type { Offer } from '#kernel/game.ts';
import { renderText } from '#kernel/messages.ts';
import type { Voice } from '#kernel/words.ts';
import type { Explained } from '../../kit/parts/explain.ts';
import { briefOf } from './bar-state.ts';

/** As many ways as can be read in a slip. */
const MOST = 4;

/** An offer says what it is for, or its whole sentence, with the clauses of its label. */
const oneExplained = (offer: Offer<unknown>, voice: Voice): Explained => {
  const { clauses } = offer.label;
  const sentence = renderText(offer.label, voice);
  const { help } = briefOf(offer, { voice });
  return help === undefined ? { words: sentence, clauses } : { title: sentence, words: help, clauses };
};

/** What tells the ways of one thing apart: their details where each has one of its own, else their sentences. */
const waysOf = (offers: readonly Offer<unknown>[], voice: Voice): readonly string[] => {
  const details = new Set(offers.flatMap((offer) => briefOf(offer, { voice }).detail ?? []));
  return details.size === offers.length ? [...details] : [...new Set(offers.map(({ label }) => renderText(label, voice).replace(/\.$/, '')))];
};

/** One button with several offers behind it says what the kind is for, or what there is to choose from. Null: none of them is there any more. */
export const offersExplained = (
  offers: readonly Offer<unknown>[],
  voice: Voice,
  several: (ways: { readonly count: number; readonly ways: string }) => string,
): Explained | null => {
  const [first, ...more] = offers;
  if (first === undefined) return null;
  if (more.length === 0) return oneExplained(first, voice);
  const { word, help } = briefOf(first, { voice });
  const clauses = [...new Set(offers.flatMap(({ label }) => label.clauses))];
  const title = word === undefined ? {} : { title: word.replace(/…$/, '') };
  const ways = waysOf(offers, voice);
  const listed = [...ways.slice(0, MOST), ...(ways.length > MOST ? ['…'] : [])].join(voice.lang === 'fr' ? '\u00a0; ' : '; ');
  return { ...title, words: help ?? several({ count: ways.length, ways: listed }), clauses };
};
