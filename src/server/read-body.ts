import { randomInt } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type Refusal, refuse } from '#table';

/** What one body may cost, known before it is parsed. */
export interface BodyBounds {
  readonly bytes: number;
  /** Values in it, those within others counted too. */
  readonly values: number;
  /** Levels of lists and objects within each other. */
  readonly levels: number;
  /** Kinds of objects in it: by the names of their members, each beginning of a row of names counted. */
  readonly kinds: number;
}

/** A body that is not read to its end, or not parsed. */
export class BodyRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const [QUOTE, BACKSLASH, COMMA, COLON, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\,:[]{}');

/** No text known beforehand meets another one under it. */
const MIXER = randomInt(2 ** 29) * 2 + 1;
const mix = (sum: number, part: number): number => Math.imul((sum ^ part) + 1, MIXER) >>> 2;

/**
 * Counts the values of a JSON text as its bytes come: no other sign of UTF-8 has a byte that looks like these. What takes the time is not to
 * fill an object but to find out how it is made: the first of its kind costs fifty times what the next one does.
 */
class Tally {
  values = 0;
  levels = 0;
  readonly #kinds = new Set<number>();
  /** The names so far in each object that is open. */
  readonly #names: number[] = [];
  #text = 0;
  #inText = false;
  #escaped = false;

  get kinds(): number {
    return this.#kinds.size;
  }

  add(bytes: Buffer): void {
    for (const byte of bytes) {
      if (this.#inText) this.#read(byte);
      else if (byte === QUOTE) {
        this.#inText = true;
        this.#text = 0;
      } else if (byte === COMMA) this.values++;
      else if (byte === COLON) this.#name();
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
        this.values++;
        this.#names.push(0);
        this.levels = Math.max(this.levels, this.#names.length);
      } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) this.#names.pop();
    }
  }

  #read(byte: number): void {
    if (byte === QUOTE && !this.#escaped) this.#inText = false;
    else {
      this.#escaped = byte === BACKSLASH && !this.#escaped;
      this.#text = mix(this.#text, byte);
    }
  }

  #name(): void {
    const names = mix(this.#names.pop() ?? 0, this.#text);
    this.#names.push(names);
    this.#kinds.add(names);
  }
}

/**
 * The text of a body of JSON within its bounds. To parse four megabytes of tiny lists, or objects each of its own kind, takes longer than any
 * move may wait: whether it will is counted piece by piece as the bytes arrive, with other work in between, and what is too much is refused before anybody parses it. `hold`: is there
 * room for so many bytes more?
 */
export const readBody = async (body: Readable, bounds: BodyBounds, tooMuch: Refusal, hold: (bytes: number) => boolean = () => true): Promise<string> => {
  const tally = new Tally();
  const pieces: Buffer[] = [];
  let bytes = 0;
  let isTooMuch = false;
  try {
    // Not destroyed when it is refused: with it would go the line on which the refusal is sent.
    for await (const piece of body.iterator({ destroyOnReturn: false })) {
      bytes += piece.length;
      if (bytes > bounds.bytes) throw new BodyRefused(refuse('tooLarge', { limit: bounds.bytes }));
      if (!hold(piece.length)) throw new BodyRefused(refuse('tooManyRequests'));
      // The rest of a body that is too much is let go by, and nothing of it kept: whoever is still sending would not hear why.
      if (isTooMuch) continue;
      tally.add(piece);
      pieces.push(piece);
      isTooMuch = tally.values > bounds.values || tally.levels > bounds.levels || tally.kinds > bounds.kinds;
      if (isTooMuch) pieces.length = 0;
    }
  } catch (error) {
    // Whoever hangs up in the middle has sent half a body; that is no fault of ours.
    throw error instanceof BodyRefused ? error : new BodyRefused(refuse('malformed'));
  }
  if (isTooMuch) throw new BodyRefused(tooMuch);
  return Buffer.concat(pieces, bytes).toString('utf8');
};
