/**
 * Draws the standard map of Diplomacy into src/web/screens/adjudicator/standard-map.data.json: coasts and frontiers of Natural
 * Earth (public domain, 1:50 million), cut into the 75 provinces around the points of standard-map-places.ts. It stops when a
 * province has no shape or stands outside its own, and lists borders that the drawing has and the game has not, and the reverse.
 * node scripts/build-standard-map.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { geoConicConformal, type GeoPermissibleObjects, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { standardBoard } from '#diplomacy/standard.ts';
import {
  COAST_PLACES,
  COUNTRIES,
  COUNTRIES_BY_NAME,
  LABEL_PLACES,
  LAND_POINTS,
  NOBODY,
  type Point,
  pointsOf,
  SEA_POINTS,
  STRAITS,
  UNIT_PLACES,
} from './standard-map-places.ts';
import { type Arc, fillRings, labelAt, OUTSIDE, type Raster, ringsOf, simplify, smooth, type Spot, trace, withoutSpecks, written } from './tracing.ts';

const WIDTH = 1000;
const HEIGHT = 930;
/** Cells of the raster per unit of the drawing. */
const CELLS = 2;
/** Units of the file per unit of the drawing, so that its figures are whole. */
const GRAIN = 4;
/** Islands and scraps below this many square units are left out. */
const SMALLEST = 22;

const board = standardBoard();
const ids = board.provinces.map(({ id }) => id);
const NO_LAND = ids.length;
const NO_SEA = ids.length + 1;

const projection = geoConicConformal().parallels([38, 62]).rotate([-13, 0]).center([0, 51.2]).scale(1330).translate([478, 515]).precision(0.2);

const projected = (point: Point): Spot => {
  const [x = 0, y = 0] = projection([...point]) ?? [];
  return [x, y];
};

/** The rings of a country in cells of the raster. */
const ringsIn = (shape: GeoPermissibleObjects): readonly Spot[][] => {
  const rings: Spot[][] = [];
  geoPath(projection, {
    beginPath: () => {},
    moveTo: (x, y) => void rings.push([[x * CELLS, y * CELLS]]),
    lineTo: (x, y) => void rings.at(-1)?.push([x * CELLS, y * CELLS]),
    closePath: () => {},
    arc: () => {},
  })(shape);
  return rings;
};

const [columns, rows] = [WIDTH * CELLS, HEIGHT * CELLS];

const fill = (rings: readonly (readonly Spot[])[], paint: (cell: number) => void): void =>
  fillRings(rings, rows, (row, from, to) => {
    for (let x = Math.max(0, from); x < Math.min(columns, to); x++) paint(row * columns + x);
  });

interface Seed {
  readonly label: number;
  readonly spot: Spot;
}

const labelOf = (id: string, nobody: number): number => (id === NOBODY ? nobody : ids.indexOf(id));
const seedsOf = (points: Readonly<Record<string, string>>, only: readonly string[], nobody: number): readonly Seed[] =>
  only.flatMap((id) => pointsOf(points[id] ?? '').map((point): Seed => ({ label: labelOf(id, nobody), spot: projected(point) })));

/** Frontiers that follow no real one should not look ruled. */
const meander = (x: number, y: number): Spot => [
  x + 3.2 * Math.sin(y / 9.7 + x / 31) + 1.9 * Math.sin(y / 4.3 - x / 7.1),
  y + 3.2 * Math.sin(x / 8.9 - y / 27) + 1.9 * Math.sin(x / 4.7 + y / 6.3),
];

const nearest = (seeds: readonly Seed[], [x, y]: Spot): number => {
  let best = NO_LAND;
  let distance = Number.POSITIVE_INFINITY;
  for (const { label, spot } of seeds) {
    const away = (spot[0] - x) ** 2 + (spot[1] - y) ** 2;
    if (away < distance) [best, distance] = [label, away];
  }
  return best;
};

const paintMap = (): { readonly raster: Raster; readonly straits: Raster } => {
  const cells = new Uint8Array(columns * rows).fill(OUTSIDE);
  const world = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8'));
  for (const country of world.objects.countries.geometries) {
    const seeds = seedsOf(LAND_POINTS, COUNTRIES[country.id] ?? COUNTRIES_BY_NAME[country.properties.name] ?? [], NO_LAND);
    fill(ringsIn(feature(world, country)), (cell) => {
      const spot = meander((cell % columns) / CELLS, Math.floor(cell / columns) / CELLS);
      cells[cell] = nearest(seeds, spot);
    });
  }
  const seas = seedsOf(SEA_POINTS, Object.keys(SEA_POINTS), NO_SEA);
  const isWater = new Uint8Array(cells.length);
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== OUTSIDE) continue;
    const [x, y] = [(cell % columns) / CELLS, Math.floor(cell / columns) / CELLS];
    cells[cell] = nearest(seas, [x, y]);
    isWater[cell] = 1;
  }
  const straits = new Uint8Array(cells.length);
  for (const { province, around, shown } of STRAITS)
    fill(
      [
        pointsOf(around)
          .map(projected)
          .map(([x, y]): Spot => [x * CELLS, y * CELLS]),
      ],
      (cell) => {
        if (isWater[cell] !== 1) return;
        cells[cell] = ids.indexOf(province);
        straits[cell] = shown ? 1 : 0;
      },
    );
  const clean = withoutSpecks({ width: columns, height: rows, cells }, () => SMALLEST * CELLS ** 2);
  return { raster: clean, straits: { width: columns, height: rows, cells: straits } };
};

const isOfFrame = ({ left, right }: Arc): boolean => left === OUTSIDE || right === OUTSIDE;

/** A curve in units of the file, without stairs and without needless points. */
const finished = (arc: Arc): Arc => {
  const closed = arc.points[0]?.join() === arc.points.at(-1)?.join();
  const isSea = [arc.left, arc.right].every((label) => board.provinces[label]?.kind === 'sea');
  const round = isOfFrame(arc) ? arc.points : smooth(arc.points, isSea ? 24 : 3);
  const scaled = round.map(([x, y]): Spot => [(x / CELLS) * GRAIN, (y / CELLS) * GRAIN]);
  const kept = simplify(scaled, 0.5 * GRAIN ** 2, closed ? 5 : 2);
  return { ...arc, points: kept.map(([x, y]): Spot => [Math.round(x), Math.round(y)]) };
};

/** How far each cell is from the next label, in cells (chamfer distance). */
const depths = (raster: Raster): Float32Array => {
  const { width, height } = raster;
  const depth = new Float32Array(width * height);
  const pass = (x: number, y: number, around: readonly (readonly [number, number, number])[]): void => {
    const label = labelAt(raster, x, y);
    const cell = y * width + x;
    for (const [dx, dy, cost] of around) {
      const other = labelAt(raster, x + dx, y + dy);
      const reach = other === label ? (depth[(y + dy) * width + x + dx] ?? 0) + cost : 1;
      depth[cell] = Math.min(depth[cell] ?? 0, reach);
    }
  };
  depth.fill(1e6);
  const [D1, D2] = [1, Math.SQRT2];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      pass(x, y, [
        [-1, 0, D1],
        [0, -1, D1],
        [-1, -1, D2],
        [1, -1, D2],
      ]);
  for (let y = height - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--)
      pass(x, y, [
        [1, 0, D1],
        [0, 1, D1],
        [1, 1, D2],
        [-1, 1, D2],
      ]);
  return depth;
};

/** How deep a unit need stand at most, in units of the drawing; deeper is no better. */
const DEEP = 26;

/** The middle of each shape, in cells. */
const middles = ({ cells }: Raster): readonly Spot[] => {
  const [xs, ys, counts] = [new Float64Array(ids.length), new Float64Array(ids.length), new Float64Array(ids.length)];
  for (const [cell, label] of cells.entries()) {
    if (label >= ids.length) continue;
    xs[label] = (xs[label] ?? 0) + (cell % columns);
    ys[label] = (ys[label] ?? 0) + Math.floor(cell / columns);
    counts[label] = (counts[label] ?? 0) + 1;
  }
  return ids.map((_, label): Spot => [(xs[label] ?? 0) / (counts[label] ?? 1), (ys[label] ?? 0) / (counts[label] ?? 1)]);
};

/** Where a unit stands: deep inside, and there as near as can be to the middle of the shape. */
const unitSpots = (raster: Raster): readonly Spot[] => {
  const depth = depths(raster);
  const middle = middles(raster);
  const scores = new Float64Array(ids.length).fill(Number.NEGATIVE_INFINITY);
  const spots: Spot[] = ids.map(() => [0, 0]);
  for (const [cell, label] of raster.cells.entries()) {
    const goal = middle[label];
    if (goal === undefined) continue;
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    const score = Math.min((depth[cell] ?? 0) / CELLS, DEEP) - (Math.hypot(x - goal[0], y - goal[1]) / CELLS) * 0.12;
    if (score <= (scores[label] ?? 0)) continue;
    scores[label] = score;
    spots[label] = [x / CELLS, y / CELLS];
  }
  return ids.map((id, label) => (UNIT_PLACES[id] === undefined ? (spots[label] ?? [0, 0]) : projected(UNIT_PLACES[id])));
};

/** Beside the unit where most of the letters stand on their own ground: below, above, right, left. */
const labelSpot = (raster: Raster, label: number, [x, y]: Spot): Spot => {
  const half = board.provinces[label]?.centre === true ? 17 : 11;
  const tries: readonly Spot[] = [
    [x, y + 17],
    [x, y - 14],
    [x + half + 13, y + 3],
    [x - half - 13, y + 3],
    [x + 8, y + 17],
    [x - 8, y + 17],
    [x + 8, y - 14],
    [x - 8, y - 14],
  ];
  const fits = ([cx, cy]: Spot): number => {
    let own = 0;
    for (let dx = -half; dx <= half; dx++)
      for (let dy = -8; dy <= 1; dy++) if (labelAt(raster, Math.round((cx + dx) * CELLS), Math.round((cy + dy) * CELLS)) === label) own++;
    return own;
  };
  return tries.reduce((best, spot) => (fits(spot) > fits(best) * 1.08 ? spot : best));
};

const rounded = ([x, y]: Spot): Spot => [Math.round(x), Math.round(y)];

const isOn = (raster: Raster, label: number, [x, y]: Spot): boolean => labelAt(raster, Math.round(x * CELLS), Math.round(y * CELLS)) === label;

const check = (raster: Raster, units: readonly Spot[]): void => {
  for (const [label, id] of ids.entries()) {
    if (!raster.cells.includes(label)) throw new Error(`${id} has no shape`);
    if (!isOn(raster, label, units[label] ?? [0, 0])) throw new Error(`${id} stands outside its shape`);
  }
};

/** Borders of the game that the drawing has not, and the reverse. */
const compareBorders = (arcs: readonly Arc[]): void => {
  const pair = (a: string, b: string): string => [a, b].toSorted().join('–');
  const drawn = new Set(arcs.flatMap(({ left, right }) => (ids[left] === undefined || ids[right] === undefined ? [] : [pair(ids[left], ids[right])])));
  const played = new Set(
    board.provinces.flatMap(({ id, army = [], fleet = [] }) => {
      // One list, or one for each coast.
      const sailing = Object.values<string | readonly string[]>(fleet).flat();
      return [...army, ...sailing.map((place) => place.slice(0, 3))].map((other) => pair(id, other));
    }),
  );
  console.log('in the game, not on the drawing:', [...played].filter((one) => !drawn.has(one)).join(' ') || 'none');
  console.log('on the drawing, not in the game:', [...drawn].filter((one) => !played.has(one)).join(' ') || 'none');
};

const { raster, straits } = paintMap();
const arcs = trace(raster).map(finished);
const water = trace(straits)
  .filter((arc) => !isOfFrame(arc))
  .map(finished);
const units = unitSpots(raster).map(rounded);
const labels = units.map((spot, label) => {
  const given = LABEL_PLACES[ids[label] ?? ''];
  return rounded(given === undefined ? labelSpot(raster, label, spot) : projected(given));
});
check(raster, units);
const afloat = ids.filter((_, label) => board.provinces[label]?.kind !== 'sea' && !isOn(raster, label, labels[label] ?? [0, 0]));
console.log('names in the water:', afloat.join(' ') || 'none');
compareBorders(arcs);

const data = {
  width: WIDTH,
  height: HEIGHT,
  grain: GRAIN,
  arcs: arcs.map(written),
  sides: arcs.map(({ left, right }) => `${ids[left] ?? (left === OUTSIDE ? 'frame' : NOBODY)} ${ids[right] ?? (right === OUTSIDE ? 'frame' : NOBODY)}`),
  shapes: Object.fromEntries(ids.map((id, label) => [id, ringsOf(arcs, label).map((ring) => ring.join(' '))])),
  desert: ringsOf(arcs, NO_LAND).map((ring) => ring.join(' ')),
  straits: water.map(written),
  units: Object.fromEntries(ids.map((id, label) => [id, units[label]])),
  labels: Object.fromEntries(ids.map((id, label) => [id, labels[label]])),
  coasts: Object.fromEntries(Object.entries(COAST_PLACES).map(([place, point]) => [place, rounded(projected(point))])),
  afloat,
};

const text = `${JSON.stringify(data, null, 2).replace(/\[\s+(-?\d+),\s+(-?\d+)\s+\]/g, '[$1, $2]')}\n`;
writeFileSync(new URL('../src/web/screens/adjudicator/standard-map.data.json', import.meta.url), text);
console.log(`${arcs.length} curves, ${text.length} characters, ${gzipSync(text).length} gzipped`);
