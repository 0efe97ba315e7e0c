import { readFileSync } from 'node:fs';
import { mullMoney } from '#games/mull-money/index.ts';
import type { Lang } from '#kernel/words.ts';
import { endedOf } from '#web/store/testing/ended.ts';
import { describe, expect, it } from 'vitest';
import { worths } from './worth.ts';

const FOLDER = new URL('../recordings/', import.meta.url);
const ended = (file: string, lang?: Lang) => endedOf(mullMoney, readFileSync(new URL(file, FOLDER), 'utf8'), lang);
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('what productions were worth', () => {
  const told = async (file: string, lang: Lang): Promise<readonly (readonly [number, string])[]> =>
    (await worths(ended(file, lang))).filter(({ seat }) => seat === 0).map(({ value, words }) => [value, plain(words)]);

  it('[MM-4.7.2] says what was made, and what was lost for want of room, in both languages', async () => {
    expect(await told('16-column.json', 'fr')).toEqual([
      [47, 'Ana : 3 productions, 47 M.'],
      [-47, 'Ana : pas de place au dépôt, 3 Productions perdues (missions 10, 11 et 12), 47 M de moins.'],
    ]);
    expect(await told('16-column.json', 'en')).toEqual([
      [47, 'Ana: 3 productions, 47 M.'],
      [-47, 'Ana: no room in the dump, 3 Productions lost (missions 10, 11 and 12), 47 M less.'],
    ]);
  });

  it('[MM-4.7.2] and for want of materials, or of employees', async () => {
    expect(await told('35-column.json', 'fr')).toEqual([
      [47, 'Ana : 3 productions, 47 M.'],
      [-14, 'Ana : pas assez d’employés, une Production perdue (mission 2), 14 M de moins.'],
      [-30, 'Ana : pas assez de matières premières, 2 Productions perdues (missions 7 et 8), 30 M de moins.'],
    ]);
    expect((await told('35-column.json', 'en')).at(-1)).toEqual([-30, 'Ana: too few raw materials, 2 Productions lost (missions 7 and 8), 30 M less.']);
  });
});
