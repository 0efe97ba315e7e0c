import { at } from './collections.ts';
import { sha256Words, toHex } from './sha256.ts';

/**
 * Where a rule draws: dice, shuffles, first players. A game never holds a generator; it is handed a fresh Chance
 * with every step, so no state can betray what comes next.
 */
export interface Chance {
  /** A whole number, 0 ≤ n < below, uniform. */
  int(below: number): number;
  /** A shuffled copy: Fisher–Yates from the last index down. */
  shuffle<T>(items: readonly T[]): T[];
}

/** 128 bits as 32 hexadecimal digits. */
export type Seed = string;

export const isSeed = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** A seed as four words. */
type SeedWords = readonly [number, number, number, number];

const parseSeed = (seed: Seed): SeedWords => {
  if (!isSeed(seed)) throw new RangeError('a seed is 32 hexadecimal digits');
  const word = (index: number): number => Number.parseInt(seed.slice(8 * index, 8 * index + 8), 16);
  return [word(0), word(1), word(2), word(3)];
};

/** Every die of a match parses the same seed: the last one parsed is remembered. */
let parsed: { readonly seed: Seed; readonly words: SeedWords } = { seed: '', words: [0, 0, 0, 0] };
const seedWords = (seed: Seed): SeedWords => {
  if (parsed.seed !== seed) parsed = { seed, words: parseSeed(seed) };
  return parsed.words;
};

/** What is published before the first move: SHA-256 of the sixteen bytes of the seed. */
export const commitment = (seed: Seed): string => toHex(sha256Words(seedWords(seed)));

const withShuffle = (int: (below: number) => number): Chance => ({
  int,
  shuffle: (items) => {
    const shuffled = items.slice();
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = int(i + 1);
      const swapped = at(shuffled, i);
      shuffled[i] = at(shuffled, j);
      shuffled[j] = swapped;
    }
    return shuffled;
  },
});

/** Uniform below `below` from 32-bit words, by rejecting the incomplete last interval. */
const uniform = (nextWord: () => number, below: number): number => {
  if (!Number.isInteger(below) || below < 1 || below > 0x1_0000_0000) throw new RangeError(`cannot draw below ${below}`);
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % below);
  for (;;) {
    const word = nextWord();
    if (word < limit) return word % below;
  }
};

const NO_WORDS: readonly number[] = [];

/**
 * The chance of one step of a match: words of SHA-256(seed ‖ step ‖ block), big-endian 32-bit counters. One-way per
 * step: seeing every draw of a step tells nothing about another. Nothing is hashed until something is drawn.
 */
export const chanceOf = (seed: Seed, step: number): Chance => {
  let words = NO_WORDS;
  let used = 0;
  let block = 0;
  const nextWord = (): number => {
    if (used === words.length) {
      const [first, second, third, fourth] = seedWords(seed);
      words = sha256Words([first, second, third, fourth, step, block++]);
      used = 0;
    }
    return words[used++] ?? 0;
  };
  return withShuffle((below) => uniform(nextWord, below));
};

/** The chance of scenarios and tests: the draws are given; running out of them, or drawing too high, is an error of the script. */
export const scriptedChance = (draws: readonly number[]): Chance & { readonly left: () => number } => {
  let used = 0;
  const int = (below: number): number => {
    const draw = draws[used];
    if (draw === undefined) throw new RangeError(`the script has ${draws.length} draws, a further one (below ${below}) is needed`);
    if (!Number.isInteger(draw) || draw < 0 || draw >= below) throw new RangeError(`scripted draw ${used + 1} is ${draw}, but must be 0 to ${below - 1}`);
    used++;
    return draw;
  };
  return { ...withShuffle(int), left: () => draws.length - used };
};

/** A fast generator (mulberry32) for players without a match behind them: the fuzzer, bots, the lab. Never for dice. */
export const quickChance = (seed: number): Chance => {
  let state = seed >>> 0;
  const nextWord = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return withShuffle((below) => uniform(nextWord, below));
};

/** A seed derived from another seed and a number, for series of games: reproducible whoever plays which game. */
export const deriveSeed = (base: number, index: number): Seed => {
  return toHex(sha256Words([Math.floor(base / 0x1_0000_0000), base, index]).slice(0, 4));
};
