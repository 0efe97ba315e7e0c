import { at } from './collections.ts';
import { sha256Words, toHex } from './sha256.ts';

/** Draws that follow each other: what bots, samples and imagined worlds draw from. */
export interface Draws {
  /** A whole number, 0 ≤ n < below, uniform. */
  int(below: number): number;
  /** A shuffled copy: Fisher–Yates from the last index down. */
  shuffle<T>(items: readonly T[]): T[];
}

/**
 * Where a rule draws: dice, shuffles, first players. A draw is named by what it is for, and falls alike in two games of one seed whatever
 * else happened in them; all that tells two draws of a game apart (the round, the seat, how many throws there were in the turn) belongs to
 * the name. A game never holds a generator; it is handed a fresh Chance with every step, so no state can betray what comes next.
 *
 *   chance.of('die', round, seat).int(6)
 */
export interface Chance {
  /** A purpose in letters, and whole numbers: eight words in all, of four letters each. Asked again within a step it goes on where it was. */
  of(purpose: string, ...which: readonly number[]): Draws;
}

/** How the dice of a match are drawn: each by its name; or, in matches begun before draws had names, one after the other in each step. */
export type Drawing = 'named' | 'stepped';

/** As a recording says it, which was silent before draws had names. */
export const drawsOf = ({ draws = 'stepped' }: { readonly draws?: Drawing }): Drawing => draws;

export interface Dice {
  readonly seed: Seed;
  readonly draws: Drawing;
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

abstract class Drawer implements Draws {
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
abstract class WordDraws extends Drawer {
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

/** Words of SHA-256 over the seed, what a subclass says, and the number of the block. Nothing is hashed until something is drawn. */
abstract class HashedDraws extends WordDraws {
  readonly #seed: Seed;
  #block = 0;
  #words = NO_WORDS;
  #used = 0;

  constructor(seed: Seed) {
    super();
    this.#seed = seed;
  }

  abstract hash(seed: SeedWords, block: number): readonly number[];

  word(): number {
    if (this.#used === this.#words.length) {
      this.#words = this.hash(seedWords(this.#seed), this.#block++);
      this.#used = 0;
    }
    return this.#words[this.#used++] ?? 0;
  }
}

/** A purpose as words: its characters, filled up with zeros. There are a few of them in a game. */
const purposes = new Map<string, readonly number[]>();
const purposeWords = (purpose: string): readonly number[] => {
  const known = purposes.get(purpose);
  if (known !== undefined) return known;
  const words: number[] = [];
  for (let index = 0; index < purpose.length; index += 4) {
    let word = 0;
    // Beyond the end there is NaN, which is 0 in what follows.
    for (let next = index; next < index + 4; next++) word = (word << 8) | purpose.charCodeAt(next);
    words.push(word);
  }
  purposes.set(purpose, words);
  return words;
};

class NamedDraws extends HashedDraws {
  readonly #purpose: string;
  readonly #which: readonly number[];
  readonly earlier: NamedDraws | null;

  constructor(seed: Seed, purpose: string, which: readonly number[], earlier: NamedDraws | null) {
    super(seed);
    this.#purpose = purpose;
    this.#which = which;
    this.earlier = earlier;
  }

  isOf(purpose: string, which: readonly number[]): boolean {
    return this.#purpose === purpose && this.#which.length === which.length && this.#which.every((number, index) => number === which[index]);
  }

  hash(seed: SeedWords, block: number): readonly number[] {
    return sha256Words([...seed, ...purposeWords(this.#purpose), ...this.#which, block]);
  }
}

class NamedChance implements Chance {
  readonly #seed: Seed;
  #latest: NamedDraws | null = null;

  constructor(seed: Seed) {
    this.#seed = seed;
  }

  of(purpose: string, ...which: readonly number[]): Draws {
    // A step draws for a few purposes at most.
    for (let draws = this.#latest; draws !== null; draws = draws.earlier) if (draws.isOf(purpose, which)) return draws;
    return (this.#latest = new NamedDraws(this.#seed, purpose, which, this.#latest));
  }
}

/**
 * The chance of a step of a match: words of SHA-256(seed ‖ purpose ‖ numbers ‖ block). The purpose is ASCII, filled up with zeros to whole words;
 * numbers and block are big-endian 32-bit words. One-way for each name: seeing every draw of one tells nothing about another.
 */
export const chanceOf = (seed: Seed): Chance => new NamedChance(seed);

class StepDraws extends HashedDraws implements Chance {
  readonly #step: number;

  constructor(seed: Seed, step: number) {
    super(seed);
    this.#step = step;
  }

  of(): this {
    return this;
  }

  hash(seed: SeedWords, block: number): readonly number[] {
    return sha256Words([...seed, this.#step, block]);
  }
}

/** The same before draws had names: words of SHA-256(seed ‖ step ‖ block), in the order in which a step draws them. */
export const stepChance = (seed: Seed, step: number): Chance & Draws => new StepDraws(seed, step);

export const chanceAt = ({ seed, draws }: Dice, step: number): Chance => (draws === 'named' ? chanceOf(seed) : stepChance(seed, step));

class ScriptedDraws extends Drawer implements Chance {
  readonly #draws: readonly number[];
  #used = 0;

  constructor(draws: readonly number[]) {
    super();
    this.#draws = draws;
  }

  of(): this {
    return this;
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
export const scriptedChance = (draws: readonly number[]): Chance & Draws & { readonly left: () => number } => new ScriptedDraws(draws);

class QuickDraws extends WordDraws implements Chance {
  #state: number;

  constructor(seed: number) {
    super();
    this.#state = seed >>> 0;
  }

  of(): this {
    return this;
  }

  word(): number {
    const state = (this.#state + 0x6d2b79f5) >>> 0;
    this.#state = state;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
}

/** A fast generator (mulberry32): the fuzzer, bots, imagined worlds. It draws in order, whatever for. Never for the dice of a match. */
export const quickChance = (seed: number): Chance & Draws => new QuickDraws(seed);

/** The seed of what a bot draws for one answer, the nth of its seat in a turn: the same whatever else happened before it. */
export const answerSeed = (seed: Seed, seat: number, turn: number, nth: number): number => chanceOf(seed).of('bot', seat, turn, nth).int(WORDS);

class BotDraws extends WordDraws {
  readonly #seed: () => number;
  #draws: WordDraws | null = null;

  constructor(seed: () => number) {
    super();
    this.#seed = seed;
  }

  word(): number {
    return (this.#draws ??= new QuickDraws(this.#seed())).word();
  }
}

/** What it draws from. Most answers draw nothing. */
export const botDraws = (seed: Seed, seat: number, turn: number, nth: number): Draws => new BotDraws(() => answerSeed(seed, seat, turn, nth));

/** A seed derived from another seed and a number, for series of games: reproducible whoever plays which game. */
export const deriveSeed = (base: number, index: number): Seed => {
  return toHex(sha256Words([Math.floor(base / 0x1_0000_0000), base, index]).slice(0, 4));
};
