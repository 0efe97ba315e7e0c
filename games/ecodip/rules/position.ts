import { type MovementAdjudicator, movementAdjudicator } from '#diplomacy/movement.ts';
import { type OrderDesk, orderDesk } from '#diplomacy/order-desk.ts';
import { DEFAULT_RULES, type Rules } from '#diplomacy/rules.ts';
import type { Closure, Position } from '#diplomacy/types.ts';
import { type World, worldOf } from '../data/world.ts';
import { isRadioactive, seasonOf } from './facts.ts';
import type { Options, Table } from '../types.ts';

/* The adjudicator set up for a game. */

export const adjudicationRules = ({ supportReduction, frozenSupport }: Options): Rules => ({
  ...DEFAULT_RULES,
  supportReduction,
  frozenSupport: frozenSupport ? 'yes' : 'no',
});

/** EC-4.6.8.1: radioactive provinces, and in autumn the freezing seas. */
const closedProvinces = (world: World, table: Pick<Table, 'radioactive' | 'turn'>): Readonly<Record<string, Closure>> => {
  const closed: Record<string, Closure> = {};
  for (const id of Object.keys(table.radioactive)) if (isRadioactive(table, id)) closed[id] = 'radioactive';
  if (seasonOf(table.turn) === 'autumn') for (const { id, freezes } of world.provinces) if (freezes) closed[id] = 'frozen';
  return closed;
};

/** What is on the map when orders are written. */
export const positionOf = (table: Pick<Table, 'units' | 'radioactive' | 'turn'>, options: Options): Position => ({
  units: table.units,
  closed: closedProvinces(worldOf(options), table),
});

interface Bench {
  readonly adjudicate: MovementAdjudicator;
  readonly desk: OrderDesk;
}

const benches = new Map<string, Bench>();

/** The adjudicator and the order desk keep their tables: one of each for every reading of the rules. */
export const benchOf = (options: Options): Bench => {
  const { russia, supportReduction, frozenSupport } = options;
  const key = `${russia} ${supportReduction} ${frozenSupport}`;
  const known = benches.get(key);
  if (known !== undefined) return known;
  const { board } = worldOf(options);
  const rules = adjudicationRules(options);
  const bench = { adjudicate: movementAdjudicator(board, rules), desk: orderDesk(board, rules) };
  benches.set(key, bench);
  return bench;
};
