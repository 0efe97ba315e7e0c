import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { digestOf } from './sha256.ts';

it('is how the SHA-256 of the JSON begins, in UTF-8', () => {
  const value = { é: ['Müll', '€ 5', '🀄', '\u007f\u0080\u07ff\u0800\uffff'], z: null };
  const text = JSON.stringify({ z: value.z, é: value.é });
  expect(digestOf(value)).toBe(createHash('sha256').update(text).digest('hex').slice(0, 16));
});

it('does not mind in which order the data was built', () => {
  expect(digestOf({ a: 1, b: { c: 2, d: 3 } })).toBe(digestOf({ b: { d: 3, c: 2 }, a: 1 }));
  expect(digestOf([1, 2])).not.toBe(digestOf([2, 1]));
});
