import { type Arg, type Lang, renderText } from '#kernel';
import { lang } from '../store/settings.ts';

/** Every sentence of one room of the page, in every language: a missing one does not compile. */
export type Sentences<Key extends string> = Readonly<Record<Lang, Readonly<Record<Key, string>>>>;

/** A figure, a name, or names joined by « et ». */
type Word = Arg | string | readonly string[];

export type Translate<Key extends string> = (key: Key, args?: Readonly<Record<string, Word>>) => string;

const isList = (word: Word): word is readonly string[] => Array.isArray(word);

const spoken = (word: Word): Arg => {
  if (typeof word === 'string') return { text: { fr: word, en: word } };
  return isList(word) ? { list: word.map(spoken) } : word;
};

/** A component that speaks is drawn again when the language changes: the language is a signal. */
export const translator =
  <Key extends string>(sentences: Sentences<Key>): Translate<Key> =>
  (key, args = {}) =>
    renderText(
      { key, args: Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, spoken(arg)])), clauses: [] },
      { lang: lang.value, catalogue: sentences[lang.value], unit: '', seatName: (seat) => String(seat + 1) },
    );
