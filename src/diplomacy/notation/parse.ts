import { at } from '#kernel/collections.ts';
import type { Message } from '#kernel/messages.ts';
import type { Board } from '../board.ts';
import { coastDirection } from '../coasts.ts';
import { say, word } from '../speech.ts';
import type { Coast, Order, Place, UnitType } from '../types.ts';
import { type Atlas, atlasOf } from './atlas.ts';
import { ARMY, BUILD, BY_CONVOY, CONVOY, DISBAND, FLEET, HOLD, REMOVE, SUPPORT, split, TO, TOWARDS, VIA, VIA_CONVOY, WAIVE } from './words.ts';

export type Phase = 'movement' | 'retreat' | 'adjustment';

export type Parsed = { readonly ok: true; readonly order: Order } | { readonly ok: false; readonly error: Message };

/** What makes a line no order; thrown inside this file only. */
class NoOrder extends Error {
  readonly reason: Message;
  constructor(reason: Message) {
    super(reason.key);
    this.reason = reason;
  }
}

/** Names of provinces have at most so many words, hyphens counted. */
const LONGEST_NAME = 7;

/** A reader of one line: each method takes what it names and moves on, or complains. */
class Line {
  readonly board: Board;
  readonly atlas: Atlas;
  readonly text: string;
  readonly words: readonly string[];
  readonly phase: Phase;
  next = 0;

  constructor(board: Board, text: string, phase: Phase) {
    this.board = board;
    this.phase = phase;
    this.atlas = atlasOf(board);
    this.text = text.trim();
    this.words = split(text);
  }

  /** Says how an order of the phase is written. */
  syntax(): NoOrder {
    const key = this.phase === 'movement' ? 'diplomacy.E-SYNTAX' : (`diplomacy.E-SYNTAX.${this.phase}` as const);
    return new NoOrder(say(key, { text: word(this.text) }, ['EC-4.18.2']));
  }

  wrongPhase(): NoOrder {
    return new NoOrder(say('diplomacy.E-PHASE', {}, ['EC-4.18.5']));
  }

  has(set: ReadonlySet<string>): boolean {
    return set.has(this.words[this.next] ?? '');
  }

  /** Takes the next word when it is one of a set. */
  take(set: ReadonlySet<string>): boolean {
    const found = this.has(set);
    if (found) this.next++;
    return found;
  }

  /** How many of the next words name a province, and which. */
  private provinceAhead(from: number): { readonly province: number; readonly length: number } | null {
    for (let length = Math.min(LONGEST_NAME, this.words.length - from); length > 0; length--) {
      const province = this.atlas.provinceCalled(this.words.slice(from, from + length));
      if (province >= 0) return { province, length };
    }
    return null;
  }

  /** Where to: after a dash or a word for it, or at once. */
  takeTo(): boolean {
    if (this.take(TO)) return true;
    if (this.has(TOWARDS) && this.provinceAhead(this.next + 1) !== null) this.next++;
    return this.provinceAhead(this.next) !== null;
  }

  province(): number {
    const found = this.provinceAhead(this.next);
    if (found !== null) {
      this.next += found.length;
      return found.province;
    }
    const name = this.words[this.next];
    if (name === undefined || !/^\p{L}/u.test(name)) throw this.syntax();
    const near = this.atlas.nearest(name);
    const x = word(name.toLowerCase());
    throw new NoOrder(near === null ? say('diplomacy.E-PROV', { x }, ['EC-4.18.5']) : say('diplomacy.E-PROV.near', { x, near: word(near) }, ['EC-4.18.5']));
  }

  /** EC-4.18.4: a coast word, perhaps between brackets or after a stroke; ignored after a province that has not several coasts. */
  private coast(province: number): Coast | undefined {
    const sign = this.words[this.next];
    const isMarked = sign === '(' || sign === '/';
    const name = this.words[this.next + (isMarked ? 1 : 0)] ?? '';
    if (coastDirection(name) === null) {
      if (isMarked) throw this.syntax();
      return undefined;
    }
    this.next += isMarked ? 2 : 1;
    if (sign === '(') this.take(new Set([')']));
    if (at(this.board.harbours, province).length < 2) return undefined;
    const place = this.board.coastAt(province, name);
    if (place < 0)
      throw new NoOrder(say('diplomacy.E-COASTWRONG', { c: word(name.toLowerCase()), y: { text: at(this.board.provinces, province).name } }, ['EC-4.18.4']));
    return this.board.placeCoast[place];
  }

  place(): Place {
    const province = this.province();
    const coast = this.coast(province);
    const loc = at(this.board.provinces, province).id;
    return coast === undefined ? { loc } : { loc, coast };
  }

  /** EC-4.6.2.6: the letter is optional and ignored if wrong. */
  unit(): Place {
    if (this.has(ARMY) || this.has(FLEET)) this.next++;
    return this.place();
  }

  /** EC-2.1.2: in a support or convoy a tag is a power only if a further unit follows it. */
  skipPower(): void {
    if (!this.atlas.isPower(this.words[this.next] ?? '')) return;
    const after = this.words[this.next + 1] ?? '';
    if (ARMY.has(after) || FLEET.has(after) || this.provinceAhead(this.next + 1) !== null) this.next++;
  }

  end(): void {
    if (this.next < this.words.length) throw this.syntax();
  }
}

const readVia = (line: Line): boolean => {
  if (line.take(VIA_CONVOY)) return true;
  if (!line.take(VIA)) return false;
  line.take(BY_CONVOY);
  return true;
};

const readMove = (line: Line, unit: Place, phase: Phase): Order => {
  const { loc: to, coast } = line.place();
  const named = coast === undefined ? {} : { coast };
  if (phase === 'retreat') return { k: 'retreat', at: unit.loc, to, ...named };
  return { k: 'move', at: unit.loc, to, ...named, ...(readVia(line) ? { via: true } : {}) };
};

const readSupport = (line: Line, unit: Place): Order => {
  line.skipPower();
  const { loc: of } = line.unit();
  if (line.take(HOLD) || !line.takeTo()) return { k: 'support', at: unit.loc, of };
  const { loc: to, coast } = line.place();
  return { k: 'support', at: unit.loc, of, to, ...(coast === undefined ? {} : { coast }) };
};

const readConvoy = (line: Line, unit: Place): Order => {
  line.skipPower();
  const { loc: of } = line.unit();
  if (!line.takeTo()) throw line.syntax();
  return { k: 'convoy', at: unit.loc, of, to: line.place().loc };
};

const readUnitOrder = (line: Line, phase: Phase): Order => {
  const unit = line.unit();
  if (phase === 'adjustment') throw line.wrongPhase();
  const isStaying = line.has(HOLD) || line.has(SUPPORT) || line.has(CONVOY);
  if (phase === 'retreat' ? isStaying : line.has(DISBAND)) throw line.wrongPhase();
  if (line.take(DISBAND)) return { k: 'disband', at: unit.loc };
  if (line.take(HOLD)) return { k: 'hold', at: unit.loc };
  if (line.take(SUPPORT)) return readSupport(line, unit);
  if (line.take(CONVOY)) return readConvoy(line, unit);
  if (line.takeTo()) return readMove(line, unit, phase);
  throw line.syntax();
};

const readBuild = (line: Line): Order => {
  const unit: UnitType | null = line.take(ARMY) ? 'army' : line.take(FLEET) ? 'fleet' : null;
  if (unit === null) throw line.syntax();
  const { loc, coast } = line.place();
  return { k: 'build', unit, at: loc, ...(coast === undefined || unit === 'army' ? {} : { coast }) };
};

const readLine = (line: Line, phase: Phase): Order => {
  if (line.words.length === 0) throw line.syntax();
  if (!line.has(BUILD) && !line.has(REMOVE) && !line.has(WAIVE)) return readUnitOrder(line, phase);
  if (phase !== 'adjustment') throw line.wrongPhase();
  if (line.take(BUILD)) return readBuild(line);
  if (line.take(REMOVE)) return { k: 'remove', at: line.unit().loc };
  line.next++;
  return { k: 'waive' };
};

/** EC-4.18.2: one order from one line, in French or in English. Whether it is legal is another question (order-desk.ts). */
export const parseOrder = (board: Board, text: string, phase: Phase): Parsed => {
  try {
    const line = new Line(board, text, phase);
    const order = readLine(line, phase);
    line.end();
    return { ok: true, order };
  } catch (error) {
    if (error instanceof NoOrder) return { ok: false, error: error.reason };
    throw error;
  }
};

export interface SheetLine {
  /** Counted from 1. */
  readonly line: number;
  readonly parsed: Parsed;
}

/** EC-4.18.2: a sheet holds one order per line; empty lines and comments are left out. */
export const parseSheet = (board: Board, text: string, phase: Phase): readonly SheetLine[] =>
  text.split('\n').flatMap((line, index) => (split(line).length === 0 ? [] : [{ line: index + 1, parsed: parseOrder(board, line, phase) }]));
