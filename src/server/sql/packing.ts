import { deflateRawSync, inflateRawSync } from 'node:zlib';

/*
 * Boards are long texts with much that repeats. PostgreSQL keeps such texts smaller by itself; where the database keeps them as they are, they are
 * packed here. Both are understood everywhere: rows of earlier versions, and rows that were carried from one database to the other.
 */

/** No JSON begins with it. */
const PACKED = 'z';
/** Shorter ones are not worth it. */
const LEAST = 2000;
/** The quickest: most of what can be saved is saved by it. */
const LEVEL = 1;

export const pack = (text: string): string => (text.length < LEAST ? text : PACKED + deflateRawSync(text, { level: LEVEL }).toString('base64'));

export const unpack = (text: string): string =>
  text.startsWith(PACKED) ? inflateRawSync(Buffer.from(text.slice(PACKED.length), 'base64')).toString('utf8') : text;
