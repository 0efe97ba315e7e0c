import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RECONSTRUCTION } from '#games/bourse/data/reconstruction.ts';
import { optionSpecs } from '#games/bourse/options.ts';
import { ECONOMIC_PHASES, SECURITIES } from '#games/bourse/types.ts';
import { at } from '#kernel/collections.ts';
import { formatMoney, type Lang, LANGS } from '#kernel/words.ts';
import { boxesOf } from '#testkit/boxes.ts';
import { BOOKLETS, readClauses, readRules, rulesFile } from './clauses.ts';
import type { RulesSection } from './rules-markdown.ts';

type Block = RulesSection['blocks'][number];

const plain = (line: readonly { readonly text: string }[]): string => line.map((span) => span.text).join('');

/** The rows of all tables among the blocks, cells as plain text. */
const rowsOf = (blocks: readonly Block[]): readonly (readonly string[])[] =>
  blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row.map(plain)) : []));

const clauseRows = (lang: Lang, id: string): readonly (readonly string[])[] =>
  rowsOf(readRules(lang, 'bourse').flatMap((section) => section.clauses.flatMap((clause) => (clause.id === id ? clause.blocks : []))));

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
    expect(lines.filter((line) => /'| [:;!?»](?:\s|$)|« |\d \d{3}|\d F\b/.test(line))).toEqual([]);
  });

  it.each(LANGS)('speak to players, not to programmers (%s)', (lang) => {
    const text = readFileSync(rulesFile(lang, game), 'utf8');
    expect(text.match(/\b(?:engine|seed|specification|spécification|moteur|dataset file|null)\b|\[(?:decision|derived|reconstructed|seed)/gi)).toBeNull();
  });
});

describe.each(LANGS)('the tables of Bourse in the rules (%s)', (lang) => {
  const { squares, securities, variations, cards } = RECONSTRUCTION;
  const ROMAN = ['I', 'II', 'III', 'IV'];
  const thousands = (sum: number): string => (sum === 0 ? '0' : `${sum > 0 ? '+' : '−'}${Math.abs(sum) / 1_000}`);

  it('[BO-2.2] the circuit is that of the data', () => {
    const rows = clauseRows(lang, 'BO-2.2');
    expect(rows.map(([number, , , code]) => [Number(number), code])).toEqual(
      squares.map((square, index) => [index, square.kind === 'security' ? square.security : '']),
    );
  });

  it('[BO-2.3] the securities are those of the data', () => {
    const rows = clauseRows(lang, 'BO-2.3').toSorted(([a = ''], [b = '']) => a.localeCompare(b));
    const expected = SECURITIES.toSorted().map((id) => {
      const { name, coefficient, dividend, optionPrice, sector } = securities[id];
      const price = optionPrice === null ? '–' : formatMoney(optionPrice, lang, 'F');
      return [id, name[lang], '5', ROMAN[coefficient - 1], formatMoney(dividend, lang, 'F'), price, sector[lang]];
    });
    expect(rows.map((row) => row.toSpliced(2, 1))).toEqual(expected);
  });

  it('[BO-2.4] the variations are those of the data', () => {
    const rows = clauseRows(lang, 'BO-2.4').map((row) => row.slice(1, 8));
    expect(rows).toEqual(ECONOMIC_PHASES.flatMap((phase) => variations[phase].map((row, index) => row.map(thousands).toSpliced(0, 0, at(ROMAN, index)))));
  });

  it('[BO-2.7] the cards are those of the data', () => {
    const rows = clauseRows(lang, 'BO-2.7').map(([id, , title, text]) => [id, title, text]);
    expect(rows).toEqual(cards.map((card) => [card.id, card.title[lang], card.text[lang]]));
  });

  it('[BO-6] every option of the table is explained', () => {
    const chapter = readRules(lang, 'bourse').find(({ number }) => number === '6');
    const names = rowsOf(chapter?.blocks ?? []).map((row) => row.at(-1));
    expect(new Set(names)).toEqual(new Set(Object.keys(optionSpecs(['x']))));
    expect(names).toHaveLength(new Set(names).size);
  });
});
