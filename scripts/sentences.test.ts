import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blanksOf, isParticle } from '../src/kernel/words.ts';
import { SENTENCES, SOURCES } from './sentences.ts';

// Blanks that hold figures, years, lengths or one of four suits, before which nothing bends. A blank that may hold a name, a word or a title is not among them: it takes `{who:de}`.
const UNBENDING = new Set(
  (
    'amount best bundle bundles cards cash ceiling change claim f fields fine force freeUnits gain hours income k least low max min minEmployees most n nominal opening perPlayer perUnit pile price quote rank reserve retreat scarce seconds size start ' +
    'suit sum target threshold value wage worth year'
  ).split(' '),
);

const blanks = (pattern: RegExp): readonly string[] =>
  SENTENCES.flatMap(({ file, key, fr }) =>
    [...fr.matchAll(pattern)].map(([found, name = '']) => (UNBENDING.has(name) ? '' : `${file}: ${key}: ${found}`)),
  ).filter((found) => found !== '');

describe('the French words of rules, page and command', () => {
  it('are found', () => {
    expect(SENTENCES.length).toBeGreaterThan(process.env.COMPTOIR_GAME === undefined ? 7000 : 0);
  });

  it('never set a bare « de » or « que » before a name', () => {
    expect(blanks(/(?<![\p{L}’])(?:de|que|jusque|lorsque|puisque) \$?\{(\w+)\}/giu)).toEqual([]);
  });

  it('never set one before a form in words that begins with a vowel', () => {
    expect(blanks(/(?<![\p{L}’])(?:de|que) \{\w+\|[^#}]*?(?<=\|)[aeiouyéèêàâîôœ][^}]*\}/giu)).toEqual([]);
  });

  it('never write one out before a vowel', () => {
    expect(blanks(/(?<![\p{L}’])(?:de|que) (?!onz|oui)[aeiouéèêâîôûœ]\p{L}+/giu)).toEqual([]);
  });

  it('never leave « à le », « à les », « de le » or « de les » before a blank', () => {
    expect(blanks(/(?<![\p{L}’])(?:à|de) les? \$?\{(\w+)/giu)).toEqual([]);
  });

  it('never leave a sign of two parts alone at the beginning of a line', () => {
    const inData = globSync(SOURCES).flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bfr: '([^'\n]*)'/g)].map(([, fr = '']) => ({ file, fr })));
    const split = [...SENTENCES.filter(({ file }) => file.startsWith('src/cli/')), ...inData].filter(({ fr }) => /[\p{L}\d}%] [:;!?»]/u.test(fr));
    expect(split.map(({ file, fr }) => `${file}: no bare space before : ; ? ! »: ${fr}`)).toEqual([]);
  });

  it('have their no-break spaces and typographic apostrophes', () => {
    // What the command says holds addresses and flags.
    const read = SENTENCES.filter(({ file }) => !file.startsWith('src/cli/'));
    const bare = read.filter(({ fr }) => /(?<!\u00a0)[:;!?»]/.test(fr.replace(/\{[^}]*\}/g, '')) || /«(?!\u00a0)/.test(fr) || fr.includes("'"));
    expect(bare.map(({ file, key, fr }) => `${file}: ${key}: no-break space or apostrophe: ${fr}`)).toEqual([]);
  });

  it('know every particle they name, and places in an order', () => {
    const named = SENTENCES.flatMap(({ fr, en }) => [...`${fr} ${en}`.matchAll(/\{\w+:(\w+)\}/g)].map(([, particle]) => particle));
    expect(named.filter((mark) => mark !== 'th' && !isParticle(mark))).toEqual([]);
  });
});

describe('a sentence', () => {
  it('has the same blanks in both languages', () => {
    const differing = SENTENCES.filter(({ fr, en }) => blanksOf(fr).join() !== blanksOf(en).join());
    expect(differing.map(({ file, key }) => `${file}: ${key}: the blanks differ between French and English`)).toEqual([]);
  });
});
