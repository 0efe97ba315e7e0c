/**
 * SHA-256 (FIPS 180-4): of at most 13 words of 32 bits, one block, which is all that the dice need, and of any bytes. Written here because
 * the kernel depends on nothing and the same code must give the same dice in Node and in a browser's verification page.
 */

// Signed, for the engine adds such words without a detour by fractions.
const K = new Int32Array(64);
const INITIAL = new Int32Array(8);

/** The constants are the fractional parts of cube and square roots of the first primes; deriving them avoids a table of typos. */
const deriveConstants = (): void => {
  const fraction = (value: number): number => ((value - Math.floor(value)) * 0x1_0000_0000) >>> 0;
  let found = 0;
  for (let candidate = 2; found < 64; candidate++) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) prime = false;
    if (!prime) continue;
    if (found < 8) INITIAL[found] = fraction(Math.sqrt(candidate));
    K[found] = fraction(Math.cbrt(candidate));
    found++;
  }
};
deriveConstants();

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

const schedule = new Int32Array(64);
const word = (words: Int32Array, index: number): number => words[index] ?? 0;

/** Hashes the block that the first 16 words of the schedule hold, after those that came to `before`. */
const compress = (before: Int32Array): readonly number[] => {
  for (let t = 16; t < 64; t++) {
    const w15 = word(schedule, t - 15);
    const w2 = word(schedule, t - 2);
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
    schedule[t] = (word(schedule, t - 16) + s0 + word(schedule, t - 7) + s1) | 0;
  }
  let a = word(before, 0);
  let b = word(before, 1);
  let c = word(before, 2);
  let d = word(before, 3);
  let e = word(before, 4);
  let f = word(before, 5);
  let g = word(before, 6);
  let h = word(before, 7);
  for (let t = 0; t < 64; t++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const temp1 = (h + s1 + choice + word(K, t) + word(schedule, t)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const temp2 = (s0 + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + temp1) | 0;
    d = c;
    c = b;
    b = a;
    a = (temp1 + temp2) | 0;
  }
  const sum = (index: number, value: number): number => (word(before, index) + value) >>> 0;
  return [sum(0, a), sum(1, b), sum(2, c), sum(3, d), sum(4, e), sum(5, f), sum(6, g), sum(7, h)];
};

const MOST_WORDS = 13;

/** SHA-256 of big-endian words (at most 13) as eight words. */
export const sha256Words = (words: readonly number[]): readonly number[] => {
  if (words.length > MOST_WORDS) throw new RangeError(`sha256Words hashes at most ${MOST_WORDS} words`);
  schedule.fill(0, words.length, 15);
  for (let index = 0; index < words.length; index++) schedule[index] = words[index] ?? 0;
  schedule[words.length] = 0x80000000;
  schedule[15] = words.length * 32;
  return compress(INITIAL);
};

/** SHA-256 of bytes, as many as there are. */
export const sha256Bytes = (bytes: Uint8Array): readonly number[] => {
  const before = INITIAL.slice();
  // A bit that ends the message and its length in bits close the last block: nine bytes more.
  for (let start = 0; start < bytes.length + 9; start += 64) {
    schedule.fill(0, 0, 16);
    const end = Math.min(64, bytes.length - start);
    for (let index = 0; index < end; index++) schedule[index >> 2] = word(schedule, index >> 2) | ((bytes[start + index] ?? 0) << (24 - 8 * (index & 3)));
    if (end >= 0 && end < 64) schedule[end >> 2] = word(schedule, end >> 2) | (0x80 << (24 - 8 * (end & 3)));
    if (start + 64 >= bytes.length + 9) schedule[15] = bytes.length * 8;
    before.set(compress(before));
  }
  return Array.from(before, (value) => value >>> 0);
};

export const toHex = (words: readonly number[]): string => words.map((value) => value.toString(16).padStart(8, '0')).join('');

/** The value with its keys in order, so that the same data has the same digest however it was built. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries: [string, unknown][] = Object.entries(value).map(([key, inner]) => [key, sorted(inner)]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** UTF-8, which the kernel has nobody else to ask for. */
const utf8 = (text: string): Uint8Array => {
  const bytes = new Uint8Array(3 * text.length);
  let length = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x80) bytes[length++] = code;
    else {
      const more = code < 0x800 ? 1 : code < 0x1_0000 ? 2 : 3;
      bytes[length++] = ((0xff00 >> (more + 1)) & 0xff) | (code >> (6 * more));
      for (let rest = more - 1; rest >= 0; rest--) bytes[length++] = 0x80 | ((code >> (6 * rest)) & 0x3f);
    }
  }
  return bytes.subarray(0, length);
};

/** SHA-256 of a text, in hexadecimal figures. */
export const sha256Of = (text: string): string => toHex(sha256Bytes(utf8(text)));

const LENGTH = 16;

/** A short fingerprint of plain data: how its SHA-256 begins. */
export const digestOf = (value: unknown): string => sha256Of(JSON.stringify(sorted(value))).slice(0, LENGTH);
