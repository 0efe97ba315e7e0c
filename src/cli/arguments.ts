import { type Lang, wordsOf } from '#kernel/words.ts';
import { words } from './texts.ts';
import { at, range } from '#kernel/collections.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The language of the terminal: the first of these that says anything; English where none does. */
export const langOf = (environment: Environment): Lang => {
  const locale = [environment.COMPTOIR_LANG, environment.LC_ALL, environment.LC_MESSAGES, environment.LANG].find((name) => name !== undefined && name !== '');
  return locale?.toLowerCase().startsWith('fr') === true ? 'fr' : 'en';
};

const wordsIn = wordsOf(words);

export const textsIn = (lang: Lang) => wordsIn({ lang });

export type Texts = ReturnType<typeof textsIn>;

/** How many letters must be added, dropped or changed (Levenshtein). */
const distance = (from: string, to: string): number => {
  let row = range(to.length + 1);
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) next.push(Math.min(at(next, j) + 1, at(row, j + 1) + 1, at(row, j) + (from[i] === to[j] ? 0 : 1)));
    row = next;
  }
  return at(row, to.length);
};

/** The known word that was probably meant, or null when none is near. */
export const nearest = (typed: string, known: readonly string[]): string | null => {
  const limit = Math.max(1, Math.floor(typed.length / 3));
  const near = known
    .map((word) => ({ word, away: distance(typed.toLowerCase(), word.toLowerCase()) }))
    .filter(({ away }) => away <= limit)
    .sort((a, b) => a.away - b.away);
  return near[0]?.word ?? null;
};
