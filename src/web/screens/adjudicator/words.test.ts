import { describe, expect, it } from 'vitest';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

const blanks = (sentence: string): readonly string[] => [...new Set([...sentence.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))].toSorted();

describe('the sentences of the adjudicator’s page', () => {
  it('has the same sentences in both languages, with the same blanks', () => {
    expect(Object.keys(en).toSorted()).toEqual(Object.keys(fr).toSorted());
    for (const [key, sentence] of Object.entries(fr))
      expect([key, blanks(Object.entries(en).find(([other]) => other === key)?.[1] ?? '')]).toEqual([key, blanks(sentence)]);
  });

  it('keeps the rules of French typography', () => {
    for (const [key, sentence] of Object.entries(fr)) {
      expect([key, /(?<!\u00a0)[:;!?»]/.test(sentence.replace(/\{[^}]*\}/g, ''))]).toEqual([key, false]);
      expect([key, sentence.includes("'")]).toEqual([key, false]);
    }
  });
});
