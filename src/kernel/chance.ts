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

/* Classes, because every step is handed a chance and most draw nothing: it costs one small object. */

abstract class Draws implements Chance {
  abstract int(below: number): number;

  shuffle<T>(items: readonly T[]): T[] {
    const shuffled = items.slice();
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const swapped = at(shuffled, i);
      shuffled[i] = at(shuffled, j);
      shuffled[j] = swapped;
    }
    return shuffled;
  }
}

const WORDS = 0x1_0000_0000;

/** Uniform from 32-bit words, by rejecting the incomplete last interval. */
abstract class WordDraws extends Draws {
  abstract word(): number;

  int(below: number): number {
    if (!Number.isInteger(below) || below < 1 || below > WORDS) throw new RangeError(`cannot draw below ${below}`);
    for (;;) {
      const word = this.word() >>> 0;
      // It lies among the last `below` words: the second division is seldom needed.
      if (word <= WORDS - below || word < WORDS - (WORDS % below)) return below === WORDS ? word : word % (below >>> 0);
    }
  }
}

const NO_WORDS: readonly number[] = [];

class StepDraws extends WordDraws {
  readonly #seed: Seed;
  readonly #step: number;
  #block = 0;
  #words = NO_WORDS;
  #used = 0;

  constructor(seed: Seed, step: number) {
    super();
    this.#seed = seed;
    this.#step = step;
  }

  word(): number {
    if (this.#used === this.#words.length) {
      const [first, second, third, fourth] = seedWords(this.#seed);
      this.#words = sha256Words([first, second, third, fourth, this.#step, this.#block++]);
      this.#used = 0;
    }
    return this.#words[this.#used++] ?? 0;
  }
}

/**
 * The chance of one step of a match: words of SHA-256(seed ‖ step ‖ block), big-endian 32-bit counters. One-way per
 * step: seeing every draw of a step tells nothing about another. Nothing is hashed until something is drawn.
 */
export const chanceOf = (seed: Seed, step: number): Chance => new StepDraws(seed, step);

class ScriptedDraws extends Draws {
  readonly #draws: readonly number[];
  #used = 0;

  constructor(draws: readonly number[]) {
    super();
    this.#draws = draws;
  }

  int(below: number): number {
    const draw = this.#draws[this.#used];
    if (draw === undefined) throw new RangeError(`the script has ${this.#draws.length} draws, a further one (below ${below}) is needed`);
    if (!Number.isInteger(draw) || draw < 0 || draw >= below) throw new RangeError(`scripted draw ${this.#used + 1} is ${draw}, but must be 0 to ${below - 1}`);
    this.#used++;
    return draw;
  }

  left(): number {
    return this.#draws.length - this.#used;
  }
}

/** The chance of scenarios and tests: the draws are given; running out of them, or drawing too high, is an error of the script. */
export const scriptedChance = (draws: readonly number[]): Chance & { readonly left: () => number } => new ScriptedDraws(draws);

class QuickDraws extends WordDraws {
  #state: number;

  constructor(seed: number) {
    super();
    this.#state = seed >>> 0;
  }

  word(): number {
    const state = (this.#state + 0x6d2b79f5) >>> 0;
    this.#state = state;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
}

/** A fast generator (mulberry32) for players without a match behind them: the fuzzer, bots, the lab. Never for dice. */
export const quickChance = (seed: number): Chance => new QuickDraws(seed);

/** A seed derived from another seed and a number, for series of games: reproducible whoever plays which game. */
export const deriveSeed = (base: number, index: number): Seed => {
  return toHex(sha256Words([Math.floor(base / 0x1_0000_0000), base, index]).slice(0, 4));
};
