import type { MovementOrder, ProvinceId, Unit } from '#diplomacy';
import { unreachable } from '#kernel';
import { type Spot, spotAt } from '../drawing.ts';
import { colourOf } from '../powers.ts';
import { orderFor, type Scenario, unitAt } from '../scenario.ts';
import { hasFailed, type Verdict } from '../verdict.ts';
import { bar, head, middle, octagon, partWay, path, route, shortened } from './lines.ts';

/** How a line is to be drawn: as written, as it succeeded, or as it failed. */
type Outcome = 'written' | 'good' | 'failed';

interface Look {
  readonly unit: Unit;
  readonly outcome: Outcome;
  /** How large signs are drawn. */
  readonly pen: number;
}

const UNIT_RADIUS = 11;

const Line = ({ d, look, kind }: { readonly d: string; readonly look: Look; readonly kind: 'move' | 'support' | 'convoy' | 'hold' }) => (
  <>
    <path d={d} class={`casing ${kind}`} />
    <path
      d={d}
      class={`stroke ${kind}`}
      style={{ stroke: look.outcome === 'failed' && kind !== 'move' ? 'var(--map-spent)' : colourOf(look.unit.power).fill }}
    />
  </>
);

const Head = ({ from, to, look }: { readonly from: Spot; readonly to: Spot; readonly look: Look }) => (
  <path d={head(from, to, 13 * look.pen)} class="head" style={{ fill: colourOf(look.unit.power).fill }} />
);

/** A move goes through; one that failed stops short at a bar. */
const MoveLine = ({
  points,
  look,
  byConvoy,
  occupied,
}: {
  readonly points: readonly Spot[];
  readonly look: Look;
  readonly byConvoy: boolean;
  readonly occupied: boolean;
}) => {
  const last = points.at(-1) ?? [0, 0];
  const before = points.at(-2) ?? last;
  const first = points[0] ?? last;
  const second = points[1] ?? last;
  const failed = look.outcome === 'failed';
  const [, end] = shortened(before, last, 0, look.pen * (failed ? UNIT_RADIUS + 8 : occupied ? UNIT_RADIUS + 1 : 2));
  const [foot] = shortened(before, end, 0, failed ? 0 : 10 * look.pen).toReversed();
  const [start] = shortened(first, second, UNIT_RADIUS * look.pen, 0);
  const line = path([start, ...points.slice(1, -1), foot ?? end]);
  return (
    <>
      <Line d={line} look={look} kind={byConvoy ? 'convoy' : 'move'} />
      {failed ? (
        <>
          <path d={bar(before, end, 8.5 * look.pen)} class="casing bar" />
          <path d={bar(before, end, 8 * look.pen)} class="stroke bar" style={{ stroke: colourOf(look.unit.power).fill }} />
        </>
      ) : (
        <Head from={before} to={end} look={look} />
      )}
    </>
  );
};

/** From the supporter to a ring on the arrow it helps, or to the unit that holds; a cut one is grey and has a gap. */
const SupportLine = ({ from, to, look, ring }: { readonly from: Spot; readonly to: Spot; readonly look: Look; readonly ring: boolean }) => {
  const [start, end] = shortened(from, to, (UNIT_RADIUS - 1) * look.pen, look.pen * (ring ? 4 : UNIT_RADIUS + 2));
  const pieces: readonly (readonly [Spot, Spot])[] =
    look.outcome === 'failed'
      ? [
          [start, partWay(start, end, 0.4)],
          [partWay(start, end, 0.62), end],
        ]
      : [[start, end]];
  return (
    <>
      {pieces.map((piece) => (
        <Line key={path(piece)} d={path(piece)} look={look} kind="support" />
      ))}
      {ring && (
        <circle
          cx={to[0]}
          cy={to[1]}
          r={4.4 * look.pen}
          class="ring"
          style={{ fill: look.outcome === 'failed' ? 'var(--map-spent)' : colourOf(look.unit.power).fill }}
        />
      )}
    </>
  );
};

interface Sight {
  readonly scenario: Scenario;
  readonly verdict: Verdict | null;
}

const standing = ({ scenario }: Sight, loc: ProvinceId): Spot => {
  const unit = unitAt(scenario, loc);
  return spotAt(unit ?? { loc });
};

const carriers = ({ scenario }: Sight, army: ProvinceId, to: ProvinceId): readonly Spot[] =>
  scenario.orders.flatMap((order) => {
    const fleet = order.k === 'convoy' && order.of === army && order.to === to ? unitAt(scenario, order.at) : undefined;
    return fleet === undefined ? [] : [spotAt(fleet)];
  });

const goesByConvoy = (sight: Sight, order: MovementOrder & { readonly k: 'move' }): boolean =>
  unitAt(sight.scenario, order.at)?.type === 'army' && carriers(sight, order.at, order.to).length > 0;

/** Where the last leg of a move begins: at its unit, or at the fleet that lands it. */
const legTo = (sight: Sight, of: ProvinceId, to: ProvinceId): Spot => {
  const from = standing(sight, of);
  return route(from, carriers(sight, of, to), spotAt({ loc: to })).at(-2) ?? from;
};

const Drawn = ({ order, look, sight }: { readonly order: MovementOrder; readonly look: Look; readonly sight: Sight }) => {
  const from = spotAt(look.unit);
  switch (order.k) {
    case 'hold':
      return <Line d={octagon(from, 17 * look.pen)} look={look} kind="hold" />;
    case 'move': {
      const to = spotAt({ loc: order.to, coast: look.unit.type === 'fleet' ? order.coast : undefined });
      const byConvoy = goesByConvoy(sight, order);
      const points = byConvoy ? route(from, carriers(sight, order.at, order.to), to) : [from, to];
      return <MoveLine points={points} look={look} byConvoy={byConvoy} occupied={unitAt(sight.scenario, order.to) !== undefined} />;
    }
    case 'support': {
      const helped = standing(sight, order.of);
      if (order.to === undefined) return <SupportLine from={from} to={helped} look={look} ring={false} />;
      return <SupportLine from={from} to={middle(legTo(sight, order.of, order.to), spotAt({ loc: order.to, coast: order.coast }))} look={look} ring />;
    }
    case 'convoy': {
      // The army's own line runs through its fleets; a convoy that carries nobody shows alone.
      const carried = orderFor(sight.scenario, order.of);
      if (carried?.k === 'move' && carried.to === order.to) return null;
      const [start, end] = shortened(from, spotAt({ loc: order.to }), UNIT_RADIUS * look.pen, 4 * look.pen);
      return <Line d={path([start, end])} look={look} kind="convoy" />;
    }
    default:
      return unreachable(order);
  }
};

interface OrdersLayerProps extends Sight {
  /** The province whose line stands out. */
  readonly lit: ProvinceId | null;
  readonly pen: number;
}

/** Supports lie under moves, so that arrows stay readable. */
const LAYERS = ['hold', 'support', 'convoy', 'move'] as const;

export const OrdersLayer = ({ scenario, verdict, lit, pen }: OrdersLayerProps) => {
  const sight = { scenario, verdict };
  const sorted = scenario.orders.toSorted((a, b) => LAYERS.indexOf(a.k) - LAYERS.indexOf(b.k));
  return (
    <g class="orders" aria-hidden="true">
      {sorted.map((order) => {
        const unit = unitAt(scenario, order.at);
        if (unit === undefined) return null;
        const result = verdict?.movement.results.find((one) => one.unit.loc === order.at);
        const outcome: Outcome = result === undefined ? 'written' : hasFailed(result) ? 'failed' : 'good';
        const illegal = result !== undefined && result.fault !== null;
        return (
          <g key={order.at} class={`order ${outcome}${illegal ? ' illegal' : ''}${lit !== null && lit !== order.at ? ' aside' : ''}`}>
            <Drawn order={order} look={{ unit, outcome, pen }} sight={sight} />
          </g>
        );
      })}
      {scenario.retreats.map((order) => {
        const unit = unitAt(scenario, order.at);
        if (unit === undefined || order.k !== 'retreat') return null;
        const [start, end] = shortened(spotAt(unit), spotAt({ loc: order.to, coast: order.coast }), UNIT_RADIUS * pen, 4 * pen);
        return (
          <g key={`retreat ${order.at}`} class="order retreat">
            <path d={path([start, end])} class="stroke retreat" />
            <path d={head(start, end, 11 * pen)} class="head" style={{ fill: 'var(--wax)' }} />
          </g>
        );
      })}
    </g>
  );
};
