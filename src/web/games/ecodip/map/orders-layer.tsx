import { unreachable } from '#kernel';
import { seatLook } from '../../../svg/seats.ts';
import { bar, head, octagon, partWay, path, shortened } from '../../../screens/adjudicator/map/lines.ts';
import type { Box, Spot } from './geometry.ts';
import type { Look } from './look.ts';
import { isElsewhere, lineOf, type OrderLine } from './order-lines.ts';
import { powerOf } from './powers.ts';
import type { DrawnOrder, MapPosition } from './types.ts';

interface Pen {
  readonly colour: string;
  readonly outcome: DrawnOrder['outcome'];
  /** How large a unit is drawn, and the lines between units. */
  readonly unit: number;
  readonly line: number;
}

const SPENT = 'var(--map-spent)';

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
  const radius = pen.unit * 12;
  const [, end] = shortened(before, last, 0, failed ? radius + 8 * pen.line : occupied ? radius + 1 : 3);
  const [, foot] = shortened(before, end, 0, failed ? 0 : 9 * pen.line);
  const [start] = shortened(first, second, radius, 0);
  return (
    <>
      <Stroke d={path([start, ...points.slice(1, -1), foot])} kind={byConvoy ? 'convoy' : isRetreat ? 'retreat' : 'move'} colour={pen.colour} />
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
  const radius = pen.unit * 12;
  const failed = pen.outcome === 'failed';
  const colour = failed ? SPENT : pen.colour;
  const [start, end] = shortened(line.from, line.to, radius, line.isOfMove ? 4 : radius + 2);
  const pieces: readonly (readonly Spot[])[] = failed
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
      {line.isOfMove && <circle cx={line.to[0]} cy={line.to[1]} r="4.6" class="ring" style={{ fill: colour }} />}
    </>
  );
};

/** A missile flies on an arc, a star where it comes down. */
const Shot = ({ from, to, stopped }: { readonly from: Spot; readonly to: Spot; readonly stopped: boolean }) => {
  const bend = Math.min(90, Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.28);
  const end: Spot = stopped ? partWay(from, to, 0.9) : to;
  const d = `M${path([from]).slice(1)}Q${((from[0] + to[0]) / 2).toFixed(1)} ${((from[1] + to[1]) / 2 - bend).toFixed(1)} ${end[0].toFixed(1)} ${end[1].toFixed(1)}`;
  const star = Array.from({ length: 4 }, (_, i) => {
    const [dx, dy] = [7 * Math.cos((i * Math.PI) / 4), 7 * Math.sin((i * Math.PI) / 4)];
    return path([
      [end[0] - dx, end[1] - dy],
      [end[0] + dx, end[1] + dy],
    ]);
  });
  return (
    <>
      <Stroke d={d} kind="shot" colour="#C8493C" />
      <path d={star.join('')} class={stopped ? 'star stopped' : 'star'} />
    </>
  );
};

const Drawn = ({ line, pen }: { readonly line: OrderLine; readonly pen: Pen }) => {
  switch (line.kind) {
    case 'ring':
      return <Stroke d={octagon(line.at, pen.unit * 18)} kind="hold" colour={pen.outcome === 'failed' ? SPENT : pen.colour} />;
    case 'cross': {
      const [x, y] = line.at;
      const r = pen.unit * 13;
      return <path d={`M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`} class="cross" />;
    }
    case 'arrow':
      return <Arrow line={line} pen={pen} />;
    case 'support':
      return <Support line={line} pen={pen} />;
    case 'convoy':
      return <Stroke d={path(shortened(line.from, line.to, pen.unit * 12, 6))} kind="convoy" colour={pen.outcome === 'failed' ? SPENT : pen.colour} />;
    case 'shot':
      return <Shot from={line.from} to={line.to} stopped={pen.outcome === 'failed'} />;
    default:
      return unreachable(line);
  }
};

const inPixels = (line: OrderLine, toPixels: (spot: Spot) => Spot): OrderLine => {
  switch (line.kind) {
    case 'ring':
    case 'cross':
      return { ...line, at: toPixels(line.at) };
    case 'arrow':
      return { ...line, points: line.points.map(toPixels) };
    case 'support':
    case 'convoy':
    case 'shot':
      return { ...line, from: toPixels(line.from), to: toPixels(line.to) };
    default:
      return unreachable(line);
  }
};

/** Who goes where, and missiles: the rest would hide the map. */
const isSeenFromAfar = ({ kind }: OrderLine): boolean => kind === 'arrow' || kind === 'shot';

interface OrdersProps {
  readonly orders: readonly DrawnOrder[];
  readonly position: MapPosition;
  readonly look: Look;
  readonly toPixels: (spot: Spot) => Spot;
  readonly elsewhere: readonly Box[];
}

/** Orders in pixels of the sheet: the power's colour over a casing, so that they read on every ground. */
export const OrdersLayer = ({ orders, position, look, toPixels, elsewhere }: OrdersProps) => (
  <g class="orders" aria-hidden="true">
    {orders.map((drawn, index) => {
      const line = lineOf(position, orders, drawn);
      if (line === null || isElsewhere(line, elsewhere) || (!look.hasLetters && !isSeenFromAfar(line))) return null;
      const colour = seatLook(powerOf(position, drawn.power).seat).colour.fill;
      return (
        // oxlint-disable-next-line react/no-array-index-key -- the list is replaced as a whole
        <g key={index} class={`order ${drawn.outcome}`}>
          <Drawn
            line={inPixels(line, toPixels)}
            pen={{ colour, outcome: drawn.outcome, unit: look.hasLetters ? look.unit : 0.3, line: look.hasLetters ? 1 : 0.45 }}
          />
        </g>
      );
    })}
  </g>
);
