import { relocate } from '#diplomacy/positions.ts';
import type { Issued, MovementOrder, Unit } from '#diplomacy/types.ts';
import { isTag, living, seasonOf } from '../rules/facts.ts';
import type { Office } from '../orders/office.ts';
import { benchOf, positionOf } from '../rules/position.ts';
import type { Table, Tag } from '../types.ts';

/* What the map may look like after the orders of a season: moves, retreats, and conquest in autumn. */

export type Marching = ReadonlyMap<Tag, readonly MovementOrder[]>;

/** EC-4.8.1. */
const conquered = ({ world }: Office, { owners }: Table, units: readonly Unit[]): Table['owners'] => {
  const after: Record<string, Tag> = { ...owners };
  for (const { loc, power } of units) if (isTag(power) && world.find(loc)?.kind !== 'sea') after[loc] = power;
  return after;
};

/** The dislodged go to the first place that is left. */
const retreated = (dislodged: Table['dislodged']): readonly Unit[] => {
  const taken = new Set<string>();
  return dislodged.flatMap(({ unit, retreats }): readonly Unit[] => {
    const place = retreats.find(({ loc }) => !taken.has(loc));
    if (place === undefined) return [];
    taken.add(place.loc);
    return [relocate(unit, place)];
  });
};

export const after = (office: Office, table: Table, sheets: Marching): Table => {
  const { options } = office;
  const orders = living(table).flatMap((by): readonly Issued<MovementOrder>[] => (sheets.get(by) ?? []).map((order) => ({ by, order })));
  const result = benchOf(options).adjudicate(positionOf(table, options), orders);
  const units = [...result.units, ...retreated(result.dislodged)];
  const owners = seasonOf(table.turn) === 'autumn' ? conquered(office, table, units) : table.owners;
  return { ...table, units, owners, turn: table.turn + 1 };
};
