import type { Board, Coast, ProvinceId, Unit } from '#diplomacy';
import { at } from '#kernel';
import { forceOf, isRadioactive } from '../facts.ts';
import type { Office } from '../orders/office.ts';
import { positionOf } from '../rules/position.ts';

/* What the map is worth to a power, and who can go where (EC-12.2, EC-12.4). */

const CENTRE = 10;
const RESOURCE = { gold: 6, factory: 6, MP: 4 } as const;
const FOOD = 2;
/** How much of its worth a province lends to its neighbours: units approach what lies further off. */
const PULL = 0.62;
const REACH = 5;

export interface Step {
  readonly to: ProvinceId;
  readonly coast?: Coast;
}

/** Neighbours that the unit may walk or sail to on an empty map. */
export const stepsOf = (board: Board, { loc, coast, type }: Pick<Unit, 'loc' | 'coast' | 'type'>): readonly Step[] => {
  const { army = [], fleet = [] } = at(board.provinces, board.provinceAt(loc));
  const near: readonly unknown[] =
    type === 'army' ? army : Array.isArray(fleet) ? fleet : Object.entries(fleet).flatMap(([name, places]) => (name === coast ? places : []));
  return near.map((place) => {
    const [to = '', harbour] = String(place).split('/');
    return harbour === undefined ? { to } : { to, coast: harbour };
  });
};

export interface Ground {
  readonly office: Office;
  /** What owning the province would add; 0 for one's own. */
  readonly worth: ReadonlyMap<ProvinceId, number>;
  /** The same, with what lies behind. */
  readonly pull: Readonly<Record<Unit['type'], ReadonlyMap<ProvinceId, number>>>;
  readonly unitAt: ReadonlyMap<ProvinceId, Unit>;
  /** Force that others could bring into a province. */
  readonly threat: ReadonlyMap<ProvinceId, number>;
  readonly isClosed: (id: ProvinceId) => boolean;
}

const worthOf = ({ world, table, power }: Office): ReadonlyMap<ProvinceId, number> => {
  const ruins = new Set(table.ruins);
  return new Map(
    world.provinces.map(({ id, kind, centre, resource }) => {
      if (kind === 'sea' || table.owners[id] === power) return [id, 0];
      const ruined = ruins.has(id) || isRadioactive(table, id);
      const built = table.factories[id] === undefined ? 0 : RESOURCE.factory;
      const yields = ruined ? 0 : (centre ? CENTRE : FOOD) + (resource === 'gold' || resource === 'MP' ? RESOURCE[resource] : built);
      return [id, yields];
    }),
  );
};

/** Each province is worth itself, or a part of its best neighbour. */
const spread = (office: Office, worth: ReadonlyMap<ProvinceId, number>, type: Unit['type']): ReadonlyMap<ProvinceId, number> => {
  const { world } = office;
  let pull = new Map(worth);
  const ways = world.provinces.map(({ id, coasts }) => {
    const places = type === 'fleet' && coasts.length > 0 ? coasts : [undefined];
    const next = places.flatMap((coast) => stepsOf(world.board, coast === undefined ? { loc: id, type } : { loc: id, type, coast }).map(({ to }) => to));
    return [id, next] as const;
  });
  for (let round = 0; round < REACH; round++) {
    const wider = new Map(pull);
    for (const [id, next] of ways) {
      let best = pull.get(id) ?? 0;
      for (const to of next) best = Math.max(best, PULL * (pull.get(to) ?? 0));
      wider.set(id, best);
    }
    pull = wider;
  }
  return pull;
};

const threatOf = ({ world, table, power }: Office): ReadonlyMap<ProvinceId, number> => {
  const threat = new Map<ProvinceId, number>();
  for (const unit of table.units) {
    if (unit.power === power) continue;
    for (const to of new Set(stepsOf(world.board, unit).map((step) => step.to))) threat.set(to, (threat.get(to) ?? 0) + forceOf(unit));
  }
  return threat;
};

export const groundOf = (office: Office): Ground => {
  const { table, options } = office;
  const worth = worthOf(office);
  const { closed = {} } = positionOf(table, options);
  return {
    office,
    worth,
    pull: { army: spread(office, worth, 'army'), fleet: spread(office, worth, 'fleet') },
    unitAt: new Map(table.units.map((unit) => [unit.loc, unit])),
    threat: threatOf(office),
    isClosed: (id) => closed[id] !== undefined,
  };
};
