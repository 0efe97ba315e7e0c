import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { optionSpecs } from '../options.ts';
import { words } from './words.ts';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

describe.each([
  ['booklet.fr.md', 0],
  ['booklet.en.md', 1],
] as const)('%s', (file, language) => {
  const booklet = read(file);

  it('[TB-6.1] [TB-6.3] explains every option of the table by its name', () => {
    const unexplained = Object.keys(optionSpecs).filter((name) => !booklet.includes(`\`${name}\``));
    expect(unexplained).toEqual([]);
  });

  it('[TB-2.12] names every event as the cards do', () => {
    const names = Object.entries(words).filter(([key]) => /^event\.\w+$/.test(key));
    expect(names).toHaveLength(52);
    for (const [, name] of names) expect(booklet).toContain(name[language]);
  });
});
