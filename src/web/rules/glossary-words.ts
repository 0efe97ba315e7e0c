import type { Lang } from '#kernel/words.ts';
import type { Block, Line, RulesSection, Span } from 'virtual:rules/*';
import type { Word } from './word.ts';
import { byGame } from '../browser/by-game.ts';

/** The words of each booklet, fetched with it: `page/glossary.ts` of a game. */
export const GLOSSARIES = byGame(import.meta.glob<readonly Word[]>('../../../games/*/page/glossary.ts', { import: 'GLOSSARY' }));

export const wordWritten = (words: readonly Word[], written: string, lang: Lang): Word | undefined =>
  words.find(({ forms }) => forms[lang].some((form) => form.toLowerCase() === written.toLowerCase()));

/** Cuts a text at the words of a language that have not been met yet. */
const cut = (text: string, found: (written: string) => Word | undefined, met: Set<Word>, pattern: RegExp): readonly Span[] => {
  const spans: Span[] = [];
  let end = 0;
  for (const { 0: written, index } of text.matchAll(pattern)) {
    const word = found(written);
    if (word === undefined || met.has(word)) continue;
    met.add(word);
    spans.push({ kind: 'text', text: text.slice(end, index) }, { kind: 'word', text: written });
    end = index + written.length;
  }
  return [...spans, { kind: 'text', text: text.slice(end) }];
};

type Marker = (line: Line) => Line;

/** Marks each word of the glossary where it is first met in the lines given to it. */
export const wordMarker = (words: readonly Word[], lang: Lang): Marker => {
  if (words.length === 0) return (line) => line;
  const forms = words.flatMap((word) => word.forms[lang]).toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}-])(?:${forms.join('|')})(?![\\p{L}-])`, 'giu');
  const met = new Set<Word>();
  const found = (written: string): Word | undefined => wordWritten(words, written, lang);
  return (line) => line.flatMap((span) => (span.kind === 'text' ? cut(span.text, found, met, pattern) : [span]));
};

export const inBlocks = (blocks: readonly Block[], mark: Marker): readonly Block[] =>
  blocks.map((block) => {
    if (block.kind === 'paragraph') return { ...block, line: mark(block.line) };
    return block.kind === 'list' ? { ...block, items: block.items.map(mark) } : block;
  });

export const withWords = (section: RulesSection, words: readonly Word[], lang: Lang): RulesSection => {
  const mark = wordMarker(words, lang);
  const blocks = inBlocks(section.blocks, mark);
  return { ...section, blocks, clauses: section.clauses.map((clause) => ({ ...clause, blocks: inBlocks(clause.blocks, mark) })) };
};
