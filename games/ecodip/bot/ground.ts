import type { ProvinceId, Unit } from '#diplomacy/types.ts';
import { at } from '#kernel/collections.ts';
import { forceOf, isRadioactive } from '../rules/facts.ts';
import type { Office } from '../orders/office.ts';
import { positionOf } from '../rules/position.ts';
import type { Table } from '../types.ts';
import { reachOf, waysOf } from './roads.ts';

/* What the map is worth to a power (EC-12.2, EC-12.4). */

const CENTRE = 10;
const RESOURCE = { gold: 6, factory: 6, MP: 4 } as const;
const FOOD = 2;
/** How much of its worth a province lends to its neighbours: units approach what lies further off. */
const PULL = 0.62;
const REACH = 5;
/** What a threatened province of one's own that nobody guards is worth, of what it would be in other hands. */
const COVER = 0.5;

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

/** A searcher asks for every power on the same table. */
const known = new WeakMap<Table, Float64Array>();

const yieldOf = ({ world, table }: Office): Float64Array => {
  const found = known.get(table);
  if (found !== undefined) return found;
  const ruins = new Set(table.ruins);
  const yields = Float64Array.from(world.provinces, ({ id, kind, centre, resource }) => {
    if (kind === 'sea' || ruins.has(id) || isRadioactive(table, id)) return 0;
    const built = table.factories[id] === undefined ? 0 : RESOURCE.factory;
    return (centre ? CENTRE : FOOD) + (resource === 'gold' || resource === 'MP' ? RESOURCE[resource] : built);
  });
  known.set(table, yields);
  return yields;
};

/** Each province is worth itself, or a part of its best neighbour. */
const spread = ({ world: { board } }: Office, worth: Float64Array, type: Unit['type']): Float64Array => {
  const ways = waysOf(board, type);
  let pull = worth;
  for (let round = 0; round < REACH; round++) {
    const wider = pull.slice();
    for (let id = 0; id < ways.length; id++) {
      let best = wider[id] ?? 0;
      for (const to of ways[id] ?? []) best = Math.max(best, PULL * (pull[to] ?? 0));
      wider[id] = best;
    }
    pull = wider;
  }
  return pull;
};

const threatsOf = ({ world: { board }, table, power }: Office): Float64Array => {
  const most = new Float64Array(board.provinceCount);
  const byPower = new Map<string, Float64Array>();
  for (const unit of table.units) {
    if (unit.power === power) continue;
    const forces = byPower.get(unit.power) ?? new Float64Array(board.provinceCount);
    byPower.set(unit.power, forces);
    for (const to of reachOf(board, unit)) {
      const force = (forces[to] ?? 0) + forceOf(unit);
      forces[to] = force;
      most[to] = Math.max(most[to] ?? 0, force);
    }
  }
  return most;
};

/** `taste` makes provinces dearer or cheaper than they are. */
export const groundOf = (office: Office, taste: (id: ProvinceId) => number = () => 1): Ground => {
  const { table, options, world, power } = office;
  const { board } = world;
  const unitAt = new Map(table.units.map((unit) => [unit.loc, unit]));
  const threats = threatsOf(office);
  const yields = yieldOf(office);
  const worth = yields.map((yielded, index) => {
    const { id } = at(world.provinces, index);
    if (table.owners[id] !== power) return yielded * taste(id);
    return (threats[index] ?? 0) > 0 && yielded >= CENTRE && unitAt.get(id)?.power !== power ? COVER * yielded : 0;
  });
  const pulls: Partial<Record<Unit['type'], Float64Array>> = {};
  const pullOf = (type: Unit['type']): Float64Array => (pulls[type] ??= spread(office, worth, type));
  const { closed = {} } = positionOf(table, options);
  const lookUp = (list: Float64Array, id: ProvinceId): number => list[board.provinceAt(id)] ?? 0;
  return {
    office,
    worth: (id) => lookUp(worth, id),
    yieldAt: (id) => lookUp(yields, id),
    pull: (type, id) => lookUp(pullOf(type), id),
    unitAt,
    threat: (id) => lookUp(threats, id),
    isClosed: (id) => closed[id] !== undefined,
  };
};
