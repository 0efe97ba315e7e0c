/** The plane of a chart: from turns and sums to places in the drawing. */

export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
  readonly x: (turn: number) => number;
  readonly y: (value: number) => number;
}

interface PlaneSpec {
  readonly width: number;
  readonly height: number;
  readonly margins: { readonly left: number; readonly right: number; readonly top: number; readonly foot: number };
  readonly turns: readonly [number, number];
  readonly values: readonly [number, number];
}

const place = (value: number, [low, high]: readonly [number, number], start: number, end: number): number =>
  high === low ? start : start + ((end - start) * (value - low)) / (high - low);

const tenth = (value: number): number => Math.round(value * 10) / 10;

export const makePlane = ({ width, height, margins, turns, values }: PlaneSpec): Plane => {
  const left = margins.left;
  const right = width - margins.right;
  const top = margins.top;
  const foot = height - margins.foot;
  return { width, height, left, right, top, foot, x: (turn) => tenth(place(turn, turns, left, right)), y: (value) => tenth(place(value, values, foot, top)) };
};

/** A price holds until the next one is fixed: level, then straight up or down. */
export const stepPath = (plane: Plane, readings: readonly { readonly turn: number; readonly value: number }[]): string =>
  readings.map(({ turn, value }, index) => (index === 0 ? `M${plane.x(turn)} ${plane.y(value)}` : `H${plane.x(turn)}V${plane.y(value)}`)).join('');

/** Worth is measured at the end of each turn: straight between the measures. */
export const linePath = (plane: Plane, readings: readonly { readonly turn: number; readonly value: number }[]): string =>
  readings.map(({ turn, value }, index) => `${index === 0 ? 'M' : 'L'}${plane.x(turn)} ${plane.y(value)}`).join('');

/** Labels at the ends of lines, pushed apart so that none covers another; in the order given. */
export const spread = (places: readonly number[], gap: number, top: number, foot: number): readonly number[] => {
  const order = places.map((_, index) => index).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const placed = places.slice();
  let previous = top - gap;
  for (const index of order) {
    previous = Math.max(previous + gap, places[index] ?? 0);
    placed[index] = previous;
  }
  const overflow = Math.max(0, previous - foot);
  if (overflow === 0) return placed;
  let next = foot + gap;
  for (const index of order.toReversed()) {
    next = Math.min(next - gap, placed[index] ?? 0);
    placed[index] = next;
  }
  return placed;
};
