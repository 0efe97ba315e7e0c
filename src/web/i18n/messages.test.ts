import { describe, expect, it } from 'vitest';
import { blanksOf } from '#kernel';

type Catalogues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const FRENCH = import.meta.glob<Catalogues>('../**/*.fr.ts', { eager: true });
const ENGLISH = import.meta.glob<Catalogues>('../**/*.en.ts', { eager: true });

const sentencesOf = (module: Catalogues | undefined): ReadonlyMap<string, string> =>
  new Map(
    Object.values(module ?? {})
      .flatMap((catalogue) => Object.entries(catalogue))
      .flatMap(([key, sentence]) => (typeof sentence === 'string' ? [[key, sentence] as const] : [])),
  );

describe.each(Object.entries(FRENCH))('the sentences of %s', (file, module) => {
  const fr = sentencesOf(module);
  const en = sentencesOf(ENGLISH[file.replace('.fr.ts', '.en.ts')]);

  it('has the same sentences in both languages, with the same blanks', () => {
    expect([...en.keys()].sort()).toEqual([...fr.keys()].sort());
    for (const [key, sentence] of fr) expect([key, blanksOf(en.get(key) ?? '')]).toEqual([key, blanksOf(sentence)]);
  });

  it('keeps the rules of French typography', () => {
    for (const [key, sentence] of fr) {
      expect([key, /(?<!\u00a0)[:;!?»]/.test(sentence.replace(/\{[^}]*\}/g, ''))]).toEqual([key, false]);
      expect([key, /«(?!\u00a0)/.test(sentence)]).toEqual([key, false]);
      expect([key, sentence.includes("'")]).toEqual([key, false]);
    }
  });
});
