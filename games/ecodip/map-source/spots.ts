import { labelAt, type Raster, type Spot } from '../../../scripts/tracing.ts';
import { cornerSpot, HEIGHT, WIDTH } from './drawing.ts';

/** No deeper inside than this, in units of the drawing, is better for a unit. */
const DEEP = 15;
/** Names and units stay this far from the frame. */
const MARGIN = 15;

const middleSpot = (column: number, row: number): Spot => cornerSpot([column + 0.5, row + 0.5]);

/** How far each cell is from the next label, in units of the drawing (chamfer distance). */
export const depths = (raster: Raster): Float32Array => {
  const { width, height } = raster;
  const depth = new Float32Array(width * height).fill(1e6);
  const across = WIDTH / width;
  const downs = Float64Array.from({ length: height }, (_, row) => cornerSpot([0, row + 1])[1] - cornerSpot([0, row])[1]);
  const pass = (x: number, y: number, way: 1 | -1): void => {
    const label = labelAt(raster, x, y);
    const cell = y * width + x;
    const down = downs[y] ?? 1;
    const steps = [
      [-way, 0, across],
      [0, -way, down],
      [-way, -way, Math.hypot(across, down)],
      [way, -way, Math.hypot(across, down)],
    ] as const;
    for (const [dx, dy, cost] of steps) {
      const reach = labelAt(raster, x + dx, y + dy) === label ? (depth[(y + dy) * width + x + dx] ?? 0) + cost : across;
      if (reach < (depth[cell] ?? 0)) depth[cell] = reach;
    }
  };
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) pass(x, y, 1);
  for (let y = height - 1; y >= 0; y--) for (let x = width - 1; x >= 0; x--) pass(x, y, -1);
  return depth;
};

/** Labels with two halves when a province is drawn at both edges. */
const keyOf = (raster: Raster, cell: number, isDoubled: (label: number) => boolean): string => {
  const label = raster.cells[cell] ?? 0;
  return isDoubled(label) ? `${label}${cell % raster.width < raster.width / 2 ? 'w' : 'e'}` : String(label);
};

/** Where a unit stands: deep inside, and there as near as can be to the middle of the shape; by label, with `w` and `e` for doubled ones. */
export const unitSpots = (raster: Raster, depth: Float32Array, isDoubled: (label: number) => boolean, isDecoration: Uint8Array): ReadonlyMap<string, Spot> => {
  const sums = new Map<string, [number, number, number]>();
  const each = (visit: (key: string, spot: Spot, depth: number) => void): void => {
    for (let cell = 0; cell < raster.cells.length; cell++) {
      const spot = middleSpot(cell % raster.width, Math.floor(cell / raster.width));
      const inside = spot[0] > MARGIN && spot[0] < WIDTH - MARGIN && spot[1] > MARGIN && spot[1] < HEIGHT - MARGIN;
      if (inside && isDecoration[cell] !== 1) visit(keyOf(raster, cell, isDoubled), spot, depth[cell] ?? 0);
    }
  };
  each((key, [x, y], deep) => {
    const sum = sums.get(key) ?? [0, 0, 0];
    sums.set(key, [sum[0] + x * deep, sum[1] + y * deep, sum[2] + deep]);
  });
  const best = new Map<string, { readonly spot: Spot; readonly score: number }>();
  each((key, spot, deep) => {
    const [x = 0, y = 0, weight = 1] = sums.get(key) ?? [];
    const score = Math.min(deep, DEEP) - Math.hypot(spot[0] - x / weight, spot[1] - y / weight) * 0.12;
    if (score > (best.get(key)?.score ?? Number.NEGATIVE_INFINITY)) best.set(key, { spot, score });
  });
  return new Map([...best].map(([key, { spot }]) => [key, spot]));
};

/** A fleet on a coast need be no farther from the water than this. */
const ASHORE = 2.5;

/** Where a fleet stands on one of several coasts: inside, between the unit's spot and the shore of its seas. */
export const coastSpot = (raster: Raster, depth: Float32Array, label: number, seas: ReadonlySet<number>, from: Spot): Spot => {
  const own: { readonly spot: Spot; readonly deep: number }[] = [];
  const shore: Spot[] = [];
  for (let cell = 0; cell < raster.cells.length; cell++) {
    if (raster.cells[cell] !== label) continue;
    const [x, y] = [cell % raster.width, Math.floor(cell / raster.width)];
    own.push({ spot: middleSpot(x, y), deep: Math.min(depth[cell] ?? 0, ASHORE) });
    const beside = [labelAt(raster, x + 1, y), labelAt(raster, x - 1, y), labelAt(raster, x, y + 1), labelAt(raster, x, y - 1)];
    if (beside.some((other) => seas.has(other))) shore.push(middleSpot(x, y));
  }
  const middle: Spot = [shore.reduce((sum, [x]) => sum + x, 0) / shore.length, shore.reduce((sum, [, y]) => sum + y, 0) / shore.length];
  const away = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const landing = shore.reduce((best, spot) => (away(spot, middle) < away(best, middle) ? spot : best), shore[0] ?? from);
  const goal: Spot = [from[0] + (landing[0] - from[0]) * 0.86, from[1] + (landing[1] - from[1]) * 0.86];
  const cost = ({ spot, deep }: { readonly spot: Spot; readonly deep: number }): number => away(spot, goal) - deep;
  return own.reduce((best, one) => (cost(one) < cost(best) ? one : best)).spot;
};
