import type { Spot } from './box.ts';
import { at } from '#kernel/collections.ts';

/* The shapes of lines between units. */

const along = ([x1, y1]: Spot, [x2, y2]: Spot, share: number): Spot => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
const distance = ([x1, y1]: Spot, [x2, y2]: Spot): number => Math.hypot(x2 - x1, y2 - y1);

/** The line without so much at its start and so much at its end. */
export const shortened = (from: Spot, to: Spot, start: number, end: number): readonly [Spot, Spot] => {
  const length = distance(from, to);
  const room = Math.max(length - start - end, Math.min(length, 6));
  const first = Math.min(start, Math.max(0, length - room));
  return [along(from, to, first / (length || 1)), along(from, to, (first + room) / (length || 1))];
};

export const partWay = along;

const format = (value: number): string => value.toFixed(1);
export const path = (points: readonly Spot[]): string => `M${points.map(([x, y]) => `${format(x)} ${format(y)}`).join('L')}`;

const directionOf = (from: Spot, to: Spot): Spot => {
  const length = distance(from, to) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
};

/** Two ends of a bar across a line, at a place of it. */
const across = ([x, y]: Spot, [dx, dy]: Spot, half: number): readonly [Spot, Spot] => [
  [x - dy * half, y + dx * half],
  [x + dy * half, y - dx * half],
];

/** A head of so many units whose point is at `to`. */
export const head = (from: Spot, to: Spot, size: number): string => {
  const [dx, dy] = directionOf(from, to);
  return `${path([to, ...across([to[0] - dx * size, to[1] - dy * size], [dx, dy], size * 0.58)])}Z`;
};

/** A bar across the end of a line: here it was stopped. */
export const bar = (from: Spot, to: Spot, half: number): string => path(across(to, directionOf(from, to), half));

/** An octagon round a unit that holds. */
export const octagon = ([x, y]: Spot, radius: number): string =>
  `${path(Array.from({ length: 8 }, (_, i): Spot => [x + radius * Math.cos((i + 0.5) * (Math.PI / 4)), y + radius * Math.sin((i + 0.5) * (Math.PI / 4))]))}Z`;

/** Two lines crossed. */
export const cross = ([x, y]: Spot, radius: number): string =>
  `${path([
    [x - radius, y - radius],
    [x + radius, y + radius],
  ])}${path([
    [x + radius, y - radius],
    [x - radius, y + radius],
  ])}`;

/** Eight rays. */
export const star = ([x, y]: Spot, radius: number): string =>
  Array.from({ length: 4 }, (_, i) => {
    const [dx, dy] = [radius * Math.cos((i * Math.PI) / 4), radius * Math.sin((i * Math.PI) / 4)];
    return path([
      [x - dx, y - dy],
      [x + dx, y + dy],
    ]);
  }).join('');

/** From one place to another over a height: what flies. */
export const arc = (from: Spot, over: Spot, to: Spot): string => `${path([from])}Q${path([over, to]).slice(1).replace('L', ' ')}`;

/** The two nearest of two sets of spots; null where one of them is empty. */
export const nearest = (from: readonly Spot[], to: readonly Spot[]): readonly [Spot, Spot] | null => {
  let best: readonly [Spot, Spot] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const a of from) for (const b of to) if (distance(a, b) < least) [best, least] = [[a, b], distance(a, b)];
  return best;
};

/** From an army through the fleets that carry it, nearest first, to its landing; each may be drawn at several spots. */
export const route = (from: readonly Spot[], fleets: readonly (readonly Spot[])[], to: readonly Spot[]): readonly Spot[] => {
  if (fleets.length === 0) return nearest(from, to) ?? [];
  const waiting = [...fleets];
  const points: Spot[] = from.slice(0, 1);
  const away = (spots: readonly Spot[]): number => {
    const pair = nearest(points.slice(-1), spots);
    return pair === null ? 0 : distance(...pair);
  };
  const go = (spots: readonly Spot[]): void => {
    points.push(...(nearest(points.slice(-1), spots)?.slice(1) ?? []));
  };
  while (waiting.length > 0) {
    waiting.sort((a, b) => away(a) - away(b));
    go(waiting.shift() ?? []);
  }
  go(to);
  return points;
};

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
