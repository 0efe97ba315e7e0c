import { at } from '#kernel/collections.ts';
import type { Spot } from './box.ts';

/* How the files of both maps keep their drawings: shared lines as steps on a grid, outlines as lists of lines. */

/** The points of a line written as steps; `grain` steps make one unit. */
export const pointsOf = (text: string, grain: number): readonly Spot[] => {
  const steps = text.split(' ').map(Number);
  const points: Spot[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += at(steps, i);
    y += at(steps, i + 1);
    points.push([x / grain, y / grain]);
  }
  return points;
};

/** The lines of one ring, each in the direction in which it is walked: −1 is line 0 backwards. */
export const linesOfRing = <Line>(ring: string, lines: readonly Line[], backwards: (line: Line) => Line): readonly Line[] =>
  ring.split(' ').map((word) => {
    const index = Number(word);
    return index >= 0 ? at(lines, index) : backwards(at(lines, -1 - index));
  });

/** Places by the id of what stands there. */
export const spotsById = (record: Readonly<Record<string, readonly number[]>>): ReadonlyMap<string, Spot> =>
  new Map(Object.entries(record).map(([id, pair]) => [id, [at(pair, 0), at(pair, 1)]]));
