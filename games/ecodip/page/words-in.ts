import { type Lang, wordsOf } from '#kernel/words.ts';
import { deskWords } from './words-desk.ts';
import { tableWords } from './words-table.ts';

export const words = { ...tableWords, ...deskWords } as const;

export type WordKey = keyof typeof words;

/** The words of the page in a given language, for what is said away from the screen: titles, texts to mail. */
export const wordsIn = (lang: Lang) => wordsOf(words)({ lang });
