import { type Box, contains, overlaps, type Spot } from '#web/kit/svg/map/box.ts';
import { nearest, partWay } from '#web/kit/svg/map/strokes.ts';
import { spotsAt } from './geometry.ts';
import type { Layer } from './names-layer.tsx';
import { lettersOf, powerOf, unitIn } from './of-view.ts';
import type { Unit } from '#diplomacy/types.ts';
import type { DrawnOrder, MapMark, MapPosition, MapPower } from './types.ts';
import { seatLook } from '#web/kit/svg/seats.tsx';
import { type OrderLine, OrdersLayer as Orders, type Places, spotsOfLine } from '#web/kit/svg/map/order-drawing.tsx';
import { PieceIcon as Icon, Piece, type PieceLook, SmallPiece } from '#web/kit/svg/map/piece.tsx';

/* Numbers beside the lines of a turn: each in the first free place near its line, or nowhere. */

const HEIGHT = 22;
const DISC = 20;
const LETTER = 6.6;
/** Where a pill may stand, from the middle of its line: rows above and below, then beside. */
const TRIES: readonly Spot[] = [
  [0, -17],
  [0, 17],
  [1, 0],
  [-1, 0],
  [0.6, -22],
  [-0.6, -22],
  [0.6, 22],
  [-0.6, 22],
  [0, -40],
  [0, 40],
];

const widthOf = ({ word }: MapMark): number => DISC + 20 + (word === '' ? 0 : word.length * LETTER + 6);

interface MarksProps extends Layer {
  readonly marks: readonly MapMark[];
}

/** The middle of the line, or the unit itself. */
const anchorOf = (position: MapPosition, { at, to }: MapMark): Spot | null => {
  const from = spotsAt(at, unitIn(position, at)?.coast);
  const pair = to === null ? null : nearest(from, spotsAt(to));
  return pair === null ? (from[0] ?? null) : partWay(pair[0], pair[1], 0.5);
};

const around = ([x, y]: Spot, width: number, height: number): Box => ({ x: x - width / 2, y: y - height / 2, width, height });

/** The pills that find room, in pixels; one that is pointed at is always shown. */
const placed = ({ marks, position, look, size, toPixels, elsewhere }: MarksProps): readonly { readonly mark: MapMark; readonly box: Box }[] => {
  const taken = position.units.flatMap(({ loc, coast }) => spotsAt(loc, coast).map((spot) => around(toPixels(spot), 24 * look.unit, 21 * look.unit)));
  const window: Box = { x: 0, y: 0, ...size };
  const shown: { readonly mark: MapMark; readonly box: Box }[] = [];
  for (const mark of marks.toSorted((a, b) => Number(b.lit) - Number(a.lit))) {
    const anchor = anchorOf(position, mark);
    if (anchor === null || elsewhere.some((box) => overlaps(box, { x: anchor[0], y: anchor[1], width: 0.1, height: 0.1 }))) continue;
    const [x, y] = toPixels(anchor);
    const width = widthOf(mark);
    const boxes = TRIES.map(([dx, dy]) => around([x + dx * (width / 2 + 16), y + dy], width, HEIGHT));
    const free = boxes.find((box) => taken.every((other) => !overlaps(other, box))) ?? (mark.lit ? boxes[0] : undefined);
    if (free === undefined || !overlaps(free, window)) continue;
    taken.push(free);
    shown.push({ mark, box: free });
  }
  return shown;
};

export const MarksLayer = (props: MarksProps) => (
  <g class="untouched" aria-hidden="true">
    {placed(props).map(({ mark: { n, good, word, lit }, box: { x, y, width } }) => (
      <g key={n} class={`map-pill${good ? '' : ' failed'}${lit ? ' lit' : ''}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <rect
          width={width}
          height={HEIGHT}
          rx={HEIGHT / 2}
          fill={lit ? 'var(--brass-hi)' : 'var(--ec-pill)'}
          stroke="var(--bar-ink)"
          stroke-width={lit ? 2 : 1}
        />
        <circle cx={HEIGHT / 2} cy={HEIGHT / 2} r={DISC / 2 - 1.5} fill="var(--ec-pill-blue)" />
        <text class="ec-pill-number fill-bar-ink t2 w700" x={HEIGHT / 2} y={15}>
          {n}
        </text>
        <path fill="none" stroke={good ? 'var(--ec-held)' : 'var(--ec-failed)'} stroke-width="2.4" d={good ? 'M26 11l3.4 3.6 6-7' : 'M26.5 7.5l7 7m0-7l-7 7'} />
        {word !== '' && (
          <text class="fill-bar-ink t2 w700" x={39} y={15}>
            {word}
          </text>
        )}
      </g>
    ))}
  </g>
);

/** Where units stand in a position: those of the seas of both edges at both. */
export const placesOf = (position: MapPosition): Places => ({ spots: spotsAt, unit: (id) => unitIn(position, id) });

/** Whether a line lies wholly in one of the parts that are read elsewhere. */
export const isElsewhere = (line: OrderLine, elsewhere: readonly Box[]): boolean =>
  elsewhere.some((box) => spotsOfLine(line).every((spot) => contains(box, spot)));

/** Who goes where, and missiles: the rest would hide the map. */
const isSeenFromAfar = ({ kind }: OrderLine): boolean => kind === 'arrow' || kind === 'shot';

interface OrdersProps extends Layer {
  readonly orders: readonly DrawnOrder[];
}

/** From afar lines are thin, and units marks. */
const AFAR = { unit: 0.3, line: 0.45 };

/** Orders, in pixels of the sheet. */
export const OrdersLayer = ({ orders, position, look, toPixels, elsewhere }: OrdersProps) => {
  const pen = look.hasLetters ? { unit: look.unit, line: 1 } : AFAR;
  return (
    <Orders
      orders={orders.map((each) => ({ ...each, colour: seatLook(powerOf(position, each.power).seat).colour.fill }))}
      places={placesOf(position)}
      pen={pen}
      shows={(line) => !isElsewhere(line, elsewhere) && (look.hasLetters || isSeenFromAfar(line))}
      toSheet={toPixels}
      style={{ '--pen': pen.line }}
    />
  );
};

type Shown = Pick<Unit, 'type' | 'force'>;

const pieceLook = ({ type, force }: Shown, { id, seat }: MapPower): PieceLook => {
  const { fill, ink } = seatLook(seat).colour;
  return { type, force, fill, ink, letters: lettersOf(id) };
};

/** A unit in a line of text. */
export const PieceIcon = ({ unit, power, size = 26 }: { readonly unit: Shown; readonly power: MapPower; readonly size?: number }) => (
  <Icon look={pieceLook(unit, power)} size={size} />
);

interface PiecesProps extends Layer {
  readonly chosen: string | null;
}

/** A unit driven out stands beside the one that came. */
const ASIDE = 15;

/** Units, in pixels of the sheet; one in a sea of both edges is seen at both. */
export const PiecesLayer = ({ position, look, box, toPixels, elsewhere, chosen }: PiecesProps) => {
  const drawn = (unit: Unit, isDislodged: boolean) =>
    spotsAt(unit.loc, unit.coast)
      .filter((spot) => contains(box, spot))
      .map((spot) => {
        const [x, y] = toPixels(spot);
        const drawing = pieceLook(unit, powerOf(position, unit.power));
        const isSmall = !look.hasLetters || elsewhere.some((part) => contains(part, spot));
        const key = `${unit.loc}${isDislodged ? '!' : ''}${Math.round(spot[0])}`;
        if (isSmall) return <SmallPiece key={key} look={drawing} at={[x, y]} scale={look.mark} />;
        const at: Spot = isDislodged ? [x + ASIDE * look.unit, y + ASIDE * look.unit] : [x, y];
        return (
          <g key={key} data-province={unit.loc} data-explain={`province ${unit.loc}`} class="piece-place">
            <Piece look={drawing} at={at} scale={look.unit} chosen={!isDislodged && chosen === unit.loc} dislodged={isDislodged} />
          </g>
        );
      });
  return (
    <g class="pieces" aria-hidden="true">
      {position.units.flatMap((unit) => drawn(unit, false))}
      {position.dislodged.flatMap((unit) => drawn(unit, true))}
    </g>
  );
};
