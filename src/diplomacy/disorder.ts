import { at, unreachable } from '#kernel/collections.ts';
import { type Board, type Lists, listAt } from './board.ts';
import { cell } from './coasts.ts';
import type { Rules } from './rules.ts';
import type { ProvinceId, Unit } from './types.ts';

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
export const inOrderOfRemoval = (board: Board, powerInDisorder: Disorder, rules: Rules): readonly Unit[] => {
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
