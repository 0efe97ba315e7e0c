import { at as itemAt, sum } from '#kernel/collections.ts';
import { adjustPower } from '#diplomacy/adjustments.ts';
import type { AdjustmentOrder, Unit } from '#diplomacy/types.ts';
import { FACTORY_PRICE, MP_PER_BT } from '../data.ts';
import { centresOf, forceOf, isRadioactive, living, ordersOf, unitAt, unitsOf, yearOf } from './facts.ts';
import { pick } from '../orders/office.ts';
import { land, money, power, say, tell } from '../speak.ts';
import { type Order, type Tag, TAGS } from '../types.ts';
import { addGold, addStock, note, publish, setFactory, tally, type Work } from './work.ts';
import { unitText } from './movement.ts';
import { adjudicationRules } from './position.ts';

/* EC-4.10 to EC-4.14: steps A5 to A9. */

const asAdjustment = (order: Order): readonly AdjustmentOrder[] => {
  if (order.k === 'build') return [{ ...order, unit: order.unit === 'A' ? 'army' : 'fleet' }];
  return order.k === 'remove' || order.k === 'waive' ? [order] : [];
};

const lose = (work: Work, units: readonly Unit[]): void => {
  if (units.length === 0) return;
  work.table.units = work.table.units.filter((unit) => !units.includes(unit));
  tally(work, { btLost: sum(units.map((unit) => forceOf(unit) - 1)) });
};

/** EC-4.10: builds and removals, those of disorder included. */
export const adjust = (work: Work): void => {
  const { table, world, options } = work;
  const built: Unit[] = [];
  const removed: Unit[] = [];
  for (const tag of living(table)) {
    const winter = {
      power: tag,
      units: table.units,
      owned: centresOf(world, table, tag),
      orders: ordersOf(work.sheets[tag]).flatMap(asAdjustment),
    };
    const result = adjustPower(world.board, winter, adjudicationRules(options));
    const fresh = result.built.map((unit) => ({ ...unit, force: 1 }));
    built.push(...fresh);
    removed.push(...result.removed);
    lose(work, result.removed);
    table.units = [...table.units, ...fresh];
    for (const unit of fresh) work.log.push(tell('log.BUILT', { who: power(tag), unit: unitText(work, unit) }, ['EC-4.10.2']));
    for (const unit of result.removed) {
      const clause = result.disorder.includes(unit) ? 'EC-4.10.5' : 'EC-4.10.3';
      work.log.push(tell('log.REMOVED', { who: power(tag), unit: unitText(work, unit) }, [clause]));
    }
  }
  publish(work, { built, removed });
};

/** EC-4.11.4: drawn at random, all armies before any fleet, in id order of the provinces. */
const drawStarving = (work: Work, tag: Tag, units: readonly Unit[], missing: number): readonly Unit[] => {
  const byId = units.toSorted((a, b) => (a.loc < b.loc ? -1 : 1));
  const queues = [byId.filter(({ type }) => type === 'army'), byId.filter(({ type }) => type === 'fleet')];
  const drawn: Unit[] = [];
  for (const [kind, queue] of queues.entries()) {
    const lot = work.chance.of('famine', work.table.turn, TAGS.indexOf(tag), kind);
    while (drawn.length < missing && queue.length > 0) {
      const index = lot.int(queue.length);
      drawn.push(itemAt(queue, index));
      queue.splice(index, 1);
    }
  }
  return drawn;
};

/** EC-4.11.3: first those named, in the order written. */
const starvingOf = (work: Work, tag: Tag, missing: number): readonly Unit[] => {
  const units = unitsOf(work.table, tag);
  const named = [...new Set(pick(ordersOf(work.sheets[tag]), ['starve']).map(({ at }) => at))]
    .flatMap((id) => units.filter(({ loc }) => loc === id))
    .slice(0, missing);
  const rest = units.filter((unit) => !named.includes(unit));
  return [...named, ...drawStarving(work, tag, rest, missing - named.length)];
};

/** Step A6. */
export const feed = (work: Work): void => {
  const starved: Unit[] = [];
  for (const tag of living(work.table)) {
    const units = unitsOf(work.table, tag).length;
    const tickets = work.table.stocks[tag].TB;
    const fed = Math.min(units, tickets);
    const dead = starvingOf(work, tag, units - fed);
    addStock(work, tag, 'TB', -fed);
    tally(work, { fed });
    lose(work, dead);
    starved.push(...dead);
    if (units > 0) work.log.push(tell('log.FED', { who: power(tag), n: fed, left: tickets - fed }, ['EC-4.11.2']));
    for (const unit of dead) work.log.push(tell('log.STARVED', { who: power(tag), unit: unitText(work, unit) }, ['EC-4.11.3', 'EC-4.11.4']));
  }
  publish(work, { starved });
};

/** Step A7: a bond for a unit that is not there any more stays in stock. */
export const reinforce = (work: Work): void => {
  const done: { readonly unit: Unit; readonly n: number }[] = [];
  for (const tag of living(work.table)) {
    for (const { at, n } of pick(ordersOf(work.sheets[tag]), ['reinforce'])) {
      const unit = unitAt(work.table, at);
      if (unit?.power !== tag || work.table.stocks[tag].BT < n) continue;
      const stronger = { ...unit, force: forceOf(unit) + n };
      addStock(work, tag, 'BT', -n);
      work.table.units = work.table.units.map((other) => (other === unit ? stronger : other));
      done.push({ unit: stronger, n });
      work.log.push(tell('log.REINFORCED', { who: power(tag), unit: unitText(work, unit), force: stronger.force }, ['EC-4.12.1']));
    }
  }
  publish(work, { reinforced: done });
};

/** Step A8. */
export const startFactories = (work: Work): void => {
  const year = yearOf(work.table.turn);
  const started: string[] = [];
  for (const tag of living(work.table)) {
    for (const { at } of pick(ordersOf(work.sheets[tag]), ['produce'])) {
      const { table } = work;
      if (table.owners[at] !== tag || table.factories[at]?.status !== 'idle' || table.stocks[tag].MP < MP_PER_BT) continue;
      addStock(work, tag, 'MP', -MP_PER_BT);
      tally(work, { started: 1 });
      setFactory(work, at, { status: 'producing', since: year });
      started.push(at);
      work.log.push(tell('log.FACTORY_STARTED', { who: power(tag), at: land(at) }, ['EC-4.13.1', 'EC-4.13.3']));
    }
  }
  publish(work, { started });
};

/** Step A9: while the gold lasts. */
export const buildFactories = (work: Work): void => {
  const year = yearOf(work.table.turn);
  const price = FACTORY_PRICE * work.table.prices.BT;
  const sites: string[] = [];
  for (const tag of living(work.table)) {
    for (const { at } of pick(ordersOf(work.sheets[tag]), ['factory'])) {
      const { table } = work;
      if (table.owners[at] !== tag || table.factories[at] !== undefined || isRadioactive(table, at)) continue;
      if (work.secrets[tag].gold < price) {
        note(work, tag, say('log.factoryUnpaid', { at: land(at), price: money(price) }, ['EC-4.14.3']));
        continue;
      }
      addGold(work, tag, -price);
      tally(work, { factoryPayments: price });
      setFactory(work, at, { status: 'building', since: year });
      sites.push(at);
      work.log.push(tell('log.FACTORY_BUILT', { who: power(tag), at: land(at) }, ['EC-4.14.1', 'EC-4.14.3']));
    }
  }
  publish(work, { sites });
};
