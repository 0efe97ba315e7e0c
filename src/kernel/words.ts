import { unreachable } from './collections.ts';
import type { Seat } from './game.ts';

/* One kind of words, for rules, page, server and command line: templates with blanks. `docs/words.md` tells how to write them. */

/** French particles that bend before the word they lead: « d’Inès », « du marché », « qu’Octave ». In a sentence: `{who:de}`, `{who:que}`. */
export type Particle = 'de' | 'que';

const ELIDED: Readonly<Record<Particle, string>> = { de: 'd’', que: 'qu’' };
const CONTRACTED: Readonly<Partial<Record<Particle, readonly (readonly [article: string, particle: string])[]>>> = {
  de: [
    ['le ', 'du '],
    ['les ', 'des '],
  ],
};

// An h is mute (Hélène, Hugo, hôtel), but in ha- mostly aspirated (Hans, Hassan, Hambourg), as in a few others (Heidi, Hongrie, Houston).
const ASPIRATED = /^h(?:a(?!bi[lt]|dri|iti|rmo)|eidi|elmut|esse|oll|ong|ou|ow|uit|ung|uss)/;
const UNELIDED = /^(?:onz|oui\b|ouistiti|yaourt)/;

/** Whether a word begins with a sound before which `de` loses its e. */
const opensWithVowel = (word: string): boolean => {
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (UNELIDED.test(bare) || ASPIRATED.test(bare)) return false;
  // A y is a vowel before a consonant only: « d’Yves », « de Yann ».
  return /^(?:[aeiouhœæ]|y[^aeiou])/.test(bare);
};

export const isParticle = (text: string | undefined): text is Particle => text === 'de' || text === 'que';

/** The particle as it stands before the word, and what is left of the word. A small article contracts, « le chat » too; « Le Goff » keeps his. */
const led = (particle: Particle, word: string): readonly [lead: string, word: string] => {
  for (const [article, contracted] of CONTRACTED[particle] ?? []) if (word.startsWith(article)) return [contracted, word.slice(article.length)];
  return opensWithVowel(word) ? [ELIDED[particle], word] : [`${particle} `, word];
};

/** « d’Inès », « de Balthazar ». */
export const elide = (particle: Particle, word: string): string => led(particle, word).join('');

/** The languages of the house, in which everything is written. */
export type Lang = 'fr' | 'en';
export const LANGS: readonly Lang[] = ['fr', 'en'];

/** Any language that sentences are said in, by its tag: those of the house, and those added by `withLanguage`. */
export type Tongue = Lang | (string & {});

/** A text that comes with the data, in every language of the house. */
export type Localized = Readonly<Record<Lang, string>>;

/** What may stand in a sentence. `change` is a sum with its sign; `term` a word of the game's own catalogue. */
export type Arg =
  | number
  | { readonly money: number }
  | { readonly change: number }
  | { readonly seat: Seat }
  | { readonly term: string }
  | { readonly text: Localized }
  | { readonly list: readonly Arg[] };

/** Outside the rules also a text as it is, such as a name, and texts joined by « et ». */
export type Word = Arg | string | readonly string[];

/**
 * A sentence in both languages of the house, side by side: one of them alone does not compile. What an added language says stands
 * behind them.
 *
 * In a sentence `{name}` stands for an argument, `{name:de}` for the argument led by a French particle that bends before it
 * (« d’Inès »), `{name:th}` for a place in an order (« 2ᵉ »), and `{name|one|other}` for one of two forms chosen by the language's
 * plural rule, in which `#` is the number itself.
 */
export type Sentence = readonly [fr: string, en: string, added?: Readonly<Record<string, string>>];

/** Sentences by key. Blanks are read off the French. */
export type Words = Readonly<Record<string, Sentence>>;

/** A catalogue in one more language. What it leaves out is said in English; a key that is not there does not compile. */
export type Translation<W extends Words> = Readonly<Partial<Record<keyof W & string, string>>>;

/** The catalogue with one language more. */
export const withLanguage = <W extends Words>(words: W, tongue: string, translation: Translation<W>): W => {
  const said: Readonly<Record<string, string | undefined>> = translation;
  const translated = Object.entries<Sentence>(words).flatMap(([key, [fr, en, added]]): readonly (readonly [string, Sentence])[] => {
    const text = said[key];
    return text === undefined ? [] : [[key, [fr, en, { ...added, [tongue]: text }]]];
  });
  return { ...words, ...Object.fromEntries(translated) };
};

/** The sentence in a language; in English where that one has none. */
export const saidIn = ([fr, en, added]: Sentence, tongue: Tongue): string => {
  if (tongue === 'fr') return fr;
  return added !== undefined && Object.hasOwn(added, tongue) ? (added[tongue] ?? en) : en;
};

/** A text of the data in a language; in English where that is not one of the house's. */
const textIn = (text: Localized, tongue: Tongue): string => (tongue === 'fr' ? text.fr : text.en);

type Braces<S extends string> = S extends `${string}{${infer B}}${infer Rest}` ? B | Braces<Rest> : never;
type NameOf<B extends string> = B extends `${infer Name}|${string}` ? Name : B extends `${infer Name}:${string}` ? Name : B;
type CountOf<B extends string> = B extends `${infer Name}|${string}` | `${infer Name}:th` ? Name : never;

/** The names of the blanks of a sentence. */
export type Blank<S extends string> = NameOf<Braces<S>>;

/** The sentences that have no blank. */
export type PlainKey<W extends Words> = { [K in keyof W & string]: [Blank<W[K][0]>] extends [never] ? K : never }[keyof W & string];

/** What fills every blank of a sentence: a plural or an order wants a figure. */
export type Filling<S extends string, W> = {
  readonly [Name in Blank<S>]: Name extends CountOf<Braces<S>> ? Extract<W, number | { readonly money: number }> : W;
};

/** Says a sentence of a catalogue: neither a key that is not there nor a blank left empty compiles. */
export type Say<W extends Words> = <K extends keyof W & string>(key: K, ...filling: [Blank<W[K][0]>] extends [never] ? [] : [Filling<W[K][0], Word>]) => string;

/** A rendered sentence, in parts that a page may dress: figures bold, names with their mark. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'figure'; readonly text: string; readonly sign: -1 | 0 | 1 | null }
  | { readonly kind: 'seat'; readonly text: string; readonly seat: Seat }
  | { readonly kind: 'term'; readonly text: string };

export interface Voice<L extends Tongue = Lang> {
  readonly lang: L;
  readonly catalogue: Words;
  /** The unit of the game's money, such as `F`; empty for none. */
  readonly unit: string;
  seatName(seat: Seat): string;
}

const NO_BREAK = '\u00a0';
const MINUS = '\u2212';

/** How a language writes figures and lists. */
interface Manner {
  readonly thousands: string;
  readonly decimal: string;
  readonly and: string;
  /** Behind a place in an order. */
  readonly ordinals: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
  readonly cardinal: Intl.PluralRules;
  readonly ordinal: Intl.PluralRules;
}

const rulesOf = (tongue: Tongue) => ({ cardinal: new Intl.PluralRules(tongue), ordinal: new Intl.PluralRules(tongue, { type: 'ordinal' }) });

/** A language that is not of the house writes as the platform knows it, and « 2. » for a place, as most do. */
const mannerFor = (tongue: Tongue): Manner => {
  const parts = new Intl.NumberFormat(tongue, { useGrouping: 'always' }).formatToParts(1234.5);
  const sign = (type: 'group' | 'decimal'): string => parts.find((part) => part.type === type)?.value ?? '';
  const and = new Intl.ListFormat(tongue).formatToParts(['', '']).find(({ type }) => type === 'literal')?.value ?? ' ';
  return { thousands: sign('group'), decimal: sign('decimal'), and, ordinals: { other: '.' }, ...rulesOf(tongue) };
};

// Made once: making one costs as much as a thousand sentences.
const MANNERS = new Map<Tongue, Manner>([
  // Thousands apart by a no-break space: fonts lack the narrow one.
  ['fr', { thousands: NO_BREAK, decimal: ',', and: ' et ', ordinals: { one: 'ᵉʳ', other: 'ᵉ' }, ...rulesOf('fr') }],
  ['en', { thousands: ',', decimal: '.', and: ' and ', ordinals: { one: 'st', two: 'nd', few: 'rd', other: 'th' }, ...rulesOf('en') }],
]);

const mannerOf = (tongue: Tongue): Manner => {
  const known = MANNERS.get(tongue);
  if (known !== undefined) return known;
  const manner = mannerFor(tongue);
  MANNERS.set(tongue, manner);
  return manner;
};

export const formatNumber = (value: number, lang: Tongue): string => {
  const [whole = '', decimals] = Math.abs(value).toString().split('.');
  const { thousands, decimal } = mannerOf(lang);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  const digits = decimals === undefined ? grouped : `${grouped}${decimal}${decimals}`;
  return value < 0 ? `${MINUS}${digits}` : digits;
};

export const formatMoney = (value: number, lang: Tongue, unit: string): string =>
  unit === '' ? formatNumber(value, lang) : `${formatNumber(value, lang)}${NO_BREAK}${unit}`;

/** A figure that ranks, as its game writes it: a sum of money with the unit, anything else as a plain number. */
export const formatScore = (value: number, lang: Tongue, { scored, unit }: { readonly scored: { readonly money?: true }; readonly unit: string }): string =>
  formatMoney(value, lang, scored.money === true ? unit : '');

export const formatChange = (value: number, lang: Tongue, unit: string): string => (value > 0 ? '+' : '') + formatMoney(value, lang, unit);

/** A place in an order: 1ᵉʳ, 2ᵉ; 1st, 22nd. */
export const formatOrdinal = (place: number, lang: Tongue): string => {
  const { ordinal, ordinals } = mannerOf(lang);
  return `${formatNumber(place, lang)}${ordinals[ordinal.select(place)] ?? ordinals.other ?? ''}`;
};

/** A key may come from outside, such as the name of an option that does not exist: `constructor` is no sentence. */
export const sentenceOf = ({ catalogue, lang }: Pick<Voice<Tongue>, 'catalogue' | 'lang'>, key: string): string | undefined => {
  const sentence = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
  return sentence === undefined ? undefined : saidIn(sentence, lang);
};

/** A word of the catalogue as it stands there; one that is not there shows its key. In messages kept from before, keys begin with their game's name. */
export const wordOf = (voice: Pick<Voice<Tongue>, 'catalogue' | 'lang'>, key: string): string =>
  sentenceOf(voice, key) ?? sentenceOf(voice, key.slice(key.indexOf('.') + 1)) ?? key;

const isTexts = (word: Word): word is readonly string[] => Array.isArray(word);

const listParts = (items: readonly Word[], voice: Voice<Tongue>): readonly Part[] =>
  items.flatMap((item, index) => {
    const joint = index === 0 ? '' : index === items.length - 1 ? mannerOf(voice.lang).and : ', ';
    return joint === '' ? wordParts(item, voice) : [{ kind: 'text', text: joint } satisfies Part, ...wordParts(item, voice)];
  });

const wordParts = (word: Word, voice: Voice<Tongue>): readonly Part[] => {
  if (typeof word === 'string') return [{ kind: 'term', text: word }];
  if (typeof word === 'number') return [{ kind: 'figure', text: formatNumber(word, voice.lang), sign: null }];
  if (isTexts(word)) return listParts(word, voice);
  if ('money' in word) return [{ kind: 'figure', text: formatMoney(word.money, voice.lang, voice.unit), sign: null }];
  if ('change' in word) {
    const sign = word.change > 0 ? 1 : word.change < 0 ? -1 : 0;
    return [{ kind: 'figure', text: formatChange(word.change, voice.lang, voice.unit), sign }];
  }
  if ('seat' in word) return [{ kind: 'seat', text: voice.seatName(word.seat), seat: word.seat }];
  if ('term' in word) return [{ kind: 'term', text: wordOf(voice, word.term) }];
  if ('text' in word) return [{ kind: 'term', text: textIn(word.text, voice.lang) }];
  if ('list' in word) return listParts(word.list, voice);
  return unreachable(word);
};

/** Every item of a list has its particle: « d’Inès et de Paul ». Figures never elide: « de 11 ». */
const ledParts = (particle: Particle, word: Word, voice: Voice<Tongue>): readonly Part[] =>
  wordParts(word, voice).flatMap((part): readonly Part[] => {
    if (part.kind === 'text') return [part];
    const [lead, text] = part.kind === 'figure' ? [`${particle} `, part.text] : led(particle, part.text);
    return [
      { kind: 'text', text: lead },
      { ...part, text },
    ];
  });

const amountOf = (word: Word): number => {
  if (typeof word === 'number') return word;
  return typeof word === 'object' && 'money' in word ? word.money : 0;
};

type Piece =
  | Part
  | { readonly kind: 'blank'; readonly whole: string; readonly name: string; readonly mark: string | undefined; readonly forms: readonly string[] };

const pieceOf = (whole: string): Piece => {
  if (!whole.startsWith('{')) return { kind: 'text', text: whole };
  const [blank = '', ...forms] = whole.slice(1, -1).split('|');
  const [name = '', mark] = blank.split(':');
  return { kind: 'blank', whole, name, mark, forms };
};

const READ = new Map<string, readonly Piece[]>();

/** A sentence taken apart, once for all: catalogues are said again and again. */
const piecesOf = (sentence: string): readonly Piece[] => {
  const known = READ.get(sentence);
  if (known !== undefined) return known;
  const pieces = sentence
    .split(/(\{[^}]*\})/)
    .filter((whole) => whole !== '')
    .map(pieceOf);
  READ.set(sentence, pieces);
  return pieces;
};

/** The names of the blanks of a sentence, each once, in the order of the alphabet: two languages compare by them. */
export const blanksOf = (sentence: string): readonly string[] =>
  [...new Set(piecesOf(sentence).flatMap((piece) => (piece.kind === 'blank' ? [piece.name] : [])))].sort();

type Blanks = Readonly<Record<string, Word>>;

const filled = (piece: Extract<Piece, { readonly kind: 'blank' }>, words: Blanks, voice: Voice<Tongue>): readonly Part[] => {
  const { name, mark, forms } = piece;
  const word = Object.hasOwn(words, name) ? words[name] : undefined;
  if (word === undefined) return [{ kind: 'text', text: piece.whole }];
  const [one, other] = forms;
  if (one !== undefined && other !== undefined) {
    const form = mannerOf(voice.lang).cardinal.select(amountOf(word)) === 'one' ? one : other;
    return [{ kind: 'text', text: form.replace('#', formatNumber(amountOf(word), voice.lang)) }];
  }
  if (mark === 'th') return [{ kind: 'figure', text: formatOrdinal(amountOf(word), voice.lang), sign: null }];
  return isParticle(mark) ? ledParts(mark, word, voice) : wordParts(word, voice);
};

/** « On attend M. » : a name that ends with a full stop ends the sentence, too. */
const afterStop = (piece: Part, before: Part | undefined): Part =>
  piece.kind === 'text' && piece.text.startsWith('.') && before?.text.endsWith('.') === true ? { kind: 'text', text: piece.text.slice(1) } : piece;

/** A sentence with its blanks filled. A blank without a word shows itself rather than nothing. */
export const fill = (sentence: string, words: Blanks, voice: Voice<Tongue>): readonly Part[] => {
  const parts: Part[] = [];
  for (const piece of piecesOf(sentence)) {
    if (piece.kind === 'blank') parts.push(...filled(piece, words, voice));
    else parts.push(afterStop(piece, parts.at(-1)));
  }
  return parts;
};

export const textOf = (parts: readonly Part[]): string => parts.map((part) => part.text).join('');

/** The words of a page or a command, said in the language of a voice; its unit and names where sums and seats fill blanks. */
export const wordsOf =
  <W extends Words>(catalogue: W) =>
  (voice: Pick<Voice<Tongue>, 'lang'> & Partial<Pick<Voice, 'unit' | 'seatName'>>): Say<W> => {
    const { lang, unit = '', seatName = (seat: Seat) => String(seat + 1) } = voice;
    const spoken: Voice<Tongue> = { lang, catalogue, unit, seatName };
    return (key, ...[filling]) => textOf(fill(wordOf(spoken, key), filling ?? {}, spoken));
  };
