import { expect, it } from 'vitest';
import { joined } from './blocks.tsx';

it('brackets and points stay with the button that they stand beside, and nothing else does', () => {
  expect(joined('as it says (')).toBe('as it says (\u2060');
  expect(joined('). Then')).toBe('\u2060). Then');
  expect(joined(' and ')).toBe(' and ');
  expect(joined('a (b) c')).toBe('a (b) c');
});

it('an address may be broken, a fraction may not', () => {
  expect(joined('1/2, free.fr/site')).toBe('1/2, free.fr/\u200bsite');
});
