/**
 * Draws the globe of the ECODIP box lid into games/ecodip/page/globe.json: the land of Natural Earth (public domain, 1:110
 * million) and a graticule in orthographic projection, and where the pieces stand. Run it when the view should change:
 * node scripts/build-globe.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoGraticule, geoOrthographic, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import { feature } from 'topojson-client';

const RADIUS = 94;
/** Two units of the drawing make one of the file, so that the figures are short whole numbers. */
const GRAIN = 2;
/** Islands smaller than this, in square units of the file, would be specks. */
const SMALLEST = 8;

const PLACES = { france: [5, 47], russia: [35, 56], congo: [24, -8], china: [95, 38], indian: [62, 6], atlantic: [-12, 28], india: [78, 24] } as const;

const projection = geoOrthographic().scale(RADIUS).translate([0, 0]).rotate([-38, -28, 8]).clipAngle(90).precision(0.6);

type Point = readonly [number, number];

/** The rings or lines of a shape after projection, on the grain, without repeated points. */
const linesOf = (shape: GeoPermissibleObjects): Point[][] => {
  const lines: Point[][] = [];
  const add = (x: number, y: number): void => {
    const point: Point = [Math.round(x * GRAIN), Math.round(y * GRAIN)];
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (last === undefined || last[0] !== point[0] || last[1] !== point[1]) line?.push(point);
  };
  geoPath(projection, {
    beginPath: () => {},
    moveTo: (x, y) => {
      lines.push([]);
      add(x, y);
    },
    lineTo: add,
    closePath: () => {},
    arc: () => {},
  })(shape);
  return lines.filter((line) => line.length > 1);
};

/** Leaves out points within `tolerance` of the line between their neighbours (Ramer, Douglas, Peucker). */
const simplified = (line: readonly Point[], tolerance: number): readonly Point[] => {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  const span = Math.hypot(last[0] - first[0], last[1] - first[1]);
  let farthest = 0;
  let distance = 0;
  for (const [index, [x, y]] of line.entries()) {
    const away =
      span === 0 ? Math.hypot(x - first[0], y - first[1]) : Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / span;
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (distance <= tolerance) return [first, last];
  return [...simplified(line.slice(0, farthest + 1), tolerance), ...simplified(line.slice(farthest), tolerance).slice(1)];
};

const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/** Relative steps are the shortest way to write a path. */
const written = (line: readonly Point[], closed: boolean): string => {
  let [x, y] = [0, 0];
  const steps = line.map(([nextX, nextY], index) => {
    const step = index === 0 ? [nextX, nextY] : [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step.join(' ').replace(' -', '-');
  });
  return `M${steps[0]}l${steps.slice(1).join(' ').replaceAll(' -', '-')}${closed ? 'z' : ''}`;
};

const read = createRequire(import.meta.url).resolve('world-atlas/land-110m.json');
const world = JSON.parse(readFileSync(read, 'utf8'));
const land = linesOf(feature(world, world.objects.land)).filter((ring) => areaOf(ring) >= SMALLEST);
const graticule = linesOf(geoGraticule().step([15, 15])());

const globe = {
  radius: RADIUS,
  grain: GRAIN,
  land: land.map((ring) => written(simplified(ring, 0.5), true)).join(''),
  graticule: graticule.map((line) => written(simplified(line, 1), false)).join(''),
  places: Object.fromEntries(Object.entries(PLACES).map(([name, [longitude, latitude]]) => [name, projection([longitude, latitude])?.map(Math.round)])),
};

const target = new URL('../page/globe.json', import.meta.url);
// Pairs on one line, as the formatter of the house wants them.
const text = JSON.stringify(globe, null, 2).replace(/\[\s+(-?\d+),\s+(-?\d+)\s+\]/g, '[$1, $2]');
writeFileSync(target, `${text}\n`);
console.log(`globe.json: land ${globe.land.length} characters, graticule ${globe.graticule.length}`);
