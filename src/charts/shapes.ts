import { bandPath, linePath, makePlane, type Margins, type Plane, type Reading, roundTicks, spread, turnTicks, valueTicks } from './plane.ts';

/* What charts are made of, as plain data: the page draws it (`web/kit/svg/chart/chart.tsx`), a report writes it down (`text.ts`). */

export type Look = Readonly<Record<string, string | number>>;

export interface Shape {
  readonly tag: string;
  readonly is: Readonly<Record<string, string | number>>;
  /** Colours, widths and letters, as CSS names them. A class says the rest. */
  readonly look: Look;
  readonly within: readonly (Shape | string)[];
}

export const shape = (tag: string, is: Shape['is'], look: Look = {}, within: Shape['within'] = []): Shape => ({ tag, is, look, within });

export const group = (within: readonly Shape[], look: Look = {}): Shape => shape('g', {}, look, within);

/** A path of the sheet's class, or of a look of its own. */
export const path = (d: string, look: Look = {}, is: Shape['is'] = {}): Shape => shape('path', { d, ...is }, look);

export interface Letters {
  readonly class?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly look?: Look;
}

export const text = (words: string, x: number, y: number, { class: name = 'chart-word', anchor = 'start', look }: Letters = {}): Shape =>
  shape('text', { class: name, x, y, 'text-anchor': anchor }, look, [words]);

/** One under the other, round the middle that a single one would have. */
export const inLines = (lines: readonly string[], x: number, y: number, fontSize: number, letters?: Letters): readonly Shape[] =>
  lines.map((words, index) => text(words, x, y + 1.1 * fontSize * (index - (lines.length - 1) / 2), letters));

export const px = (size: number): Look => ({ fontSize: `${size}px` });

/* The frame: a plane that holds what is measured, with round values to write at its side. */

export interface FrameSpec {
  readonly width: number;
  readonly height: number;
  readonly margins: Margins;
  readonly readings: readonly Reading[];
  /** Values that the axis must reach, such as 0 or a goal. */
  readonly reach?: readonly number[];
  /** About so many steps, or those of something that is counted. */
  readonly ticks?: number | 'whole';
  /** Other turns than those of the readings. */
  readonly turns?: readonly [number, number];
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly plane: Plane;
  readonly ticks: readonly number[];
  readonly turns: readonly [number, number];
}

export const frameOf = ({ width, height, margins, readings, reach = [], ticks: count = 5, turns: given }: FrameSpec): Frame => {
  const values = [...reach, ...readings.map(({ value }) => value)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const ticks = count === 'whole' ? valueTicks(low, high) : roundTicks(low, high, count);
  const known = readings.map(({ turn }) => turn);
  const turns = given ?? ([Math.min(...known), Math.max(...known)] as const);
  const [first, last] = turns;
  // A single turn is as wide as one.
  const across = given ?? ([first, Math.max(first + 1, last)] as const);
  return { width, height, ticks, turns, plane: makePlane({ width, height, margins, turns: across, values: [ticks[0] ?? 0, ticks.at(-1) ?? 1] }) };
};

/** Letters stand on their line when they are set so much lower than its middle. */
const SUNK = 0.35;

export interface AxesSpec {
  readonly frame: Pick<Frame, 'plane' | 'ticks' | 'turns'>;
  readonly write: (value: number) => string;
  readonly turnWord: string;
  readonly unit?: string | undefined;
  readonly fontSize: number;
}

/** Horizontal rules, zero in ink, with what they stand for; the unit once above. */
export const valueAxis = ({ frame: { plane, ticks }, write, unit, fontSize }: Omit<AxesSpec, 'turnWord'>): readonly Shape[] => [
  ...(unit === undefined ? [] : [text(unit, plane.left, plane.top - fontSize)]),
  ...ticks.map((value) =>
    group([
      path(`M${plane.left} ${plane.y(value)}H${plane.right}`, {}, { class: value === 0 ? 'chart-zero' : 'chart-line-rule' }),
      text(write(value), plane.left - 7, plane.y(value) + fontSize * SUNK, { anchor: 'end' }),
    ]),
  ),
];

/** Values left, whole turns below, the word for them at the end. */
export const axes = (spec: AxesSpec): Shape => {
  const { frame, turnWord, fontSize } = spec;
  const { plane, turns } = frame;
  return group(
    [
      ...valueAxis(spec),
      ...turnTicks(...turns).map((turn) => text(String(turn), plane.x(turn), plane.foot + fontSize * 1.5, { anchor: 'middle' })),
      text(turnWord, plane.right, plane.foot + fontSize * 2.7, { anchor: 'end' }),
    ],
    px(fontSize),
  );
};

/** Straight between the measures. */
export const line = (plane: Plane, readings: readonly Reading[], stroke: string, strokeWidth: number, more: Look = {}): Shape =>
  path(linePath(plane, readings), { stroke, strokeWidth, ...more }, { class: 'chart-line' });

export const band = (plane: Plane, low: readonly Reading[], high: readonly Reading[], fill: string, fillOpacity: number): Shape =>
  path(bandPath(plane, low, high), { fill, fillOpacity });

/** A turn that means something, from the top to the foot. */
export const turnRule = ({ x, top, foot }: Plane, turn: number, stroke = 'var(--ink-2)'): Shape =>
  path(`M${x(turn)} ${top}V${foot}`, { stroke }, { class: 'chart-mark' });

/** A value to reach. */
export const goalRule = ({ left, right, y }: Plane, value: number): Shape => path(`M${left} ${y(value)}H${right}`, {}, { class: 'chart-goal' });

export const dot = (x: number, y: number, r: number, look: Look = {}): Shape => shape('circle', { cx: x, cy: y, r }, look);

/* Series: what is compared, told apart in grey print too. */

/** Ochre with squares, blue with discs, plum with diamonds, green with triangles. */
export const SERIES_COLOURS = ['var(--series-1)', 'var(--series-2)', 'var(--series-3)', 'var(--series-4)'] as const;

/** Which of them. */
export type SeriesIndex = 0 | 1 | 2 | 3;

/** Corners round the middle, in halves of the size. */
const CORNERS: Readonly<Record<Exclude<SeriesIndex, 1>, readonly (readonly [number, number])[]>> = {
  0: [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ],
  2: [
    [0, -1.3],
    [1.3, 0],
    [0, 1.3],
    [-1.3, 0],
  ],
  3: [
    [0, -1.2],
    [1.2, 1],
    [-1.2, 1],
  ],
};

export const seriesMark = (series: SeriesIndex, x: number, y: number, size = 7, look: Look = {}): Shape => {
  const half = size / 2;
  const full = { fill: SERIES_COLOURS[series], stroke: 'var(--sheet)', strokeWidth: 1, ...look };
  if (series === 1) return dot(x, y, half, full);
  return path(`M${CORNERS[series].map(([right, down]) => `${x + right * half} ${y + down * half}`).join('L')}Z`, full);
};

/** A line with the mark of its series, for a key. */
export const seriesKey = (series: SeriesIndex): readonly Shape[] => [
  path('M0 7H40', { stroke: SERIES_COLOURS[series], strokeWidth: 3 }),
  seriesMark(series, 20, 7, 11),
];

/** More measures than this are not marked one by one: the marks would run into each other. */
export const MARKED = 30;

export const seriesMarks = (plane: Plane, series: SeriesIndex, readings: readonly Reading[], size?: number): readonly Shape[] =>
  readings.length > MARKED ? [] : readings.map(({ turn, value }) => seriesMark(series, plane.x(turn), plane.y(value), size));

export interface EndLabel {
  /** In several lines, one under the other. */
  readonly words: string | readonly string[];
  readonly value: number;
  readonly look?: Look;
  /** Elsewhere than the others. */
  readonly x?: number;
  /** Where its line ends, to be led from there to its words. */
  readonly from?: { readonly turn: number; readonly beyond: number };
}

interface EndsSpec {
  readonly x: number;
  readonly fontSize: number;
  /** From one to the next. */
  readonly gap: number;
  /** From where on. */
  readonly top?: number;
  readonly class?: string;
  /** How much lower than the middle of its letters a line of words is set. */
  readonly sunk?: number;
}

/** What stands beside the ends of lines, at the height of their last values, as far apart as letters need. */
export const ends = (
  plane: Plane,
  labels: readonly EndLabel[],
  { x, fontSize, gap, top = plane.top, class: name = 'chart-value', sunk = fontSize * SUNK }: EndsSpec,
): readonly Shape[] => {
  const places = spread(
    labels.map(({ value }) => plane.y(value)),
    gap,
    top,
    plane.foot,
  );
  return labels.flatMap(({ words, value, look, from, x: own = x }, index) => {
    const y = places[index] ?? 0;
    return [
      ...(from === undefined ? [] : [path(`M${plane.x(from.turn) + from.beyond} ${plane.y(value)}L${own - 4} ${y}`, {}, { class: 'chart-leader' })]),
      ...inLines([words].flat(), own, y + sunk, fontSize, { class: name, look: { ...px(fontSize), ...look } }),
    ];
  });
};
