import { type Catalogue, type Say, type Sentences, wordsOf } from '#kernel';
import { lang } from '../store/settings.ts';
import { otherwise } from './otherwise.ts';

/** A component that speaks is drawn again when the language changes: the language is a signal. */
export const translator = <C extends Catalogue>(sentences: Sentences<C>): Say<C> => {
  const words = wordsOf(sentences);
  const said = { fr: words({ lang: 'fr' }), en: words({ lang: 'en' }) };
  return (key, ...filling) => otherwise.value?.[lang.value][key] ?? said[lang.value](key, ...filling);
};
