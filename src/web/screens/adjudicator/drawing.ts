import { at } from '#kernel';
import data from './standard-map.data.json' with { type: 'json' };

export type Spot = readonly [number, number];

/** A line between two provinces, and which; `none` is land of nobody, `frame` the edge of the drawing. */
export interface Border {
  readonly path: string;
  readonly sides: readonly [string, string];
}

/** The standard map as a drawing: `scripts/build-standard-map.ts` makes the file it is read from. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** The outline of each province. */
  readonly shapes: ReadonlyMap<string, string>;
  readonly borders: readonly Border[];
  readonly desert: string;
  /** Water inside a province, such as the Sea of Marmara. */
  readonly straits: string;
  readonly unitSpots: ReadonlyMap<string, Spot>;
  readonly labelSpots: ReadonlyMap<string, Spot>;
  /** Where fleets stand on one of several coasts, by `spa/nc`. */
  readonly coastSpots: ReadonlyMap<string, Spot>;
  /** Provinces too small for their name, which stands in the water beside. */
  readonly afloat: ReadonlySet<string>;
}

const pointsOf = (text: string, grain: number): readonly Spot[] => {
  const steps = text.split(' ').map(Number);
  const points: Spot[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += at(steps, i);
    y += at(steps, i + 1);
    points.push([x / grain, y / grain]);
  }
  return points;
};

const lineOf = (points: readonly Spot[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

const spotOf = (pair: readonly number[]): Spot => [at(pair, 0), at(pair, 1)];

const spots = (record: Readonly<Record<string, readonly number[]>>): ReadonlyMap<string, Spot> =>
  new Map(Object.entries(record).map(([id, pair]) => [id, spotOf(pair)]));

const read = (): Drawing => {
  const arcs = data.arcs.map((text) => pointsOf(text, data.grain));
  const outline = (rings: readonly string[]): string =>
    rings
      .map((ring) => {
        const points = ring.split(' ').flatMap((word) => {
          const index = Number(word);
          return index < 0 ? at(arcs, -1 - index).toReversed() : at(arcs, index);
        });
        return `${lineOf(points)}Z`;
      })
      .join('');
  return {
    width: data.width,
    height: data.height,
    shapes: new Map(Object.entries(data.shapes).map(([id, rings]) => [id, outline(rings)])),
    borders: arcs.map((points, index) => {
      const [left = '', right = ''] = at(data.sides, index).split(' ');
      return { path: lineOf(points), sides: [left, right] };
    }),
    desert: outline(data.desert),
    straits: data.straits.map((text) => `${lineOf(pointsOf(text, data.grain))}Z`).join(''),
    unitSpots: spots(data.units),
    labelSpots: spots(data.labels),
    coastSpots: spots(data.coasts),
    afloat: new Set(data.afloat),
  };
};

export const drawing: Drawing = read();

/** Where a unit stands on the drawing. */
export const spotAt = ({ loc, coast }: { readonly loc: string; readonly coast?: string }): Spot =>
  (coast === undefined ? undefined : drawing.coastSpots.get(`${loc}/${coast}`)) ?? drawing.unitSpots.get(loc) ?? [0, 0];
