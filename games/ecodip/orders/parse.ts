import type { Message } from '#kernel/messages.ts';
import { once } from '#kernel/work.ts';
import { type Lexicon, makeLexicon, type Token } from '#diplomacy/notation/lexicon.ts';
import { isOpenEnded, type Phase, parseOrder, unitForms, unknownProvince, wrongCoast } from '#diplomacy/notation/parse.ts';
import { type LineReader, piecesOf, withoutBullet, withoutComment } from '#diplomacy/notation/lines.ts';
import { type Form, nearestOrders, type Reading, readTokens } from '#diplomacy/notation/reading.ts';
import type { Order as UnitOrder } from '#diplomacy/types.ts';
import { POWER_NAMES, type World } from '../data/world.ts';
import { TEXT_LENGTH } from '../data.ts';
import { quote, refuse } from '../speak.ts';
import { type Order, type PhaseName, type Tag, TAGS } from '../types.ts';
import { GAME_WORDS, gameForms, SAMPLES } from './forms.ts';
import { printOrder } from './print.ts';

/* EC-4.18.2: orders from what people write, in French or English. Pure: whether they are legal is another question (judge.ts). */

export type ParsedLine =
  /** `others`: what else the line may say, where the position must tell. */
  { readonly ok: true; readonly order: Order; readonly others: readonly Order[] } | { readonly ok: false; readonly error: Message };

export interface Grammar {
  readonly world: World;
  readonly phase: PhaseName;
  /** EC-4.7.1: what an unmarked gift of gold is. */
  readonly giftDefault: 'secret' | 'public';
  /** Whose sheet it is, where it is somebody's. */
  readonly power?: Tag;
}

/** What people also call them. */
const NICKNAMES: Readonly<Partial<Record<Tag, readonly string[]>>> = {
  USA: [
    'US',
    'Etats Unis',
    'États-Unis d’Amérique',
    'United States of America',
    'America',
    'Amérique',
    'américain',
    'américaine',
    'américains',
    'American',
    'Americans',
  ],
  AMS: ['sud-américain', 'sud-américaine', 'South American'],
  RUS: ['russe', 'russes', 'Russian', 'Russians'],
  JAP: ['japonais', 'japonaise', 'Japanese'],
  IND: ['indien', 'indienne', 'indiens', 'Indian', 'Indians'],
  AFS: ['sud-africain', 'sud-africaine', 'South African'],
  CHI: ['chinois', 'chinoise', 'Chinese'],
  EOC: ['Europe de l’Ouest', 'Europe Ouest'],
  EOR: ['Europe de l’Est', 'Europe Est', 'Eastern Europe'],
  AFN: ['Black Africa'],
};

const lexiconOf = once((world: World): Lexicon => {
  const powers = TAGS.map((tag) => ({ id: tag, names: [POWER_NAMES[tag].fr, POWER_NAMES[tag].en, ...(NICKNAMES[tag] ?? [])] }));
  return makeLexicon(world.board, GAME_WORDS, powers);
});

const UNIT_PHASES: Readonly<Record<PhaseName, Phase>> = {
  PLACEMENT: 'movement',
  SPRING_ORDERS: 'movement',
  AUTUMN_ORDERS: 'movement',
  SPRING_RETREATS: 'retreat',
  AUTUMN_RETREATS: 'retreat',
  WINTER_ORDERS: 'adjustment',
  GAME_OVER: 'movement',
};

const fromUnitOrder = (order: UnitOrder): Order => (order.k === 'build' ? { ...order, unit: order.unit === 'army' ? 'A' : 'F' } : order);

const ownForm = ({ pattern, read }: Form<UnitOrder>): Form<Order> => ({
  pattern,
  read: (taken) => {
    const found = read(taken);
    return found === null || 'refused' in found ? found : fromUnitOrder(found);
  },
});

/** So many lines of usual length are remembered: in a game the same are written again and again. */
const MOST_KNOWN = 20_000;
const USUAL_LENGTH = 60;

interface Known {
  readonly forms: readonly Form<Order>[];
  readonly lines: Map<string, ParsedLine>;
}

/** By world, and by what the rest of a grammar makes of a line. */
const grammars = once((_world: World) => new Map<string, Known>());

const knownTo = ({ world, phase, giftDefault }: Grammar): Known => {
  const ofWorld = grammars(world);
  const key = `${UNIT_PHASES[phase]} ${giftDefault}`;
  let known = ofWorld.get(key);
  if (known === undefined) {
    const forms = [...unitForms(world.board)[UNIT_PHASES[phase]].map(ownForm), ...gameForms(giftDefault)];
    ofWorld.set(key, (known = { forms, lines: new Map() }));
  }
  return known;
};

/** EC-4.3.2: the motives are kept as they were written. */
const withMotives = (order: Order, text: string): Order => {
  if (order.k !== 'askAid') return order;
  const motives = MOTIVES.exec(text)?.[1]?.slice(0, TEXT_LENGTH).trim();
  return motives === undefined || motives === '' ? order : { ...order, text: motives };
};
const MOTIVES = /\b(?:motif|reason)\b\s*:?\s*(.*)$/iu;

/** EC-4.2.4: nothing hangs on a condition. */
const isConditional = (all: readonly Form<Order>[], tokens: readonly Token[]): boolean => {
  const condition = tokens.findIndex(({ text }) => text === 'SI' || text === 'IF');
  return condition > 0 && condition + 1 < tokens.length && readTokens(all, tokens.slice(0, condition)).orders.length > 0;
};

/** EC-4.18.5: why a line is no order, and how an order of its kind is written. */
const faultOf = (grammar: Grammar, all: readonly Form<Order>[], text: string, reading: Reading<Order>): Message => {
  const { world, phase } = grammar;
  const { tokens, reach } = reading;
  if (isConditional(all, tokens)) return refuse('E-COND', ['EC-4.2.4']);
  const sample = SAMPLES.find(([sense]) => tokens.slice(0, 2).some(({ senses }) => senses.has(sense)))?.[1];
  const isUnits = sample === undefined;
  if (isUnits) {
    const parsed = parseOrder(world.board, text, UNIT_PHASES[phase]);
    return parsed.ok ? refuse('E-PHASE', ['EC-4.1.3']) : parsed.error;
  }
  const unknown = tokens[reach.at];
  if (unknown?.senses.size === 0 && reach.wanted.has('POWER') && !reach.wanted.has('PROVINCE') && /^\p{L}/u.test(unknown.text))
    return refuse('E-POWER', ['EC-4.18.5'], { x: quote(unknown.text) });
  const province = unknownProvince(all, lexiconOf(world), reading);
  if (province !== null) return province;
  const form = { fr: printOrder(sample, { world, units: [], lang: 'fr' }), en: printOrder(sample, { world, units: [], lang: 'en' }) };
  return refuse('E-SYNTAX.form', ['EC-4.18.2'], { text: quote(text), form: { text: form } });
};

const parse = (grammar: Grammar, text: string): ParsedLine => {
  const { world } = grammar;
  const all = knownTo(grammar).forms;
  const reading = readTokens(all, lexiconOf(world).tokensOf(text.replace(MOTIVES, 'MOTIF')));
  const coast = wrongCoast(world.board, reading.tokens);
  if (coast !== null) return { ok: false, error: coast };
  const [order, ...others] = reading.orders.map((found) => withMotives(found, text));
  if (order !== undefined) return { ok: true, order, others };
  return { ok: false, error: reading.refusal ?? faultOf(grammar, all, text, reading) };
};

const readBare = (grammar: Grammar, text: string, { lines }: Known = knownTo(grammar)): ParsedLine => {
  if (text.length > USUAL_LENGTH) return parse(grammar, text);
  const found = lines.get(text);
  if (found !== undefined) return found;
  const parsed = parse(grammar, text);
  if (lines.size >= MOST_KNOWN) lines.clear();
  lines.set(text, parsed);
  return parsed;
};

const readerOf = (grammar: Grammar): LineReader<ParsedLine> => {
  const known = knownTo(grammar);
  return {
    lexicon: lexiconOf(grammar.world),
    own: grammar.power ?? null,
    read: (text) => readBare(grammar, text, known),
    isOpenEnded: (parsed) => parsed.ok && isOpenEnded(parsed.order.k),
  };
};

/** The orders of a sheet, each in the words of its author; comments, greetings and blanks left out. */
export const readSheet = (grammar: Grammar, text: string): readonly { readonly text: string; readonly parsed: ParsedLine }[] =>
  piecesOf(text, readerOf(grammar));

export const linesOf = (grammar: Grammar, text: string): readonly string[] => readSheet(grammar, text).map((piece) => piece.text);

/** One order from one line. */
export const parseLine = (grammar: Grammar, line: string): ParsedLine => {
  const [piece, ...more] = readSheet(grammar, line);
  return piece === undefined || more.length > 0 ? readBare(grammar, withoutComment(line)) : piece.parsed;
};

/** What a line that is not understood probably says, the likeliest first: to be offered, never taken by itself. */
export const nearestTo = (grammar: Grammar, line: string): readonly Order[] =>
  // In winter `+` and `-` before a unit may be the order itself.
  nearestOrders(
    knownTo(grammar).forms,
    lexiconOf(grammar.world),
    grammar.phase === 'WINTER_ORDERS' ? withoutComment(line) : withoutBullet(withoutComment(line)),
  );
