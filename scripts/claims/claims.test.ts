import { expect, it } from 'vitest';
import { claimNames, tripleBatailleClaims } from './triple-bataille.ts';

/* The questions of all games are played by src/lab/questions.test.ts; these claims need players and game masters of their own. */

it.each(claimNames(2))('%s can still be measured', (name) => {
  const figures = tripleBatailleClaims(2)[name]?.() ?? [];
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.filter(({ n, value }) => n > 0 && !Number.isFinite(value))).toEqual([]);
});
