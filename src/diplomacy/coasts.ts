/** EC-2.8.4: the four coasts. Maps and orders may write them in French or in English. */
type Direction = 'n' | 's' | 'e' | 'w';

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

/**
 * The cell of a table at `index`. Tables of the engine are all Int32Array, so that this one function stays monomorphic
 * and is inlined; an index outside the table would be a mistake of ours and reads as 0.
 */
export const cell = (table: Int32Array, index: number): number => table[index] ?? 0;
