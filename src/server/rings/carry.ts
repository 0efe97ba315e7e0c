import type { Secrets, Time } from '#table';
import { WORDS } from './words.ts';

/* Words that carry a key ring to another device: six, once, for ten minutes. They are kept in memory and nowhere else. */

const COUNT = 6;
export const CARRY_MS = 10 * 60_000;
/** Whoever has this many of the words right, in their places, did not guess them: he mistypes, or has looked over a shoulder. */
const NEAR = 3;
const NEAR_MISSES = 5;

/** As people type: capitals, accents, commas and dashes do no harm. The order counts. */
const plain = (typed: string): readonly string[] =>
  typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .split(/[^a-z]+/)
    .filter((word) => word !== '');

interface Shown {
  readonly ring: string;
  readonly words: readonly string[];
  readonly until: number;
  misses: number;
}

export class Carrying {
  readonly #secrets: Secrets;
  readonly #time: Time;
  /** By ring: new words replace the old. */
  readonly #shown = new Map<string, Shown>();

  constructor(secrets: Secrets, time: Time) {
    this.#secrets = secrets;
    this.#time = time;
  }

  show(ring: string): { readonly words: readonly string[]; readonly until: number } {
    this.#forgetOld();
    // Two bytes reach 32 times round the list: every word is as likely as any other.
    const bytes = this.#secrets.random(2 * COUNT);
    const words = Array.from({ length: COUNT }, (_, index) => {
      const drawn = ((bytes[2 * index] ?? 0) << 8) | (bytes[2 * index + 1] ?? 0);
      return WORDS[drawn % WORDS.length] ?? '';
    });
    const until = this.#time.now() + CARRY_MS;
    this.#shown.set(ring, { ring, words: words.flatMap(plain), until, misses: 0 });
    return { words, until };
  }

  hide(ring: string): void {
    this.#shown.delete(ring);
  }

  /** The ring that these words open; null: none. */
  find(typed: string): string | null {
    this.#forgetOld();
    const words = plain(typed);
    for (const shown of this.#shown.values()) {
      const right = shown.words.filter((word, index) => word === words[index]).length;
      if (right === COUNT && words.length === COUNT) return shown.ring;
      if (right >= NEAR && ++shown.misses >= NEAR_MISSES) this.#shown.delete(shown.ring);
    }
    return null;
  }

  #forgetOld(): void {
    const now = this.#time.now();
    for (const { ring, until } of this.#shown.values()) if (until <= now) this.#shown.delete(ring);
  }
}
