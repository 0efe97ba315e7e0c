import { describe, expect, it } from 'vitest';
import { type Arg, formatMoney, formatNumber, type Lang, LANGS, render, renderText, speaker, type Voice } from './messages.ts';
import { TABLE_CATALOGUES } from './table-messages.ts';

const NBSP = '\u00a0';
const MINUS = '\u2212';

const voice = (lang: Lang, sentence: string): Voice => ({
  lang,
  catalogue: { sentence, share: lang === 'fr' ? 'action' : 'share' },
  unit: 'F',
  seatName: (seat) => ['Ann', 'Bob', 'Cleo'][seat] ?? '?',
});

const said = (lang: Lang, sentence: string, args: Readonly<Record<string, Arg>> = {}): string =>
  renderText({ key: 'sentence', args, clauses: [] }, voice(lang, sentence));

describe('numbers', () => {
  it.each([
    [0, '0', '0'],
    [999, '999', '999'],
    [1000, `1${NBSP}000`, '1,000'],
    [1234567, `1${NBSP}234${NBSP}567`, '1,234,567'],
    [-40000, `${MINUS}40${NBSP}000`, `${MINUS}40,000`],
    [0.12345, '0,12345', '0.12345'],
    [-1234.5678, `${MINUS}1${NBSP}234,5678`, `${MINUS}1,234.5678`],
    [-0, '0', '0'],
  ])('%d is %s in French and %s in English', (value, french, english) => {
    expect(formatNumber(value, 'fr')).toBe(french);
    expect(formatNumber(value, 'en')).toBe(english);
  });

  it('carry their unit after a no-break space', () => {
    expect(formatMoney(50000, 'fr', 'F')).toBe(`50${NBSP}000${NBSP}F`);
    expect(formatMoney(50000, 'en', '')).toBe('50,000');
  });
});

describe('a sentence', () => {
  it('takes numbers, sums, changes, seats, terms and texts', () => {
    expect(
      said('fr', '{who} paie {sum} ({change}) pour {n} {what} : {title}', {
        who: { seat: 1 },
        sum: { money: 24000 },
        change: { change: -24000 },
        n: 2,
        what: { term: 'share' },
        title: { text: { fr: 'Héritage', en: 'Inheritance' } },
      }),
    ).toBe(`Bob paie 24${NBSP}000${NBSP}F (${MINUS}24${NBSP}000${NBSP}F) pour 2 action : Héritage`);
    expect(said('en', '{title} {change} {zero}', { title: { text: { fr: 'Héritage', en: 'Inheritance' } }, change: { change: 5 }, zero: { change: 0 } })).toBe(
      `Inheritance +5${NBSP}F 0${NBSP}F`,
    );
  });

  it.each([
    ['fr', 0, '0 tour'],
    ['fr', 1, '1 tour'],
    ['fr', 2, '2 tours'],
    ['fr', 1500, `1${NBSP}500 tours`],
    ['fr', -1, `${MINUS}1 tour`],
    ['en', 0, '0 tours'],
    ['en', 1, '1 tour'],
    ['en', 2, '2 tours'],
  ] as const)('in %s counts %d as %s', (lang, n, expected) => {
    expect(said(lang, '{n|# tour|# tours}', { n })).toBe(expected);
  });

  it('counts sums too, and forms may leave the number out', () => {
    expect(said('fr', '{sum|un franc|des francs}', { sum: { money: 5 } })).toBe('des francs');
    expect(said('en', '{n} {n|share|shares}', { n: 3 })).toBe('3 shares');
  });

  it.each([
    [[], '', ''],
    [[{ seat: 0 }], 'Ann', 'Ann'],
    [[{ seat: 0 }, { seat: 1 }], 'Ann et Bob', 'Ann and Bob'],
    [[{ seat: 0 }, 3, { term: 'share' }], 'Ann, 3 et action', 'Ann, 3 and share'],
  ] as const)('lists %j', (list, french, english) => {
    expect(said('fr', '{list}', { list: { list } })).toBe(french);
    expect(said('en', '{list}', { list: { list } })).toBe(english);
  });

  it('shows what is missing rather than nothing', () => {
    expect(said('fr', '{who} passe')).toBe('{who} passe');
    expect(said('fr', '{what}', { what: { term: 'unheard' } })).toBe('unheard');
    expect(renderText({ key: 'unheard', clauses: [] }, voice('fr', ''))).toBe('unheard');
  });

  it.each(['constructor', '__proto__', 'toString'])('takes %s for a word like any other', (name) => {
    expect(said('fr', '{what}', { what: { term: name } })).toBe(name);
    expect(renderText({ key: name, clauses: [] }, voice('fr', ''))).toBe(name);
  });

  it('comes in parts that a page may dress', () => {
    const parts = render(
      { key: 'sentence', args: { who: { seat: 2 }, change: { change: -5 }, what: { term: 'share' }, n: 1 }, clauses: [] },
      voice('en', '{who}: {change} {what} {n}'),
    );
    expect(parts).toEqual([
      { kind: 'seat', text: 'Cleo', seat: 2 },
      { kind: 'text', text: ': ' },
      { kind: 'figure', text: `${MINUS}5${NBSP}F`, sign: -1 },
      { kind: 'text', text: ' ' },
      { kind: 'term', text: 'share' },
      { kind: 'text', text: ' ' },
      { kind: 'figure', text: '1', sign: null },
    ]);
  });

  it('never takes user text for markup or a blank', () => {
    expect(said('fr', '{what}', { what: { term: '<b>{who}</b>' } })).toBe('<b>{who}</b>');
  });
});

describe('the speaker', () => {
  it('names, gives figures and cites; tells everybody', () => {
    const { say, tell } = speaker<'a.b'>();
    expect(say('a.b', { n: 1 }, ['BO-1.1'])).toEqual({ key: 'a.b', args: { n: 1 }, clauses: ['BO-1.1'] });
    expect(tell('a.b', {}, [])).toEqual({ to: 'all', text: { key: 'a.b', args: {}, clauses: [] } });
  });
});

describe('the sentences of the table', () => {
  it('have the same keys and blanks in both languages', () => {
    const blanks = (text: string): readonly string[] => [...text.matchAll(/\{([^}|:]*)/g)].map((found) => found[1] ?? '').sort();
    const shapes = LANGS.map((lang) => Object.entries(TABLE_CATALOGUES[lang]).map(([key, text]) => [key, blanks(text)]));
    expect(shapes[0]).toEqual(shapes[1]);
  });

  it('are typeset: no straight apostrophe, and a no-break space before French double signs', () => {
    for (const lang of LANGS) for (const text of Object.values(TABLE_CATALOGUES[lang])) expect(text).not.toMatch(/'/);
    for (const text of Object.values(TABLE_CATALOGUES.fr)) expect(text.replaceAll(/\{[^}]*\}/g, 'x')).not.toMatch(/(^|[^\u00a0])[:;!?»]|«(?!\u00a0)/);
  });
});
