import { unreachable } from '#kernel/collections.ts';
import type { Spot } from './box.ts';
import type { OrderLine, Outcome } from './order-line.ts';
import { arc, bar, cross, head, octagon, partWay, path, shortened, star } from './strokes.ts';

export interface Pen {
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
export const OrderDrawing = ({ line, pen }: { readonly line: OrderLine; readonly pen: Pen }) => {
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
