import { around, cellAt, COLUMNS, latitudeOf, PER_DEGREE, type PlacedProvince } from './grid.ts';
import { NO_SEA, WATER } from './land.ts';

/** A heap of cells by their distance. */
class Queue {
  readonly #keys: number[] = [];
  readonly #cells: number[] = [];

  get size(): number {
    return this.#cells.length;
  }

  #swap(a: number, b: number): void {
    const [keyA = 0, keyB = 0, cellA = 0, cellB = 0] = [this.#keys[a], this.#keys[b], this.#cells[a], this.#cells[b]];
    [this.#keys[a], this.#keys[b], this.#cells[a], this.#cells[b]] = [keyB, keyA, cellB, cellA];
  }

  add(key: number, cell: number): void {
    this.#keys.push(key);
    this.#cells.push(cell);
    for (let at = this.#cells.length - 1; at > 0; ) {
      const above = (at - 1) >> 1;
      if ((this.#keys[above] ?? 0) <= (this.#keys[at] ?? 0)) break;
      this.#swap(at, above);
      at = above;
    }
  }

  take(): { readonly key: number; readonly cell: number } {
    const [key = 0, cell = 0] = [this.#keys[0], this.#cells[0]];
    this.#swap(0, this.#cells.length - 1);
    this.#keys.pop();
    this.#cells.pop();
    for (let at = 0; ; ) {
      let least = at;
      for (const below of [2 * at + 1, 2 * at + 2]) if (below < this.#cells.length && (this.#keys[below] ?? 0) < (this.#keys[least] ?? 0)) least = below;
      if (least === at) return { key, cell };
      this.#swap(at, least);
      at = least;
    }
  }
}

/** No ship passes between two pieces of land that meet at a corner. */
const isSqueezed = (labels: Uint8Array, cell: number, dx: number, dy: number): boolean => {
  if (dx === 0 || dy === 0) return false;
  let water = 0;
  around(cell, false, (other, x, y) => {
    if ((x === dx || y === dy) && labels[other] === WATER) water++;
  });
  return water < 1;
};

/** EC-2.9.3, point 5: water goes to the sea with the nearest point through water; what none reaches is nobody's. */
export const pourSeas = (labels: Uint8Array, provinces: readonly PlacedProvince[]): void => {
  const distance = new Float64Array(labels.length).fill(Number.POSITIVE_INFINITY);
  const owner = new Uint8Array(labels.length).fill(NO_SEA);
  const queue = new Queue();
  for (const [label, { isSea, points, id }] of provinces.entries()) {
    if (!isSea) continue;
    for (const point of points) {
      const cell = cellAt(point);
      if (labels[cell] !== WATER) throw new Error(`${id}: the point ${point.join(' ')} is not in the water`);
      distance[cell] = 0;
      owner[cell] = label;
      queue.add(0, cell);
    }
  }
  while (queue.size > 0) {
    const { key, cell } = queue.take();
    if (key > (distance[cell] ?? 0)) continue;
    const narrow = Math.cos((latitudeOf(Math.floor(cell / COLUMNS) + 0.5) * Math.PI) / 180);
    around(cell, true, (other, dx, dy) => {
      if (labels[other] !== WATER || isSqueezed(labels, cell, dx, dy)) return;
      const next = key + Math.hypot(dx * narrow, dy) / PER_DEGREE;
      if (next >= (distance[other] ?? 0)) return;
      distance[other] = next;
      owner[other] = owner[cell] ?? NO_SEA;
      queue.add(next, other);
    });
  }
  for (let cell = 0; cell < labels.length; cell++) if (labels[cell] === WATER) labels[cell] = owner[cell] ?? NO_SEA;
};
