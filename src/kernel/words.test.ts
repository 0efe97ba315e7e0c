import { describe, expect, it } from 'vitest';
import { render, renderText } from './messages.ts';
import {
  type Arg,
  blanksOf,
  formatMoney,
  formatNumber,
  formatOrdinal,
  type Lang,
  type Translation,
  type Voice,
  withLanguage,
  type Words,
  wordsOf,
} from './words.ts';

const NBSP = '\u00a0';
const MINUS = '\u2212';

const voice = (lang: Lang, sentence: string): Voice => ({
  lang,
  catalogue: { sentence: [sentence, sentence], share: ['action', 'share'] },
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
    ['fr', 1.5, '1,5 tour'],
    ['en', 1.5, '1.5 tours'],
    ['fr', 1_000_000, `1${NBSP}000${NBSP}000 tours`],
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

  it.each([
    [1, '1ᵉʳ', '1st'],
    [2, '2ᵉ', '2nd'],
    [3, '3ᵉ', '3rd'],
    [11, '11ᵉ', '11th'],
    [21, '21ᵉ', '21st'],
    [22, '22ᵉ', '22nd'],
    [101, '101ᵉ', '101st'],
  ])('puts %d in its place', (place, french, english) => {
    expect(said('fr', '{place:th}', { place })).toBe(french);
    expect(said('en', '{place:th}', { place })).toBe(english);
    expect(formatOrdinal(place, 'en')).toBe(english);
  });

  it('ends once where a name ends with a full stop of its own', () => {
    const names = { ...voice('fr', 'On attend {who}. Vous pouvez encore changer.'), seatName: (seat: number) => ['M.', 'Léa'][seat] ?? '?' };
    const waits = (seat: number): string => renderText({ key: 'sentence', args: { who: { seat } }, clauses: [] }, names);
    expect([waits(0), waits(1)]).toEqual(['On attend M. Vous pouvez encore changer.', 'On attend Léa. Vous pouvez encore changer.']);
  });

  it('shows what is missing rather than nothing', () => {
    expect(said('fr', '{who} passe')).toBe('{who} passe');
    expect(said('fr', '{what}', { what: { term: 'unheard' } })).toBe('unheard');
    const keyed = (key: string): string => renderText({ key, clauses: [] }, voice('fr', ''));
    expect([keyed('unheard'), keyed('nim.unheard')]).toEqual(['unheard', 'nim.unheard']);
    // Lines were kept while keys began with the name of their game.
    expect([keyed('share'), keyed('nim.share')]).toEqual(['action', 'action']);
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

const catalogue = {
  plain: ['rien', 'nothing'],
  owes: ['{who} doit {sum}', '{who} owes {sum}'],
  left: ['reste {count|#\u00a0carte|#\u00a0cartes}', '{count|#\u00a0card|#\u00a0cards} left'],
  of: ['au tour {who:de}', '{who}’s turn'],
  place: ['{place:th} à jouer', 'plays {place:th}'],
  all: ['{names}', '{names}'],
} as const satisfies Words;

describe('words', () => {
  const words = wordsOf(catalogue);
  const french = words({ lang: 'fr', unit: 'F', seatName: (seat) => ['Ann', 'Bob'][seat] ?? '?' });
  const english = words({ lang: 'en' });

  it('are said in the language of the voice, with names, lists and sums', () => {
    expect([french('plain'), english('plain')]).toEqual(['rien', 'nothing']);
    expect(french('owes', { who: { seat: 1 }, sum: { money: 5000 } })).toEqual(`Bob doit 5${NBSP}000${NBSP}F`);
    expect(english('owes', { who: 'Inès', sum: 5 })).toBe('Inès owes 5');
    expect([french('left', { count: 1 }), english('left', { count: 0 })]).toEqual([`reste 1${NBSP}carte`, `0${NBSP}cards left`]);
    expect([french('of', { who: 'Inès' }), english('of', { who: 'Inès' })]).toEqual(['au tour d’Inès', 'Inès’s turn']);
    expect([french('place', { place: 2 }), english('place', { place: 21 })]).toEqual(['2ᵉ à jouer', 'plays 21st']);
    expect([french('all', { names: ['Ann', 'Bob', 'Cleo'] }), english('all', { names: ['Ann', 'Bob'] })]).toEqual(['Ann, Bob et Cleo', 'Ann and Bob']);
  });

  it('do not compile with another key, a blank left empty, or a name where a number is counted', () => {
    // @ts-expect-error -- no such key
    expect(french('renamed')).toBe('renamed');
    // @ts-expect-error -- a blank is missing
    expect(french('owes', { who: 'Ann' })).toBe('Ann doit {sum}');
    // @ts-expect-error -- all blanks are missing
    expect(french('owes')).toBe('{who} doit {sum}');
    // @ts-expect-error -- there is no such blank
    expect(french('owes', { who: 'Ann', sum: 1, whom: 'Bob' })).toBe('Ann doit 1');
    // @ts-expect-error -- a plural wants a number
    expect(french('left', { count: 'deux' })).toBe(`reste 0${NBSP}carte`);
    // @ts-expect-error -- so does a place
    expect(french('place', { place: 'deux' })).toBe('0ᵉ à jouer');
  });

  it('name their blanks, each once', () => {
    expect(blanksOf('{who} {n|#|#} {who:de} {a:th}')).toEqual(['a', 'n', 'who']);
  });

  it('do not compile in one language alone', () => {
    // @ts-expect-error -- the English is missing
    expect({ plain: ['rien'] } satisfies Words).toEqual({ plain: ['rien'] });
  });
});

/** What a file of words in one more language holds. */
const de: Translation<typeof catalogue> = {
  plain: 'nichts',
  owes: '{who} schuldet {sum}',
  left: 'noch {count|#\u00a0Karte|#\u00a0Karten}',
  place: '{place:th} am Zug',
  all: '{names}',
};

describe('a language more', () => {
  const catalogues = withLanguage(catalogue, 'de', de);
  const german = wordsOf(catalogues)({ lang: 'de', unit: 'F', seatName: (seat) => ['Ann', 'Bob'][seat] ?? '?' });

  it('is one file of words and one line', () => {
    expect(german('plain')).toBe('nichts');
    expect(german('owes', { who: { seat: 1 }, sum: { money: 5000 } })).toBe(`Bob schuldet 5.000${NBSP}F`);
    expect([german('left', { count: 0 }), german('left', { count: 1 })]).toEqual([`noch 0${NBSP}Karten`, `noch 1${NBSP}Karte`]);
    expect(german('all', { names: ['Ann', 'Bob', 'Cleo'] })).toBe('Ann, Bob und Cleo');
    expect([german('place', { place: 2 }), formatNumber(-1234.5, 'de')]).toEqual(['2. am Zug', `${MINUS}1.234,5`]);
    const message = { key: 'owes', args: { who: { seat: 0 }, sum: { text: { fr: 'dix', en: 'ten' } } }, clauses: [] };
    expect(renderText(message, { lang: 'de', catalogue: catalogues, unit: '', seatName: () => 'Ann' })).toBe('Ann schuldet ten');
  });

  it('says in English what it has no words for', () => {
    expect(german('of', { who: 'Inès' })).toBe('Inès’s turn');
  });

  it('leaves the others as they are, and comes after another', () => {
    expect(wordsOf(catalogues)({ lang: 'fr' })('plain')).toBe('rien');
    const four = wordsOf(withLanguage(catalogues, 'it', { plain: 'niente' }));
    expect([four({ lang: 'it' })('plain'), four({ lang: 'de' })('plain'), four({ lang: 'en' })('plain')]).toEqual(['niente', 'nichts', 'nothing']);
  });

  it('does not compile with a sentence that is not there', () => {
    // @ts-expect-error -- no such key
    const wrong: Translation<typeof catalogue> = { renamed: 'umbenannt' };
    expect(wrong).toEqual({ renamed: 'umbenannt' });
  });
});
