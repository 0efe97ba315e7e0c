import type { MovementOrder, RetreatOrder, Unit } from '#diplomacy/types.ts';
import { unreachable } from '#kernel/collections.ts';
import { issuedBy, type Scenario } from './scenario.ts';
import type { Verdict } from './verdict.ts';

type Fields = Readonly<Record<string, unknown>>;

const goal = (to: string, coast: string | undefined): Fields => (coast === undefined ? { to } : { to, toCoast: coast });

const said = (whose: Fields, order: MovementOrder | RetreatOrder): Fields => {
  switch (order.k) {
    case 'hold':
    case 'disband':
      return { ...whose, order: order.k };
    case 'move':
      return { ...whose, order: 'move', ...goal(order.to, order.coast), ...(order.via === true ? { viaConvoy: true } : {}) };
    case 'retreat':
      return { ...whose, order: 'move', ...goal(order.to, order.coast) };
    case 'support':
      return { ...whose, order: 'support', target: { loc: order.of }, ...(order.to === undefined ? {} : goal(order.to, order.coast)) };
    case 'convoy':
      return { ...whose, order: 'convoy', target: { loc: order.of }, to: order.to };
    default:
      return unreachable(order);
  }
};

const written = (scenario: Scenario, orders: readonly (MovementOrder | RetreatOrder)[]): readonly Fields[] =>
  issuedBy(scenario, orders).map(({ by, order }) => {
    const type = scenario.units.find(({ loc }) => loc === order.at)?.type;
    return said({ power: by, type, loc: order.at }, order);
  });

/** The scenario as `comptoir adjudicate` reads it: the movement, and the retreats on a second line once there are some. */
export const recordsOf = (scenario: Scenario, verdict: Verdict | null): string => {
  const before = { units: scenario.units, orders: written(scenario, scenario.orders) };
  const lines: Fields[] = [{ id: 'movement', season: 'spring', phase: 'movement', ...before }];
  const dislodged: readonly Unit[] = verdict?.movement.dislodged.map(({ unit }) => unit) ?? [];
  if (verdict !== null && scenario.retreats.length > 0)
    lines.push({
      id: 'retreats',
      season: 'spring',
      phase: 'retreat',
      units: verdict.movement.units,
      dislodged,
      before,
      orders: written(scenario, scenario.retreats),
    });
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
};
