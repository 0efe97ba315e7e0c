import type { Board } from '#diplomacy/board.ts';
import { cell } from '#diplomacy/coasts.ts';
import type { ProvinceId, Unit } from '#diplomacy/types.ts';
import { at } from '#kernel/collections.ts';
import { once, whileSame } from '#kernel/work.ts';
import type { World } from '../data/world.ts';
import { armies, forceOf, isRadioactive, provincesOf } from '../rules/facts.ts';
import type { Office } from '../orders/office.ts';
import { positionOf } from '../rules/position.ts';
import type { Table } from '../types.ts';
import { reachOf, ringsAround } from './roads.ts';

/* What the map is worth to a power (EC-12.2, EC-12.4). Figures of provinces stand in the order of the board. */

const CENTRE = 10;
const RESOURCE = { gold: 6, factory: 6, MP: 4 } as const;
const FOOD = 2;
/** How much of its worth a province lends to its neighbours: units approach what lies further off. */
const PULL = 0.62;
/** What a threatened province of one's own that nobody guards is worth, of what it would be in other hands. */
const COVER = 0.5;

type Figures = Float64Array;

export interface Ground {
  readonly office: Office;
  /** What the province yields to its owner. */
  readonly yieldAt: (id: ProvinceId) => number;
  /** What a unit there would win at the end of autumn, or save. */
  readonly worth: (id: ProvinceId) => number;
  /** The same, with what lies behind. */
  readonly pull: (type: Unit['type'], id: ProvinceId) => number;
  readonly unitAt: ReadonlyMap<ProvinceId, Unit>;
  /** The most force that one other power could bring into a province. */
  readonly threat: (id: ProvinceId) => number;
  readonly isClosed: (id: ProvinceId) => boolean;
}

/* What is the same for every power is worked out once a season. */

const yieldsOf = whileSame((world: World, ruined: Table['ruins'], radioactive: Table['radioactive'], turn: number, factories: Table['factories']): Figures => {
  const ruins = new Set(ruined);
  return Float64Array.from(world.provinces, ({ id, kind, centre, resource }) => {
    if (kind === 'sea' || ruins.has(id) || isRadioactive({ radioactive, turn }, id)) return 0;
    const built = factories[id] === undefined ? 0 : RESOURCE.factory;
    return (centre ? CENTRE : FOOD) + (resource === 'gold' || resource === 'MP' ? RESOURCE[resource] : built);
  });
});

const standing = once((units: Table['units']): ReadonlyMap<ProvinceId, Unit> => new Map(units.map((unit) => [unit.loc, unit])));

interface Threats {
  readonly power: string | null;
  readonly most: number;
  /** The most force of a power other than that one. */
  readonly second: number;
}

const UNTHREATENED: Threats = { power: null, most: 0, second: 0 };

/** Who could bring most into each province. */
const threatsTo = whileSame((board: Board, units: Table['units']): readonly Threats[] => {
  const threats = board.provinces.map(() => UNTHREATENED);
  const forces = new Int32Array(board.provinceCount);
  for (const [power, army] of armies(units)) {
    forces.fill(0);
    for (const unit of army) for (const to of reachOf(board, unit)) forces[to] = cell(forces, to) + forceOf(unit);
    for (let id = 0; id < forces.length; id++) {
      const force = cell(forces, id);
      if (force === 0) continue;
      const known = threats[id] ?? UNTHREATENED;
      if (force > known.most) threats[id] = { power, most: force, second: known.most };
      else if (force > known.second) threats[id] = { power: known.power, most: known.most, second: force };
    }
  }
  return threats;
});

const threatOf = ({ power, most, second }: Threats, to: string): number => (power === to ? second : most);

const dearest = once((figures: Figures): number => Math.max(...figures));

/** A province is worth itself, or a part of the best that lies near. Few are asked for, and what is near mostly decides: no map is worked out. */
const pullAt = (board: Board, worth: Figures, most: number, type: Unit['type'], id: number): number => {
  let pull = worth[id] ?? 0;
  let bound = most;
  let steps = 0;
  for (const ring of ringsAround(board, type, id)) {
    steps++;
    bound *= PULL;
    // Not even the dearest of all provinces would lend more from here.
    if (pull >= bound) break;
    let best = 0;
    for (let index = 0; index < ring.length; index++) best = Math.max(best, worth[cell(ring, index)] ?? 0);
    for (let step = 0; step < steps; step++) best *= PULL;
    pull = Math.max(pull, best);
  }
  return pull;
};

/** `taste` makes the provinces of others dearer or cheaper than they are. */
export const groundOf = (office: Office, taste?: (id: ProvinceId) => number): Ground => {
  const { table, options, world, power } = office;
  const { board } = world;
  const unitAt = standing(table.units);
  const threats = threatsTo(board, table.units);
  const yields = yieldsOf(world, table.ruins, table.radioactive, table.turn, table.factories);
  const threatIn = (index: number): number => threatOf(threats[index] ?? UNTHREATENED, power);
  const others = taste === undefined ? yields : yields.map((yielded, index) => yielded * taste(at(world.provinces, index).id));
  const worth = others.slice();
  for (const id of provincesOf(world, table, power)) {
    const index = board.provinceAt(id);
    const yielded = yields[index] ?? 0;
    worth[index] = yielded >= CENTRE && threatIn(index) > 0 && unitAt.get(id)?.power !== power ? COVER * yielded : 0;
  }
  /** Below zero: not asked for yet. */
  const pulls = { army: new Float64Array(worth.length).fill(-1), fleet: new Float64Array(worth.length).fill(-1) };
  const { closed = {} } = positionOf(table, options);
  const lookUp = (list: Figures, id: ProvinceId): number => list[board.provinceAt(id)] ?? 0;
  return {
    office,
    worth: (id) => lookUp(worth, id),
    yieldAt: (id) => lookUp(yields, id),
    pull: (type, id) => {
      const index = board.provinceAt(id);
      const known = pulls[type][index] ?? 0;
      return known < 0 ? (pulls[type][index] = pullAt(board, worth, dearest(others), type, index)) : known;
    },
    unitAt,
    threat: (id) => threatIn(board.provinceAt(id)),
    isClosed: (id) => closed[id] !== undefined,
  };
};
