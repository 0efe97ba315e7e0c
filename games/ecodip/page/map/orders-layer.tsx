import { seatLook } from '#web/svg/seats.tsx';
import type { Box, Spot } from '#web/svg/map/box.ts';
import { byLayer, lineOf, movedLine, OrderDrawing, type OrderLine } from '#web/svg/map/order-drawing.tsx';
import type { Look } from './look.ts';
import { isElsewhere, placesOf } from './places.ts';
import { powerOf } from './powers.ts';
import type { DrawnOrder, MapPosition } from './types.ts';

/** Who goes where, and missiles: the rest would hide the map. */
const isSeenFromAfar = ({ kind }: OrderLine): boolean => kind === 'arrow' || kind === 'shot';

interface OrdersProps {
  readonly orders: readonly DrawnOrder[];
  readonly position: MapPosition;
  readonly look: Look;
  readonly toPixels: (spot: Spot) => Spot;
  readonly elsewhere: readonly Box[];
}

/** From afar lines are thin, and units marks. */
const AFAR = { unit: 0.3, line: 0.45 };

/** Orders, in pixels of the sheet. */
export const OrdersLayer = ({ orders, position, look, toPixels, elsewhere }: OrdersProps) => {
  const places = placesOf(position);
  const all = orders.map(({ order }) => order);
  const { unit, line: pen } = look.hasLetters ? { unit: look.unit, line: 1 } : AFAR;
  return (
    <g class="orders" style={{ '--pen': pen }} aria-hidden="true">
      {orders
        .toSorted((a, b) => byLayer(a.order, b.order))
        .map(({ power, order, outcome }, index) => {
          const line = lineOf(places, all, order);
          if (line === null || isElsewhere(line, elsewhere) || (!look.hasLetters && !isSeenFromAfar(line))) return null;
          const colour = seatLook(powerOf(position, power).seat).colour.fill;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the list is replaced as a whole
            <g key={index} class={`order ${outcome}`}>
              <OrderDrawing line={movedLine(line, toPixels)} pen={{ colour, outcome, unit, line: pen }} />
            </g>
          );
        })}
    </g>
  );
};
