import { range } from '#kernel';
import { expect, it } from 'vitest';
import { botName } from './names.ts';

it('no bot of a table of sixty is the second of a name: the first might not be there', () => {
  const names = range(60).map(botName);
  expect(new Set(names).size).toBe(60);
  expect(names.filter((name) => /\d/.test(name))).toEqual([]);
});
