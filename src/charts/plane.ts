/* Where things stand in a chart: its plane, round values for its axes, and lines across it. */

/** From turns and values to places in the drawing. */
export interface Plane {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
  readonly x: (turn: number) => number;
  readonly y: (value: number) => number;
}

export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

type Reach = readonly [number, number];

export interface PlaneSpec {
  readonly width: number;
  readonly height: number;
  readonly margins: Margins;
  readonly turns: Reach;
  readonly values: Reach;
}

/** One measured value. */
export interface Reading {
  readonly turn: number;
  readonly value: number;
}

const place = (value: number, [low, high]: Reach, start: number, end: number): number =>
  high === low ? start : start + ((end - start) * (value - low)) / (high - low);

const tenth = (value: number): number => Math.round(value * 10) / 10;

export const makePlane = ({ width, height, margins, turns, values }: PlaneSpec): Plane => {
  const { left, top } = margins;
  const right = width - margins.right;
  const foot = height - margins.foot;
  return { left, right, top, foot, x: (turn) => tenth(place(turn, turns, left, right)), y: (value) => tenth(place(value, values, foot, top)) };
};

/** Straight between the measures. */
export const linePath = ({ x, y }: Plane, readings: readonly Reading[]): string =>
  readings.map(({ turn, value }, index) => `${index === 0 ? 'M' : 'L'}${x(turn)} ${y(value)}`).join('');

/** What holds until the next measure: level, then straight up or down. */
export const stepPath = ({ x, y }: Plane, readings: readonly Reading[]): string =>
  readings.map(({ turn, value }, index) => (index === 0 ? `M${x(turn)} ${y(value)}` : `H${x(turn)}V${y(value)}`)).join('');

/** What lies between two lines. */
export const bandPath = (plane: Plane, low: readonly Reading[], high: readonly Reading[]): string =>
  high.length < 2 ? '' : `${linePath(plane, high)}${linePath(plane, low.toReversed()).replace('M', 'L')}Z`;

/** Labels at the ends of lines, pushed apart so that none covers another; in the order given. */
export const spread = (places: readonly number[], gap: number, top: number, foot: number): readonly number[] => {
  const order = places.map((_, index) => index).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const placed = places.slice();
  let previous = top - gap;
  for (const index of order) {
    previous = Math.max(previous + gap, places[index] ?? 0);
    placed[index] = previous;
  }
  if (previous <= foot) return placed;
  let next = foot + gap;
  for (const index of order.toReversed()) {
    next = Math.min(next - gap, placed[index] ?? 0);
    placed[index] = next;
  }
  return placed;
};

/** A step of 1, 2 or 5 times a power of ten that goes into a span so many times at the most. */
const stepFor = (span: number, count: number, least = 0): number => {
  const power = Math.max(least, 10 ** Math.floor(Math.log10(span / count)));
  return power * ([1, 2, 5].find((size) => span / (size * power) <= count) ?? 10);
};

/** Turns to write under an axis: the first, the last, and round ones that leave them room. */
export const turnTicks = (first: number, last: number): readonly number[] => {
  if (first === last) return [first];
  const step = stepFor(last - first, 5, 1);
  const round: number[] = [];
  for (let turn = Math.ceil(first / step) * step; turn < last; turn += step) {
    if (turn - first >= step * 0.6 && last - turn >= step * 0.6) round.push(turn);
  }
  return [first, ...round, last];
};

/** What a sum of fractions may be off by. */
const HAIR = 1e-9;

const multiples = (step: number, first: number, last: number): readonly number[] => {
  const digits = Math.max(0, -Math.floor(Math.log10(step)));
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toFixed(digits)));
};

/** Round values that enclose a low and a high one: about `count` steps. */
export const roundTicks = (low: number, high: number, count = 5): readonly number[] => {
  if (high === low) return [Math.floor(low), Math.floor(low) + 1];
  const step = stepFor(high - low, count);
  const first = Math.floor(low / step + HAIR);
  return multiples(step, first, Math.max(first + 1, Math.ceil(high / step - HAIR)));
};

/** The same for what is counted: nobody has half a card. */
export const valueTicks = (low: number, high: number): readonly number[] => {
  const step = stepFor(Math.max(high - low, 1), 5, 1);
  return multiples(step, Math.floor(low / step), Math.ceil(high / step));
};
