import { seasonOf, yearOf } from '#games/ecodip/rules/facts.ts';
import { translator } from '#web/i18n/translator.ts';
import { words } from './words-in.ts';

export const te = translator(words);

/** « Printemps 2011 ». */
export const seasonWords = (turn: number): string => te(`year.${seasonOf(turn)}`, { year: String(yearOf(turn)) });
