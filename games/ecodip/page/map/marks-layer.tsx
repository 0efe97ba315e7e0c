import { type Box, overlaps, type Size, type Spot } from '#web/svg/map/box.ts';
import { nearest, partWay } from '#web/svg/map/strokes.ts';
import { spotsAt } from './geometry.ts';
import type { Look } from './look.ts';
import { unitIn } from './position.ts';
import type { MapMark, MapPosition } from './types.ts';

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

interface MarksProps {
  readonly marks: readonly MapMark[];
  readonly position: MapPosition;
  readonly look: Look;
  readonly size: Size;
  readonly toPixels: (spot: Spot) => Spot;
  readonly elsewhere: readonly Box[];
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
  <g class="map-pills" aria-hidden="true">
    {placed(props).map(({ mark: { n, good, word, lit }, box: { x, y, width } }) => (
      <g key={n} class={`map-pill${good ? '' : ' failed'}${lit ? ' lit' : ''}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <rect width={width} height={HEIGHT} rx={HEIGHT / 2} />
        <circle cx={HEIGHT / 2} cy={HEIGHT / 2} r={DISC / 2 - 1.5} />
        <text class="number" x={HEIGHT / 2} y={15}>
          {n}
        </text>
        <path d={good ? 'M26 11l3.4 3.6 6-7' : 'M26.5 7.5l7 7m0-7l-7 7'} />
        {word !== '' && (
          <text class="word" x={39} y={15}>
            {word}
          </text>
        )}
      </g>
    ))}
  </g>
);
