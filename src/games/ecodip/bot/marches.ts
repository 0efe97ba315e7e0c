import type { MovementOrder, ProvinceId, Unit } from '#diplomacy';
import type { Chance } from '#kernel';
import { forceOf, seasonOf, unitsOf } from '../facts.ts';
import { type Ground, type Step, stepsOf } from './ground.ts';

/* EC-12.4: where the units go. Greedy by worth, with supports where others can contest. */

/** What standing on it is worth at the end of autumn, against being near to more. */
const LANDING = 1.6;
const HOLD_THREATENED = 0.35;
/** Nobody bounces against the same neighbour for ever: scores are a little different every time. */
const WHIM = 40;

interface Wish {
  readonly unit: Unit;
  readonly step: Step;
  readonly score: number;
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
  return (pull[type].get(to) ?? 0) + (landing - 1) * (worth.get(to) ?? 0);
};

/** Standing still pays where the unit would take the province, or where somebody threatens a province worth having. */
const stayScore = (ground: Ground, unit: Unit): number => {
  const { office, threat } = ground;
  const home = office.table.owners[unit.loc] === office.power && office.world.find(unit.loc)?.centre === true;
  return scoreOf(ground, unit, unit.loc) + (home && (threat.get(unit.loc) ?? 0) > 0 ? 10 * HOLD_THREATENED : 0);
};

const wishesOf = (ground: Ground, own: readonly Unit[], chance: Chance): readonly Wish[] =>
  own
    .flatMap((unit): readonly Wish[] => {
      const stay: Wish = { unit, step: { to: unit.loc }, score: stayScore(ground, unit) };
      const steps = stepsOf(ground.office.world.board, unit).filter(({ to }) => !ground.isClosed(to));
      return [stay, ...steps.map((step) => ({ unit, step, score: (scoreOf(ground, unit, step.to) * (100 - WHIM / 2 + chance.int(WHIM))) / 100 }))];
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.unit.loc < b.unit.loc ? -1 : 1));

const reaches = ({ office: { world } }: Ground, unit: Unit, to: ProvinceId): boolean => stepsOf(world.board, unit).some((step) => step.to === to);

/** Free units beside a province, the strongest first. */
const helpers = (ground: Ground, plan: Plan, mover: Unit, to: ProvinceId): readonly Unit[] =>
  [...plan.free.values()].filter((unit) => unit.loc !== mover.loc && unit.loc !== to && reaches(ground, unit, to)).sort((a, b) => forceOf(b) - forceOf(a));

/** What stands against us in a province: its foreign unit, or those who could come. */
const resistance = ({ unitAt, threat, office }: Ground, to: ProvinceId): { readonly held: number; readonly contested: number } => {
  const unit = unitAt.get(to);
  const foreign = unit !== undefined && unit.power !== office.power ? forceOf(unit) : 0;
  return { held: foreign, contested: Math.max(0, (threat.get(to) ?? 0) - foreign) };
};

const order = (plan: Plan, unit: Unit, written: MovementOrder): void => {
  plan.orders.set(unit.loc, written);
  plan.free.delete(unit.loc);
};

const march = (plan: Plan, { unit, step }: Wish): void => {
  plan.taken.add(step.to);
  order(plan, unit, step.coast === undefined ? { k: 'move', at: unit.loc, to: step.to } : { k: 'move', at: unit.loc, to: step.to, coast: step.coast });
};

/** As many supports as beat what stands there, one more where others may come, if there are any to spare. */
const supported = (ground: Ground, plan: Plan, wish: Wish): boolean => {
  const { unit, step } = wish;
  const { held, contested } = resistance(ground, step.to);
  const wanted = held + Math.min(contested, 1);
  const crew: Unit[] = [];
  let force = forceOf(unit);
  for (const helper of helpers(ground, plan, unit, step.to)) {
    if (force > wanted) break;
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

/** Units without a better thing to do help the neighbour who holds the most threatened province. */
const guard = (ground: Ground, plan: Plan): void => {
  const { threat } = ground;
  const holding = [...plan.orders.values()].filter((written) => written.k === 'hold').map((written) => written.at);
  const idle = Array.from(plan.free.values());
  for (const unit of idle) {
    const ward = holding
      .filter((loc) => (threat.get(loc) ?? 0) > 0 && reaches(ground, unit, loc))
      .reduce<ProvinceId | null>((best, loc) => (best === null || (threat.get(loc) ?? 0) > (threat.get(best) ?? 0) ? loc : best), null);
    order(plan, unit, ward === null ? { k: 'hold', at: unit.loc } : { k: 'support', at: unit.loc, of: ward });
  }
};

export const marches = (ground: Ground, chance: Chance): readonly MovementOrder[] => {
  const { table, power } = ground.office;
  const own = unitsOf(table, power);
  const plan: Plan = { orders: new Map(), taken: new Set(), free: new Map(own.map((unit) => [unit.loc, unit])) };
  for (const wish of wishesOf(ground, own, chance)) {
    if (!plan.free.has(wish.unit.loc) || !isOpen(ground, plan, wish)) continue;
    if (wish.step.to === wish.unit.loc) {
      plan.taken.add(wish.unit.loc);
      order(plan, wish.unit, { k: 'hold', at: wish.unit.loc });
    } else {
      supported(ground, plan, wish);
    }
  }
  guard(ground, plan);
  return [...plan.orders.values()];
};
