import type { ProvinceId } from '#diplomacy/types.ts';
import { byLayer, lineOf, type MapOrder, OrderDrawing, type Outcome, type Places } from '../../../kit/svg/map/order-drawing.tsx';
import { spotAt } from '../drawing.ts';
import { colourOf } from '../powers.ts';
import { type Scenario, unitAt } from '../scenario.ts';
import { hasFailed, type Verdict } from '../verdict.ts';

/** How large units are drawn on the whole map. */
export const UNIT = 0.88;

const placesOf = (scenario: Scenario): Places => ({
  spots: (loc, coast) => [spotAt({ loc, ...(coast === undefined ? {} : { coast }) })],
  unit: (loc) => unitAt(scenario, loc),
});

interface OrdersLayerProps {
  readonly scenario: Scenario;
  readonly verdict: Verdict | null;
  /** The province whose line stands out. */
  readonly lit: ProvinceId | null;
  readonly pen: number;
}

interface Drawn {
  readonly order: MapOrder & { readonly at: string };
  readonly outcome: Outcome;
  /** How the line stands out from others. */
  readonly manner: string;
}

const drawnOrders = ({ scenario, verdict, lit }: OrdersLayerProps): readonly Drawn[] =>
  scenario.orders.toSorted(byLayer).map((order) => {
    const result = verdict?.movement.results.find(({ unit }) => unit.loc === order.at);
    const illegal = result !== undefined && result.fault !== null;
    const outcome = result === undefined ? 'written' : hasFailed(result) ? 'failed' : 'good';
    return { order, outcome, manner: `${illegal ? ' illegal' : ''}${lit !== null && lit !== order.at ? ' aside' : ''}` };
  });

/** The orders, what came of them, and where those driven out go. */
export const OrdersLayer = (props: OrdersLayerProps) => {
  const { scenario, pen } = props;
  const places = placesOf(scenario);
  const retreats = scenario.retreats.flatMap((order): readonly Drawn[] => (order.k === 'retreat' ? [{ order, outcome: 'good', manner: ' of-retreat' }] : []));
  return (
    <g class="orders" aria-hidden="true">
      {[...drawnOrders(props), ...retreats].map(({ order, outcome, manner }) => {
        const unit = unitAt(scenario, order.at);
        const line = unit === undefined ? null : lineOf(places, scenario.orders, order);
        if (unit === undefined || line === null) return null;
        const colour = order.k === 'retreat' ? 'var(--wax)' : colourOf(unit.power).fill;
        return (
          <g key={`${order.k} ${order.at}`} class={`order ${outcome}${manner}`}>
            <OrderDrawing line={line} pen={{ colour, outcome, unit: UNIT * pen, line: pen }} />
          </g>
        );
      })}
    </g>
  );
};
