import type { Chance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import { resolve, settle } from '../engine.ts';
import { living, ordersOf, powerOf, unitsOf } from './facts.ts';
import { pick } from '../orders/office.ts';
import type { Lot, Options, Preview, State, Table, TurnReport } from '../types.ts';
import { begin, finish } from './work.ts';
import { type Explanations, movementExplainer } from '#diplomacy/explain.ts';
import type { Issued, MovementOrder } from '#diplomacy/types.ts';
import { worldOf } from '../data/world.ts';
import { adjudicationRules, positionOf } from './position.ts';

/* EC-13.12: what publishing now would give, for the referee who looks before he publishes. */

/** The lot is drawn when the result is published, and not before: here the first of each list stands for it, and is put back. */
const UNDRAWN: Chance = { of: () => ({ int: () => 0, shuffle: (items) => items.slice() }) };

type Units = Table['units'];

/** EC-4.11.3: who starves without having been named; in winter only, as a report holds the whole turn. */
const drawnOf = ({ table, sheets }: State, starved: Units): Units => {
  if (table.phase !== 'WINTER_ORDERS') return [];
  return starved.filter((unit) => !pick(ordersOf(sheets[powerOf(unit)]), ['starve']).some(({ at }) => at === unit.loc));
};

/** EC-4.11.4: where all of a kind starve there is nothing to draw. */
const lotsOf = (after: Table, drawn: Units): readonly Lot[] =>
  living(after).flatMap((power) =>
    (['army', 'fleet'] as const).flatMap((type): readonly Lot[] => {
      const fallen = drawn.filter((unit) => unit.power === power && unit.type === type);
      const fed = unitsOf(after, power).filter((unit) => unit.type === type);
      if (fallen.length === 0 || fed.length === 0) return [];
      return [{ power, type, n: fallen.length, among: [...fallen, ...fed].map(({ loc }) => loc).toSorted() }];
    }),
  );

const make = (state: State): Preview => {
  const work = begin(state, UNDRAWN);
  resolve(work);
  settle(work);
  const { state: after, log } = finish(work);
  const { starved } = after.table.report;
  const lots = lotsOf(after.table, drawnOf(state, starved));
  const isOpen = (unit: Units[number]): boolean =>
    lots.some(({ power, type, among }) => unit.power === power && unit.type === type && among.includes(unit.loc));
  const open = drawnOf(state, starved).filter(isOpen);
  // The line of a unit that the lot may spare would be a lie: lines and report name the starved in the same order.
  const lines = range(log.length).filter((index) => log[index]?.text.key === 'log.STARVED');
  const untold = new Set(lines.filter((_, order) => open.some((unit) => unit === starved[order])));
  return {
    table: { ...after.table, units: [...after.table.units, ...open] },
    secrets: after.secrets,
    log: log.filter((_, index) => !untold.has(index)),
    lots,
  };
};

/** A state is shown again and again, and resolved once. */
const known = new WeakMap<State, Preview>();

/** Null while sheets are still awaited: what they say may change. */
export const previewOf = (state: State): Preview | null => {
  if (state.table.stage !== 'review') return null;
  const preview = known.get(state) ?? make(state);
  known.set(state, preview);
  return preview;
};

/**
 * EC-13.10: for each unit of a turn, by its province, why its order came to what it came to. Everything it rests on is published:
 * a report holds all units with their orders, and the table the provinces that were closed.
 */
export const explainReport = (
  { options, table }: { readonly options: Options; readonly table: Pick<Table, 'radioactive'> },
  { turn, orders, strikes }: TurnReport,
): Explanations => {
  const struck = strikes.filter(({ hit }) => hit).map(({ target }) => target);
  const closed = Object.fromEntries(Object.entries(table.radioactive).filter(([id]) => !struck.includes(id)));
  const before = positionOf({ turn, radioactive: closed, units: orders.map(({ unit }) => unit) }, options);
  const issued = orders.flatMap(({ unit, order }): readonly Issued<MovementOrder>[] => (order === null ? [] : [{ by: unit.power, order }]));
  return movementExplainer(worldOf(options).board, adjudicationRules(options))({ ...before, struck }, issued);
};
