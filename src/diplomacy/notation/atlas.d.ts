import type { Board } from '../board.ts';
/** How orders may call provinces and powers: by id, or by name in either language. */
export interface Atlas {
  /** The province that some words name, or −1. */
  provinceCalled(words: readonly string[]): number;
  isPower(word: string): boolean;
  /** The id of the province that was probably meant, or null. */
  nearest(word: string): string | null;
}
export declare const atlasOf: (board: Board) => Atlas;
