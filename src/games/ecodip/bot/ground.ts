import type { ProvinceId, Unit } from '#diplomacy';
import { forceOf, isRadioactive } from '../facts.ts';
import type { Office } from '../orders/office.ts';
import { positionOf } from '../rules/position.ts';
import { stepsOf, waysOf } from './roads.ts';

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
  /** What a unit there would win at the end of autumn, or save. */
  readonly worth: (id: ProvinceId) => number;
  /** The same, with what lies behind. */
  readonly pull: (type: Unit['type'], id: ProvinceId) => number;
  readonly unitAt: ReadonlyMap<ProvinceId, Unit>;
  /** The most force that one other power could bring into a province. */
  readonly threat: (id: ProvinceId) => number;
  readonly isClosed: (id: ProvinceId) => boolean;
}

const yieldOf = ({ world, table }: Office): readonly number[] => {
  const ruins = new Set(table.ruins);
  return world.provinces.map(({ id, kind, centre, resource }) => {
    if (kind === 'sea' || ruins.has(id) || isRadioactive(table, id)) return 0;
    const built = table.factories[id] === undefined ? 0 : RESOURCE.factory;
    return (centre ? CENTRE : FOOD) + (resource === 'gold' || resource === 'MP' ? RESOURCE[resource] : built);
  });
};

/** Each province is worth itself, or a part of its best neighbour. */
const spread = ({ world: { board } }: Office, worth: readonly number[], type: Unit['type']): readonly number[] => {
  const ways = waysOf(board, type);
  let pull = worth;
  for (let round = 0; round < REACH; round++) {
    const before = pull;
    pull = ways.map((next, id) => {
      let best = 0;
      for (const to of next) best = Math.max(best, before[to] ?? 0);
      return Math.max(before[id] ?? 0, PULL * best);
    });
  }
  return pull;
};

const threatsOf = ({ world: { board }, table, power }: Office): readonly number[] => {
  const most = board.provinces.map(() => 0);
  const byPower = new Map<string, number[]>();
  for (const unit of table.units) {
    if (unit.power === power) continue;
    const forces = byPower.get(unit.power) ?? board.provinces.map(() => 0);
    byPower.set(unit.power, forces);
    for (const to of new Set(stepsOf(board, unit).map((step) => board.provinceAt(step.to)))) {
      const force = (forces[to] ?? 0) + forceOf(unit);
      forces[to] = force;
      most[to] = Math.max(most[to] ?? 0, force);
    }
  }
  return most;
};

export const groundOf = (office: Office): Ground => {
  const { table, options, world, power } = office;
  const { board } = world;
  const unitAt = new Map(table.units.map((unit) => [unit.loc, unit]));
  const threats = threatsOf(office);
  const worth = yieldOf(office).map((yields, index) => {
    const { id = '' } = world.provinces[index] ?? {};
    if (table.owners[id] !== power) return yields;
    return (threats[index] ?? 0) > 0 && yields >= CENTRE && unitAt.get(id)?.power !== power ? COVER * yields : 0;
  });
  const pull = { army: spread(office, worth, 'army'), fleet: spread(office, worth, 'fleet') };
  const { closed = {} } = positionOf(table, options);
  const lookUp = (list: readonly number[], id: ProvinceId): number => list[board.provinceAt(id)] ?? 0;
  return {
    office,
    worth: (id) => lookUp(worth, id),
    pull: (type, id) => lookUp(pull[type], id),
    unitAt,
    threat: (id) => lookUp(threats, id),
    isClosed: (id) => closed[id] !== undefined,
  };
};
