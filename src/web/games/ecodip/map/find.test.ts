import { expect, it } from 'vitest';
import { findProvince } from './find.ts';
import { startPosition } from './testing/position.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

const blanks = (sentence: string): readonly string[] => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted();

it('the words of the map have the same blanks in both languages, and French typography', () => {
  for (const [key, sentence] of Object.entries(fr)) {
    expect([key, blanks(Object.entries(en).find(([other]) => other === key)?.[1] ?? '')]).toEqual([key, blanks(sentence)]);
    expect([key, /'| [:;!?]/.test(sentence)]).toEqual([key, false]);
  }
});

it('[EC-13.1] a province is found by its id, or by its name in either language, without accents', () => {
  const found = (text: string): string | undefined => findProvince(startPosition.provinces, text)?.id;
  expect([found('PAR'), found('mno'), found('piemont'), found('Greenl'), found(' ecosse '), found('baffin')]).toEqual([
    'par',
    'MNO',
    'pie',
    'grl',
    'eco',
    undefined,
  ]);
});
