import { expect, it } from 'vitest';
import { readWish, writeWish } from './practice.ts';

it('[EC-13.13] a wish to try an example, or to write one of its lines, crosses from the rules to the board', () => {
  for (const wish of [
    { example: 'X8b', line: null },
    { example: 'O1', line: 'J’ACHETE 3 TB A USA POUR 75 Kg d’or' },
  ])
    expect(readWish(writeWish(wish))).toEqual(wish);
  expect(readWish('seal')).toBeNull();
});
