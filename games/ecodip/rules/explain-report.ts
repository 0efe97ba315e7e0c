import { type Explanations, movementExplainer } from '#diplomacy/explain.ts';
import type { Issued, MovementOrder } from '#diplomacy/types.ts';
import { worldOf } from '../data/world.ts';
import { adjudicationRules, positionOf } from './position.ts';
import type { Options, Table, TurnReport } from '../types.ts';

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
