import type { Box } from '#web/kit/svg/map/box.ts';
import type { PlainKey } from '#kernel/words.ts';
import type { words } from './words.ts';

/** The four dense regions that plates enlarge (EC-2.9.3, point 8), as parts of the drawing. */
export interface Plate {
  readonly number: number;
  readonly name: PlainKey<typeof words> & `plate.${string}`;
  /** On a button. */
  readonly short: PlainKey<typeof words> & `plate.${string}`;
  readonly box: Box;
}

/** Units of the drawing per degree of longitude, from the cut at 169° W. */
const PER_DEGREE = 1330 / 360;
const east = (longitude: number): number => (longitude + 169) * PER_DEGREE;

const plate = (number: number, name: 'europe' | 'japan' | 'caribbean' | 'asia', west: number, limit: number, y: number, height: number): Plate => ({
  number,
  name: `plate.${name}`,
  short: `plate.${name}.short`,
  box: { x: east(west), y, width: (limit - west) * PER_DEGREE, height },
});

/** Chosen so that no unit stands on an edge, where it would be cut. */
export const PLATES: readonly Plate[] = [
  plate(1, 'europe', -11.4, 42.3, 115, 148),
  plate(2, 'japan', 124.4, 144.5, 205, 84),
  plate(3, 'caribbean', -103.5, -57, 282, 83.5),
  plate(4, 'asia', 92, 155.5, 323, 99),
];

/** The parts that the world leaves to its plates. */
export const PLATE_BOXES: readonly Box[] = PLATES.map(({ box }) => box);
