/** EC-2.8.4: the four coasts. Maps and orders may write them in French or in English. */
export type Direction = 'n' | 's' | 'e' | 'w';
/** The coast a word names, or null when it names none. */
export declare const coastDirection: (word: string) => Direction | null;
export declare const COAST_WORDS: Readonly<Record<'fr' | 'en', Readonly<Record<Direction, string>>>>;
