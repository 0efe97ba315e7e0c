import { at } from '#kernel/collections.ts';
import { linesOfRing, pointsOf, spotsById } from '#web/kit/svg/map/strokes.ts';
import { type Box, contains, isInside, overlaps, type Spot } from '#web/kit/svg/map/box.ts';
import data from './geometry.data.json' with { type: 'json' };

/** A line between two provinces; `land` and `water` are nobody's, `frame` is the edge of the drawing. */
export interface Border {
  readonly path: string;
  readonly sides: readonly [string, string];
  /** Round an island that has the colour of its province and makes no border. */
  readonly isDecoration: boolean;
  /** The room that an island takes which is all one line; null for other lines. */
  readonly islet: number | null;
}

interface Arc {
  readonly points: readonly Spot[];
  readonly isFrame: boolean;
}

export const WORLD: Box = { x: 0, y: 0, width: data.width, height: data.height };

const figure = (value: number): string => String(Math.round(value * 100) / 100);
const written = ([x, y]: Spot): string => `${figure(x)} ${figure(y)}`;
const between = ([x1, y1]: Spot, [x2, y2]: Spot): Spot => [(x1 + x2) / 2, (y1 + y2) / 2];

/** Round corners: each point pulls the line towards it, the ends stay. Drawn backwards it is the same line. The frame keeps its corners. */
const curve = ({ points, isFrame }: Arc): string => {
  if (points.length < 3 || isFrame)
    return points
      .slice(1)
      .map((point) => `L${written(point)}`)
      .join('');
  return points
    .slice(1, -1)
    .map((point, index) => {
      const next = at(points, index + 2);
      return `Q${written(point)} ${written(index + 3 === points.length ? next : between(point, next))}`;
    })
    .join('');
};

const arcs: readonly Arc[] = data.arcs.map((text, index) => ({ points: pointsOf(text, data.grain), isFrame: at(data.sides, index).includes('frame') }));

const partsOf = (ring: string): readonly Arc[] => linesOfRing(ring, arcs, ({ points, isFrame }) => ({ points: points.toReversed(), isFrame }));

const outline = (rings: string): string =>
  rings
    .split(';')
    .map((ring) => {
      const parts = partsOf(ring);
      return `M${written(at(at(parts, 0).points, 0))}${parts.map(curve).join('')}Z`;
    })
    .join('');

const boxOfPoints = (points: readonly Spot[]): Box => {
  let [west, north, east, south] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [x, y] of points) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  return { x: west, y: north, width: east - west, height: south - north };
};

interface Shape {
  readonly path: string;
  /** One for each ring. */
  readonly boxes: readonly Box[];
  readonly rings: readonly (readonly Spot[])[];
}

const shapes: ReadonlyMap<string, Shape> = new Map(
  Object.entries(data.shapes).map(([id, rings]) => {
    const points = rings.split(';').map((ring) => partsOf(ring).flatMap((arc) => arc.points));
    return [id, { path: outline(rings), boxes: points.map(boxOfPoints), rings: points }];
  }),
);

export const shapeOf = (id: string): string => shapes.get(id)?.path ?? '';

/** The outlines as points, for those who measure. */
export const ringsOf = (id: string): readonly (readonly Spot[])[] => shapes.get(id)?.rings ?? [];

/** Whether any piece of a province can be seen in a part of the drawing. */
export const isSeenIn = (id: string, box: Box): boolean => shapes.get(id)?.boxes.some((one) => overlaps(one, box)) ?? false;

/** Land that belongs to no province. */
export const nobodysLand: string = outline(data.nobody);

export const borders: readonly Border[] = arcs.map((arc, index) => {
  const [left = '', right = '', star] = at(data.sides, index).split(' ');
  const { width, height } = boxOfPoints(arc.points);
  const isClosed = at(arc.points, 0).join() === arc.points.at(-1)?.join();
  return {
    path: `M${written(at(arc.points, 0))}${curve(arc)}`,
    sides: [left, right],
    isDecoration: star !== undefined,
    islet: isClosed ? width * height : null,
  };
});

/** The place of each province that arrow keys step through. */
export const unitSpots = spotsById(data.spots);
const doubleSpots = spotsById(data.doubles);
const coastSpots = spotsById(data.coasts);

export const provinceIds: readonly string[] = [...unitSpots.keys()];

/** Where a unit stands; a province of both edges has two such places. */
export const spotsAt = (id: string, coast?: string): readonly Spot[] => {
  const first = (coast === undefined ? undefined : coastSpots.get(`${id}/${coast}`)) ?? unitSpots.get(id);
  const second = doubleSpots.get(id);
  return [...(first === undefined ? [] : [first]), ...(second === undefined ? [] : [second])];
};

/** Units of the drawing: the side of a square of the index. */
const SQUARE = 24;
const squareOf = ([x, y]: Spot): string => `${Math.floor(x / SQUARE)} ${Math.floor(y / SQUARE)}`;

/** Which provinces may lie in a square: names ask at every move of the map, and outlines are long. */
const inSquare = new Map<string, readonly string[]>();

const candidatesAt = (spot: Spot): readonly string[] => {
  const key = squareOf(spot);
  const known = inSquare.get(key);
  if (known !== undefined) return known;
  const square: Box = { x: Math.floor(spot[0] / SQUARE) * SQUARE, y: Math.floor(spot[1] / SQUARE) * SQUARE, width: SQUARE, height: SQUARE };
  const found = provinceIds.filter((id) => isSeenIn(id, square));
  inSquare.set(key, found);
  return found;
};

const findProvince = (spot: Spot): string | undefined =>
  candidatesAt(spot).find((id) => {
    const { boxes, rings } = shapes.get(id) ?? { boxes: [], rings: [] };
    return isInside(
      rings.filter((_, index) => contains(at(boxes, index), spot)),
      spot,
    );
  });

/** To a tenth of a unit of the drawing: the same names ask again at every change of the game. */
const TENTHS = 10;
const MOST_PLACES = 8000;
const knownPlaces = new Map<string, string | undefined>();

/** The province under a place of the drawing; undefined on land and water of nobody. */
export const provinceAt = ([x, y]: Spot): string | undefined => {
  const spot: Spot = [Math.round(x * TENTHS) / TENTHS, Math.round(y * TENTHS) / TENTHS];
  const key = spot.join();
  if (knownPlaces.has(key)) return knownPlaces.get(key);
  if (knownPlaces.size >= MOST_PLACES) knownPlaces.clear();
  const found = findProvince(spot);
  knownPlaces.set(key, found);
  return found;
};
