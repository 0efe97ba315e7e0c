import type { Draws } from '#kernel/chance.ts';
import { at, range } from '#kernel/collections.ts';
import { type Board, listAt, SEA } from '../board.ts';
import { cell } from '../coasts.ts';
import { orderDesk } from '../order-desk.ts';
import { DEFAULT_RULES } from '../rules.ts';
import type { Issued, MovementOrder, Position, ProvinceId, Unit } from '../types.ts';

/** What kind of positions to make. */
export interface Taste {
  readonly units: number;
  readonly powers: number;
  readonly strongest: number;
  /** Percentage of units sent somewhere; the others stand by them. */
  readonly moving: number;
  /** Percentage of armies that take ship where they can; with any, the units gather round a sea. */
  readonly shipping: number;
}

export interface Phase {
  readonly position: Position;
  readonly orders: readonly Issued<MovementOrder>[];
}

const pick = <T>(chance: Draws, items: readonly T[]): T => at(items, chance.int(items.length));

/** Provinces near a random one: units must be close together to get in each other's way. */
const region = (board: Board, chance: Draws, size: number, bySea: boolean): readonly number[] => {
  const starts = range(board.provinceCount).filter((province) => !bySea || cell(board.kinds, province) === SEA);
  const reached = new Set([pick(chance, starts)]);
  for (const province of reached) {
    if (reached.size >= size) break;
    for (const next of chance.shuffle(listAt(board.around, province))) reached.add(next);
  }
  return [...reached];
};

const unitIn = (board: Board, province: number, power: string, force: number, chance: Draws): Unit => {
  const harbours = at(board.harbours, province);
  const { kind } = at(board.provinces, province);
  const isFleet = kind === 'sea' || (kind === 'coast' && chance.int(5) < 2);
  const place = isFleet ? pick(chance, harbours) : province;
  return { power, type: isFleet ? 'fleet' : 'army', ...board.placeOf(place), ...(force > 1 ? { force } : {}) };
};

const randomUnits = (board: Board, chance: Draws, { units, powers, strongest, shipping }: Taste): readonly Unit[] =>
  chance
    .shuffle(region(board, chance, units + chance.int(units + 1), shipping > 0))
    .slice(0, units)
    .map((province) => unitIn(board, province, `p${chance.int(powers)}`, 1 + chance.int(strongest), chance));

type Orders = ReadonlyMap<ProvinceId, MovementOrder>;

/** Whether a support or convoy fits what the others do. */
const fits = (order: MovementOrder, chosen: Orders): boolean => {
  if (order.k !== 'support' && order.k !== 'convoy') return false;
  const other = chosen.get(order.of);
  return order.to === undefined ? other?.k !== 'move' : other?.k === 'move' && other.to === order.to;
};

type Move = MovementOrder & { readonly k: 'move' };

/** Sends some units off, preferably where others stand or go, and lets the rest help. */
const chooseOrders = (board: Board, legal: ReadonlyMap<ProvinceId, readonly MovementOrder[]>, chance: Draws, { moving, shipping }: Taste): Orders => {
  const chosen = new Map<ProvinceId, MovementOrder>();
  const wanted = new Set(legal.keys());
  const isShipped = ({ at: from, to, via }: Move): boolean => via === true || !listAt(board.around, board.provinceAt(from)).includes(board.provinceAt(to));
  for (const [loc, orders] of legal) {
    const moves = orders.filter((order) => order.k === 'move');
    const ships = moves.filter(isShipped);
    const takesShip = ships.length > 0 && chance.int(100) < shipping;
    if (moves.length === 0 || (!takesShip && chance.int(100) >= moving)) continue;
    const open = takesShip ? ships : moves;
    const crowded = open.filter(({ to }) => wanted.has(to));
    const order = pick(chance, crowded.length > 0 && chance.int(4) > 0 ? crowded : open);
    chosen.set(loc, order);
    wanted.add(order.to);
  }
  for (const [loc, orders] of legal) {
    if (chosen.has(loc)) continue;
    const helpful = orders.filter((order) => fits(order, chosen));
    chosen.set(loc, helpful.length > 0 && chance.int(8) > 0 ? pick(chance, helpful) : pick(chance, orders));
  }
  return chosen;
};

/** A generator of movement phases on one board. */
export const phaseGenerator = (board: Board): ((chance: Draws, taste: Taste) => Phase) => {
  const desk = orderDesk(board, DEFAULT_RULES);
  return (chance, taste) => {
    const units = randomUnits(board, chance, taste);
    const position: Position = { units };
    const legal = new Map(units.map(({ loc }) => [loc, desk.legalOrders(position, loc)]));
    const chosen = chooseOrders(board, legal, chance, taste);
    const orders = units.flatMap(({ loc, power }) => {
      const order = chosen.get(loc);
      return order === undefined ? [] : [{ by: power, order }];
    });
    return { position, orders };
  };
};
