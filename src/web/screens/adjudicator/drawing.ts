import { at } from '#kernel/collections.ts';
import { linesOfRing, pointsOf, spotsById } from '../../kit/svg/map/strokes.ts';
import type { Spot } from '../../kit/svg/map/box.ts';
import data from './standard-map.data.json' with { type: 'json' };

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

const lineOf = (points: readonly Spot[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

const read = (): Drawing => {
  const arcs = data.arcs.map((text) => pointsOf(text, data.grain));
  const outline = (rings: readonly string[]): string => rings.map((ring) => `${lineOf(linesOfRing(ring, arcs, (arc) => arc.toReversed()).flat())}Z`).join('');
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
    unitSpots: spotsById(data.units),
    labelSpots: spotsById(data.labels),
    coastSpots: spotsById(data.coasts),
    afloat: new Set(data.afloat),
  };
};

export const drawing: Drawing = read();

/** Where a unit stands on the drawing. */
export const spotAt = ({ loc, coast }: { readonly loc: string; readonly coast?: string }): Spot =>
  (coast === undefined ? undefined : drawing.coastSpots.get(`${loc}/${coast}`)) ?? drawing.unitSpots.get(loc) ?? [0, 0];
