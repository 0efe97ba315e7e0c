import { at } from '#kernel/collections.ts';
import { type Board, readBoard } from '../board.ts';
import world from '../fixtures/world.json' with { type: 'json' };
import { type Phase, parseOrder } from '../notation/parse.ts';
import { DEFAULT_RULES, type Rules, withRule } from '../rules.ts';
import type { AdjustmentOrder, Issued, MovementOrder, Order, Place, RetreatOrder, Unit } from '../types.ts';

/** A table of a fixture: what is undefined is not there. */
export type Table<T> = Readonly<Record<string, T | undefined>>;

/** One position of a fixture file, in the notation of order sheets: `RUS A kie 2`, `RUS A kie - rou`. */
export interface MovementCase {
  readonly id: string;
  readonly title: string;
  readonly units: readonly string[];
  readonly orders: readonly string[];
  readonly expect: Table<string>;
  readonly support?: Table<number>;
  readonly ignored?: readonly string[];
  readonly backup?: readonly string[];
  readonly retreats?: Table<readonly string[]>;
  readonly retreatOrders?: readonly string[];
  readonly retreatExpect?: Table<string>;
  readonly rules?: readonly string[];
  readonly struck?: readonly string[];
  readonly closed?: Table<string>;
}

/** What a table holds, sorted, so that two can be compared. */
export const entriesOf = <T>(table: Table<T> | undefined): readonly (readonly [string, T])[] =>
  Object.entries(table ?? {})
    .flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]))
    .sort(([a], [b]) => (a < b ? -1 : 1));

export const unitFrom = (text: string): Unit => {
  const [power = '', letter, place = '', force] = text.split(' ');
  const [loc = '', coast] = place.split('/');
  const unit: Unit = { power, type: letter === 'A' ? 'army' : 'fleet', loc };
  return { ...unit, ...(coast === undefined ? {} : { coast }), ...(force === undefined ? {} : { force: Number(force) }) };
};

const orderFrom = (board: Board, text: string, phase: Phase): Issued => {
  const [by = '', ...words] = text.split(' ');
  const parsed = parseOrder(board, words.join(' '), phase);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.key}`);
  return { by, order: parsed.order };
};

const isMovement = (order: Order): order is MovementOrder => ['hold', 'move', 'support', 'convoy'].includes(order.k);
const isRetreat = (order: Order): order is RetreatOrder => order.k === 'retreat' || order.k === 'disband';
const isAdjustment = (order: Order): order is AdjustmentOrder => ['build', 'remove', 'waive'].includes(order.k);

export const movementOrders = (board: Board, texts: readonly string[]): readonly Issued<MovementOrder>[] =>
  texts.flatMap((text) => {
    const { by, order } = orderFrom(board, text, 'movement');
    return isMovement(order) ? [{ by, order }] : [];
  });

export const retreatOrders = (board: Board, texts: readonly string[]): readonly Issued<RetreatOrder>[] =>
  texts.flatMap((text) => {
    const { by, order } = orderFrom(board, text, 'retreat');
    return isRetreat(order) ? [{ by, order }] : [];
  });

export const adjustmentOrders = (board: Board, texts: readonly string[]): readonly AdjustmentOrder[] =>
  texts.flatMap((text) => {
    const parsed = parseOrder(board, text, 'adjustment');
    if (!parsed.ok) throw new Error(`${text}: ${parsed.error.key}`);
    return isAdjustment(parsed.order) ? [parsed.order] : [];
  });

export const rulesFrom = (settings: readonly string[] = []): Rules => settings.reduce((rules, setting) => withRule(rules, setting) ?? rules, DEFAULT_RULES);

export const nameOf = ({ loc, coast }: Place): string => (coast === undefined ? loc : `${loc}/${coast}`);

let board: Board | null = null;

/** The world map, on which the examples of reinforced units are set. */
export const worldBoard = (): Board => {
  const reading = board === null ? readBoard(world) : { ok: true as const, board };
  if (!reading.ok) throw new Error(JSON.stringify(at(reading.errors, 0)));
  board = reading.board;
  return board;
};
