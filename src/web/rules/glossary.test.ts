import { LANGS } from '#kernel/words.ts';
import { describe, expect, it } from 'vitest';
import { readRules } from '../../../scripts/clauses.ts';
import { GLOSSARIES, withWords } from './glossary-words.ts';
import { findClause } from './search.ts';
import type { Word } from './word.ts';

const marked = (sections: ReturnType<typeof withWords>[]): readonly string[] =>
  sections.flatMap(({ blocks, clauses }) =>
    [...blocks, ...clauses.flatMap((clause) => clause.blocks)].flatMap((block) => {
      const lines = block.kind === 'paragraph' ? [block.line] : block.kind === 'list' ? block.items : [];
      return lines.flatMap((line) => line.filter(({ kind }) => kind === 'word').map(({ text }) => text.toLowerCase()));
    }),
  );

describe.each(Object.entries(GLOSSARIES))('the glossary of %s', (game, load) => {
  it.each(LANGS)('has words that the booklet uses and clauses that it has, in %s', async (spoken) => {
    const words = await load();
    const sections = readRules(spoken, game);
    const found = new Set(marked(sections.map((section) => withWords(section, words, spoken))));
    for (const { forms, clause } of words) {
      expect([forms[spoken], forms[spoken].some((form) => found.has(form.toLowerCase()))]).toEqual([forms[spoken], true]);
      expect([clause, findClause(sections, clause)?.kind]).not.toEqual([clause, undefined]);
    }
  });
});

it('marks a word once in a section, whole, and nothing in a table', () => {
  const word: Word = { forms: { fr: ['lot', 'lots'], en: ['set'] }, says: { fr: '', en: '' }, clause: 'MM-4.3.1' };
  const line = (text: string) => ({ kind: 'paragraph', line: [{ kind: 'text', text }] }) as const;
  const section = { number: '4', title: '', level: 2, blocks: [line('Lotion et lot.'), line('Des lots.')], clauses: [] } as const;
  expect(withWords(section, [word], 'fr').blocks[0]).toEqual({
    kind: 'paragraph',
    line: [
      { kind: 'text', text: 'Lotion et ' },
      { kind: 'word', text: 'lot' },
      { kind: 'text', text: '.' },
    ],
  });
  expect(marked([withWords(section, [word], 'fr')])).toEqual(['lot']);
});
