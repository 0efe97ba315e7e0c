import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isParticle } from '../src/kernel/elision.ts';

// Blanks that hold figures, years, lengths or one of four suits, before which nothing bends. A blank that may hold a name, a word or a title is not among them: it takes `{who:de}`.
const UNBENDING = new Set(
  (
    'amount best bundle bundles cards cash ceiling change claim f fields fine force freeUnits gain hours income k least low max min minEmployees most n nominal opening perPlayer perUnit pile price quote rank reserve retreat scarce seconds size start ' +
    'suit sum target threshold value wage worth year'
  ).split(' '),
);

const SOURCES = [...globSync(['src/**/*.fr.ts', 'templates/**/*.fr.ts']), 'src/kernel/table-messages.ts'];
const blanks = (pattern: RegExp): readonly string[] =>
  SOURCES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([found, name = '']) => (UNBENDING.has(name) ? '' : `${file}: ${found}`)),
  ).filter((found) => found !== '');

describe('the French words of rules, page and command', () => {
  it('are found', () => {
    expect(SOURCES.length).toBeGreaterThan(40);
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
    const sentences = globSync(['src/**/*.{ts,tsx}']).flatMap((file) => {
      const inside = file.endsWith('.fr.ts') ? /'([^'\n]*)'/g : /\bfr: '([^'\n]*)'/g;
      return [...readFileSync(file, 'utf8').matchAll(inside)].map(([, words = '']) => `${file}: ${words}`);
    });
    expect(sentences.length).toBeGreaterThan(4000);
    expect(sentences.filter((words) => /[\p{L}\d}%] [:;!?»]/u.test(words))).toEqual([]);
  });

  it('know every particle they name, and places in an order', () => {
    const named = SOURCES.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\{\w+:(\w+)\}/g)].map(([, particle]) => particle));
    expect(named.length).toBeGreaterThan(39);
    expect(named.filter((mark) => mark !== 'th' && !isParticle(mark))).toEqual([]);
  });
});
