import type { ProvinceId } from '#diplomacy/types.ts';
import { FOOD_PER_PROVINCE, GOLD_PER_MINE, MP_PER_PROVINCE } from '../data.ts';
import { isCentre, isRadioactive, living, powerOf, provincesOf, yearOf } from './facts.ts';
import { land, money, power, say, tell } from '../speak.ts';
import type { Conquest, Factory, Tag, TurnReport } from '../types.ts';
import { addGold, addStock, note, publish, tally, type Work } from './work.ts';

/* EC-4.8 and EC-4.9: conquest and harvest. */

/** EC-4.8.1: a land province belongs to the power whose unit stands there at the end of an autumn. */
export const conquer = (work: Work): void => {
  const { table, world } = work;
  const conquests: Conquest[] = [];
  const owners = { ...table.owners };
  for (const unit of table.units) {
    const to = powerOf(unit);
    if (world.find(unit.loc)?.kind === 'sea' || owners[unit.loc] === to) continue;
    conquests.push({ at: unit.loc, from: owners[unit.loc] ?? null, to });
    owners[unit.loc] = to;
  }
  table.owners = owners;
  for (const { at, to, from } of conquests) {
    const args = { who: power(to), at: land(at) };
    work.log.push(from === null ? tell('log.CONQUERED', args, ['EC-4.8.1']) : tell('log.CONQUERED.from', { ...args, from: power(from) }, ['EC-4.8.1']));
  }
  publish(work, { conquests });
};

/** EC-4.9.1, EC-4.5.7: food where there is no centre; after a blast as the table decided. */
const yieldsFood = (work: Work, id: ProvinceId): boolean => {
  const { table, world, options } = work;
  if (isCentre(world, table, id)) return false;
  const { foodAfterBlast } = options;
  if (isRadioactive(table, id) && foodAfterBlast !== 'always') return false;
  return !table.ruins.includes(id) || foodAfterBlast !== 'never';
};

const yieldsResource = ({ table, world }: Work, id: ProvinceId): 'MP' | 'gold' | null => {
  const resource = world.find(id)?.resource;
  return table.ruins.includes(id) || isRadioactive(table, id) || resource === undefined || resource === 'factory' ? null : resource;
};

const harvestOf = (work: Work, tag: Tag): { readonly TB: number; readonly MP: number; readonly mines: number } => {
  const provinces = provincesOf(work.world, work.table, tag);
  const resources = provinces.map((id) => yieldsResource(work, id));
  return {
    TB: FOOD_PER_PROVINCE * provinces.filter((id) => yieldsFood(work, id)).length,
    MP: MP_PER_PROVINCE * resources.filter((resource) => resource === 'MP').length,
    mines: resources.filter((resource) => resource === 'gold').length,
  };
};

/** EC-4.9.3: bonds a year after the start; and EC-4.14.2: buildings finished. */
const runFactories = (work: Work): ReadonlyMap<Tag, number> => {
  const { table } = work;
  const year = yearOf(table.turn);
  const bonds = new Map<Tag, number>();
  const factories = Object.entries(table.factories);
  const isDone = ({ status, since }: Factory): boolean => status !== 'idle' && since < year;
  const done = factories.filter(([, factory]) => isDone(factory));
  const idle: Factory = { status: 'idle', since: year };
  if (done.length > 0)
    table.factories = Object.fromEntries([...factories.filter(([, factory]) => !isDone(factory)), ...done.map(([id]) => [id, idle] as const)]);
  for (const [id, factory] of done) {
    if (factory.status === 'building') continue;
    const owner = table.owners[id];
    if (owner === undefined) {
      work.log.push(tell('log.bondLost', { at: land(id) }, ['EC-4.9.3']));
      continue;
    }
    bonds.set(owner, (bonds.get(owner) ?? 0) + 1);
    addStock(work, owner, 'BT', 1);
    tally(work, { btDelivered: 1 });
    work.log.push(tell('log.BOND', { who: power(owner), at: land(id) }, ['EC-4.9.3']));
  }
  return bonds;
};

/** Step A4. */
export const harvest = (work: Work): void => {
  const before = work.log.length;
  const bonds = runFactories(work);
  // EC-7.4: the harvest is told before the bonds.
  const deliveries = work.log.splice(before);
  const yields: { -readonly [K in Tag]?: TurnReport['harvest'][K] } = {};
  for (const tag of living(work.table)) {
    const { TB, MP, mines } = harvestOf(work, tag);
    addStock(work, tag, 'TB', TB);
    addStock(work, tag, 'MP', MP);
    addGold(work, tag, GOLD_PER_MINE * mines);
    tally(work, { tbHarvested: TB, mpHarvested: MP, mineHarvests: mines });
    yields[tag] = { TB, MP, BT: bonds.get(tag) ?? 0 };
    work.log.push(tell('log.HARVEST', { who: power(tag), tb: TB, mp: MP }, ['EC-4.9.1']));
    if (mines > 0) note(work, tag, say('log.mined', { gold: money(GOLD_PER_MINE * mines) }, ['EC-4.9.1']));
  }
  work.log.push(...deliveries);
  publish(work, { harvest: yields });
};
