import { createHash } from 'node:crypto';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { range, sum } from './collections.ts';
import { type Chance, chanceAt, chanceOf, commitment, deriveSeed, type Draws, isSeed, quickChance, scriptedChance } from './chance.ts';
import { sha256Bytes, sha256Words, toHex } from './sha256.ts';

const SEED = '000102030405060708090a0b0c0d0e0f';
const hex = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Far beyond what chance does once in a thousand tries, for up to 40 outcomes. */
const CHI_SQUARE_LIMIT = (outcomes: number): number => outcomes - 1 + 4 * Math.sqrt(2 * (outcomes - 1));

const chiSquare = (counts: readonly number[]): number => {
  const expected = sum(counts) / counts.length;
  return sum(counts.map((count) => (count - expected) ** 2 / expected));
};

const tally = (outcomes: number, draws: number, draw: (index: number) => number): readonly number[] => {
  const counts = range(outcomes).map(() => 0);
  for (let index = 0; index < draws; index++) counts[draw(index)] = (counts[draw(index)] ?? 0) + 1;
  return counts;
};

describe('SHA-256', () => {
  it('agrees with node:crypto for every length it takes', () => {
    for (const length of range(14)) {
      const bytes = Buffer.from(Uint8Array.from({ length: 4 * length }, (_, index) => (index * 37 + length * 11) & 255));
      expect(toHex(sha256Words(range(length).map((index) => bytes.readUInt32BE(4 * index))))).toBe(hex(bytes));
    }
  });

  it('agrees with node:crypto for bytes of any length', () => {
    for (const length of range(200)) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length * 11) & 255);
      expect(toHex(sha256Bytes(bytes))).toBe(hex(bytes));
    }
  });

  it('refuses what does not fit one block', () => {
    expect(() => sha256Words(range(14))).toThrow(RangeError);
  });

  it('has constants that a cube root off by one unit in the last place would not change', () => {
    const primes = range(312).filter((n) => n > 1 && range(n).every((divisor) => divisor < 2 || n % divisor !== 0));
    expect(primes).toHaveLength(64);
    for (const prime of primes) {
      for (const root of [Math.cbrt(prime), Math.sqrt(prime)]) {
        const rest = (root * 2 ** 32) % 1;
        expect(Math.min(rest, 1 - rest)).toBeGreaterThan(2 ** -14);
      }
    }
  });
});

const wordsFrom = (...messages: readonly Buffer[]): readonly number[] =>
  messages.flatMap((message) => {
    const digest = createHash('sha256').update(message).digest();
    return range(8).map((index) => digest.readUInt32BE(4 * index));
  });

const block = (number: number): Buffer => Buffer.from([0, 0, 0, number]);

describe('the dice of a match', () => {
  it.each([
    ['die', [12, 3], 'die\0', '0000000c00000003'],
    ['deck', [], 'deck', ''],
    ['famine', [1, 2, 3, 4, 5], 'famine\0\0', '0000000100000002000000030000000400000005'],
    ['monopolistCards', [2 ** 31], 'monopolistCards\0', '80000000'],
  ])('are the words of SHA-256(seed ‖ purpose ‖ numbers ‖ block), as anybody can compute them: %s %j', (purpose, which, ascii, numbers) => {
    const named = Buffer.concat([Buffer.from(SEED, 'hex'), Buffer.from(ascii), Buffer.from(numbers, 'hex')]);
    const draws = chanceOf(SEED).of(purpose, ...which);
    const words = range(16).map(() => draws.int(2 ** 32));
    expect(words).toEqual(wordsFrom(Buffer.concat([named, block(0)]), Buffer.concat([named, block(1)])));
  });

  it('of a match from before draws had names are the words of SHA-256(seed ‖ step ‖ block), whatever they are for', () => {
    const seed = Buffer.from(SEED, 'hex');
    const chance = chanceAt({ seed: SEED, draws: 'stepped' }, 9);
    const words = range(5).flatMap((round) => [chance.of('die', round).int(2 ** 32), chance.of('deck').int(2 ** 32)]);
    expect(words).toEqual(wordsFrom(Buffer.concat([seed, block(9), block(0)]), Buffer.concat([seed, block(9), block(1)])).slice(0, 10));
  });

  it('are committed to by SHA-256 of the sixteen bytes of the seed', () => {
    expect(commitment(SEED)).toBe(hex(Buffer.from(SEED, 'hex')));
  });

  it('are the same for the same seed and name at every step, and others for other ones', () => {
    const draws = (seed: string, step: number, ...which: readonly number[]): readonly number[] => {
      const named = chanceAt({ seed, draws: 'named' }, step).of('die', ...which);
      return range(20).map(() => named.int(1000));
    };
    expect(draws(SEED, 1, 4, 2)).toEqual(draws(SEED, 9, 4, 2));
    expect(draws(SEED, 1, 4, 2)).not.toEqual(draws(SEED, 1, 2, 4));
    expect(draws(SEED, 1, 42)).not.toEqual(draws(SEED, 1, 4, 2));
    expect(draws(SEED, 1, 4, 0)).not.toEqual(draws(SEED, 1, 4));
    expect(draws(SEED, 1, 4)).not.toEqual(draws(`f${SEED.slice(1)}`, 1, 4));
  });

  it('do not depend on what else a step draws, and go on where the same is asked for again', () => {
    const alone = chanceOf(SEED).of('die', 1);
    const expected = range(12).map(() => alone.int(6));
    const chance = chanceOf(SEED);
    const found = range(12).map((index) => {
      chance.of('deck', index).shuffle([1, 2, 3]);
      return chance.of('die', 1).int(6);
    });
    expect(found).toEqual(expected);
  });

  it('are not to be had without a name', () => {
    expectTypeOf<keyof Chance>().toEqualTypeOf<'of'>();
    expectTypeOf<Parameters<Chance['of']>[0]>().toEqualTypeOf<string>();
  });

  it('cost nothing until something is drawn', () => {
    const draws = chanceOf('not a seed').of('die');
    expect(() => draws.int(6)).toThrow('32 hexadecimal digits');
  });

  it.each([2, 6, 20, 35])('are uniform below %i', (below) => {
    const one = tally(below, 400 * below, (round) => chanceOf(SEED).of('die', round).int(below));
    expect(chiSquare(one)).toBeLessThan(CHI_SQUARE_LIMIT(below));
    const draws = chanceOf(SEED).of('dice');
    const drawn = range(400 * below).map(() => draws.int(below));
    expect(chiSquare(tally(below, drawn.length, (index) => drawn[index] ?? 0))).toBeLessThan(CHI_SQUARE_LIMIT(below));
  });

  it('shuffle every order as often', () => {
    const orders = new Map<string, number>();
    for (const round of range(4800)) {
      const order = chanceOf(SEED).of('deck', round).shuffle([1, 2, 3, 4]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(CHI_SQUARE_LIMIT(24));
  });

  it('shuffle a copy', () => {
    const items = Object.freeze([1, 2, 3, 4, 5]);
    expect([...chanceOf(SEED).of('deck').shuffle(items)].sort((a, b) => a - b)).toEqual(items);
    expect(chanceOf(SEED).of('deck').shuffle([])).toEqual([]);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('refuse to draw below %d', (below) => {
    expect(() => chanceOf(SEED).of('die').int(below)).toThrow(`cannot draw below ${below}`);
  });

  it('draw 0 below 1', () => {
    expect(chanceOf(SEED).of('die').int(1)).toBe(0);
  });
});

describe('scripted draws', () => {
  it('come as written and say how many are left', () => {
    const chance = scriptedChance([3, 0, 1]);
    expect([chance.int(6), chance.left()]).toEqual([3, 2]);
    expect(chance.shuffle(['a', 'b', 'c'])).toEqual(['c', 'b', 'a']);
    expect(chance.left()).toBe(0);
  });

  it('say when they run out or do not fit', () => {
    expect(() => scriptedChance([]).int(6)).toThrow('the script has 0 draws');
    expect(() => scriptedChance([6]).int(6)).toThrow('scripted draw 1 is 6, but must be 0 to 5');
    expect(() => scriptedChance([0.5]).int(6)).toThrow('scripted draw 1 is 0.5');
  });
});

describe('the quick generator', () => {
  it('is uniform and reproducible', () => {
    const draws = (chance: Draws): readonly number[] => range(6000).map(() => chance.int(6));
    const first = draws(quickChance(5));
    expect(draws(quickChance(5))).toEqual(first);
    expect(chiSquare(tally(6, first.length, (index) => first[index] ?? 0))).toBeLessThan(CHI_SQUARE_LIMIT(6));
  });
});

describe('a series of seeds', () => {
  it('has a seed of its own for each base and number', () => {
    const seeds = [0, 1, 2 ** 40].flatMap((base) => range(200).map((index) => deriveSeed(base, index)));
    expect(seeds.every(isSeed)).toBe(true);
    expect(new Set(seeds).size).toBe(seeds.length);
  });
});

describe('isSeed', () => {
  it.each([
    [SEED, true],
    [SEED.toUpperCase(), false],
    [SEED.slice(1), false],
    [`${SEED}\n`, false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isSeed(text)).toBe(expected);
  });
});
