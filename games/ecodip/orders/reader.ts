import { fold } from '#diplomacy/notation/words.ts';
import type { Coast, Place, ProvinceId } from '#diplomacy/types.ts';
import type { Message } from '#kernel/messages.ts';
import type { Localized } from '#kernel/words.ts';
import { type Province, POWER_NAMES, type World } from '../data/world.ts';
import { quote, refuse } from '../speak.ts';
import { type Tag, TAGS } from '../types/powers.ts';

/** What makes a line no order; thrown inside the parser only. */
export class NoOrder extends Error {
  readonly reason: Message;
  constructor(reason: Message) {
    super(reason.key);
    this.reason = reason;
  }
}

/** EC-4.18.2: `#` starts a comment, except directly before the number of a vote. */
export const withoutComment = (line: string): string => {
  if (!line.includes('#')) return line.trim();
  for (const { index } of line.matchAll(/#/g)) {
    const isVote = /(?:^|;)\s*vote\s*$/i.test(line.slice(0, index)) && /^#\d/.test(line.slice(index));
    if (!isVote) return line.slice(0, index).trim();
  }
  return line.trim();
};

/**
 * Signs stand apart from letters, and what is elided from its word. Thousands may be set apart (`1.000`, `1 000`); `2,5` stays one
 * word so that it can be refused as one. The full stop of a sentence is left out.
 */
const split = (text: string): readonly string[] =>
  fold(text)
    .replace(/[\s.,!]+$/, '')
    .match(/->|[-–—→/()#,]|\d{1,3}(?:[.,'\s]\d{3})+(?!\d)|\d+(?:[.,]\d+)?|[^\s\-–—→/()#,'\d]+'?/g) ?? [];

const THOUSANDS = /^\d{1,3}(?:[.,'\s]\d{3})+$/;
const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  ['UN UNE ONE', 'DEUX TWO', 'TROIS THREE', 'QUATRE FOUR', 'CINQ FIVE', 'SIX', 'SEPT SEVEN', 'HUIT EIGHT', 'NEUF NINE', 'DIX TEN'].flatMap((words, index) =>
    words.split(' ').map((word) => [word, index + 1]),
  ),
);

const COASTS: Readonly<Record<string, Coast>> = { CE: 'ce', CO: 'co', CN: 'cn', CS: 'cs', EC: 'ce', WC: 'co', NC: 'cn', SC: 'cs' };
const DASHES: readonly string[] = ['-', '–', '—', '->', '→', 'VA', 'TO', 'R', 'SUR', 'VERS', 'A', 'AT', 'ON'];
const ARTICLES: readonly string[] = ['LA', 'LE', 'LES', "L'", 'THE'];
/** Before a partner; French runs some of them together with the article. */
const TOWARDS: readonly string[] = ['A', 'AU', 'AUX', 'TO', 'FROM', 'DE', 'DU', 'DES', "D'"];
const IN: readonly string[] = ['EN', 'AU', 'A', 'DANS', 'AT', 'IN'];

const atlases = new WeakMap<World, ReadonlyMap<string, Province>>();

/** Provinces by id and by name in either language; an id goes before a name. */
const atlasOf = (world: World): ReadonlyMap<string, Province> => {
  const known = atlases.get(world);
  if (known !== undefined) return known;
  const atlas = new Map<string, Province>();
  for (const province of world.provinces) for (const name of [province.name.fr, province.name.en]) atlas.set(split(name).join(' '), province);
  for (const province of world.provinces) atlas.set(province.id.toUpperCase(), province);
  atlases.set(world, atlas);
  return atlas;
};

/** What people also call them. */
const NICKNAMES: Readonly<Partial<Record<Tag, readonly string[]>>> = {
  USA: ['US', 'Etats Unis', 'États-Unis d’Amérique', 'United States of America', 'America'],
  EOC: ['Europe de l’Ouest', 'Europe Ouest'],
  EOR: ['Europe de l’Est', 'Europe Est'],
  AFN: ['Black Africa'],
};

const POWERS: ReadonlyMap<string, Tag> = new Map(
  TAGS.flatMap((tag) => [tag, POWER_NAMES[tag].fr, POWER_NAMES[tag].en, ...(NICKNAMES[tag] ?? [])].map((name) => [split(name).join(' '), tag] as const)),
);

/** Names have at most so many words, hyphens counted. */
const LONGEST_NAME = 7;
const LONGEST_POWER = 5;

/** A reader of one line: each method takes what it names and moves on, or complains. */
export class Reader {
  readonly text: string;
  readonly words: readonly string[];
  readonly world: World;
  next = 0;
  /** How an order of the kind begun is written: a refusal shows it. */
  form: Localized | null = null;

  constructor(world: World, text: string) {
    this.world = world;
    this.text = text;
    this.words = split(text);
  }

  syntax(): NoOrder {
    const text = quote(this.text);
    return new NoOrder(
      this.form === null ? refuse('E-SYNTAX', ['EC-4.18.2'], { text }) : refuse('E-SYNTAX.form', ['EC-4.18.2'], { text, form: { text: this.form } }),
    );
  }

  peek(): string {
    return this.words[this.next] ?? '';
  }

  /** Takes one of some words. */
  take(...options: readonly string[]): boolean {
    const found = options.includes(this.peek());
    if (found) this.next++;
    return found;
  }

  /** Takes several words in a row, or none. */
  takeAll(...words: readonly string[]): boolean {
    const found = words.every((word, index) => this.words[this.next + index] === word);
    if (found) this.next += words.length;
    return found;
  }

  need(...options: readonly string[]): void {
    if (!this.take(...options)) throw this.syntax();
  }

  /** Two provinces may also stand beside each other. */
  dash(): void {
    this.take(...DASHES);
  }

  /** EN, AT and their like before a province. */
  takeIn(): boolean {
    return this.take(...IN);
  }

  /** A, TO, FROM and their like, and the article of the partner that follows. */
  needPartner(): void {
    this.need(...TOWARDS);
    this.take(...ARTICLES);
  }

  isNumber(): boolean {
    return /^\d/.test(this.peek()) || NUMBER_WORDS[this.peek()] !== undefined || (this.peek() === '-' && /^\d/.test(this.words[this.next + 1] ?? ''));
  }

  private whole(error: Message): number {
    const word = this.peek();
    if (!this.isNumber()) throw this.syntax();
    const digits = THOUSANDS.test(word) ? word.replaceAll(/\D/g, '') : word;
    const value = NUMBER_WORDS[word] ?? (/^\d+$/.test(digits) ? Number(digits) : 0);
    if (!Number.isSafeInteger(value) || value < 1) throw new NoOrder(error);
    this.next++;
    return value;
  }

  quantity(): number {
    return this.whole(refuse('E-QTY', ['EC-4.4.3']));
  }

  price(): number {
    return this.whole(refuse('E-PRICE', ['EC-4.4.3']));
  }

  /** An omitted number is 1. */
  optionalQuantity(): number {
    return this.isNumber() ? this.quantity() : 1;
  }

  province(): Province {
    for (let length = Math.min(LONGEST_NAME, this.words.length - this.next); length > 0; length--) {
      const found = atlasOf(this.world).get(this.words.slice(this.next, this.next + length).join(' '));
      if (found === undefined) continue;
      this.next += length;
      return found;
    }
    if (!/^\p{L}/u.test(this.peek())) throw this.syntax();
    throw new NoOrder(refuse('E-PROV', ['EC-4.18.5'], { x: quote(this.peek().toLowerCase()) }));
  }

  provinceId(): ProvinceId {
    return this.province().id;
  }

  /** EC-4.18.4: a coast word after a province; ignored where it has not several coasts. */
  place(): Place {
    const { id, coasts } = this.province();
    const marked = this.take('(', '/');
    const coast = COASTS[this.peek()];
    if (coast === undefined) {
      if (marked) throw this.syntax();
      return { loc: id };
    }
    this.next++;
    this.take(')');
    if (coasts.length === 0) return { loc: id };
    if (!coasts.includes(coast)) throw new NoOrder(refuse('E-COASTWRONG', ['EC-4.18.4'], { c: quote(coast), y: { term: id } }));
    return { loc: id, coast };
  }

  /** EC-4.6.2.6: the letter is optional. */
  unit(): Place {
    const letter = this.peek();
    if ((letter === 'A' || letter === 'F') && this.next + 1 < this.words.length) this.next++;
    return this.place();
  }

  tag(): Tag {
    for (let length = Math.min(LONGEST_POWER, this.words.length - this.next); length > 0; length--) {
      const found = POWERS.get(this.words.slice(this.next, this.next + length).join(' '));
      if (found === undefined) continue;
      this.next += length;
      return found;
    }
    if (this.peek() === '') throw this.syntax();
    throw new NoOrder(refuse('E-POWER', ['EC-4.18.5'], { x: quote(this.peek()) }));
  }

  end(): void {
    if (this.next < this.words.length) throw this.syntax();
  }
}
