import { unreachable } from '#kernel/collections.ts';
import type { Spot } from './box.ts';
import { arc, bar, cross, head, nearest, octagon, partWay, path, route, shortened, star } from './strokes.ts';

/** An order that has places. */
export type MapOrder =
  | { readonly k: 'hold' | 'disband' | 'build' | 'remove'; readonly at: string }
  | { readonly k: 'move' | 'retreat'; readonly at: string; readonly to: string; readonly coast?: string }
  | { readonly k: 'support'; readonly at: string; readonly of: string; readonly to?: string; readonly coast?: string }
  | { readonly k: 'convoy'; readonly at: string; readonly of: string; readonly to: string }
  | { readonly k: 'fire'; readonly from: string; readonly target: string };

/** As written, as it succeeded, as it failed. */
export type Outcome = 'written' | 'good' | 'failed';

/** Where things are on a map. A province may be drawn twice, and then has two spots. */
export interface Places {
  /** Where units stand in a province, or on one of its coasts. */
  readonly spots: (id: string, coast?: string) => readonly Spot[];
  readonly unit: (id: string) => { readonly type: 'army' | 'fleet'; readonly coast?: string } | undefined;
}

/** Where the line of an order runs, in units of the drawing. */
export type OrderLine =
  | { readonly kind: 'ring'; readonly at: Spot }
  | { readonly kind: 'cross'; readonly at: Spot }
  | { readonly kind: 'arrow'; readonly points: readonly Spot[]; readonly byConvoy: boolean; readonly isRetreat: boolean; readonly occupied: boolean }
  | { readonly kind: 'support'; readonly from: Spot; readonly to: Spot; readonly isOfMove: boolean }
  | { readonly kind: 'convoy'; readonly from: Spot; readonly to: Spot }
  | { readonly kind: 'shot'; readonly from: Spot; readonly to: Spot };

const standing = ({ spots, unit }: Places, id: string): readonly Spot[] => spots(id, unit(id)?.coast);

/** The fleets that carry an army. */
const carriers = (places: Places, orders: readonly MapOrder[], army: string, to: string): readonly (readonly Spot[])[] =>
  places.unit(army)?.type === 'fleet'
    ? []
    : orders.flatMap((order) => (order.k === 'convoy' && order.of === army && order.to === to ? [standing(places, order.at)] : []));

const routeOf = (places: Places, orders: readonly MapOrder[], from: string, to: string, coast: string | undefined): readonly Spot[] =>
  route(standing(places, from), carriers(places, orders, from, to), places.spots(to, coast));

const between = (kind: 'convoy' | 'shot', from: readonly Spot[], to: readonly Spot[]): OrderLine | null => {
  const pair = nearest(from, to);
  return pair === null ? null : { kind, from: pair[0], to: pair[1] };
};

/** To the middle of the last leg of the arrow it helps, or to the unit that holds. */
const supportLine = (places: Places, orders: readonly MapOrder[], { at, of, to, coast }: MapOrder & { readonly k: 'support' }): OrderLine | null => {
  const [before, after] = to === undefined ? [] : routeOf(places, orders, of, to, coast).slice(-2);
  const goal = before === undefined || after === undefined ? standing(places, of) : [partWay(before, after, 0.5)];
  const pair = nearest(standing(places, at), goal);
  return pair === null ? null : { kind: 'support', from: pair[0], to: pair[1], isOfMove: to !== undefined };
};

/** The line of one order among all that are drawn; null where another order's line says it already. */
export const lineOf = (places: Places, orders: readonly MapOrder[], order: MapOrder): OrderLine | null => {
  switch (order.k) {
    case 'hold':
    case 'build':
    case 'disband':
    case 'remove': {
      const [at] = standing(places, order.at);
      return at === undefined ? null : { kind: order.k === 'hold' || order.k === 'build' ? 'ring' : 'cross', at };
    }
    case 'move':
    case 'retreat': {
      const coast = places.unit(order.at)?.type === 'army' ? undefined : order.coast;
      const points = routeOf(places, orders, order.at, order.to, coast);
      if (points.length < 2) return null;
      return { kind: 'arrow', points, byConvoy: points.length > 2, isRetreat: order.k === 'retreat', occupied: places.unit(order.to) !== undefined };
    }
    case 'support':
      return supportLine(places, orders, order);
    case 'convoy': {
      // The army's own line runs through its fleets; a convoy that carries nobody shows alone.
      const isCarrying = orders.some((other) => other.k === 'move' && other.at === order.of && other.to === order.to);
      return isCarrying ? null : between('convoy', standing(places, order.at), places.spots(order.to));
    }
    case 'fire':
      return between('shot', places.spots(order.from), places.spots(order.target));
    default:
      return unreachable(order);
  }
};

/** All the places a line touches. */
export const spotsOfLine = (line: OrderLine): readonly Spot[] => {
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

/** The same line with its places elsewhere, such as in pixels. */
export const movedLine = (line: OrderLine, to: (spot: Spot) => Spot): OrderLine => {
  switch (line.kind) {
    case 'ring':
    case 'cross':
      return { ...line, at: to(line.at) };
    case 'arrow':
      return { ...line, points: line.points.map(to) };
    case 'support':
    case 'convoy':
    case 'shot':
      return { ...line, from: to(line.from), to: to(line.to) };
    default:
      return unreachable(line);
  }
};

/** Later ones lie on earlier ones: supports under moves, so that arrows stay readable. */
const LAYERS: readonly MapOrder['k'][] = ['hold', 'build', 'support', 'convoy', 'move', 'retreat', 'disband', 'remove', 'fire'];

export const byLayer = (a: MapOrder, b: MapOrder): number => LAYERS.indexOf(a.k) - LAYERS.indexOf(b.k);

interface Pen {
  readonly colour: string;
  readonly outcome: Outcome;
  /** How large a unit is drawn. */
  readonly unit: number;
  /** How large the lines between units are; the style sheet takes it from `--pen`. */
  readonly line: number;
}

const SPENT = 'var(--map-spent)';

/** What stands beside a unit must leave it free. */
const radiusOf = ({ unit }: Pen): number => unit * 12;

/** What came to nothing is grey; only an arrow keeps its colour, and ends at a bar. */
const colourOf = ({ colour, outcome }: Pen): string => (outcome === 'failed' ? SPENT : colour);

const Stroke = ({ d, kind, colour }: { readonly d: string; readonly kind: string; readonly colour: string }) => (
  <>
    <path d={d} class={`casing ${kind}`} />
    <path d={d} class={`stroke ${kind}`} style={{ stroke: colour }} />
  </>
);

/** A move goes through; one that failed stops short at a bar. */
const Arrow = ({ line, pen }: { readonly line: OrderLine & { readonly kind: 'arrow' }; readonly pen: Pen }) => {
  const { points, byConvoy, isRetreat, occupied } = line;
  const [first = [0, 0], second = [0, 0]] = points;
  const last: Spot = points.at(-1) ?? first;
  const before: Spot = points.at(-2) ?? first;
  const failed = pen.outcome === 'failed';
  const radius = radiusOf(pen);
  const [, end] = shortened(before, last, 0, failed ? radius + 8 * pen.line : occupied ? radius + pen.line : 3 * pen.line);
  const [, foot] = shortened(before, end, 0, failed ? 0 : 9 * pen.line);
  const [start] = shortened(first, second, radius, 0);
  return (
    <>
      <Stroke
        d={path([start, ...points.slice(1, -1), foot])}
        kind={byConvoy ? 'convoy' : isRetreat ? 'retreat' : 'move'}
        colour={byConvoy ? colourOf(pen) : pen.colour}
      />
      {failed ? (
        <Stroke d={bar(before, end, 8 * pen.line)} kind="bar" colour={pen.colour} />
      ) : (
        <path d={head(before, end, 13 * pen.line)} class="head" style={{ fill: pen.colour }} />
      )}
    </>
  );
};

/** From the supporter to a ring on the arrow it helps, or to the unit that holds; a cut one is grey and has a gap. */
const Support = ({ line, pen }: { readonly line: OrderLine & { readonly kind: 'support' }; readonly pen: Pen }) => {
  const radius = radiusOf(pen);
  const colour = colourOf(pen);
  const [start, end] = shortened(line.from, line.to, radius, line.isOfMove ? 4 * pen.line : radius + 2 * pen.line);
  const pieces: readonly (readonly Spot[])[] =
    pen.outcome === 'failed'
      ? [
          [start, partWay(start, end, 0.4)],
          [partWay(start, end, 0.62), end],
        ]
      : [[start, end]];
  return (
    <>
      {pieces.map((piece) => (
        <Stroke key={path(piece)} d={path(piece)} kind="support" colour={colour} />
      ))}
      {line.isOfMove && <circle cx={line.to[0]} cy={line.to[1]} r={4.6 * pen.line} class="ring" style={{ fill: colour }} />}
    </>
  );
};

/** A missile flies on an arc, a star where it comes down. */
const Shot = ({ line: { from, to }, pen }: { readonly line: OrderLine & { readonly kind: 'shot' }; readonly pen: Pen }) => {
  const stopped = pen.outcome === 'failed';
  const bend = Math.min(90, Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.28);
  const end: Spot = stopped ? partWay(from, to, 0.9) : to;
  return (
    <>
      <Stroke d={arc(from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - bend], end)} kind="shot" colour="#C8493C" />
      <path d={star(end, 7 * pen.line)} class={stopped ? 'star stopped' : 'star'} />
    </>
  );
};

/** An order on a map: the power's colour over a casing, so that it reads on every ground. */
const OrderDrawing = ({ line, pen }: { readonly line: OrderLine; readonly pen: Pen }) => {
  switch (line.kind) {
    case 'ring':
      return <Stroke d={octagon(line.at, pen.unit * 18.5)} kind="hold" colour={colourOf(pen)} />;
    case 'cross':
      return <path d={cross(line.at, pen.unit * 13)} class="cross" />;
    case 'arrow':
      return <Arrow line={line} pen={pen} />;
    case 'support':
      return <Support line={line} pen={pen} />;
    case 'convoy':
      return <Stroke d={path(shortened(line.from, line.to, radiusOf(pen), 5 * pen.line))} kind="convoy" colour={colourOf(pen)} />;
    case 'shot':
      return <Shot line={line} pen={pen} />;
    default:
      return unreachable(line);
  }
};

/** An order as it lies on a map. */
export interface LaidOrder {
  readonly order: MapOrder;
  readonly outcome: Outcome;
  readonly colour: string;
  /** Further classes: how its line stands out from others. */
  readonly manner?: string;
}

interface OrdersLayerProps {
  readonly orders: readonly LaidOrder[];
  /** Those among which each has its line; absent: all of them. */
  readonly among?: readonly MapOrder[];
  readonly places: Places;
  readonly pen: Pick<Pen, 'unit' | 'line'>;
  /** Those whose line is drawn; absent: all. */
  readonly shows?: (line: OrderLine) => boolean;
  /** From the drawing to the sheet; absent: the same. */
  readonly toSheet?: (spot: Spot) => Spot;
  readonly style?: Readonly<Record<string, number>>;
}

/** All orders, later layers on earlier ones. */
export const OrdersLayer = ({ orders, among, places, pen, shows, toSheet, style }: OrdersLayerProps) => {
  const all = among ?? orders.map(({ order }) => order);
  return (
    <g class="orders" style={style} aria-hidden="true">
      {orders
        .toSorted((a, b) => byLayer(a.order, b.order))
        .map(({ order, outcome, colour, manner = '' }, index) => {
          const line = lineOf(places, all, order);
          if (line === null || shows?.(line) === false) return null;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the list is replaced as a whole
            <g key={index} class={`order ${outcome}${manner}`}>
              <OrderDrawing line={toSheet === undefined ? line : movedLine(line, toSheet)} pen={{ colour, outcome, ...pen }} />
            </g>
          );
        })}
    </g>
  );
};
