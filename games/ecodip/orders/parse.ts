import { unreachable } from '#kernel/collections.ts';
import { once } from '#kernel/work.ts';
import type { Message } from '#kernel/messages.ts';
import { parseOrder } from '#diplomacy/notation/parse.ts';
import type { Order as UnitOrder } from '#diplomacy/types.ts';
import type { World } from '../data/world.ts';
import { TEXT_LENGTH } from '../data.ts';
import { refuse } from '../speak.ts';
import {
  type AidKind,
  type GiftOrder,
  type Good,
  GOODS,
  type Missile,
  type MissilePlace,
  MISSILES,
  type Order,
  type PhaseName,
  type TradeOrder,
  type Vote,
} from '../types.ts';
import { printOrder } from './print.ts';
import { NoOrder, Reader, withoutComment } from './reader.ts';

/* EC-4.18.2: one order from one line, in French or English. Pure: whether it is legal is another question (judge.ts). */

export type ParsedLine = { readonly ok: true; readonly order: Order } | { readonly ok: false; readonly error: Message };

export interface Grammar {
  readonly world: World;
  readonly phase: PhaseName;
  /** EC-4.7.1: what an unmarked gift of gold is. */
  readonly giftDefault: 'secret' | 'public';
}

/** Goods by their French names. */
const takeGood = (reader: Reader): Good | undefined => {
  if (reader.takeAll('TICKET', 'BOUFFE') || reader.takeAll('TICKETS', 'BOUFFE') || reader.take('VIVRES')) return 'TB';
  if (reader.takeAll('MATIERE', 'PREMIERE') || reader.takeAll('MATIERES', 'PREMIERES')) return 'MP';
  if (reader.takeAll('BON', 'TECHNIQUE') || reader.takeAll('BONS', 'TECHNIQUES')) return 'BT';
  return GOODS.find((name) => reader.take(name));
};

const readGood = (reader: Reader): Good | Missile => {
  const found = takeGood(reader) ?? MISSILES.find((name) => reader.take(name));
  if (found === undefined) throw reader.syntax();
  return found;
};

const isMissile = (good: Good | Missile): good is Missile => good === 'ICBM' || good === 'ABM';

type Lot = { readonly n: number; readonly good: Good } | { readonly n: number; readonly good: Missile; readonly from: MissilePlace };

/** EC-4.4.3: where the missiles of a lot stand. */
const readMissilePlace = (reader: Reader): MissilePlace => {
  if (!reader.take('(')) throw new NoOrder(refuse('E-MISSILEPLACE', ['EC-4.4.3']));
  const from = reader.take('STOCK') ? 'STOCK' : reader.provinceId();
  reader.need(')');
  return from;
};

const readLot = (reader: Reader): Lot => {
  const n = reader.quantity();
  const good = readGood(reader);
  const lot = isMissile(good) ? { n, good, from: readMissilePlace(reader) } : { n, good };
  if (reader.take('ET', 'AND', '+', '&', ',')) throw new NoOrder(refuse('E-LOT', ['EC-4.4.3']));
  return lot;
};

const readKilograms = (reader: Reader): boolean => {
  const hasUnit = reader.take('KG', 'KGS', 'KILO', 'KILOS');
  const hasGold = reader.takeAll("D'", 'OR') || reader.takeAll('OF', 'GOLD') || reader.take('OR', 'GOLD');
  return hasUnit || hasGold;
};

/** EC-4.2.4: nothing hangs on a condition. */
const refuseCondition = (reader: Reader): void => {
  if (['SI', 'IF'].includes(reader.peek()) && reader.next + 1 < reader.words.length) throw new NoOrder(refuse('E-COND', ['EC-4.2.4']));
};

const readTrade = (reader: Reader, k: 'sell' | 'buy'): TradeOrder => {
  const lot = readLot(reader);
  reader.needPartner();
  const partner = reader.tag();
  reader.need('POUR', 'FOR');
  const price = reader.price();
  readKilograms(reader);
  const at = k === 'buy' && reader.takeIn() ? reader.provinceId() : undefined;
  refuseCondition(reader);
  if (!('from' in lot)) return { k, with: partner, ...lot, price };
  return { k, with: partner, ...lot, price, ...(at === undefined ? {} : { at }) };
};

const takeUn = (reader: Reader): boolean => reader.take('ONU', 'UN');

/** EC-4.7: gold to anybody, goods to the UN only. */
const readGift = (reader: Reader, giftDefault: 'secret' | 'public'): GiftOrder => {
  const start = reader.next;
  const amount = reader.quantity();
  const isGold = readKilograms(reader) || ['A', 'AU', 'AUX', 'TO'].includes(reader.peek());
  if (!isGold) {
    reader.next = start;
    const lot = readLot(reader);
    reader.needPartner();
    if (!takeUn(reader)) {
      reader.tag();
      throw new NoOrder(refuse('E-BARTER', ['EC-4.4.13', 'EC-4.7.3']));
    }
    return { k: 'giveUN', ...lot };
  }
  reader.needPartner();
  const to = takeUn(reader) ? 'UN' : reader.tag();
  const marked = reader.take('PUBLIC') ? 'public' : reader.take('SECRET') ? 'secret' : giftDefault;
  return { k: 'give', to, gold: amount, public: marked === 'public' };
};

/** EC-4.3.2: the motives are kept as they were written. */
const readMotives = (reader: Reader, line: string): string | undefined => {
  if (!reader.take('MOTIF', 'REASON')) return undefined;
  reader.next = reader.words.length;
  return /\b(?:motif|reason)\b\s*(.*)$/iu.exec(line)?.[1]?.slice(0, TEXT_LENGTH).trim();
};

const readAid = (reader: Reader, line: string): Order => {
  const n = reader.quantity();
  const what: AidKind | undefined = readKilograms(reader) ? 'gold' : takeGood(reader);
  if (what === undefined) throw reader.syntax();
  const text = readMotives(reader, line);
  return text === undefined || text === '' ? { k: 'askAid', what, n } : { k: 'askAid', what, n, text };
};

const readRequest = (reader: Reader, line: string): Order => {
  if (reader.take('AIDE', 'AID') || reader.takeAll('UNE', 'AIDE')) {
    reader.take('DE', "D'", 'OF');
    return readAid(reader, line);
  }
  const n = reader.optionalQuantity();
  reader.need('ABM');
  if (n > 1) throw new NoOrder(refuse('E-UNONE', ['EC-4.3.2']));
  return reader.takeIn() ? { k: 'askAbm', at: reader.provinceId() } : { k: 'askAbm' };
};

const readYesNo = (reader: Reader): Vote => {
  if (reader.take('OUI', 'YES', 'POUR', 'FOR')) return 'yes';
  if (reader.take('NON', 'NO', 'CONTRE', 'AGAINST')) return 'no';
  reader.need('ABSTENTION', 'ABSTAIN');
  return 'abstain';
};

const readVote = (reader: Reader): Order => {
  reader.take('MOTION');
  reader.take('#');
  const motion = reader.quantity();
  return { k: 'vote', motion, v: readYesNo(reader) };
};

const readDraw = (reader: Reader): Order => {
  const v = readYesNo(reader);
  if (v === 'abstain') throw reader.syntax();
  return { k: 'draw', accept: v === 'yes' };
};

const readFire = (reader: Reader): Order => {
  const n = reader.optionalQuantity();
  reader.take('ICBM', 'MISSILE', 'MISSILES');
  reader.take('DE', 'DEPUIS', 'FROM');
  const from = reader.provinceId();
  reader.dash();
  return { k: 'fire', from, target: reader.provinceId(), n };
};

const readPlace = (reader: Reader): Order => {
  const n = reader.optionalQuantity();
  const what = MISSILES.find((kind) => reader.take(kind));
  if (what === undefined) throw reader.syntax();
  reader.takeIn();
  return { k: 'place', what, n, at: reader.provinceId() };
};

const readReinforcement = (reader: Reader): Order => {
  const { loc } = reader.unit();
  return { k: 'reinforce', at: loc, n: reader.optionalQuantity() };
};

/** What opens an order that the adjudicator does not know, and an order of the kind, to be shown to whoever went wrong. */
const OPENINGS = {
  sell: [['VENDS', 'VEND', 'VENDRE', 'SELL'], { k: 'sell', with: 'EOC', n: 3, good: 'TB', price: 75 }],
  buy: [['ACHETE', 'ACHETER', 'BUY'], { k: 'buy', with: 'USA', n: 3, good: 'TB', price: 75 }],
  give: [['DONNE', 'DONNER', 'GIVE'], { k: 'give', to: 'IND', gold: 50, public: true }],
  ask: [['DEMANDE', 'DEMANDER', 'REQUEST', 'ASK'], { k: 'askAid', what: 'gold', n: 40 }],
  fire: [['TIR', 'TIRE', 'TIRER', 'FIRE'], { k: 'fire', from: 'mos', target: 'nyo', n: 1 }],
  place: [['PLACE', 'PLACER'], { k: 'place', what: 'ABM', n: 1, at: 'par' }],
  vote: [['VOTE', 'VOTER'], { k: 'vote', motion: 3, v: 'yes' }],
  draw: [['NULLE', 'DRAW'], { k: 'draw', accept: true }],
  starve: [['AFFAME', 'AFFAMER', 'STARVE'], { k: 'starve', at: 'mos' }],
  reinforce: [['RENFORCE', 'RENFORCER', 'REINFORCE'], { k: 'reinforce', at: 'mos', n: 2 }],
  produce: [['PRODUIT', 'PRODUIRE', 'PRODUCE'], { k: 'produce', at: 'mic' }],
  factory: [['USINE', 'FACTORY'], { k: 'factory', at: 'tex' }],
} as const satisfies Readonly<Record<string, readonly [readonly string[], Order]>>;

type Opening = keyof typeof OPENINGS;
const isOpening = (name: string): name is Opening => Object.hasOwn(OPENINGS, name);
const KINDS: readonly Opening[] = Object.keys(OPENINGS).filter(isOpening);

/** The kind of order that a line opens, `JE` and `I` put aside; null when it is one to a unit. */
const takeOpening = (reader: Reader): Opening | null => {
  const start = reader.next;
  reader.take('JE', "J'", 'I');
  const kind = KINDS.find((name) => reader.take(...OPENINGS[name][0]));
  if (kind !== undefined) return kind;
  reader.next = start;
  return null;
};

/** The orders that the adjudicator does not know; null when the line does not open like one. */
const readOwn = (reader: Reader, line: string, { giftDefault, world }: Grammar): Order | null => {
  const kind = takeOpening(reader);
  if (kind === null) return null;
  const [, sample] = OPENINGS[kind];
  reader.form = { fr: printOrder(sample, { world, units: [], lang: 'fr' }), en: printOrder(sample, { world, units: [], lang: 'en' }) };
  switch (kind) {
    case 'sell':
    case 'buy':
      return readTrade(reader, kind);
    case 'give':
      return readGift(reader, giftDefault);
    case 'ask':
      return readRequest(reader, line);
    case 'fire':
      return readFire(reader);
    case 'place':
      return readPlace(reader);
    case 'vote':
      return readVote(reader);
    case 'draw':
      return readDraw(reader);
    case 'starve':
      return { k: 'starve', at: reader.unit().loc };
    case 'reinforce':
      return readReinforcement(reader);
    case 'produce':
    case 'factory':
      return { k: kind, at: reader.provinceId() };
    default:
      return unreachable(kind);
  }
};

const UNIT_PHASES = {
  PLACEMENT: 'movement',
  SPRING_ORDERS: 'movement',
  AUTUMN_ORDERS: 'movement',
  SPRING_RETREATS: 'retreat',
  AUTUMN_RETREATS: 'retreat',
  WINTER_ORDERS: 'adjustment',
  GAME_OVER: 'movement',
} as const;

const fromUnitOrder = (order: UnitOrder): Order => (order.k === 'build' ? { ...order, unit: order.unit === 'army' ? 'A' : 'F' } : order);

const parse = (grammar: Grammar, text: string): ParsedLine => {
  const line = withoutComment(text);
  const reader = new Reader(grammar.world, line);
  try {
    const own = readOwn(reader, line, grammar);
    if (own !== null) {
      reader.end();
      return { ok: true, order: own };
    }
  } catch (error) {
    if (error instanceof NoOrder) return { ok: false, error: error.reason };
    throw error;
  }
  const parsed = parseOrder(grammar.world.board, line, UNIT_PHASES[grammar.phase]);
  return parsed.ok ? { ok: true, order: fromUnitOrder(parsed.order) } : parsed;
};

/** So many lines of usual length are remembered: in a game the same are written again and again. */
const MOST_KNOWN = 20_000;
const USUAL_LENGTH = 60;
/** By world, and by what the rest of a grammar makes of a line. */
const known = once((_world: World) => new Map<string, Map<string, ParsedLine>>());

const knownTo = ({ world, phase, giftDefault }: Grammar): Map<string, ParsedLine> => {
  const grammars = known(world);
  const key = `${UNIT_PHASES[phase]} ${giftDefault}`;
  let lines = grammars.get(key);
  if (lines === undefined) grammars.set(key, (lines = new Map()));
  return lines;
};

export const parseLine = (grammar: Grammar, text: string): ParsedLine => {
  if (text.length > USUAL_LENGTH) return parse(grammar, text);
  const lines = knownTo(grammar);
  const found = lines.get(text);
  if (found !== undefined) return found;
  const parsed = parse(grammar, text);
  if (lines.size >= MOST_KNOWN) lines.clear();
  lines.set(text, parsed);
  return parsed;
};

/** The lines of a sheet that say something: between line ends or semicolons, comments and blanks left out. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line) => withoutComment(line).split(';'))
    .map((line) => line.trim())
    .filter((line) => line !== '');
