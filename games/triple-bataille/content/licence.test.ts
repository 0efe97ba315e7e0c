import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

const clause = (booklet: string, id: string): string => booklet.split('\n').find((line) => line.startsWith(`**${id}** `)) ?? '';

describe.each(['booklet.fr.md', 'booklet.en.md'])('the notice in %s', (file) => {
  const booklet = read(file);

  it('[TB-0.1] names the author, the original site, the licence with its link, and the authors of this version', () => {
    const notice = clause(booklet, 'TB-0.1');
    for (const part of [
      'Nicopaz',
      'https://jeu-triple-bataille.timlib.com',
      'BY-NC-SA 4.0',
      'https://creativecommons.org/licenses/by-nc-sa/4.0/',
      'the Comptoir contributors',
    ]) {
      expect(notice).toContain(part);
    }
  });

  it('[TB-0.2] says at its top that it was modified, and marks what was', () => {
    const [top = ''] = booklet.split('\n## ');
    expect(top).toMatch(/modifiée|modified/);
    expect(booklet.match(/reconstruit|reconstructed/g)?.length).toBeGreaterThan(46);
    expect(booklet.match(/décidée? ici|decided here/g)?.length).toBeGreaterThan(40);
  });
});

it('[TB-0.3] the content has a folder of its own with its licence and its authors, the original one first', () => {
  expect(read('LICENSE')).toContain('https://creativecommons.org/licenses/by-nc-sa/4.0/legalcode');
  const authors = read('AUTHORS.md');
  expect(authors.indexOf('Nicopaz')).toBeGreaterThan(0);
  expect(authors.indexOf('Nicopaz')).toBeLessThan(authors.indexOf('Comptoir contributors'));
});
