import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SENTENCES } from './sentences.ts';

/* docs/promises.md says which test keeps what the page, the letters and the command promise. A promise without a test is one that nobody knows to hold. */

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** What a sentence says that promises something of the house. */
const PROMISING =
  /nothing (?:is|was|has|will be) (?:lost|sent|sealed|changed|stored|replaced|overwritten)|nothing else (?:will|is)|no (?:confirmed )?move is lost|nobody (?:else|sees|reads|can|will|is told|new|at the table)|only you\b|for your eyes|(?:is|are|will be) told|everybody reads|log (?:says|tells)|at once\b|as soon as|by itself|automatically|for ever|for good|every trace|everywhere|at every table|stays? on (?:this|their)|this device only|is safe|(?:is|will be) (?:notified|forgotten)|never\b|no longer opens?|once only/i;
/** In the words of a game much is done at once or for ever, by its rules: what the house promises there is who sees what. */
const PROMISING_IN_GAMES = /nothing is sent|nobody (?:else )?(?:sees|reads)|(?:the other|nobody) is told|to nobody|stays secret/i;
/** Labels promise nothing. */
const SHORT = 16;

const named = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
/** A sentence about a thing has no key of its own. */
const keyOf = (key: string): string => (key === '' ? '(thing)' : key);

const rows = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.slice(2, -2).split(' | '));

const [table = '', none = ''] = read('docs/promises.md').split('## No promises');
const sections = table.split('\n## ').slice(1);
const kept = sections.flatMap((section) => {
  const [file = ''] = section.split('\n');
  return rows(section).map(([keys = '', title = '', test = '']) => ({ file, keys: named(keys), title: title.replace(/…$/, ''), test: named(test)[0] ?? '' }));
});
const noPromises = rows(none).map(([keys = '', file = '']) => ({ file: named(file)[0] ?? '', keys: named(keys) }));
const all = new Set([...kept, ...noPromises].flatMap(({ file, keys }) => keys.map((key) => `${file}: ${key}`)));

it('every sentence that is said to be kept stands in its catalogue', () => {
  const written = new Set(SENTENCES.map(({ file, key }) => `${file}: ${keyOf(key)}`));
  expect(all.size).toBeGreaterThan(120);
  expect([...all].filter((one) => !written.has(one))).toEqual([]);
});

it('every test that is said to keep one stands in its file', () => {
  expect(kept.filter(({ test, title }) => title === '' || !read(test).includes(title)).map(({ test, title }) => `${test}: ${title}`)).toEqual([]);
});

it('every sentence that promises something is in the table, or at its end', () => {
  const promises = SENTENCES.filter(({ file, en }) => {
    if (/testkit|\/testing\/|^templates\//.test(file) || en.length <= SHORT) return false;
    return (file.startsWith('games/') ? PROMISING_IN_GAMES : PROMISING).test(en);
  });
  expect(promises.length).toBeGreaterThan(90);
  expect(promises.map(({ file, key, en }) => [`${file}: ${keyOf(key)}`, en] as const).filter(([key]) => !all.has(key))).toEqual([]);
});
