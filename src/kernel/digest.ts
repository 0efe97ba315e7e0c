import { sha256Bytes, toHex } from './sha256.ts';

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
