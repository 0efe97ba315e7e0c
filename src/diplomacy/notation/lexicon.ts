import { at } from '#kernel/collections.ts';
import type { Localized } from '#kernel/words.ts';
import type { Board } from '../board.ts';
import type { Coast, ProvinceId } from '../types.ts';
import { isNoise, split, UNIT_WORDS, type Vocabulary } from './words.ts';

/** A word, or several that are one name. */
export interface Token {
  /** As the line has it, folded. */
  readonly text: string;
  /** What it may mean, and which one: `PROVINCE` → `par`. Empty: unknown. */
  readonly senses: ReadonlyMap<string, string>;
  /** EC-4.18.4: the coast named behind a province that has several. */
  readonly coast?: Coast;
  /** A coast named that the province does not have. */
  readonly wrongCoast?: string;
}

/** How orders may call things: provinces and powers by id or by name in either language, and the words of a vocabulary. */
export interface Lexicon {
  tokensOf(line: string): readonly Token[];
  /** The known words that are one slip of the pen away, and the names that hold the word. */
  near(word: string): readonly string[];
}

/** Names have at most so many words, signs counted. */
const LONGEST_NAME = 7;

const COASTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cn: 'CN NC NORD NORTH N_C COTE_NORD NORTH_COAST NORTHERN_COAST',
    cs: 'CS SC SUD SOUTH S_C COTE_SUD SOUTH_COAST SOUTHERN_COAST',
    ce: 'CE EC EST EAST E_C COTE_EST EAST_COAST EASTERN_COAST',
    co: 'CO WC OUEST WEST W_C COTE_OUEST WEST_COAST WESTERN_COAST',
  }).flatMap(([coast, words]) => words.split(' ').map((word) => [word.replaceAll('_', ' '), coast] as const)),
);

export const isCoast = (spelt: string): boolean => COASTS.has(spelt);

/** Whether one letter added, dropped, changed or two exchanged make one word of the other. */
const isNear = (a: string, b: string): boolean => {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const swapped = restA.length > 1 && restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return swapped || restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1);
};

const spell = (words: readonly string[]): string => words.join(' ');

/** A name as a line would spell it, with and without its hyphens and full stops. */
const spellings = (name: string): readonly string[] => {
  const words = split(name);
  return [spell(words), spell(words.filter((word) => word !== '-' && word !== '.'))];
};

const PARTICLES = new Set("DE DU DES D' LA LE L' OF THE - .".split(' '));
/** Kinds of places, which people leave out where the rest is enough. */
const KINDS = new Set('MER GOLFE BAIE OCEAN PENINSULE SEA GULF BAY PENINSULA'.split(' '));
/** Lands of which a sea has its name, and that are larger than a province or smaller. */
const LANDS = new Set('BRESIL BRAZILIAN CHILEAN NORWEGIAN LABRADOR'.split(' '));
/** The long form of each short one, turned round. */
const shortForms = (short: Vocabulary): ReadonlyMap<string, string> =>
  new Map(Object.entries(short).flatMap(([brief, words]) => words.split(' ').map((word) => [word, brief] as const)));
const COMPASS = shortForms({ N: 'NORD NORTH', S: 'SUD SOUTH', E: 'EST EAST EASTERN', W: 'WEST WESTERN', O: 'OUEST' });
const OCEANS = shortForms({ MED: 'MEDITERRANEE MEDITERRANEAN', ATL: 'ATLANTIQUE ATLANTIC', PAC: 'PACIFIQUE PACIFIC' });

const shorten = (words: readonly string[], short: ReadonlyMap<string, string>): readonly string[] => words.map((word) => short.get(word) ?? word);

/** How people write a long name: `Mer Nord`, `N. Sea`, `NE Pacific`, `Western Med`, `Baltique`. */
const briefly = (name: string): readonly string[] => {
  const whole = split(name).filter((word) => !PARTICLES.has(word));
  const wholes = [whole, whole.filter((word) => !KINDS.has(word))];
  return wholes
    .flatMap((words) => [words, shorten(words, OCEANS)])
    .flatMap((words) => {
      const pointed = spell(shorten(words, COMPASS));
      return [spell(words), pointed.replace(/\b([NSEWO]) (?=[NSEWO]\b)/g, '$1'), pointed.replace(/\b[NSEWO]\b/g, '$& .')];
    });
};

export interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

const names = ({ fr, en }: Localized): readonly string[] => [fr, en];

class Words implements Lexicon {
  private readonly known = new Map<string, Map<string, string>>();
  private readonly board: Board;

  constructor(board: Board, vocabulary: Vocabulary, powers: readonly Named[]) {
    this.board = board;
    for (const [sense, words] of Object.entries(vocabulary)) for (const word of words.split(' ')) this.add(word.replaceAll('_', ' '), sense, word);
    for (const { id, names: called } of powers) for (const name of [...called, id]) for (const spelt of spellings(name)) this.add(spelt, 'POWER', id);
    for (const { id, name } of board.provinces) for (const called of names(name)) for (const spelt of spellings(called)) this.add(spelt, 'PROVINCE', id);
    // Ids come last: where a name of one province is the id of another, the id wins.
    for (const { id } of board.provinces) this.add(spell(split(id)), 'PROVINCE', id);
    this.addBriefNames();
  }

  /** Only where they name one province, and no slip of the pen makes another of them. */
  private addBriefNames(): void {
    const brief = new Map<string, Set<string>>();
    for (const { id, name } of this.board.provinces)
      for (const spelt of names(name).flatMap(briefly)) brief.set(spelt, (brief.get(spelt) ?? new Set()).add(id));
    const places = [...this.known].filter(([, senses]) => senses.has('PROVINCE') || senses.has('POWER'));
    for (const [spelt, [id = '', ...others]] of brief) {
      const words = spelt.split(' ');
      // `F can S China A bei` supports.
      const isVerb = this.known.get(words[0] ?? '')?.has('SUPPORT') === true;
      const isTaken = isVerb || this.known.has(spelt) || COASTS.has(spelt) || LANDS.has(spelt) || /^(?:\S?|. \.)$/u.test(spelt) || others.length > 0;
      const isSlip = words.length === 1 && places.some(([known, senses]) => senses.get('PROVINCE') !== id && isNear(known, spelt));
      if (!isTaken && !isSlip) this.add(spelt, 'PROVINCE', id);
    }
  }

  private add(spelt: string, sense: string, value: string): void {
    const senses = this.known.get(spelt) ?? new Map<string, string>();
    senses.set(sense, value);
    this.known.set(spelt, senses);
  }

  near(word: string): readonly string[] {
    const isPart = (known: string): boolean => word.length > 3 && known.split(' ').includes(word);
    return word.length < 3 ? [] : [...this.known.keys()].filter((known) => known.length > 2 && (isNear(known, word) || isPart(known)));
  }

  /** `espce` is the east coast of esp. */
  private apart(word: string): readonly string[] {
    const [head, tail] = [word.slice(0, -2), word.slice(-2)];
    return COASTS.has(tail) && !this.known.has(word) && this.known.get(head)?.has('PROVINCE') === true ? [head, tail] : [word];
  }

  tokensOf(line: string): readonly Token[] {
    const words = split(line).flatMap((each) => this.apart(each));
    const tokens: Token[] = [];
    for (let next = 0; next < words.length; ) {
      const isBehindProvince = tokens.at(-1)?.senses.has('PROVINCE') === true;
      const note = isBehindProvince && words[next] === '(' ? this.longest(words, next + 1, (spelt) => this.known.get(spelt)) : null;
      // `A par (EOC) - bel`: whose unit it is, and nothing else.
      if (note?.found.has('POWER') === true && words[next + 1 + note.length] === ')') {
        next += note.length + 2;
        continue;
      }
      // `A par (bel)` does not say that the army goes there.
      if (note?.found.has('PROVINCE') === true) tokens.push({ text: '(', senses: new Map() });
      const token = this.tokenAt(words, next);
      if (token !== null) tokens.push(token.token);
      next += token?.length ?? 1;
    }
    return tokens;
  }

  private longest<T>(words: readonly string[], from: number, find: (spelt: string) => T | undefined): { readonly found: T; readonly length: number } | null {
    for (let length = Math.min(LONGEST_NAME, words.length - from); length > 0; length--) {
      const found = find(spell(words.slice(from, from + length)));
      if (found !== undefined) return { found, length };
    }
    return null;
  }

  /** Null: a word that says nothing. */
  private tokenAt(words: readonly string[], from: number): { readonly token: Token; readonly length: number } | null {
    const text = words[from] ?? '';
    const hit = this.longest(words, from, (spelt) => this.known.get(spelt));
    if (hit === null) {
      if (isNoise(text)) return null;
      const senses = /^\d/.test(text) ? new Map([['N', text]]) : new Map<string, string>();
      return { token: { text, senses }, length: 1 };
    }
    const senses = /^\d/.test(text) ? new Map([...hit.found, ['N', text]]) : hit.found;
    const token: Token = { text: spell(words.slice(from, from + hit.length)), senses };
    const province = senses.get('PROVINCE');
    return province === undefined ? { token, length: hit.length } : this.withCoast(words, from + hit.length, { token, province, length: hit.length });
  }

  /** EC-4.18.4: a coast word, perhaps between brackets or after a stroke; ignored after a province that has not several coasts. */
  private withCoast(words: readonly string[], from: number, { token, province, length }: { token: Token; province: ProvinceId; length: number }) {
    const sign = words[from] ?? '';
    const marks = sign === '(' || sign === '/' || sign === '[' ? 1 : 0;
    const hit = this.longest(words, from + marks, (spelt) => COASTS.get(spelt));
    if (hit === null) return { token, length };
    const all = length + marks + hit.length;
    const index = this.board.provinceAt(province);
    if (at(this.board.harbours, index).length < 2) return { token, length: all };
    const place = this.board.coastAt(index, hit.found);
    const coast = place < 0 ? undefined : this.board.placeCoast[place];
    return { token: coast === undefined ? { ...token, wrongCoast: hit.found } : { ...token, coast }, length: all };
  }
}

const ofBoard = (board: Board): readonly Named[] => board.map.powers.map(({ id, tags, name }) => ({ id, names: [...tags, ...names(name)] }));

/** The lexicon of a map, and of a game that has words of its own. */
export const makeLexicon = (board: Board, vocabulary: Vocabulary = {}, powers: readonly Named[] = []): Lexicon =>
  new Words(board, { ...UNIT_TYPES, ...UNIT_WORDS, ...vocabulary }, [...ofBoard(board), ...powers]);

const UNIT_TYPES = { ARMY: 'A AR ARM ARMEE ARMEES ARMY', FLEET: 'F FL FLT FLOTTE FLOTTES FLEET' } as const;
