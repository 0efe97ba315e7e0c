import type { Dice, Seed } from '#kernel/chance.ts';
import type { Secrets } from './ports.ts';

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Three bytes are four letters: the numbers of bytes below are multiples of three. */
const letters = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (const shift of [18, 12, 6, 0]) text += BASE64URL.charAt((three >> shift) & 63);
  }
  return text;
};

/** 192 bits: whoever holds it holds the chair, so nobody may guess it. */
export const newToken = ({ random }: Secrets): string => letters(random(24));

/** 96 bits: a table that may be watched by its link is not found by trying. */
export const newTableId = ({ random, tablesBegin = '' }: Secrets): string => tablesBegin + letters(random(12));

/** Nobody need look for a table that cannot be. */
export const isTableId = (id: string): boolean => /^[\w-]+$/.test(id);

export const newSeed = ({ random, seed }: Secrets): Seed => seed?.() ?? Array.from(random(16), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Those of a new match: each draw by its name. */
export const newDice = (secrets: Secrets): Dice => ({ seed: newSeed(secrets), draws: 'named' });

/** Anything from 0 up to 1, which it is not. */
export const newFraction = ({ random }: Secrets): number => random(4).reduce((sum, byte) => (sum + byte) / 256, 0);

/** Read aloud, copied from a projector: no 0 and O, 1 and I and L, U and V. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const CODE_LENGTH = 6;

export const newCode = (secrets: Secrets): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS.charAt(Math.floor(newFraction(secrets) * CODE_LETTERS.length))).join('');

/** A code as people type it: small letters, spaces and dashes do no harm. */
export const readCode = (typed: string): string => typed.replace(/[\s\-\u2010-\u2015]/g, '').toUpperCase();
