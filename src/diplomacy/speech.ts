import { type Arg, speaker } from '#kernel';
import type { words } from './words.ts';

export type DiplomacyKey = keyof typeof words;

export const { say } = speaker<typeof words>();

/** A word that is the same in every language, such as a province's id. */
export const word = (text: string): Arg => ({ text: { fr: text, en: text } });
