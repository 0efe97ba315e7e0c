import { type Lang, wordsOf } from '#kernel/words.ts';
import { words } from './texts.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The language of the terminal: the first of these that says anything; English where none does. */
export const langOf = (environment: Environment): Lang => {
  const locale = [environment.COMPTOIR_LANG, environment.LC_ALL, environment.LC_MESSAGES, environment.LANG].find((name) => name !== undefined && name !== '');
  return locale?.toLowerCase().startsWith('fr') === true ? 'fr' : 'en';
};

const wordsIn = wordsOf(words);

export const textsIn = (lang: Lang) => wordsIn({ lang });

export type Texts = ReturnType<typeof textsIn>;
