/** The plane of a chart: from turns and values to places in the drawing. */

export interface Plane {
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

/** One measured value. */
export interface Reading {
  readonly turn: number;
  readonly value: number;
}

const place = (value: number, [low, high]: readonly [number, number], start: number, end: number): number =>
  high === low ? start : start + ((end - start) * (value - low)) / (high - low);

const tenth = (value: number): number => Math.round(value * 10) / 10;

export const makePlane = ({ width, height, margins, turns, values }: PlaneSpec): Plane => {
  const { left, top } = margins;
  const right = width - margins.right;
  const foot = height - margins.foot;
  return { left, right, top, foot, x: (turn) => tenth(place(turn, turns, left, right)), y: (value) => tenth(place(value, values, foot, top)) };
};

/** Straight between the measures. */
export const linePath = (plane: Plane, readings: readonly Reading[]): string =>
  readings.map(({ turn, value }, index) => `${index === 0 ? 'M' : 'L'}${plane.x(turn)} ${plane.y(value)}`).join('');

/** What holds until the next measure: level, then straight up or down. */
export const stepPath = (plane: Plane, readings: readonly Reading[]): string =>
  readings.map(({ turn, value }, index) => (index === 0 ? `M${plane.x(turn)} ${plane.y(value)}` : `H${plane.x(turn)}V${plane.y(value)}`)).join('');

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

/** Turns to write under an axis: the first, the last, and round ones that leave them room. */
export const turnTicks = (first: number, last: number): readonly number[] => {
  const length = last - first;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(length / 5)));
  const step = power * ([1, 2, 5].find((size) => length / (size * power) <= 5) ?? 10);
  const round: number[] = [];
  for (let turn = Math.ceil(first / step) * step; turn < last; turn += step) {
    if (turn - first >= step * 0.6 && last - turn >= step * 0.6) round.push(turn);
  }
  return first === last ? [first] : [first, ...round, last];
};

/** Round values that enclose a low and a high one. */
export const valueTicks = (low: number, high: number): readonly number[] => {
  const span = Math.max(high - low, 1);
  const power = Math.max(1, 10 ** Math.floor(Math.log10(span / 5)));
  const step = power * ([1, 2, 5].find((size) => span / (size * power) <= 5) ?? 10);
  const ticks: number[] = [];
  for (let value = Math.floor(low / step) * step; value < high + step; value += step) ticks.push(value);
  return ticks;
};

/** Round values of any size, fractions too, that enclose a low and a high one: about `count` steps of 1, 2 or 5. */
export const roundTicks = (low: number, high: number, count = 5): readonly number[] => {
  if (high === low) return [Math.floor(low), Math.floor(low) + 1];
  const span = high - low;
  const power = 10 ** Math.floor(Math.log10(span / count));
  const step = power * ([1, 2, 5].find((size) => span / (size * power) <= count) ?? 10);
  const digits = Math.max(0, -Math.floor(Math.log10(step)));
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toFixed(digits)));
};

interface AxesProps {
  readonly plane: Plane;
  readonly values: readonly number[];
  readonly turns: readonly number[];
  readonly write: (value: number) => string;
  /** Before the first turn. */
  readonly turnWord: string;
  /** A further class for the rule of a value that means something. */
  readonly ruleClass?: (value: number) => string;
}

/** What the word before the first turn takes. */
const WORD_ROOM = 52;

/** Horizontal rules only; values left, turns below; the unit stands in the title. */
export const Axes = ({ plane, values, turns, write, turnWord, ruleClass = () => '' }: AxesProps) => (
  <>
    {values.map((value) => (
      <g key={value}>
        <path class={`chart-rule ${ruleClass(value)}`} d={`M${plane.left} ${plane.y(value)}H${plane.right}`} />
        <text class="chart-tick" x={plane.left - 5} y={plane.y(value) + 3.6} text-anchor="end">
          {write(value)}
        </text>
      </g>
    ))}
    {turns
      .filter((turn, index) => index === 0 || plane.x(turn) - plane.left > WORD_ROOM)
      .map((turn, index) => (
        <text key={turn} class="chart-tick" x={plane.x(turn)} y={plane.foot + 14} text-anchor={index === 0 ? 'start' : 'middle'}>
          {index === 0 ? `${turnWord} ${turn}` : turn}
        </text>
      ))}
  </>
);
