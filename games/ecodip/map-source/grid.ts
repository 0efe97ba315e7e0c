import { readFileSync } from 'node:fs';
import { isRecord } from '#kernel/options.ts';
import { fillRings, type Spot } from '../../../scripts/tracing.ts';

/** The globe as cells of a tenth of a degree, cut at 169° W so that no mainland is split (EC-2.9.3). */
export const PER_DEGREE = 10;
export const WEST = -169;
const NORTH = 90;
/** Nothing south of it is part of the game (EC-2.8.5). */
const SOUTH = -60.5;
export const COLUMNS = 360 * PER_DEGREE;
export const ROWS = Math.round((NORTH - SOUTH) * PER_DEGREE);

export type LatLon = readonly [number, number];

const wrapped = (column: number): number => ((column % COLUMNS) + COLUMNS) % COLUMNS;

export const latitudeOf = (row: number): number => NORTH - row / PER_DEGREE;
export const longitudeOf = (column: number): number => WEST + column / PER_DEGREE;
const columnOf = (longitude: number): number => (longitude - WEST) * PER_DEGREE;
export const rowOf = (latitude: number): number => (NORTH - latitude) * PER_DEGREE;

/** The cell of a place, wherever the map is cut. */
export const cellAt = ([latitude, longitude]: LatLon): number => Math.floor(rowOf(latitude)) * COLUMNS + wrapped(Math.floor(columnOf(longitude)));

export const middleOf = (cell: number): LatLon => [latitudeOf(Math.floor(cell / COLUMNS) + 0.5), longitudeOf((cell % COLUMNS) + 0.5)];

/** Calls back for the cells beside one, round the globe; with corners when asked. */
export const around = (cell: number, corners: boolean, visit: (other: number, dx: number, dy: number) => void): void => {
  const row = Math.floor(cell / COLUMNS);
  const column = cell % COLUMNS;
  for (let dy = -1; dy <= 1; dy++) {
    if (row + dy < 0 || row + dy >= ROWS) continue;
    for (let dx = -1; dx <= 1; dx++) {
      if ((dx === 0 && dy === 0) || (!corners && dx !== 0 && dy !== 0)) continue;
      visit((row + dy) * COLUMNS + wrapped(column + dx), dx, dy);
    }
  }
};

/** A place on the unit sphere; the nearest of two places is the one with the larger product. */
export type Vector = readonly [number, number, number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const vectorOf = ([latitude, longitude]: LatLon): Vector => {
  const [phi, lambda] = [radians(latitude), radians(longitude)];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
};

export const closeness = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

type Ring = readonly (readonly number[])[];

/** In cells. The shapes are stitched at 180°: a step of half the globe goes the other way round. */
const unrolled = (ring: Ring): readonly Spot[] => {
  let before = ring[0]?.[0] ?? 0;
  return ring.map(([longitude = 0, latitude = 0]): Spot => {
    before = longitude + 360 * Math.round((before - longitude) / 360);
    return [columnOf(before), rowOf(latitude)];
  });
};

/** Calls back for each cell inside the rings, given as longitudes and latitudes. */
export const fill = (rings: readonly Ring[], paint: (cell: number) => void): void =>
  fillRings(rings.map(unrolled), ROWS, (row, from, to) => {
    for (let x = from; x < to; x++) paint(row * COLUMNS + wrapped(x));
  });

export interface PlacedProvince {
  readonly id: string;
  readonly isSea: boolean;
  readonly points: readonly LatLon[];
  /** The names of the countries it is made of, as Natural Earth has them. */
  readonly countries: readonly string[];
}

const numbers = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Where each province lies; a sea has capital letters. */
export const readPlaces = (): readonly PlacedProvince[] => {
  const file: unknown = JSON.parse(readFileSync(new URL('./places.json', import.meta.url), 'utf8'));
  if (!isRecord(file)) throw new Error('places.json is no record');
  return Object.entries(file).map(([id, place]) => {
    if (!isRecord(place) || !Array.isArray(place.points)) throw new Error(`places.json: ${id}`);
    return {
      id,
      isSea: id === id.toUpperCase(),
      points: place.points.map((point): LatLon => {
        const [latitude = 0, longitude = 0] = numbers(point);
        return [latitude, longitude];
      }),
      countries: Array.isArray(place.countries) ? place.countries.map(String) : [],
    };
  });
};
