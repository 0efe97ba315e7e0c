import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { optionSpecs } from '../options.ts';
import { eventsEn } from './messages/events.en.ts';
import { eventsFr } from './messages/events.fr.ts';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

describe.each([
  ['rules.fr.md', eventsFr],
  ['rules.en.md', eventsEn],
] as const)('%s', (file, events) => {
  const booklet = read(file);

  it('[TB-6.1] [TB-6.3] explains every option of the table by its name', () => {
    const unexplained = Object.keys(optionSpecs).filter((name) => !booklet.includes(`\`${name}\``));
    expect(unexplained).toEqual([]);
  });

  it('[TB-2.12] names every event as the cards do', () => {
    const names = Object.entries(events).filter(([key]) => /^triple-bataille\.event\.\w+$/.test(key));
    expect(names).toHaveLength(52);
    for (const [, name] of names) expect(booklet).toContain(name);
  });
});
