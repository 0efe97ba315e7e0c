import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Lang } from '#kernel/words.ts';
import { figureInFrench, figuresInFrench } from './figures.fr.ts';
import { claimNames, claimsOf } from './all.ts';

/* The questions of all games are played by src/lab/questions.test.ts; these claims need players and game masters of their own. */

it.each(claimNames(2))('%s can still be measured', (name) => {
  const figures = claimsOf(2)[name]?.() ?? [];
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.filter(({ n, value }) => n > 0 && !Number.isFinite(value))).toEqual([]);
  expect(figures.filter(({ name: figure }) => figureInFrench(figure) === null)).toEqual([]);
});

it('the figures are the same in both languages', () => {
  const page = (lang: Lang): string => readFileSync(join(import.meta.dirname, `figures.${lang}.md`), 'utf8');
  expect(page('fr')).toBe(figuresInFrench(page('en')));
});
