import { type Say, sentenceOf, type Words, wordsOf } from '#kernel/words.ts';
import { lang } from '../browser/settings.ts';
import { otherwise } from './room-wording.ts';

/** A component that speaks is drawn again when the language changes: the language is a signal. */
export const translator = <W extends Words>(catalogue: W): Say<W> => {
  const words = wordsOf(catalogue);
  const said = { fr: words({ lang: 'fr' }), en: words({ lang: 'en' }) };
  return (key, ...filling) => {
    const other = otherwise.value;
    return (other === null ? undefined : sentenceOf({ catalogue: other, lang: lang.value }, key)) ?? said[lang.value](key, ...filling);
  };
};
