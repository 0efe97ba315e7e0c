import { nearestTo, type Parsed, parseSheet } from '#diplomacy/notation/parse.ts';
import { printOrder } from '#diplomacy/notation/print.ts';
import type { Lang } from '#kernel/words.ts';
import type { OrderDesk } from '#diplomacy/order-desk.ts';
import { word } from '#diplomacy/speech.ts';
import { standardBoard } from '#diplomacy/standard.ts';
import type { MovementOrder, PowerId, Unit } from '#diplomacy/types.ts';
import type { Message } from '#kernel/messages.ts';
import { described, type Scenario, unitAt, withOrder, withUnit } from './scenario.ts';

/** What a line of text did: an order written down, perhaps one that will not count, or nothing. */
export interface LineNote {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly message: Message;
  /** Written down all the same: the adjudicator judges illegal orders too. */
  readonly isWritten: boolean;
  /** What it probably says, as an order that would count; null: nothing to offer. */
  readonly nearest: MovementOrder | null;
}

export interface SheetReading {
  readonly scenario: Scenario;
  readonly written: number;
  readonly notes: readonly LineNote[];
}

const board = standardBoard();

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const POWER_WORDS: ReadonlyMap<string, PowerId> = new Map(
  board.map.powers.flatMap(({ id, tags, name }) => [id, ...tags, name.fr, name.en].map((called) => [fold(called), id] as const)),
);

interface Split {
  readonly power: PowerId | null;
  readonly rest: string;
}

/** `FRA A par - bur`, `France : A par - bur`. A word such as ENG is a power only before a colon, a unit's letter, or nothing. */
const splitPower = (line: string): Split => {
  const [, first = '', colon = '', rest = ''] = /^\s*(\p{L}+)\s*(:?)\s*(.*)$/u.exec(line) ?? [];
  const power = POWER_WORDS.get(fold(first)) ?? null;
  const isPower = power !== null && (colon === ':' || rest === '' || /^(?:A|F)\s/i.test(rest));
  return isPower ? { power, rest } : { power: null, rest: line.trim() };
};

/** The unit a line names with its letter: `F spa/nc …`. */
const unitNamed = (power: PowerId, text: string): Unit | null => {
  const [, letter = '', id = '', coastWord] = /^([AF])\s+(\p{L}{3})(?:\s*[/( ]\s*(nc|sc|ec|wc|cn|cs|ce|co)\b)?/iu.exec(text) ?? [];
  const province = board.provinceAt(id);
  if (province < 0) return null;
  const type = letter.toUpperCase() === 'A' ? 'army' : 'fleet';
  const place = type === 'fleet' ? board.coastAt(province, coastWord) : province;
  return described({ power, type }, board.placeOf(place < 0 ? province : place), 1);
};

interface Read {
  readonly line: number;
  readonly text: string;
  readonly power: PowerId | null;
  readonly parsed: Parsed;
}

const readLines = (text: string): readonly Read[] => {
  let heading: PowerId | null = null;
  return text.split('\n').flatMap((raw, index): readonly Read[] => {
    const [uncommented = ''] = raw.split('#');
    if (uncommented.trim() === '') return [];
    const { power, rest } = splitPower(uncommented);
    if (rest === '') {
      heading = power;
      return [];
    }
    return parseSheet(board, rest, 'movement').map(({ text: words, parsed }) => ({ line: index + 1, text: words, power: power ?? heading, parsed }));
  });
};

/** Units that a line names with their power, and that do not stand there yet, are placed. */
const placeUnits = (scenario: Scenario, lines: readonly Read[]): Scenario => {
  let placed = scenario;
  for (const { power, text, parsed } of lines) {
    const unit = power === null || !parsed.ok ? null : unitNamed(power, text);
    if (unit !== null && unitAt(placed, unit.loc) === undefined) placed = withUnit(placed, unit) ?? placed;
  }
  return placed;
};

/** A sentence of the page, not of the rules: whose unit is missing. */
const noUnit = (loc: string, power: PowerId | null): Message => {
  const x = word(loc);
  const name = board.map.powers.find(({ id }) => id === power)?.name;
  return name === undefined ? { key: 'sheet.noUnit', args: { x }, clauses: [] } : { key: 'sheet.noUnitOf', args: { x, power: { text: name } }, clauses: [] };
};

const isMovement = (order: { readonly k: string }): order is MovementOrder => ['hold', 'move', 'support', 'convoy'].includes(order.k);

const nearestLegal = ({ units }: Scenario, text: string, desk: OrderDesk): MovementOrder | null =>
  nearestTo(board, text, 'movement')
    .filter(isMovement)
    .find((order) => units.some(({ loc, power }) => loc === order.at && desk.check({ units }, { by: power, order }) === null)) ?? null;

/** An order as the line that takes the place of one that was not understood. */
export const orderLine = ({ units }: Scenario, order: MovementOrder, lang: Lang): string => printOrder(board, order, units, lang);

/** Adds the orders of a text to a scenario: one per line, French or English, perhaps under or behind the name of a power. */
export const readSheet = (before: Scenario, text: string, desk: OrderDesk): SheetReading => {
  const lines = readLines(text);
  let scenario = placeUnits(before, lines);
  const notes: LineNote[] = [];
  let written = 0;
  for (const { line, text: words, power, parsed } of lines) {
    if (!parsed.ok) {
      notes.push({ line, text: words, message: parsed.error, isWritten: false, nearest: nearestLegal(scenario, words, desk) });
      continue;
    }
    const { order } = parsed;
    if (!isMovement(order)) continue;
    const unit = unitAt(scenario, order.at);
    if (unit === undefined || (power !== null && unit.power !== power)) {
      notes.push({ line, text: words, message: noUnit(order.at, power), isWritten: false, nearest: null });
      continue;
    }
    const message = desk.check({ units: scenario.units }, { by: unit.power, order });
    if (message !== null) notes.push({ line, text: words, message, isWritten: true, nearest: null });
    scenario = withOrder(scenario, order);
    written++;
  }
  return { scenario, written, notes };
};
