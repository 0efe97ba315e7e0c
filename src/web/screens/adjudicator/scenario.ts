import { checkUnits, relocate, type Rules } from '#diplomacy/rules.ts';
import { standardBoard } from '#diplomacy/standard.ts';
import type { Coast, Issued, MovementOrder, Place, ProvinceId, RetreatOrder, Unit } from '#diplomacy/types.ts';

/** How far the reader is: writing orders, reading what came of them, or past the retreats. */
export type Stage = 'orders' | 'result' | 'retreated';

export type Readings = Pick<Rules, 'paradox' | 'convoyFallback'>;

/** Everything a link carries: a position, an order for some of its units, and how far it was played. */
export interface Scenario {
  readonly units: readonly Unit[];
  /** At most one for each unit, by `at`. */
  readonly orders: readonly MovementOrder[];
  readonly retreats: readonly RetreatOrder[];
  readonly readings: Readings;
  readonly stage: Stage;
}

const PLAIN_READINGS: Readings = { paradox: 'szykman', convoyFallback: 'none' };

export const positionOf = (units: readonly Unit[], orders: readonly MovementOrder[] = []): Scenario => ({
  units,
  orders,
  retreats: [],
  readings: PLAIN_READINGS,
  stage: 'orders',
});

export const unitAt = ({ units }: Scenario, loc: ProvinceId): Unit | undefined => units.find((unit) => unit.loc === loc);
export const orderFor = ({ orders }: Scenario, loc: ProvinceId): MovementOrder | undefined => orders.find((order) => order.at === loc);

/** Each order is given by the power of the unit it is for. */
export const issuedBy = <O extends MovementOrder | RetreatOrder>(scenario: Scenario, orders: readonly O[]): readonly Issued<O>[] =>
  orders.flatMap((order) => {
    const unit = unitAt(scenario, order.at);
    return unit === undefined ? [] : [{ by: unit.power, order }];
  });

/** The unit as described stands there, in the place of any other; null where it cannot stand. */
export const withUnit = (scenario: Scenario, unit: Unit): Scenario | null => {
  if (checkUnits(standardBoard(), [unit]) !== null) return null;
  const before = unitAt(scenario, unit.loc);
  const isAnother = before === undefined || before.type !== unit.type || before.coast !== unit.coast;
  return {
    ...scenario,
    stage: 'orders',
    retreats: [],
    units: before === undefined ? [...scenario.units, unit] : scenario.units.map((one) => (one === before ? unit : one)),
    orders: isAnother ? scenario.orders.filter(({ at }) => at !== unit.loc) : scenario.orders,
  };
};

export const withoutUnit = (scenario: Scenario, loc: ProvinceId): Scenario => ({
  ...scenario,
  stage: 'orders',
  retreats: [],
  units: scenario.units.filter((unit) => unit.loc !== loc),
  orders: scenario.orders.filter(({ at }) => at !== loc),
});

/** In the order of the units, so that the same orders make the same scenario. */
const inOrder = <O extends { readonly at: ProvinceId }>(units: readonly Unit[], orders: readonly O[]): readonly O[] =>
  units.flatMap(({ loc }) => orders.find(({ at }) => at === loc) ?? []);

export const withOrder = (scenario: Scenario, order: MovementOrder): Scenario => ({
  ...scenario,
  stage: 'orders',
  retreats: [],
  orders: inOrder(scenario.units, [order, ...scenario.orders.filter(({ at }) => at !== order.at)]),
});

export const withoutOrder = (scenario: Scenario, loc: ProvinceId): Scenario => ({
  ...scenario,
  stage: 'orders',
  retreats: [],
  orders: scenario.orders.filter(({ at }) => at !== loc),
});

export const withRetreat = (scenario: Scenario, order: RetreatOrder): Scenario => ({
  ...scenario,
  stage: 'result',
  retreats: inOrder(scenario.units, [order, ...scenario.retreats.filter(({ at }) => at !== order.at)]),
});

export const atStage = (scenario: Scenario, stage: Stage): Scenario => ({ ...scenario, stage, retreats: stage === 'orders' ? [] : scenario.retreats });

/** The same units with fewer or other qualities; a quality left undefined is the plain one. */
export const described = (unit: Pick<Unit, 'power' | 'type'>, place: Place, force: number): Unit => {
  const plain = relocate({ ...unit, loc: place.loc }, place);
  return force > 1 ? { ...plain, force } : plain;
};

/** The coasts of a province with several; none elsewhere. */
export const coastsIn = (loc: ProvinceId): readonly Coast[] => {
  const board = standardBoard();
  const harbours = board.harbours[board.provinceAt(loc)] ?? [];
  return harbours.length < 2 ? [] : harbours.flatMap((place) => board.placeCoast[place] ?? []);
};
