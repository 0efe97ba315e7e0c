import { at } from '#kernel';
import data from './geometry.data.json' with { type: 'json' };

export type Spot = readonly [number, number];

/** A part of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

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
const WORLD_MIDDLE: Spot = [data.width / 2, data.height / 2];

const pointsOf = (text: string): readonly Spot[] => {
  const steps = text.split(' ').map(Number);
  const points: Spot[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += at(steps, i);
    y += at(steps, i + 1);
    points.push([x / data.grain, y / data.grain]);
  }
  return points;
};

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

const arcs: readonly Arc[] = data.arcs.map((text, index) => ({ points: pointsOf(text), isFrame: at(data.sides, index).includes('frame') }));

const partsOf = (ring: string): readonly Arc[] =>
  ring.split(' ').map((word) => {
    const index = Number(word);
    if (index >= 0) return at(arcs, index);
    const { points, isFrame } = at(arcs, -1 - index);
    return { points: points.toReversed(), isFrame };
  });

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

export const overlaps = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const contains = ({ x, y, width, height }: Box, [px, py]: Spot): boolean => px >= x && px <= x + width && py >= y && py <= y + height;

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

const spotOf = (pair: readonly number[]): Spot => [at(pair, 0), at(pair, 1)];
const spots = (record: Readonly<Record<string, readonly number[]>>): ReadonlyMap<string, Spot> =>
  new Map(Object.entries(record).map(([id, pair]) => [id, spotOf(pair)]));

const unitSpots = spots(data.spots);
const doubleSpots = spots(data.doubles);
const coastSpots = spots(data.coasts);

export const provinceIds: readonly string[] = [...unitSpots.keys()];

/** Where a unit stands; a province of both edges has two such places. */
export const spotsAt = (id: string, coast?: string): readonly Spot[] => {
  const first = (coast === undefined ? undefined : coastSpots.get(`${id}/${coast}`)) ?? unitSpots.get(id);
  const second = doubleSpots.get(id);
  return [...(first === undefined ? [] : [first]), ...(second === undefined ? [] : [second])];
};

/** The two nearest places of two provinces: across the Pacific a line leaves by the near edge. */
export const nearestSpots = (from: readonly Spot[], to: readonly Spot[]): readonly [Spot, Spot] => {
  const pairs = from.flatMap((a) => to.map((b) => [a, b] as const));
  const length = ([[x1, y1], [x2, y2]]: readonly [Spot, Spot]): number => Math.hypot(x2 - x1, y2 - y1);
  return pairs.reduce((best, pair) => (length(pair) < length(best) ? pair : best), pairs[0] ?? [WORLD_MIDDLE, WORLD_MIDDLE]);
};
