import type { Board } from '../board.ts';
import { split } from './words.ts';

/** How orders may call provinces and powers: by id, or by name in either language. */
export interface Atlas {
  /** The province that some words name, or −1. */
  provinceCalled(words: readonly string[]): number;
  isPower(word: string): boolean;
  /** The id of the province that was probably meant, or null. */
  nearest(word: string): string | null;
}

/** A name as a line of orders would spell it. A hyphen stays: `swe - den` is not Sweden. */
const spell = (words: readonly string[]): string => words.join(' ');
const spelling = (name: string): string => spell(split(name));

/** Whether one letter added, dropped, changed or two exchanged make one word of the other. */
const isNear = (a: string, b: string): boolean => {
  if (a === b || Math.abs(a.length - b.length) > 1) return a === b;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const swapped = restA.length > 1 && restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return swapped || restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1);
};

const atlases = new WeakMap<Board, Atlas>();

export const atlasOf = (board: Board): Atlas => {
  const known = atlases.get(board);
  if (known !== undefined) return known;
  const names = new Map<string, number>();
  for (const [index, { name }] of board.provinces.entries()) for (const text of [name.fr, name.en]) names.set(spelling(text), index);
  // Ids come last: where a name of one province is the id of another, the id wins.
  for (const [index, { id }] of board.provinces.entries()) names.set(spelling(id), index);
  const powers = new Set(board.map.powers.flatMap(({ id, tags, name }) => [id, ...tags, name.fr, name.en].map(spelling)));
  const atlas: Atlas = {
    provinceCalled: (words) => names.get(spell(words)) ?? -1,
    isPower: (word) => powers.has(word),
    nearest: (word) => {
      const [, index] = [...names].find(([name]) => isNear(name, word)) ?? [];
      return index === undefined ? null : (board.provinces[index]?.id ?? null);
    },
  };
  atlases.set(board, atlas);
  return atlas;
};
