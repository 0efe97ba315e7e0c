import { type Lang, wordsOf } from '#kernel';
import { deskEn } from './words-desk.en.ts';
import { deskFr } from './words-desk.fr.ts';
import { marketEn } from './words-market.en.ts';
import { marketFr } from './words-market.fr.ts';
import { sandboxEn } from './words-sandbox.en.ts';
import { sandboxFr } from './words-sandbox.fr.ts';
import { refereeEn } from './words-referee.en.ts';
import { refereeFr } from './words-referee.fr.ts';
import { storyEn } from './words-story.en.ts';
import { storyFr } from './words-story.fr.ts';
import { winterEn } from './words-winter.en.ts';
import { winterFr } from './words-winter.fr.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

export const SENTENCES = {
  fr: { ...fr, ...deskFr, ...marketFr, ...winterFr, ...sandboxFr, ...refereeFr, ...storyFr },
  en: { ...en, ...deskEn, ...marketEn, ...winterEn, ...sandboxEn, ...refereeEn, ...storyEn },
} as const;

export type WordKey = keyof (typeof SENTENCES)['fr'];

/** The words of the page in a given language, for what is said away from the screen: titles, texts to mail. */
export const wordsIn = (lang: Lang) => wordsOf(SENTENCES)({ lang });
