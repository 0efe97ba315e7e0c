import { describe, expect, it } from 'vitest';
import { at } from '#kernel/collections.ts';
import { formatMoney, type Lang, LANGS } from '#kernel/words.ts';
import { readRules } from '../../scripts/clauses.ts';
import type { RulesSection } from '../../scripts/rules-markdown.ts';
import { RECONSTRUCTION } from './data/reconstruction.ts';
import { optionSpecs } from './options.ts';
import { ECONOMIC_PHASES, SECURITIES } from './types.ts';

type Block = RulesSection['blocks'][number];

const plain = (line: readonly { readonly text: string }[]): string => line.map((span) => span.text).join('');

/** The rows of all tables among the blocks, cells as plain text. */
const rowsOf = (blocks: readonly Block[]): readonly (readonly string[])[] =>
  blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row.map(plain)) : []));

const clauseRows = (lang: Lang, id: string): readonly (readonly string[])[] =>
  rowsOf(readRules(lang, 'bourse').flatMap((section) => section.clauses.flatMap((clause) => (clause.id === id ? clause.blocks : []))));

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
