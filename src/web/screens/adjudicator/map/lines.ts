import type { Spot } from '../drawing.ts';

const along = ([x1, y1]: Spot, [x2, y2]: Spot, share: number): Spot => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
const distance = ([x1, y1]: Spot, [x2, y2]: Spot): number => Math.hypot(x2 - x1, y2 - y1);

/** The line without so much at its start and so much at its end. */
export const shortened = (from: Spot, to: Spot, start: number, end: number): readonly [Spot, Spot] => {
  const length = distance(from, to);
  const room = Math.max(length - start - end, Math.min(length, 6));
  const first = Math.min(start, Math.max(0, length - room));
  return [along(from, to, first / (length || 1)), along(from, to, (first + room) / (length || 1))];
};

export const middle = (from: Spot, to: Spot): Spot => along(from, to, 0.5);
export const partWay = along;

const format = (value: number): string => value.toFixed(1);
export const path = (points: readonly Spot[]): string => `M${points.map(([x, y]) => `${format(x)} ${format(y)}`).join('L')}`;

/** A head of so many units whose point is at `to`. */
export const head = (from: Spot, to: Spot, size: number): string => {
  const length = distance(from, to) || 1;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const foot: Spot = [to[0] - dx * size, to[1] - dy * size];
  const half = size * 0.58;
  return `${path([to, [foot[0] - dy * half, foot[1] + dx * half], [foot[0] + dy * half, foot[1] - dx * half]])}Z`;
};

/** A bar across the end of a line: here it was stopped. */
export const bar = (from: Spot, to: Spot, half: number): string => {
  const length = distance(from, to) || 1;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return path([
    [to[0] - dy * half, to[1] + dx * half],
    [to[0] + dy * half, to[1] - dx * half],
  ]);
};

/** An octagon round a unit that holds. */
export const octagon = ([x, y]: Spot, radius: number): string =>
  `${path(Array.from({ length: 8 }, (_, i): Spot => [x + radius * Math.cos((i + 0.5) * (Math.PI / 4)), y + radius * Math.sin((i + 0.5) * (Math.PI / 4))]))}Z`;

/** From an army through the fleets that carry it, nearest first, to its landing. */
export const route = (from: Spot, fleets: readonly Spot[], to: Spot): readonly Spot[] => {
  const waiting = [...fleets];
  const points: Spot[] = [from];
  while (waiting.length > 0) {
    const here = points.at(-1) ?? from;
    waiting.sort((a, b) => distance(here, a) - distance(here, b));
    const next = waiting.shift();
    if (next !== undefined) points.push(next);
  }
  return [...points, to];
};
