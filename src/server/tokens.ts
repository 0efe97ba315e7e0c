import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Seed } from '#kernel';

/** 192 bits: whoever holds it holds the chair, so nobody may guess it. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** What is kept of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** 96 bits: a table that may be watched by its link is not found by trying. */
export const newTableId = (): string => randomBytes(12).toString('base64url');

export const newSeed = (): Seed => randomBytes(16).toString('hex');

/** Read aloud, copied from a projector: no 0 and O, 1 and I and L, U and V. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const CODE_LENGTH = 6;

export const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length))).join('');

/** A code as people type it: small letters, spaces and dashes do no harm. */
export const readCode = (typed: string): string => typed.replace(/[\s\-\u2010-\u2015]/g, '').toUpperCase();
