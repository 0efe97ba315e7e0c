import { at, unreachable } from '#kernel/collections.ts';
import { type Board, LAND, listAt, type Lists } from './board.ts';
import { cell } from './coasts.ts';
import type { Rules } from './rules.ts';
import type { Fault } from './faults.ts';
import type { AdjustmentOrder, PowerId, ProvinceId, Unit } from './types.ts';

/** Steps from the nearest of some starting points, Infinity where there is no way. */
const stepsFrom = (starts: readonly number[], neighbours: Lists, size: number): readonly number[] => {
  const steps: number[] = Array.from({ length: size }, () => Number.POSITIVE_INFINITY);
  const queue = [...new Set(starts)];
  for (const start of queue) steps[start] = 0;
  // The queue grows while it is walked through.
  for (const here of queue) {
    for (const next of listAt(neighbours, here)) {
      if (at(steps, next) !== Number.POSITIVE_INFINITY) continue;
      steps[next] = at(steps, here) + 1;
      queue.push(next);
    }
  }
  return steps;
};

interface Distances {
  readonly army: readonly number[];
  /** By place. */
  readonly fleet: readonly number[];
}

/** All adjacencies, land and sea alike, for armies and fleets. */
const overAllBorders = (board: Board, centres: readonly number[]): Distances => {
  const army = stepsFrom(centres, board.around, board.provinceCount);
  return { army, fleet: Array.from(board.placeProvince, (province) => at(army, province)) };
};

/** Armies over land and sea, fleets where fleets can go. */
const fleetsByWater = (board: Board, centres: readonly number[]): Distances => ({
  army: stepsFrom(centres, board.around, board.provinceCount),
  fleet: stepsFrom(
    centres.flatMap((centre) => at(board.harbours, centre)),
    board.sailings,
    board.placeCount,
  ),
});

export interface Disorder {
  readonly power: string;
  readonly units: readonly Unit[];
  readonly owned: readonly ProvinceId[];
}

const distancesFor = (board: Board, { power, owned }: Disorder, rules: Rules): Distances => {
  switch (rules.disorder) {
    // Rules of 2023: to the nearest owned centre.
    case 'owned':
      return overAllBorders(board, owned.map(board.provinceAt));
    // Earlier rules (DATC 4.D.8 choice d): to the nearest home centre.
    case 'home':
      return fleetsByWater(board, board.homesOf(power));
    // The same, as engines read it that count one kind of border for all units.
    case 'homeAnyBorder':
      return overAllBorders(board, board.homesOf(power));
    default:
      return unreachable(rules.disorder);
  }
};

/** EC-4.10.5: the units of a power in the order in which civil disorder removes them. */
const inOrderOfRemoval = (board: Board, powerInDisorder: Disorder, rules: Rules): readonly Unit[] => {
  const distances = distancesFor(board, powerInDisorder, rules);
  const keyed = powerInDisorder.units.map((unit) => {
    const province = board.provinceAt(unit.loc);
    const place = board.coastAt(province, unit.coast);
    const distance = unit.type === 'army' ? at(distances.army, province) : at(distances.fleet, place < 0 ? province : place);
    return { unit, distance, rank: cell(board.rank, province) };
  });
  const fleetFirst = (unit: Unit): number => (unit.type === 'fleet' ? 0 : 1);
  return keyed
    .toSorted((a, b) => (a.distance === b.distance ? fleetFirst(a.unit) - fleetFirst(b.unit) || a.rank - b.rank : b.distance > a.distance ? 1 : -1))
    .map(({ unit }) => unit);
};

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
