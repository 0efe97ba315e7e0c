import { checkUnits } from '#diplomacy/rules.ts';
import { standardBoard } from '#diplomacy/standard.ts';
import type { MovementOrder, Place, RetreatOrder, Unit } from '#diplomacy/types.ts';
import { at } from '#kernel/collections.ts';
import { coastsIn, type Scenario, type Stage } from './scenario.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 6;
/** Letters of check at the end of a text. */
const CHECK = 2;

/** A small sum that changes with every letter and with the exchange of two. */
const checkOf = (letters: readonly number[]): readonly number[] => {
  const sum = letters.reduce((total, letter) => (total * 31 + letter + 7) % 4093, 1);
  return [Math.floor(sum / 64), sum % 64];
};

/** Numbers of known width, one behind the other, as letters that an address can carry. */
class BitWriter {
  readonly #bits: number[] = [];

  flag(on: boolean): void {
    this.#bits.push(on ? 1 : 0);
  }

  number(value: number, width: number): void {
    if (value < 0 || value >= 2 ** width) throw new RangeError(`${value} does not fit ${width} bits`);
    for (let bit = width - 1; bit >= 0; bit--) this.#bits.push((value >> bit) & 1);
  }

  text(): string {
    const letters: number[] = [];
    for (let i = 0; i < this.#bits.length; i += BITS)
      letters.push(this.#bits.slice(i, i + BITS).reduce((sum, bit, index) => sum + (bit << (BITS - 1 - index)), 0));
    return [...letters, ...checkOf(letters)].map((letter) => ALPHABET[letter]).join('');
  }
}

/** Reads what a BitWriter wrote. Past the end or beyond a limit it answers 0 and is never done. */
class BitReader {
  readonly #bits: readonly number[];
  #next = 0;
  #failed = false;

  private constructor(bits: readonly number[]) {
    this.#bits = bits;
  }

  /** Null when the text is not one of ours, or a letter has slipped. */
  static of(text: string): BitReader | null {
    const letters = Array.from(text, (letter) => ALPHABET.indexOf(letter));
    const body = letters.slice(0, -CHECK);
    if (letters.includes(-1) || checkOf(body).join() !== letters.slice(-CHECK).join()) return null;
    return new BitReader(body.flatMap((letter) => Array.from({ length: BITS }, (_, index) => (letter >> (BITS - 1 - index)) & 1)));
  }

  number(width: number): number {
    if (this.#next + width > this.#bits.length) {
      this.#failed = true;
      return 0;
    }
    let value = 0;
    for (let i = 0; i < width; i++) value = value * 2 + at(this.#bits, this.#next++);
    return value;
  }

  flag(): boolean {
    return this.number(1) === 1;
  }

  below(limit: number, width: number): number {
    const value = this.number(width);
    if (value < limit) return value;
    this.#failed = true;
    return 0;
  }

  /** Whether all was read and nothing was amiss. */
  get isDone(): boolean {
    return !this.#failed && this.#bits.length - this.#next < BITS && this.#bits.slice(this.#next).every((bit) => bit === 0);
  }
}

/**
 * A scenario as the fragment of a link: a version, a dot, and bits in the alphabet of addresses. Provinces and powers are their
 * numbers on the standard map, orders stand behind their units, and the last letter pair is a check against slips.
 */
const VERSION = '1';

const STAGES: readonly Stage[] = ['orders', 'result', 'retreated'];
/** Beyond this a unit's force is not offered, nor carried. */
export const STRONGEST = 9;

const WIDTH = { count: 7, province: 7, power: 3, coast: 2, force: 4, kind: 3, retreat: 2, stage: 2 } as const;

const board = standardBoard();
const powers = board.map.powers.map(({ id }) => id);

const writePlace = (bits: BitWriter, { loc, coast }: Place): void => {
  bits.number(board.provinceAt(loc), WIDTH.province);
  const coasts = coastsIn(loc);
  if (coasts.length > 0) bits.number(coast === undefined ? 0 : coasts.indexOf(coast) + 1, WIDTH.coast);
};

const readPlace = (bits: BitReader): Place => {
  const loc = at(board.provinces, bits.below(board.provinceCount, WIDTH.province)).id;
  const coasts = coastsIn(loc);
  const coast = coasts.length === 0 ? 0 : bits.below(coasts.length + 1, WIDTH.coast);
  return coast === 0 ? { loc } : { loc, coast: at(coasts, coast - 1) };
};

const writeUnit = (bits: BitWriter, unit: Unit): void => {
  writePlace(bits, unit);
  bits.flag(unit.type === 'fleet');
  bits.number(powers.indexOf(unit.power), WIDTH.power);
  bits.flag(unit.force !== undefined);
  if (unit.force !== undefined) bits.number(unit.force, WIDTH.force);
};

const readUnit = (bits: BitReader): Unit => {
  const place = readPlace(bits);
  const type = bits.flag() ? 'fleet' : 'army';
  const power = at(powers, bits.below(powers.length, WIDTH.power));
  return { power, type, ...place, ...(bits.flag() ? { force: bits.below(STRONGEST + 1, WIDTH.force) } : {}) };
};

/** 0 is no order; then hold, move, move via convoy, support to hold, support to move, convoy. */
const writeOrder = (bits: BitWriter, order: MovementOrder | undefined): void => {
  const kind = (code: number): void => bits.number(code, WIDTH.kind);
  if (order === undefined) kind(0);
  else if (order.k === 'hold') kind(1);
  else if (order.k === 'move') {
    kind(order.via === true ? 3 : 2);
    writePlace(bits, { loc: order.to, coast: order.coast });
  } else if (order.k === 'support') {
    kind(order.to === undefined ? 4 : 5);
    bits.number(board.provinceAt(order.of), WIDTH.province);
    if (order.to !== undefined) writePlace(bits, { loc: order.to, coast: order.coast });
  } else {
    kind(6);
    bits.number(board.provinceAt(order.of), WIDTH.province);
    bits.number(board.provinceAt(order.to), WIDTH.province);
  }
};

const readOrder = (bits: BitReader, loc: string): MovementOrder | null => {
  const province = (): string => at(board.provinces, bits.below(board.provinceCount, WIDTH.province)).id;
  const goal = (): { readonly to: string; readonly coast?: string } => {
    const { loc: to, coast } = readPlace(bits);
    return coast === undefined ? { to } : { to, coast };
  };
  switch (bits.below(7, WIDTH.kind)) {
    case 1:
      return { k: 'hold', at: loc };
    case 2:
      return { k: 'move', at: loc, ...goal() };
    case 3:
      return { k: 'move', at: loc, ...goal(), via: true };
    case 4:
      return { k: 'support', at: loc, of: province() };
    case 5:
      return { k: 'support', at: loc, of: province(), ...goal() };
    case 6:
      return { k: 'convoy', at: loc, of: province(), to: province() };
    default:
      return null;
  }
};

const writeRetreat = (bits: BitWriter, order: RetreatOrder | undefined): void => {
  bits.number(order === undefined ? 0 : order.k === 'disband' ? 1 : 2, WIDTH.retreat);
  if (order?.k === 'retreat') writePlace(bits, { loc: order.to, coast: order.coast });
};

const readRetreat = (bits: BitReader, loc: string): RetreatOrder | null => {
  const kind = bits.below(3, WIDTH.retreat);
  if (kind === 0) return null;
  if (kind === 1) return { k: 'disband', at: loc };
  const { loc: to, coast } = readPlace(bits);
  return { k: 'retreat', at: loc, to, ...(coast === undefined ? {} : { coast }) };
};

export const writeLink = ({ units, orders, retreats, readings, stage }: Scenario): string => {
  const bits = new BitWriter();
  bits.flag(readings.paradox === 'hold');
  bits.flag(readings.convoyFallback === 'land');
  bits.number(STAGES.indexOf(stage), WIDTH.stage);
  bits.number(units.length, WIDTH.count);
  for (const unit of units) {
    writeUnit(bits, unit);
    writeOrder(
      bits,
      orders.find((order) => order.at === unit.loc),
    );
    if (stage !== 'orders')
      writeRetreat(
        bits,
        retreats.find((order) => order.at === unit.loc),
      );
  }
  return `${VERSION}.${bits.text()}`;
};

const read = (bits: BitReader): Scenario => {
  const readings = { paradox: bits.flag() ? 'hold' : 'szykman', convoyFallback: bits.flag() ? 'land' : 'none' } as const;
  const stage = at(STAGES, bits.below(STAGES.length, WIDTH.stage));
  const units: Unit[] = [];
  const orders: MovementOrder[] = [];
  const retreats: RetreatOrder[] = [];
  const count = bits.below(board.provinceCount + 1, WIDTH.count);
  for (let i = 0; i < count; i++) {
    const unit = readUnit(bits);
    const order = readOrder(bits, unit.loc);
    const retreat = stage === 'orders' ? null : readRetreat(bits, unit.loc);
    units.push(unit);
    if (order !== null) orders.push(order);
    if (retreat !== null) retreats.push(retreat);
  }
  return { units, orders, retreats, readings, stage };
};

/** The scenario of a link, or null when the link is damaged or of a later version. */
export const readLink = (fragment: string): Scenario | null => {
  const [version, text, ...rest] = fragment.split('.');
  const bits = version === VERSION && text !== undefined && rest.length === 0 ? BitReader.of(text) : null;
  if (bits === null) return null;
  const scenario = read(bits);
  return bits.isDone && checkUnits(board, scenario.units) === null ? scenario : null;
};
