import { sum } from '#kernel/collections.ts';
import type { ProvinceId } from '#diplomacy/types.ts';
import { armsAt, forceOf, living, ordersOf, powerOf, unitAt } from './facts.ts';
import { pick } from '../orders/office.ts';
import { land, power, say, tell, word } from '../speak.ts';
import { type FireOrder, type Missile, type MissileLoss, MISSILES, type Shot, type Strike, type Tag, TAGS } from '../types.ts';
import { addMissiles, missilesAt, note, publish, setFactory, tally, type Work } from './work.ts';
import type { Books } from './books.ts';

/* EC-4.5: missile fire, and EC-4.6.10: missiles overrun. */

/** What may act in this turn: option `missileSameTurn` keeps back what arrived in it. */
const active = (work: Work, books: Books, tag: Tag, kind: Missile, at: ProvinceId): number =>
  missilesAt(work, tag, kind, at) - (work.options.missileSameTurn ? 0 : books.fresh(tag, kind, at));

/** EC-4.5.3: in the order written, as far as missiles are there. */
const launch = (work: Work, books: Books, tag: Tag, { from, target, n }: FireOrder): Shot | null => {
  const fired = Math.min(n, Math.max(0, active(work, books, tag, 'ICBM', from)));
  if (fired < n) note(work, tag, say('log.noShot', { n: n - fired, from: land(from), target: land(target) }, ['EC-4.5.8']));
  if (fired === 0) return null;
  addMissiles(work, tag, 'ICBM', from, -fired);
  tally(work, { icbmFired: fired });
  work.log.push(tell('log.FIRED', { who: power(tag), n: fired, from: land(from), target: land(target) }, ['EC-4.5.1', 'EC-4.5.8']));
  return { by: tag, from, target, n: fired };
};

/** EC-4.5.4: one ABM for one ICBM, whoever fired it. */
const intercept = (work: Work, books: Books, target: ProvinceId, arrived: number): number => {
  let left = arrived;
  for (const tag of TAGS) {
    const used = Math.min(left, Math.max(0, active(work, books, tag, 'ABM', target)));
    if (used === 0) continue;
    addMissiles(work, tag, 'ABM', target, -used);
    tally(work, { abmUsed: used });
    left -= used;
    work.log.push(tell('log.INTERCEPTED', { n: used, target: land(target), who: power(tag) }, ['EC-4.5.4']));
  }
  return arrived - left;
};

const destroyAt = (work: Work, at: ProvinceId, spares: Tag | null): readonly MissileLoss[] => {
  const losses: MissileLoss[] = [];
  for (const owner of TAGS) {
    if (owner === spares || work.secrets[owner].sites[at] === undefined) continue;
    for (const kind of MISSILES) {
      const n = armsAt(work.secrets[owner], at)[kind];
      if (n === 0) continue;
      addMissiles(work, owner, kind, at, -n);
      tally(work, kind === 'ICBM' ? { icbmDestroyed: n } : { abmDestroyed: n });
      losses.push({ at, owner, kind, n });
    }
  }
  return losses;
};

/** EC-4.5.5: the province is hit, once, whatever the excess. */
const hit = (work: Work, target: ProvinceId): Omit<Strike, 'target' | 'arrived' | 'intercepted'> => {
  const { table, world } = work;
  const unit = unitAt(table, target) ?? null;
  const province = world.find(target);
  const spared = !table.ruins.includes(target);
  const centre = spared && province?.centre === true;
  const factory = table.factories[target] !== undefined;
  const resource = factory ? 'factory' : spared && province?.resource !== 'factory' ? (province?.resource ?? null) : null;
  const missiles = destroyAt(work, target, null);
  setFactory(work, target, null);
  if (spared && province?.kind !== 'sea') table.ruins = [...table.ruins, target];
  table.radioactive = { ...table.radioactive, [target]: table.turn + work.options.radioactivity };
  if (unit !== null) tally(work, { btLost: forceOf(unit) - 1 });
  return { hit: true, unit, centre, resource, missiles };
};

const announceHit = (work: Work, { target, unit, centre, resource, missiles }: Strike): void => {
  work.log.push(tell('log.HIT', { target: land(target) }, ['EC-4.5.5']));
  if (unit !== null) {
    const args = { who: power(powerOf(unit)), unit: word(`unit.${unit.type}`), at: land(target) };
    work.log.push(tell('log.ANNIHILATED', args, ['EC-4.5.5']));
  }
  if (centre) work.log.push(tell('log.centreLost', { at: land(target) }, ['EC-4.5.5']));
  if (resource !== null) work.log.push(tell('log.resourceLost', { at: land(target), what: word(`resource.${resource}`) }, ['EC-4.5.5']));
  for (const { owner, kind, n, at } of missiles) {
    work.log.push(tell('log.missilesLost', { who: power(owner), n, kind: word(kind), at: land(at) }, ['EC-4.5.5', 'EC-4.5.8']));
  }
};

const SAFE = { hit: false, unit: null, centre: false, resource: null, missiles: [] } as const;

const strike = (work: Work, books: Books, target: ProvinceId, shots: readonly Shot[]): Strike => {
  const arrived = sum(shots.map((shot) => (shot.target === target ? shot.n : 0)));
  const intercepted = intercept(work, books, target, arrived);
  const done = { target, arrived, intercepted, ...(arrived > intercepted ? hit(work, target) : SAFE) };
  if (done.hit) announceHit(work, done);
  return done;
};

/** Step 2: all shots are simultaneous; a missile with a firing order leaves even if its site is hit (EC-4.5.2). */
export const fire = (work: Work, books: Books): void => {
  const shots = living(work.table)
    .filter((tag) => tag !== 'JAP')
    .flatMap((tag) => pick(ordersOf(work.sheets[tag]), ['fire']).map((order) => launch(work, books, tag, order)))
    .filter((shot) => shot !== null);
  const targets = work.world.provinces.map(({ id }) => id).filter((id) => shots.some(({ target }) => target === id));
  publish(work, { shots, strikes: targets.map((target) => strike(work, books, target, shots)) });
};

/** EC-4.6.10.1: missiles of another power where a unit stands after the retreats. */
export const overrun = (work: Work): void => {
  const sites = new Set(TAGS.flatMap((tag) => Object.keys(work.secrets[tag].sites)));
  const losses = work.table.units.flatMap((unit) => (sites.has(unit.loc) ? destroyAt(work, unit.loc, powerOf(unit)) : []));
  for (const { owner, kind, n, at } of losses) {
    work.log.push(tell('log.OVERRUN', { who: power(owner), n, kind: word(kind), at: land(at) }, ['EC-4.6.10.1']));
  }
  publish(work, { overrun: losses });
};
