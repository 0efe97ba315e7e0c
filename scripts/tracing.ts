/** Turns a raster of labels into shared arcs: neighbours share every curve, so that no gap can appear between them. */

export type Spot = readonly [number, number];

export interface Raster {
  readonly width: number;
  readonly height: number;
  /** One label per cell, row by row. */
  readonly cells: Uint8Array;
}

/** A curve between two labels. Walking along it, `left` lies on the left hand. */
export interface Arc {
  readonly left: number;
  readonly right: number;
  readonly points: readonly Spot[];
}

/** The label of what lies outside the raster. */
export const OUTSIDE = 255;

export const labelAt = ({ width, height, cells }: Raster, x: number, y: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? OUTSIDE : (cells[y * width + x] ?? OUTSIDE);

/** East, south, west, north, with the cells on the left and on the right of a step that way from a corner. */
const STEPS = [
  { dx: 1, dy: 0, left: [0, -1], right: [0, 0] },
  { dx: 0, dy: 1, left: [0, 0], right: [-1, 0] },
  { dx: -1, dy: 0, left: [-1, 0], right: [-1, -1] },
  { dx: 0, dy: -1, left: [-1, -1], right: [0, -1] },
] as const;

const sides = (raster: Raster, x: number, y: number, direction: number): readonly [number, number] => {
  const step = STEPS[direction % 4] ?? STEPS[0];
  return [labelAt(raster, x + step.left[0], y + step.left[1]), labelAt(raster, x + step.right[0], y + step.right[1])];
};

const isEdge = (raster: Raster, x: number, y: number, direction: number): boolean => {
  const [left, right] = sides(raster, x, y, direction);
  return left !== right;
};

const degree = (raster: Raster, x: number, y: number): number => [0, 1, 2, 3].filter((direction) => isEdge(raster, x, y, direction)).length;

/** All curves of a raster, from junction to junction or closed. */
export const trace = (raster: Raster): readonly Arc[] => {
  const { width, height } = raster;
  const columns = width + 1;
  const used = new Uint8Array(columns * (height + 1));
  const arcs: Arc[] = [];
  const walk = (startX: number, startY: number, first: number): void => {
    const [left, right] = sides(raster, startX, startY, first);
    const points: Spot[] = [[startX, startY]];
    let [x, y, direction] = [startX, startY, first];
    while (true) {
      const { dx, dy } = STEPS[direction] ?? STEPS[0];
      used[y * columns + x] = (used[y * columns + x] ?? 0) | (1 << direction);
      x += dx;
      y += dy;
      const back = (direction + 2) % 4;
      used[y * columns + x] = (used[y * columns + x] ?? 0) | (1 << back);
      points.push([x, y]);
      if ((x === startX && y === startY) || degree(raster, x, y) !== 2) break;
      direction = [0, 1, 2, 3].find((next) => next !== back && isEdge(raster, x, y, next)) ?? back;
    }
    arcs.push({ left, right, points });
  };
  const start = (onlyJunctions: boolean): void => {
    for (let y = 0; y <= height; y++)
      for (let x = 0; x <= width; x++) {
        const edges = degree(raster, x, y);
        if (edges === 0 || (onlyJunctions && edges === 2)) continue;
        for (let direction = 0; direction < 4; direction++)
          if (isEdge(raster, x, y, direction) && ((used[y * columns + x] ?? 0) & (1 << direction)) === 0) walk(x, y, direction);
      }
  };
  start(true);
  start(false);
  return arcs;
};

/** Takes the stairs out of a curve, its ends fixed. */
export const smooth = (points: readonly Spot[], passes: number): readonly Spot[] => {
  let line = points;
  for (let pass = 0; pass < passes; pass++)
    line = line.map((point, index) => {
      const [before, after] = [line[index - 1], line[index + 1]];
      return before === undefined || after === undefined ? point : [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
    });
  return line;
};

const triangle = (a: Spot, b: Spot, c: Spot): number => Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;

/** Leaves out the points that matter least, by the area they span with their neighbours (Visvalingam). */
export const simplify = (points: readonly Spot[], threshold: number, keep: number): readonly Spot[] => {
  const line = [...points];
  while (line.length > keep) {
    let least = -1;
    let smallest = threshold;
    for (let i = 1; i < line.length - 1; i++) {
      const [a, b, c] = [line[i - 1], line[i], line[i + 1]];
      if (a === undefined || b === undefined || c === undefined) continue;
      const area = triangle(a, b, c);
      if (area < smallest) [least, smallest] = [i, area];
    }
    if (least < 0) break;
    line.splice(least, 1);
  }
  return line;
};

/** The rings of a label as numbers of arcs; −1 − n is arc n backwards. */
export const ringsOf = (arcs: readonly Arc[], label: number): readonly (readonly number[])[] => {
  const key = (spot: Spot | undefined): string => (spot === undefined ? '' : spot.join());
  const ways = arcs.flatMap(({ left, right, points }, index) => {
    if (left === label) return [{ index, from: key(points[0]), to: key(points.at(-1)) }];
    return right === label ? [{ index: -1 - index, from: key(points.at(-1)), to: key(points[0]) }] : [];
  });
  const waiting = new Set(ways);
  const rings: number[][] = [];
  for (const first of ways) {
    if (!waiting.delete(first)) continue;
    const ring = [first.index];
    let { to } = first;
    while (to !== first.from) {
      const next = [...waiting].find(({ from }) => from === to);
      if (next === undefined) throw new Error(`the ring of ${label} does not close`);
      waiting.delete(next);
      ring.push(next.index);
      ({ to } = next);
    }
    rings.push(ring);
  }
  return rings;
};

/** Pieces of a label with fewer cells than `least` go to the neighbour they touch most; the largest piece always stays. */
export const withoutSpecks = (raster: Raster, least: (label: number) => number): Raster => {
  const { width, height } = raster;
  const cells = Uint8Array.from(raster.cells);
  const seen = new Uint8Array(cells.length);
  const pieces: { readonly label: number; readonly cells: readonly number[]; readonly around: number }[] = [];
  for (let origin = 0; origin < cells.length; origin++) {
    if (seen[origin] === 1) continue;
    const label = cells[origin] ?? OUTSIDE;
    const piece = [origin];
    const touches = new Map<number, number>();
    seen[origin] = 1;
    for (let i = 0; i < piece.length; i++) {
      const cell = piece[i] ?? 0;
      const [x, y] = [cell % width, Math.floor(cell / width)];
      for (const { dx, dy } of STEPS) {
        const other = labelAt(raster, x + dx, y + dy);
        const next = (y + dy) * width + x + dx;
        if (other !== label) touches.set(other, (touches.get(other) ?? 0) + 1);
        else if (seen[next] === 0) {
          seen[next] = 1;
          piece.push(next);
        }
      }
    }
    touches.delete(OUTSIDE);
    const [most] = [...touches].toSorted(([, a], [, b]) => b - a);
    pieces.push({ label, cells: piece, around: most?.[0] ?? label });
  }
  for (const piece of pieces) {
    const largest = pieces.every((other) => other.label !== piece.label || other.cells.length <= piece.cells.length);
    if (!largest && piece.cells.length < least(piece.label)) for (const cell of piece.cells) cells[cell] = piece.around;
  }
  return { width, height, cells };
};

/** Calls back for each run of cells whose middles lie inside the rings (even–odd), which are in cells and may reach far beyond the raster. */
export const fillRings = (rings: readonly (readonly Spot[])[], rows: number, paint: (row: number, from: number, to: number) => void): void => {
  const crossings = new Map<number, number[]>();
  for (const ring of rings)
    for (const [index, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
      for (let row = Math.max(0, Math.ceil(Math.min(y1, y2) - 0.5)); row < Math.min(rows, Math.ceil(Math.max(y1, y2) - 0.5)); row++) {
        const list = crossings.get(row) ?? [];
        list.push(x1 + ((row + 0.5 - y1) / (y2 - y1)) * (x2 - x1));
        crossings.set(row, list);
      }
    }
  for (const [row, list] of crossings) {
    list.sort((a, b) => a - b);
    for (let i = 0; i + 1 < list.length; i += 2) paint(row, Math.ceil((list[i] ?? 0) - 0.5), Math.ceil((list[i + 1] ?? 0) - 0.5));
  }
};

/** The first point, then steps. */
export const written = ({ points }: Arc): string => {
  let [x, y] = [0, 0];
  return points
    .map(([nextX, nextY]) => {
      const step = `${nextX - x} ${nextY - y}`;
      [x, y] = [nextX, nextY];
      return step;
    })
    .join(' ');
};
