import { speaker } from '#kernel/messages.ts';
import type { Arg, Lang } from '#kernel/words.ts';
import { at } from '#kernel/collections.ts';
import type { words } from './words.ts';
import type { Board } from './board.ts';
import { COAST_WORDS, coastDirection } from './coasts.ts';
import type { Place, Unit } from './types.ts';

export const { say } = speaker<typeof words>();

/** A word that is the same in every language, such as a province's id. */
export const word = (text: string): Arg => ({ text: { fr: text, en: text } });

/** A place by the name of its province, with the coast where there is one: « Espagne (cn) », “Spain (nc)”. */
const placeIn = (board: Board, { loc, coast }: Place, lang: Lang): string => {
  const name = at(board.provinces, board.provinceAt(loc)).name[lang];
  const direction = coast === undefined ? null : coastDirection(coast);
  return direction === null ? name : `${name} (${COAST_WORDS[lang][direction]})`;
};

export const placeArg = (board: Board, place: Place): Arg => ({ text: { fr: placeIn(board, place, 'fr'), en: placeIn(board, place, 'en') } });

/** A unit as explanations call it: « A Paris ». */
export const unitArg = (board: Board, unit: Unit): Arg => {
  const letter = unit.type === 'army' ? 'A' : 'F';
  return { text: { fr: `${letter} ${placeIn(board, unit, 'fr')}`, en: `${letter} ${placeIn(board, unit, 'en')}` } };
};
