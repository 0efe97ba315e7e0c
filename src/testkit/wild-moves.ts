import type { Draws } from '#kernel/chance.ts';
import { pickOne } from './random-player.ts';

const NUMBERS: readonly number[] = [-1, 0, 1, 2, 3, 5, 7, 500, 1000, 1001, 40_000, 41_000, 1_000_000, 0.5, -1000, 2 ** 53, Number.NaN];

type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

const nudge = (value: unknown, words: readonly string[], chance: Draws): unknown => {
  if (typeof value === 'number') return chance.int(2) === 0 ? value + pickOne([-1000, -1, 1, 1000], chance) : pickOne(NUMBERS, chance);
  if (typeof value === 'string') return pickOne(words, chance);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return chance.int(2) === 0 || items.length === 0 ? [...items, pickOne(words, chance)] : items.slice(1);
  }
  if (isData(value)) return warp(value, words, chance);
  return pickOne(NUMBERS, chance);
};

/** The same data with one thing changed, somewhere. */
const warp = (data: Data, words: readonly string[], chance: Draws): Data => {
  const keys = Object.keys(data);
  if (keys.length === 0) return { [pickOne(words, chance)]: pickOne(NUMBERS, chance) };
  const key = pickOne(keys, chance);
  return { ...data, [key]: nudge(data[key], words, chance) };
};

const wordsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};

/** A bag of moves that were legal somewhere. */
export interface WildMoves {
  add(move: unknown): void;
  /** A move of another moment, as it was or warped once or twice; null before any was added. */
  draw(chance: Draws): Data | null;
  /** The move with one thing changed: nearly the same. */
  warp(move: unknown, chance: Draws): Data | null;
}

const ENOUGH_OF_A_TYPE = 60;
const ENOUGH_WORDS = 300;

/**
 * Plausible wrong moves, made from those seen so far: a figure off by a step, the word of another move, the move of another
 * moment. Random data hardly ever gets past decode; these do. Every type of move is drawn as often, however rare it is in play.
 */
export const wildMoves = (examples: readonly unknown[]): WildMoves => {
  const known = new Set<string>();
  const byType = new Map<string, Data[]>();
  const words: string[] = [];
  const add = (move: unknown): void => {
    if (!isData(move)) return;
    const type = String(move.type);
    const seen = byType.get(type) ?? [];
    const text = JSON.stringify(move);
    if (seen.length >= ENOUGH_OF_A_TYPE || known.has(text)) return;
    known.add(text);
    byType.set(type, [...seen, move]);
    for (const word of wordsIn(move)) if (words.length < ENOUGH_WORDS && !words.includes(word)) words.push(word);
  };
  examples.forEach(add);
  return {
    add,
    warp: (move, chance) => (isData(move) && words.length > 0 ? warp(move, words, chance) : null),
    draw: (chance) => {
      if (byType.size === 0 || words.length === 0) return null;
      const move = pickOne(pickOne([...byType.values()], chance), chance);
      const warps = chance.int(3);
      if (warps === 0) return move;
      const once = warp(move, words, chance);
      return warps === 1 ? once : warp(once, words, chance);
    },
  };
};
