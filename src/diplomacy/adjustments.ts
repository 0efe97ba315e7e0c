import { unreachable } from '#kernel/collections.ts';
import { type Board, LAND } from './board.ts';
import { cell } from './coasts.ts';
import { inOrderOfRemoval } from './disorder.ts';
import type { Rules } from './rules.ts';
import type { Fault } from './faults.ts';
import type { AdjustmentOrder, PowerId, ProvinceId, Unit } from './types.ts';

/** One power in winter. */
export interface Winter {
  readonly power: PowerId;
  /** All units on the map, of every power. */
  readonly units: readonly Unit[];
  /** The living centres the power owns. */
  readonly owned: readonly ProvinceId[];
  readonly orders: readonly AdjustmentOrder[];
  /** Builds allowed, or removals due when negative; by EC-4.10.1 when absent. */
  readonly due?: number;
}

export interface AdjustmentResult {
  /** What became of each order, in the order written. */
  readonly orders: readonly { readonly order: AdjustmentOrder; readonly fault: Fault | null }[];
  readonly built: readonly Unit[];
  readonly removed: readonly Unit[];
  /** EC-4.10.5: those of the removed units that nobody named. */
  readonly disorder: readonly Unit[];
}

/** EC-4.10.1: living centres owned, less units. */
export const adjustmentDue = ({ power, units, owned, due }: Winter): number => due ?? owned.length - units.filter((unit) => unit.power === power).length;

/** EC-4.10.2: where a power could build, whatever the number of its units. */
export const buildSites = (board: Board, { power, units, owned }: Winter): readonly number[] => {
  const held = new Set(owned.map(board.provinceAt));
  const taken = new Set(units.map(({ loc }) => board.provinceAt(loc)));
  return board.homesOf(power).filter((home) => held.has(home) && !taken.has(home));
};

type Build = AdjustmentOrder & { readonly k: 'build' };

/** EC-4.10.2: null when the power could build this, one unit allowed at least. */
export const buildFault = (board: Board, { at: loc, unit, coast }: Build, sites: readonly number[]): Fault | null => {
  const province = board.provinceAt(loc);
  if (province < 0) return 'E-PROV';
  if (!sites.includes(province)) return 'E-BUILDWHERE';
  if (unit === 'army') return null;
  if (cell(board.kinds, province) === LAND) return 'E-BUILDCOAST';
  const harbours = board.harbours[province]?.length ?? 0;
  return harbours > 1 && board.coastAt(province, coast) < 0 ? 'E-COASTNEEDED' : null;
};

const unitBuilt = (board: Board, power: PowerId, { at: loc, unit, coast }: Build): Unit => {
  const province = board.provinceAt(loc);
  const place = unit === 'fleet' ? board.coastAt(province, coast) : -1;
  return { power, type: unit, ...board.placeOf(place < 0 ? province : place) };
};

const build = (board: Board, winter: Winter, allowed: number): AdjustmentResult => {
  const sites = new Set(buildSites(board, winter));
  const built: Unit[] = [];
  let left = allowed;
  const orders = winter.orders.map((order) => {
    const fault = left <= 0 ? 'E-BUILDMANY' : order.k === 'waive' ? null : order.k === 'build' ? buildFault(board, order, [...sites]) : 'E-REMOVEMANY';
    if (fault !== null) return { order, fault };
    left--;
    if (order.k === 'build') {
      sites.delete(board.provinceAt(order.at));
      built.push(unitBuilt(board, winter.power, order));
    }
    return { order, fault };
  });
  return { orders, built, removed: [], disorder: [] };
};

const removalFault = (order: AdjustmentOrder, unit: Unit | undefined, left: number): Fault | null => {
  switch (order.k) {
    case 'build':
    case 'waive':
      return 'E-BUILDMANY';
    case 'remove':
      return unit === undefined ? 'E-NOUNIT' : left <= 0 ? 'E-REMOVEMANY' : null;
    default:
      return unreachable(order);
  }
};

const remove = (board: Board, winter: Winter, due: number, rules: Rules): AdjustmentResult => {
  const own = winter.units.filter(({ power }) => power === winter.power);
  const removed: Unit[] = [];
  const orders = winter.orders.map((order) => {
    const unit = order.k === 'remove' ? own.find((one) => board.provinceAt(one.loc) === board.provinceAt(order.at) && !removed.includes(one)) : undefined;
    const fault = removalFault(order, unit, due - removed.length);
    if (fault === null && unit !== undefined) removed.push(unit);
    return { order, fault };
  });
  const missing = due - removed.length;
  const rest = own.filter((unit) => !removed.includes(unit));
  const disorder = missing === 0 ? [] : inOrderOfRemoval(board, { power: winter.power, units: rest, owned: winter.owned }, rules).slice(0, missing);
  return { orders, built: [], removed: [...removed, ...disorder], disorder };
};

/** EC-4.10: builds or removals of one power. Orders are taken one by one; illegal, repeated or surplus ones are ignored (EC-4.10.4). */
export const adjustPower = (board: Board, winter: Winter, rules: Rules): AdjustmentResult => {
  const due = adjustmentDue(winter);
  return due < 0 ? remove(board, winter, -due, rules) : build(board, winter, due);
};
