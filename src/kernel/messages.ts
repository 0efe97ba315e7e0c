import { unreachable } from './collections.ts';
import { isParticle, led, type Particle } from './elision.ts';
import type { Seat } from './game.ts';

export type Lang = 'fr' | 'en';
export const LANGS: readonly Lang[] = ['fr', 'en'];

/** A text that comes with the data, in every language of the house. */
export type Localized = Readonly<Record<Lang, string>>;

/** A numbered clause of a rules booklet, such as `BO-4.3.6`: the prefix of its game, and its number there. */
export type Clause<Prefix extends string = string> = `${Prefix}-${string}`;

/** What may stand in a sentence. `change` is a sum with its sign; `term` a word of the game's own catalogue. */
export type Arg =
  | number
  | { readonly money: number }
  | { readonly change: number }
  | { readonly seat: Seat }
  | { readonly term: string }
  | { readonly text: Localized }
  | { readonly list: readonly Arg[] };

/** Rules never speak: they name a sentence, give its figures, and cite. */
export interface Message {
  readonly key: string;
  readonly args?: Readonly<Record<string, Arg>>;
  readonly clauses: readonly Clause[];
}

/** One line of the log and who may read it. A heading opens a new turn (or round, or battle). */
export interface LogEntry {
  readonly to: 'all' | readonly (Seat | 'referee')[];
  readonly text: Message;
  readonly heading?: { readonly turn: number; readonly seat?: Seat };
}

/**
 * Sentences by key. In a sentence `{name}` stands for an argument, `{name:de}` for the argument led by a French particle that
 * bends before it (« d’Inès »), and `{name|one|other}` for one of two forms chosen by the language's plural rule, in which
 * `#` is the number itself.
 */
export type Catalogue = Readonly<Record<string, string>>;

/** The sentence-makers of a game, knowing its keys: a key that is not in the catalogue, or a clause of another booklet, does not compile. */
export interface Speaker<Key extends string, Prefix extends string = string> {
  readonly say: (key: Key, args: Readonly<Record<string, Arg>>, clauses: readonly Clause<Prefix>[]) => Message;
  /** A line that everybody may read. */
  readonly tell: (key: Key, args: Readonly<Record<string, Arg>>, clauses: readonly Clause<Prefix>[]) => LogEntry;
}

export const speaker = <Key extends string, Prefix extends string = string>(): Speaker<Key, Prefix> => ({
  say: (key, args, clauses) => ({ key, args, clauses }),
  tell: (key, args, clauses) => ({ to: 'all', text: { key, args, clauses } }),
});

/** A rendered sentence, in parts that a page may dress: figures bold, names with their mark. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'figure'; readonly text: string; readonly sign: -1 | 0 | 1 | null }
  | { readonly kind: 'seat'; readonly text: string; readonly seat: Seat }
  | { readonly kind: 'term'; readonly text: string };

export interface Voice {
  readonly lang: Lang;
  readonly catalogue: Catalogue;
  /** The unit of the game's money, such as `F`; empty for none. */
  readonly unit: string;
  seatName(seat: Seat): string;
}

const NO_BREAK = '\u00a0';
const MINUS = '\u2212';

/** Thousands apart by a no-break space in French (fonts lack the narrow one), by a comma in English. */
export const formatNumber = (value: number, lang: Lang): string => {
  const [whole = '', decimals] = Math.abs(value).toString().split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, lang === 'fr' ? NO_BREAK : ',');
  const digits = decimals === undefined ? grouped : `${grouped}${lang === 'fr' ? ',' : '.'}${decimals}`;
  return value < 0 ? `${MINUS}${digits}` : digits;
};

export const formatMoney = (value: number, lang: Lang, unit: string): string =>
  unit === '' ? formatNumber(value, lang) : `${formatNumber(value, lang)}${NO_BREAK}${unit}`;

const formatChange = (value: number, lang: Lang, unit: string): string => (value > 0 ? '+' : '') + formatMoney(value, lang, unit);

const isPluralOne = (value: number, lang: Lang): boolean => (lang === 'fr' ? Math.abs(value) < 2 : value === 1);

const AND: Localized = { fr: ' et ', en: ' and ' };

/** A key may come from outside, such as the name of an option that does not exist: `constructor` is no sentence. */
const sentenceOf = ({ catalogue }: Voice, key: string): string | undefined => (Object.hasOwn(catalogue, key) ? catalogue[key] : undefined);

const argParts = (arg: Arg, voice: Voice): readonly Part[] => {
  if (typeof arg === 'number') return [{ kind: 'figure', text: formatNumber(arg, voice.lang), sign: null }];
  if ('money' in arg) return [{ kind: 'figure', text: formatMoney(arg.money, voice.lang, voice.unit), sign: null }];
  if ('change' in arg) {
    const sign = arg.change > 0 ? 1 : arg.change < 0 ? -1 : 0;
    return [{ kind: 'figure', text: formatChange(arg.change, voice.lang, voice.unit), sign }];
  }
  if ('seat' in arg) return [{ kind: 'seat', text: voice.seatName(arg.seat), seat: arg.seat }];
  if ('term' in arg) return [{ kind: 'term', text: sentenceOf(voice, arg.term) ?? arg.term }];
  if ('text' in arg) return [{ kind: 'term', text: arg.text[voice.lang] }];
  if ('list' in arg) {
    return arg.list.flatMap((item, index) => {
      const joint = index === 0 ? '' : index === arg.list.length - 1 ? AND[voice.lang] : ', ';
      return joint === '' ? argParts(item, voice) : [{ kind: 'text', text: joint } satisfies Part, ...argParts(item, voice)];
    });
  }
  return unreachable(arg);
};

/** Every item of a list has its particle: « d’Inès et de Paul ». Figures never elide: « de 11 ». */
const ledParts = (particle: Particle, arg: Arg, voice: Voice): readonly Part[] =>
  argParts(arg, voice).flatMap((part): readonly Part[] => {
    if (part.kind === 'text') return [part];
    const [lead, text] = part.kind === 'figure' ? [`${particle} `, part.text] : led(particle, part.text);
    return [
      { kind: 'text', text: lead },
      { ...part, text },
    ];
  });

const amountOf = (arg: Arg | undefined): number => {
  if (typeof arg === 'number') return arg;
  if (arg !== undefined && 'money' in arg) return arg.money;
  return 0;
};

/** The sentence in the reader's language; an unknown key shows itself rather than nothing. */
export const render = (message: Message, voice: Voice): readonly Part[] => {
  const sentence = sentenceOf(voice, message.key);
  if (sentence === undefined) return [{ kind: 'text', text: message.key }];
  const parts: Part[] = [];
  for (const piece of sentence.split(/(\{[^}]*\})/)) {
    if (piece === '') continue;
    if (!piece.startsWith('{')) {
      parts.push({ kind: 'text', text: piece });
      continue;
    }
    const [blank = '', one, other] = piece.slice(1, -1).split('|');
    const [name = '', particle] = blank.split(':');
    const arg = message.args?.[name];
    if (one !== undefined && other !== undefined) {
      const amount = amountOf(arg);
      const form = isPluralOne(amount, voice.lang) ? one : other;
      parts.push({ kind: 'text', text: form.replace('#', formatNumber(amount, voice.lang)) });
    } else if (arg === undefined) parts.push({ kind: 'text', text: piece });
    else if (isParticle(particle)) parts.push(...ledParts(particle, arg, voice));
    else parts.push(...argParts(arg, voice));
  }
  return parts;
};

export const renderText = (message: Message, voice: Voice): string =>
  render(message, voice)
    .map((part) => part.text)
    .join('');
