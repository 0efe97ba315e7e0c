import type { ProvinceId, Unit } from '#diplomacy/types.ts';
import { FACTORY_PRICE, MP_PER_BT } from '../data.ts';
import { forceOf, unitsOf } from '../rules/facts.ts';
import { adjustmentOf } from '../orders/judge-winter.ts';
import type { Order } from '../types.ts';
import type { Ground } from './ground.ts';
import { bondsForSale } from './market.ts';
import { stepsOf } from './roads.ts';

/* EC-12.2: food first, then units, bonds and factories. */

const RICH = 600;
const MP_IN_SURPLUS = 4;
/** In the ranking for bonds: what facing somebody counts for, and how much pull is worth one bond. */
const FACED = 1;
const OUTLOOK = 20;

export const least = <T>(items: readonly T[], by: (item: T) => number): T | undefined =>
  items.reduce<{ readonly item: T; readonly key: number } | null>((best, item) => {
    const key = by(item);
    return best === null || key < best.key ? { item, key } : best;
  }, null)?.item;

/** The least useful first: weak, and far from anything worth having. */
const leastUseful = ({ office, pull, threat }: Ground): readonly Unit[] => {
  const use = (unit: Unit): number => 20 * (forceOf(unit) - 1) + pull(unit.type, unit.loc) + threat(unit.loc);
  return unitsOf(office.table, office.power)
    .map((unit) => ({ unit, use: use(unit) }))
    .sort((a, b) => a.use - b.use || (a.unit.loc < b.unit.loc ? -1 : 1))
    .map(({ unit }) => unit);
};

/** Only as many as can be fed, at home, a fleet where it leads to more. */
const builds = (ground: Ground): readonly Order[] => {
  const { office, pull, unitAt } = ground;
  const { world, table, power } = office;
  const fed = table.stocks[power].TB - unitsOf(table, power).length;
  const due = Math.min(adjustmentOf(office), fed);
  if (due <= 0) return [];
  const sites = world.land.filter(({ id, owner, centre }) => owner === power && centre && table.owners[id] === power && !unitAt.has(id));
  const options = sites.map(({ id, kind, coasts }) => {
    const coast = coasts[0];
    const reach = (type: Unit['type']): number =>
      Math.max(0, ...stepsOf(world.board, coast === undefined ? { loc: id, type } : { loc: id, type, coast }).map(({ to }) => pull(type, to)));
    const [army, fleet] = [reach('army'), kind === 'coast' ? reach('fleet') : 0];
    const order: Order = fleet > army ? { k: 'build', unit: 'F', at: id, ...(coast === undefined ? {} : { coast }) } : { k: 'build', unit: 'A', at: id };
    return { order, score: Math.max(army, fleet) };
  });
  return options
    .sort((a, b) => b.score - a.score)
    .slice(0, due)
    .map(({ order }) => order);
};

/** One by one to the weakest, those at the front first: a line is as strong as its weakest unit. */
const bonds = ({ office, threat, pull }: Ground, gone: ReadonlySet<ProvinceId>): readonly Order[] => {
  const { table, power } = office;
  const stands = unitsOf(table, power).filter(({ loc }) => !gone.has(loc));
  const added = new Map<ProvinceId, number>();
  const rank = (unit: Unit): number => forceOf(unit) + (added.get(unit.loc) ?? 0) - (threat(unit.loc) > 0 ? FACED : 0) - pull(unit.type, unit.loc) / OUTLOOK;
  for (let left = table.stocks[power].BT - bondsForSale(office); left > 0; left--) {
    const unit = least(stands, rank);
    if (unit !== undefined) added.set(unit.loc, (added.get(unit.loc) ?? 0) + 1);
  }
  return [...added].map(([loc, n]) => ({ k: 'reinforce', at: loc, n }));
};

const industry = ({ office }: Ground): readonly Order[] => {
  const { world, table, power, secrets } = office;
  const owned = world.land.filter(({ id }) => table.owners[id] === power);
  const idle = owned.filter(({ id }) => table.factories[id]?.status === 'idle');
  const starts = Math.min(idle.length, Math.floor(table.stocks[power].MP / MP_PER_BT));
  const produce = idle.slice(0, starts).map(({ id }): Order => ({ k: 'produce', at: id }));
  const surplus = table.stocks[power].MP - MP_PER_BT * starts >= MP_IN_SURPLUS && secrets.gold >= RICH && secrets.gold >= FACTORY_PRICE * table.prices.BT;
  const site =
    owned.find(({ id, centre, kind }) => centre && kind === 'land' && table.factories[id] === undefined) ??
    owned.find(({ id }) => table.factories[id] === undefined);
  return surplus && site !== undefined ? [...produce, { k: 'factory', at: site.id }] : produce;
};

export const winterOrders = (ground: Ground): readonly Order[] => {
  const { office } = ground;
  const { table, power } = office;
  const idlers = leastUseful(ground);
  const surplus = Math.max(0, -adjustmentOf(office));
  const removed = idlers.slice(0, surplus).map(({ loc }) => ({ k: 'remove', at: loc }) as const);
  const hungry = Math.max(0, idlers.length - surplus - table.stocks[power].TB);
  const starved = idlers.slice(surplus, surplus + hungry).map(({ loc }) => ({ k: 'starve', at: loc }) as const);
  const gone = new Set([...removed, ...starved].map(({ at }) => at));
  return [...removed, ...starved, ...builds(ground), ...bonds(ground, gone), ...industry(ground)];
};
