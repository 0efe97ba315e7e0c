import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ExtendedFeature } from 'd3-geo';
import { feature } from 'topojson-client';
import { around, cellAt, closeness, COLUMNS, fill, middleOf, type PlacedProvince, ROWS, vectorOf } from './grid.ts';

/** Labels beside those of the provinces, which are their numbers. */
export const NO_LAND = 252;
export const NO_SEA = 253;
export const WATER = 254;

/** EC-2.9.3, point 3: the coast of Congo-Kinshasa and Cabinda goes to Gabon, so that Zaire has none. */
const CORRECTION = { countries: new Set(['Dem. Rep. Congo', 'Angola']), south: -6.2, north: -3.9, west: 11.5, east: 13, to: 'gab' };

export interface Land {
  readonly labels: Uint8Array;
  /** Cells of pieces without a point of their province: they have its colour and make no border (EC-2.9.3, point 4). */
  readonly isDecoration: Uint8Array;
}

interface Country {
  readonly name: string;
  readonly polygons: readonly (readonly (readonly (readonly number[])[])[])[];
}

const polygonsOf = ({ geometry }: ExtendedFeature): Country['polygons'] => {
  if (geometry?.type === 'Polygon') return [geometry.coordinates];
  return geometry?.type === 'MultiPolygon' ? geometry.coordinates : [];
};

const readCountries = (): readonly Country[] => {
  const world = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8'));
  const countries: Country[] = [];
  for (const country of world.objects.countries.geometries) countries.push({ name: country.properties.name, polygons: polygonsOf(feature(world, country)) });
  return countries;
};

/** Point 2: each cell of a country goes to the nearest of the provinces made of it. */
const paintCountries = (
  provinces: readonly PlacedProvince[],
): { readonly labels: Uint8Array; readonly country: Uint16Array; readonly names: readonly string[] } => {
  const labels = new Uint8Array(COLUMNS * ROWS).fill(WATER);
  const country = new Uint16Array(COLUMNS * ROWS);
  const countries = readCountries();
  const names = ['', ...countries.map(({ name }) => name)];
  const gabon = provinces.findIndex(({ id }) => id === CORRECTION.to);
  for (const [index, { name, polygons }] of countries.entries()) {
    const seeds = provinces.flatMap((province, label) =>
      province.countries.includes(name) ? province.points.map((point) => ({ label, vector: vectorOf(point) })) : [],
    );
    const nearest = (cell: number): number => {
      const place = middleOf(cell);
      const { countries: corrected, south, north, west, east } = CORRECTION;
      if (corrected.has(name) && place[0] > south && place[0] < north && place[1] > west && place[1] < east) return gabon;
      const vector = vectorOf(place);
      let [best, most] = [NO_LAND, -2];
      for (const seed of seeds) {
        const close = closeness(seed.vector, vector);
        if (close > most) [best, most] = [seed.label, close];
      }
      return best;
    };
    for (const polygon of polygons)
      fill(polygon, (cell) => {
        labels[cell] = nearest(cell);
        country[cell] = index + 1;
      });
  }
  return { labels, country, names };
};

interface Piece {
  readonly label: number;
  readonly cells: readonly number[];
  readonly hasPoint: boolean;
}

const pieceFrom = (labels: Uint8Array, origin: number, seen: Uint8Array, points: ReadonlySet<number>): Piece => {
  const label = labels[origin] ?? WATER;
  const cells = [origin];
  let hasPoint = false;
  seen[origin] = 1;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] ?? 0;
    if (points.has(cell)) hasPoint = true;
    around(cell, true, (other) => {
      if (seen[other] === 1 || labels[other] !== label) return;
      seen[other] = 1;
      cells.push(other);
    });
  }
  return { label, cells, hasPoint };
};

/** Connected pieces of provinces, corners included. */
const piecesOf = (labels: Uint8Array, provinces: readonly PlacedProvince[]): readonly Piece[] => {
  const seen = new Uint8Array(labels.length);
  const points = provinces.map((province) => new Set(province.points.map(cellAt)));
  const pieces: Piece[] = [];
  for (let cell = 0; cell < labels.length; cell++) {
    const own = points[labels[cell] ?? WATER];
    if (own !== undefined && seen[cell] === 0) pieces.push(pieceFrom(labels, cell, seen, own));
  }
  return pieces;
};

/** Whom a piece without a point joins: the neighbour with the longest border, first of all among those made of its country. */
const hostOf = (piece: Piece, labels: Uint8Array, isOfCountry: (label: number, cell: number) => boolean, provinces: number): number | undefined => {
  const borders = new Map<number, number>();
  const own = new Set<number>();
  for (const cell of piece.cells)
    around(cell, false, (other) => {
      const label = labels[other] ?? WATER;
      if (label === piece.label || label >= provinces) return;
      borders.set(label, (borders.get(label) ?? 0) + 1);
      if (isOfCountry(label, cell)) own.add(label);
    });
  const among = [...borders].filter(([label]) => own.size === 0 || own.has(label));
  return among.toSorted(([, a], [, b]) => b - a)[0]?.[0];
};

/** Point 4: stray pieces join a neighbour by land, smallest first, until none is left; islands without a point are decoration. */
export const makeLand = (provinces: readonly PlacedProvince[]): Land => {
  const { labels, country, names } = paintCountries(provinces);
  const isOfCountry = (label: number, cell: number): boolean => provinces[label]?.countries.includes(names[country[cell] ?? 0] ?? '') ?? false;
  let pieces = piecesOf(labels, provinces);
  for (let changed = true; changed; ) {
    changed = false;
    for (const piece of pieces.filter(({ hasPoint }) => !hasPoint).toSorted((a, b) => a.cells.length - b.cells.length)) {
      const host = hostOf(piece, labels, isOfCountry, provinces.length);
      if (host === undefined) continue;
      for (const cell of piece.cells) labels[cell] = host;
      changed = true;
      break;
    }
    if (changed) pieces = piecesOf(labels, provinces);
  }
  const isDecoration = new Uint8Array(labels.length);
  for (const { cells, hasPoint } of pieces) if (!hasPoint) for (const cell of cells) isDecoration[cell] = 1;
  return { labels, isDecoration };
};
