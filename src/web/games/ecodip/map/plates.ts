import type { Box } from './geometry.ts';
import type { fr } from './words.fr.ts';

/** The four dense regions that plates enlarge (EC-2.9.3, point 8), as parts of the drawing. */
export interface Plate {
  readonly number: number;
  readonly name: keyof typeof fr & `plate.${string}`;
  readonly box: Box;
}

/** Units of the drawing per degree of longitude, from the cut at 169° W. */
const PER_DEGREE = 1330 / 360;
const east = (longitude: number): number => (longitude + 169) * PER_DEGREE;

const plate = (number: number, name: Plate['name'], west: number, limit: number, y: number, height: number): Plate => ({
  number,
  name,
  box: { x: east(west), y, width: (limit - west) * PER_DEGREE, height },
});

export const PLATES: readonly Plate[] = [
  plate(1, 'plate.europe', -11.4, 43.2, 121, 133.5),
  plate(2, 'plate.japan', 126, 144.5, 205, 84),
  plate(3, 'plate.caribbean', -103.5, -57, 282, 70.5),
  plate(4, 'plate.asia', 92, 152.5, 326, 91.5),
];
