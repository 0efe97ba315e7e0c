import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BOXES } from '#catalogue';

/* A game stands in its folder and in one entry of the catalogue. Whatever else named it would have to be found by those who add, change or remove one. */

const ROOT = join(import.meta.dirname, '..');
const SOURCES = '{*,{src,scripts,games,templates,deploy,.github}/**/*}.{ts,tsx,mjs,mts,json,css,html,yml,yaml}';

/** Where games may be named all the same, and why. */
const EXEMPT: readonly (readonly [where: RegExp, why: string])[] = [
  [/^src\/catalogue\/index\.ts$/, 'the shelf: one entry for each'],
  [/\.test\.tsx?$|\.test-support\.ts$|\/testing\//, 'a test plays a real game'],
  [/^src\/server\/rings\/words\.ts$/, 'a list of French words, one of which is a purse'],
  [/^games\/[^/]+\/recordings\/|^scripts\/budget\.json$/, 'names that were given; folders that are counted'],
];

const camel = (id: string): string => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** In French, « la bourse » is a purse or an exchange: a word after its article names no game. */
const namesOf = (ids: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d-]|\\b(?:[Ll]a|[Uu]ne|leur) )(?:${[...ids, ...ids.map(camel)].join('|')})(?![\\p{L}\\d-])`, 'u');

const linesNaming = (file: string, names: RegExp): readonly string[] =>
  readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => (names.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : []));

it('games are named in their own folder and on the shelf, and nowhere else', () => {
  const ids = BOXES.map(({ id }) => id);
  const files = globSync(SOURCES, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !EXEMPT.some(([where]) => where.test(file)));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) => {
    const own = /^games\/([^/]+)\//.exec(file)?.[1];
    return linesNaming(file, namesOf(ids.filter((id) => id !== own)));
  });
  expect(found).toEqual([]);
});
