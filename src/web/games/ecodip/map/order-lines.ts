import { unreachable } from '#kernel';
import { type Box, contains, nearestSpots, type Spot, spotsAt } from './geometry.ts';
import type { DrawnOrder, MapPosition } from './types.ts';
import { unitIn } from './position.ts';

/** Where the line of an order runs, in units of the drawing. */
export type OrderLine =
  | { readonly kind: 'ring'; readonly at: Spot }
  | { readonly kind: 'cross'; readonly at: Spot }
  | { readonly kind: 'arrow'; readonly points: readonly Spot[]; readonly byConvoy: boolean; readonly isRetreat: boolean; readonly occupied: boolean }
  | { readonly kind: 'support'; readonly from: Spot; readonly to: Spot; readonly isOfMove: boolean }
  | { readonly kind: 'convoy'; readonly from: Spot; readonly to: Spot }
  | { readonly kind: 'shot'; readonly from: Spot; readonly to: Spot };

const standing = (position: MapPosition, id: string): readonly Spot[] => spotsAt(id, unitIn(position, id)?.coast);

const middle = ([x1, y1]: Spot, [x2, y2]: Spot): Spot => [(x1 + x2) / 2, (y1 + y2) / 2];

/** The fleets that carry an army, in the order in which it meets them. */
const carriers = (orders: readonly DrawnOrder[], army: string, to: string): readonly string[] =>
  orders.flatMap(({ order }) => (order.k === 'convoy' && order.of === army && order.to === to ? [order.at] : []));

const routeOf = (position: MapPosition, orders: readonly DrawnOrder[], from: string, to: string, coast?: string): readonly Spot[] => {
  const waiting = [...carriers(orders, from, to)];
  const start = standing(position, from);
  const end = spotsAt(to, coast);
  if (waiting.length === 0) return nearestSpots(start, end);
  let here = start[0] ?? [0, 0];
  const points: Spot[] = [here];
  while (waiting.length > 0) {
    const away = (id: string): number => {
      const [, [x, y]] = nearestSpots([here], standing(position, id));
      return Math.hypot(x - here[0], y - here[1]);
    };
    waiting.sort((a, b) => away(a) - away(b));
    [, here] = nearestSpots([here], standing(position, waiting.shift() ?? from));
    points.push(here);
  }
  return [...points, nearestSpots([here], end)[1]];
};

/** The line of one order among all that are drawn; null where another order's line says it already. */
export const lineOf = (position: MapPosition, orders: readonly DrawnOrder[], { order }: DrawnOrder): OrderLine | null => {
  switch (order.k) {
    case 'hold':
    case 'build':
      return { kind: 'ring', at: standing(position, order.at)[0] ?? [0, 0] };
    case 'disband':
    case 'remove':
      return { kind: 'cross', at: standing(position, order.at)[0] ?? [0, 0] };
    case 'move':
    case 'retreat': {
      const points = routeOf(position, orders, order.at, order.to, order.coast);
      return { kind: 'arrow', points, byConvoy: points.length > 2, isRetreat: order.k === 'retreat', occupied: unitIn(position, order.to) !== undefined };
    }
    case 'support': {
      if (order.to === undefined) {
        const [from, to] = nearestSpots(standing(position, order.at), standing(position, order.of));
        return { kind: 'support', from, to, isOfMove: false };
      }
      const leg = routeOf(position, orders, order.of, order.to, order.coast).slice(-2);
      const goal = middle(leg[0] ?? [0, 0], leg[1] ?? [0, 0]);
      return { kind: 'support', from: nearestSpots(standing(position, order.at), [goal])[0], to: goal, isOfMove: true };
    }
    case 'convoy': {
      const isCarrying = orders.some(({ order: other }) => other.k === 'move' && other.at === order.of && other.to === order.to);
      if (isCarrying) return null;
      const [from, to] = nearestSpots(standing(position, order.at), spotsAt(order.to));
      return { kind: 'convoy', from, to };
    }
    case 'fire': {
      const [from, to] = nearestSpots(spotsAt(order.from), spotsAt(order.target));
      return { kind: 'shot', from, to };
    }
    default:
      return unreachable(order);
  }
};

const spotsOf = (line: OrderLine): readonly Spot[] => {
  switch (line.kind) {
    case 'ring':
    case 'cross':
      return [line.at];
    case 'arrow':
      return line.points;
    case 'support':
    case 'convoy':
    case 'shot':
      return [line.from, line.to];
    default:
      return unreachable(line);
  }
};

/** Whether a line lies wholly in one of the parts that are read elsewhere. */
export const isElsewhere = (line: OrderLine, elsewhere: readonly Box[]): boolean => elsewhere.some((box) => spotsOf(line).every((spot) => contains(box, spot)));
