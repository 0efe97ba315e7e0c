import type { Lang } from '#kernel/words.ts';
import { seasonOf, yearOf } from '#games/ecodip/rules/facts.ts';
import type { TurnName } from '#web/interface/turn-word.ts';
import { wordsIn } from './words-in.ts';

/** EC-4.1.1: a turn as people call it; what comes before the first belongs to it. */
export const seasonName = (turn: number, lang: Lang): TurnName => {
  const played = Math.max(0, turn);
  const year = { year: String(yearOf(played)) };
  const season = seasonOf(played);
  const te = wordsIn(lang);
  return { title: te(`year.${season}`, year), the: te(`year.the.${season}`, year), at: te(`year.at.${season}`, year) };
};
