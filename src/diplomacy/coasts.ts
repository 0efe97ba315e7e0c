/** EC-2.8.4: the four coasts. Maps and orders may write them in French or in English. */
export type Direction = 'n' | 's' | 'e' | 'w';

const DIRECTIONS: ReadonlyMap<string, Direction> = new Map([
  ['cn', 'n'],
  ['nc', 'n'],
  ['cs', 's'],
  ['sc', 's'],
  ['ce', 'e'],
  ['ec', 'e'],
  ['co', 'w'],
  ['wc', 'w'],
]);

/** The coast a word names, or null when it names none. */
export const coastDirection = (word: string): Direction | null => DIRECTIONS.get(word.toLowerCase()) ?? null;

export const COAST_WORDS: Readonly<Record<'fr' | 'en', Readonly<Record<Direction, string>>>> = {
  fr: { n: 'cn', s: 'cs', e: 'ce', w: 'co' },
  en: { n: 'nc', s: 'sc', e: 'ec', w: 'wc' },
};
