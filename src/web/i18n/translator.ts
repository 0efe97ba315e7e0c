import { type Catalogue, type Lang, type Say, type Sentences, wordsOf } from '#kernel';
import { signal } from '@preact/signals';
import { lang } from '../store/settings.ts';

/** Sentences without blanks that a place says otherwise: in a workshop an animator leads, not a referee. */
export const otherwise = signal<Readonly<Record<Lang, Catalogue>> | null>(null);

/** A component that speaks is drawn again when the language changes: the language is a signal. */
export const translator = <C extends Catalogue>(sentences: Sentences<C>): Say<C> => {
  const words = wordsOf(sentences);
  const said = { fr: words({ lang: 'fr' }), en: words({ lang: 'en' }) };
  return (key, ...filling) => otherwise.value?.[lang.value][key] ?? said[lang.value](key, ...filling);
};
