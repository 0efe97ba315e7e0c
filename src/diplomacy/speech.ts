import { type Arg, speaker } from '#kernel';
import type { fr } from './messages.fr.ts';

export type DiplomacyKey = keyof typeof fr;

export const { say } = speaker<typeof fr>();

/** A word that is the same in every language, such as a province's id. */
export const word = (text: string): Arg => ({ text: { fr: text, en: text } });
