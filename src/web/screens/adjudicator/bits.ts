import { at } from '#kernel/collections.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 6;
/** Letters of check at the end of a text. */
const CHECK = 2;

/** A small sum that changes with every letter and with the exchange of two. */
const checkOf = (letters: readonly number[]): readonly number[] => {
  const sum = letters.reduce((total, letter) => (total * 31 + letter + 7) % 4093, 1);
  return [Math.floor(sum / 64), sum % 64];
};

/** Numbers of known width, one behind the other, as letters that an address can carry. */
export class BitWriter {
  readonly #bits: number[] = [];

  flag(on: boolean): void {
    this.#bits.push(on ? 1 : 0);
  }

  number(value: number, width: number): void {
    if (value < 0 || value >= 2 ** width) throw new RangeError(`${value} does not fit ${width} bits`);
    for (let bit = width - 1; bit >= 0; bit--) this.#bits.push((value >> bit) & 1);
  }

  text(): string {
    const letters: number[] = [];
    for (let i = 0; i < this.#bits.length; i += BITS)
      letters.push(this.#bits.slice(i, i + BITS).reduce((sum, bit, index) => sum + (bit << (BITS - 1 - index)), 0));
    return [...letters, ...checkOf(letters)].map((letter) => ALPHABET[letter]).join('');
  }
}

/** Reads what a BitWriter wrote. Past the end or beyond a limit it answers 0 and is never done. */
export class BitReader {
  readonly #bits: readonly number[];
  #next = 0;
  #failed = false;

  private constructor(bits: readonly number[]) {
    this.#bits = bits;
  }

  /** Null when the text is not one of ours, or a letter has slipped. */
  static of(text: string): BitReader | null {
    const letters = Array.from(text, (letter) => ALPHABET.indexOf(letter));
    const body = letters.slice(0, -CHECK);
    if (letters.includes(-1) || checkOf(body).join() !== letters.slice(-CHECK).join()) return null;
    return new BitReader(body.flatMap((letter) => Array.from({ length: BITS }, (_, index) => (letter >> (BITS - 1 - index)) & 1)));
  }

  number(width: number): number {
    if (this.#next + width > this.#bits.length) {
      this.#failed = true;
      return 0;
    }
    let value = 0;
    for (let i = 0; i < width; i++) value = value * 2 + at(this.#bits, this.#next++);
    return value;
  }

  flag(): boolean {
    return this.number(1) === 1;
  }

  below(limit: number, width: number): number {
    const value = this.number(width);
    if (value < limit) return value;
    this.#failed = true;
    return 0;
  }

  /** Whether all was read and nothing was amiss. */
  get isDone(): boolean {
    return !this.#failed && this.#bits.length - this.#next < BITS && this.#bits.slice(this.#next).every((bit) => bit === 0);
  }
}
