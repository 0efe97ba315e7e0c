import { type Arc, OUTSIDE, type Raster, simplify, smooth, type Spot, trace, withoutSpecks } from '../../../scripts/tracing.ts';
import { COLUMNS, latitudeOf, longitudeOf, type PlacedProvince, rowOf, WEST } from './grid.ts';
import { NO_LAND } from './land.ts';

/** Units of the drawing for the whole globe; its height follows. */
export const WIDTH = 1330;
/** Units of the file per unit of the drawing, so that its figures are whole. */
export const GRAIN = 10;
/** High enough for the strait between Greenland and Canada. */
const NORTH = 80;
const SOUTH = -56.5;
const TOP = rowOf(NORTH);

const SCALE = WIDTH / (2 * Math.PI);

/** Miller's projection: lands keep their looks, and high latitudes some room. */
const miller = (latitude: number): number => 1.25 * Math.log(Math.tan(Math.PI / 4 + (0.4 * latitude * Math.PI) / 180));

export const projected = (latitude: number, longitude: number): Spot => [
  ((((longitude - WEST) % 360) + 360) % 360) * (WIDTH / 360),
  (miller(NORTH) - miller(latitude)) * SCALE,
];

export const HEIGHT = Math.round((miller(NORTH) - miller(SOUTH)) * SCALE);

/** A corner of the cropped raster, in units of the drawing; the right edge is not the left one. */
export const cornerSpot = ([column, row]: Spot): Spot => [
  (longitudeOf(column) - WEST) * (WIDTH / 360),
  (miller(NORTH) - miller(latitudeOf(row + TOP))) * SCALE,
];

export const cropped = (labels: Uint8Array): Raster => {
  const height = Math.round(rowOf(SOUTH)) - TOP;
  return { width: COLUMNS, height, cells: labels.slice(TOP * COLUMNS, (TOP + height) * COLUMNS) };
};

/** Islands with fewer cells than this would be specks, and lakes with fewer than that. */
const LEAST_ISLAND = 5;
const LEAST_WATER = 30;

export const cleaned = (raster: Raster, provinces: readonly PlacedProvince[]): Raster =>
  withoutSpecks(raster, (label) => (provinces[label]?.isSea === false || label === NO_LAND ? LEAST_ISLAND : LEAST_WATER));

/** Where the map is read enlarged, curves keep more of their points: Europe, Japan, the Caribbean, South-East Asia. */
const CLOSE = [
  { west: -12, east: 44, south: 33, north: 63 },
  { west: 124, east: 147, south: 29, north: 46 },
  { west: -104, east: -56, south: 6, north: 28 },
  { west: 91, east: 153, south: -12, north: 24 },
];

const isClose = ([column, row]: Spot): boolean => {
  const [latitude, longitude] = [latitudeOf(row + TOP), longitudeOf(column)];
  return CLOSE.some(({ west, east, south, north }) => longitude > west && longitude < east && latitude > south && latitude < north);
};

const isOfFrame = ({ left, right }: Arc): boolean => left === OUTSIDE || right === OUTSIDE;

/** A curve in units of the file, without stairs and without needless points. */
const finished = (arc: Arc, provinces: readonly PlacedProvince[]): Arc => {
  const closed = arc.points[0]?.join() === arc.points.at(-1)?.join();
  const isSea = [arc.left, arc.right].every((label) => provinces[label]?.isSea === true);
  const close = isClose(arc.points[Math.floor(arc.points.length / 2)] ?? [0, 0]);
  const round = isOfFrame(arc) ? arc.points : smooth(arc.points, isSea ? 30 : 2);
  const spots = round.map(cornerSpot);
  const kept = simplify(spots, isSea ? 1.2 : close ? 0.07 : 0.3, closed ? 5 : 2);
  return { ...arc, points: kept.map(([x, y]): Spot => [Math.round(x * GRAIN), Math.round(y * GRAIN)]) };
};

export const curvesOf = (raster: Raster, provinces: readonly PlacedProvince[]): { readonly traced: readonly Arc[]; readonly drawn: readonly Arc[] } => {
  const traced = trace(raster);
  return { traced, drawn: traced.map((arc) => finished(arc, provinces)) };
};

/** The cells on the left and on the right of the first step of a curve. */
const besideStart = ({ points }: Arc, width: number): readonly number[] => {
  const [[x, y] = [0, 0], [nextX, nextY] = [0, 0]] = points;
  const [dx, dy] = [nextX - x, nextY - y];
  const [column, row] = [dx === 0 ? x : Math.min(x, nextX), dy === 0 ? y : Math.min(y, nextY)];
  const across = dx === 0 ? 1 : width;
  const cell = row * width + column;
  return [cell, cell - across];
};

/** Whether a curve runs round a piece that makes no border. */
export const isDecorative = (arc: Arc, { width }: Raster, isDecoration: Uint8Array): boolean =>
  besideStart(arc, width).some((cell) => isDecoration[cell] === 1);
