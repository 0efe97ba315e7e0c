import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGS } from '#kernel/words.ts';
import { boxesOf } from '#testkit/boxes.ts';
import { BOOKLETS, readClauses, readRules, rulesFile } from './clauses.ts';

const plain = (line: readonly { readonly text: string }[]): string => line.map((span) => span.text).join('');

describe('rulesFile', () => {
  it('is in the folder of the game, or beside the content that has a licence of its own; that of the house is in docs/rules', () => {
    expect(rulesFile('fr', 'bourse')).toMatch(/games.bourse.booklet\.fr\.md$/);
    expect(rulesFile('en', 'triple-bataille')).toMatch(/games.triple-bataille.content.booklet\.en\.md$/);
    expect(rulesFile('fr', 'house')).toMatch(/docs.rules.house\.fr\.md$/);
  });
});

describe.each(boxesOf(BOOKLETS))('the rules of $id', ({ id: game, prefix }) => {
  it('are the same clauses, in the same order, in both languages', () => {
    const french = [...readClauses('fr', game).keys()];
    expect([...readClauses('en', game).keys()]).toEqual(french);
    expect(french.every((id) => id.startsWith(`${prefix}-`))).toBe(true);
    expect(readRules('en', game).map(({ number }) => number)).toEqual(readRules('fr', game).map(({ number }) => number));
  });

  it('have every clause in the chapter that its number names', () => {
    for (const { number, clauses } of readRules('fr', game)) {
      for (const { id } of clauses) expect(id.split('.')[0], id).toBe(`${prefix}-${number.split('.')[0]}`);
    }
  });

  it.each(LANGS)('have something to say in every clause (%s)', (lang) => {
    const empty = readRules(lang, game).flatMap((section) => section.clauses.filter((clause) => clause.blocks.length === 0).map(({ id }) => id));
    expect(empty).toEqual([]);
  });

  it.each(LANGS)('have tables with as many cells in every row as in the head (%s)', (lang) => {
    for (const section of readRules(lang, game)) {
      for (const block of [...section.blocks, ...section.clauses.flatMap((clause) => clause.blocks)]) {
        if (block.kind === 'table') for (const row of block.rows) expect(row, plain(row.flat())).toHaveLength(block.header.length);
      }
    }
  });

  it('keep French typography: no-break spaces and curved apostrophes', () => {
    const lines = readFileSync(rulesFile('fr', game), 'utf8').split('\n');
    const bare = lines.filter((line) => /'| [:;!?»](?:\s|$)|« |\d \d{3}|\d F\b/.test(line));
    expect(bare.map((line) => `French wants a no-break space before : ; ! ? » and in sums, and the apostrophe ’: ${line}`)).toEqual([]);
  });

  it.each(LANGS)('speak to players, not to programmers (%s)', (lang) => {
    const text = readFileSync(rulesFile(lang, game), 'utf8');
    expect(text.match(/\b(?:engine|seed|specification|spécification|moteur|dataset file|null)\b|\[(?:decision|derived|reconstructed|seed)/gi)).toBeNull();
  });
});
