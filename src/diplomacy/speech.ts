import { speaker } from '#kernel/messages.ts';
import type { Arg } from '#kernel/words.ts';
import type { words } from './words.ts';

export const { say } = speaker<typeof words>();

/** A word that is the same in every language, such as a province's id. */
export const word = (text: string): Arg => ({ text: { fr: text, en: text } });
