import { listAt } from '#diplomacy/board.ts';
import type { MovementOrder, ProvinceId, Unit } from '#diplomacy/types.ts';
import type { Draws } from '#kernel/chance.ts';
import { at, gather } from '#kernel/collections.ts';
import { forceOf, isCentre, seasonOf, unitsOf } from '../rules/facts.ts';
import type { Ground } from './ground.ts';
import { reaches, type Step, stepsOf, waysOf } from './roads.ts';

/* EC-12.4: where the units go. Greedy by worth, with supports where others can contest. */

/** What standing on it is worth at the end of autumn, against being near to more. */
const LANDING = 1.6;
/** What leaving a threatened centre risks. */
const GUARD = 3.5;
/** A convoy comes before what its fleets would rather do by so much of what the army gains. */
const PASSAGE = 0.4;
const LONGEST_CONVOY = 3;
/** Nobody bounces against the same neighbour for ever: scores are a little different every time. */
const WHIM = 40;

interface Wish {
  readonly unit: Unit;
  readonly step: Step;
  readonly score: number;
  /** The seas of the fleets that carry it there. */
  readonly by?: readonly ProvinceId[];
}

interface Plan {
  readonly orders: Map<ProvinceId, MovementOrder>;
  /** Provinces that will be ours or must stay free for a mover. */
  readonly taken: Set<ProvinceId>;
  /** Units that have no order yet. */
  readonly free: Map<ProvinceId, Unit>;
}

const scoreOf = ({ pull, worth, office }: Ground, { type }: Unit, to: ProvinceId): number => {
  const landing = seasonOf(office.table.turn) === 'autumn' ? LANDING : 1;
  return pull(type, to) + (landing - 1) * worth(to);
};

/** Standing still pays where the unit would take the province, or where somebody threatens a centre of ours. */
const stayScore = (ground: Ground, unit: Unit): number => {
  const { office, threat } = ground;
  const { world, table, power } = office;
  const guards = table.owners[unit.loc] === power && isCentre(world, table, unit.loc) && threat(unit.loc) > 0;
  return scoreOf(ground, unit, unit.loc) + (guards ? GUARD : 0);
};

/** Where own fleets could carry an army that cannot walk there: the shortest chain of seas to each coast. */
const crossings = ({ office, unitAt, isClosed }: Ground, army: Unit): readonly (readonly [ProvinceId, readonly ProvinceId[]])[] => {
  const { world, power } = office;
  const { board } = world;
  const near = (id: ProvinceId): readonly ProvinceId[] => listAt(waysOf(board, 'fleet'), board.provinceAt(id)).map((index) => at(world.provinces, index).id);
  const chains = new Map<ProvinceId, readonly ProvinceId[]>([[army.loc, []]]);
  for (const [id, chain] of chains) {
    if (chain.length > LONGEST_CONVOY || (chain.length > 0 && world.find(id)?.kind !== 'sea')) continue;
    for (const to of near(id)) {
      if (chains.has(to) || isClosed(to)) continue;
      const isSea = world.find(to)?.kind === 'sea';
      if (isSea ? unitAt.get(to)?.power === power : chain.length > 0) chains.set(to, isSea ? [...chain, to] : chain);
    }
  }
  return [...chains].filter(([to, chain]) => chain.length > 0 && world.find(to)?.kind === 'coast' && !reaches(board, army, to));
};

const wishesOf = (ground: Ground, own: readonly Unit[], chance: Draws, whim: number): readonly Wish[] => {
  // No army crosses where none of our fleets is at sea.
  const sails = own.some(({ type, loc }) => type === 'fleet' && ground.office.world.find(loc)?.kind === 'sea');
  const moody = (score: number): number => (score * (100 - whim / 2 + chance.int(whim + 1))) / 100;
  return gather(own, (unit): readonly Wish[] => {
    const stay: Wish = { unit, step: { to: unit.loc }, score: stayScore(ground, unit) };
    const steps = stepsOf(ground.office.world.board, unit).filter(({ to }) => !ground.isClosed(to));
    let walk = stay.score;
    const marching = steps.map((step): Wish => {
      const score = scoreOf(ground, unit, step.to);
      walk = Math.max(walk, score);
      return { unit, step, score: moody(score) };
    });
    const carried = (unit.type === 'fleet' || !sails ? [] : crossings(ground, unit)).map(([to, by]): Wish => {
      const score = scoreOf(ground, unit, to);
      return { unit, step: { to }, score: moody(score + PASSAGE * (score - walk)), by };
    });
    return [stay, ...marching, ...carried];
  })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.unit.loc < b.unit.loc ? -1 : 1));
};

/** Free units beside a province, the strongest first. */
const helpers = (ground: Ground, plan: Plan, mover: Unit, to: ProvinceId): readonly Unit[] =>
  [...plan.free.values()]
    .filter((unit) => unit.loc !== mover.loc && unit.loc !== to && reaches(ground.office.world.board, unit, to))
    .sort((a, b) => forceOf(b) - forceOf(a));

/** What stands against us in a province: its foreign unit, or those who could come. */
const resistance = ({ unitAt, threat, office }: Ground, to: ProvinceId): { readonly held: number; readonly contested: number } => {
  const unit = unitAt.get(to);
  const foreign = unit !== undefined && unit.power !== office.power ? forceOf(unit) : 0;
  return { held: foreign, contested: Math.max(0, threat(to) - foreign) };
};

const order = (plan: Plan, unit: Unit, written: MovementOrder): void => {
  plan.orders.set(unit.loc, written);
  plan.free.delete(unit.loc);
};

const march = (plan: Plan, { unit, step, by = [] }: Wish): void => {
  plan.taken.add(step.to);
  for (const sea of by) {
    plan.taken.add(sea);
    plan.orders.set(sea, { k: 'convoy', at: sea, of: unit.loc, to: step.to });
    plan.free.delete(sea);
  }
  order(plan, unit, step.coast === undefined ? { k: 'move', at: unit.loc, to: step.to } : { k: 'move', at: unit.loc, to: step.to, coast: step.coast });
};

/** As many supports as beat what stands there, one more where others may come, if there are any to spare. */
const supported = (ground: Ground, plan: Plan, wish: Wish): boolean => {
  const { unit, step, by = [] } = wish;
  if (!by.every((sea) => plan.free.has(sea))) return false;
  const { held, contested } = resistance(ground, step.to);
  const wanted = held + Math.min(contested, 1);
  const crew: Unit[] = [];
  let force = forceOf(unit);
  for (const helper of helpers(ground, plan, unit, step.to)) {
    if (force > wanted) break;
    if (by.includes(helper.loc)) continue;
    crew.push(helper);
    force += forceOf(helper);
  }
  if (held > 0 && force <= held) return false;
  march(plan, wish);
  for (const helper of crew) {
    plan.taken.add(helper.loc);
    order(plan, helper, { k: 'support', at: helper.loc, of: unit.loc, to: step.to });
  }
  return true;
};

/** A free place, or one whose own unit is on its way out: never into a unit of ours that stays. */
const isOpen = ({ unitAt, office }: Ground, plan: Plan, { unit, step }: Wish): boolean => {
  if (plan.taken.has(step.to)) return false;
  const there = unitAt.get(step.to);
  if (there === undefined || there.power !== office.power || there.loc === unit.loc) return true;
  const leaving = plan.orders.get(step.to);
  return leaving?.k === 'move' && leaving.to !== unit.loc;
};

/** What a unit that stays can do for the others: help where a march or a guard is weakest, and hold where nobody needs it. */
const assist = (ground: Ground, plan: Plan, unit: Unit): MovementOrder => {
  const { threat, unitAt, office } = ground;
  const { board } = office.world;
  let best: { readonly support: MovementOrder; readonly need: number } | null = null;
  for (const written of plan.orders.values()) {
    if (written.at === unit.loc) continue;
    const place = written.k === 'move' ? written.to : written.at;
    if (place === unit.loc || !reaches(board, unit, place)) continue;
    const { held, contested } = resistance(ground, place);
    const against = written.k === 'move' ? held + contested : threat(place);
    const helped = unitAt.get(written.at);
    const need = against - (helped === undefined ? 0 : forceOf(helped));
    if (against === 0 || (best !== null && need <= best.need)) continue;
    best = { need, support: { k: 'support', at: unit.loc, of: written.at, ...(written.k === 'move' ? { to: place } : {}) } };
  }
  return best?.support ?? { k: 'hold', at: unit.loc };
};

export const marches = (ground: Ground, chance: Draws, whim: number = WHIM): readonly MovementOrder[] => {
  const { table, power } = ground.office;
  const own = unitsOf(table, power);
  const plan: Plan = { orders: new Map(), taken: new Set(), free: new Map(own.map((unit) => [unit.loc, unit])) };
  for (const wish of wishesOf(ground, own, chance, whim)) {
    if (!plan.free.has(wish.unit.loc) || !isOpen(ground, plan, wish)) continue;
    if (wish.step.to === wish.unit.loc) {
      plan.taken.add(wish.unit.loc);
      order(plan, wish.unit, { k: 'hold', at: wish.unit.loc });
    } else {
      supported(ground, plan, wish);
    }
  }
  for (const { loc } of plan.free.values()) plan.orders.set(loc, { k: 'hold', at: loc });
  for (const unit of own) if (plan.orders.get(unit.loc)?.k === 'hold') plan.orders.set(unit.loc, assist(ground, plan, unit));
  return [...plan.orders.values()];
};
