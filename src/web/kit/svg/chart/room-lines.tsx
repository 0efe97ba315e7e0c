import { linePath, makePlane, type Plane, type Reading, roundTicks, spread, turnTicks } from './axes.tsx';
import type { SeatCurve } from './curves.ts';
import './chart.css';

interface RoomAxesProps {
  readonly plane: Plane;
  readonly ticks: readonly number[];
  readonly turns: readonly [number, number];
  readonly write: (value: number) => string;
  readonly turnWord: string;
  readonly unit?: string | undefined;
  readonly fontSize: number;
}

/** Horizontal rules, zero in ink; the unit once above; whole turns below, the word for them at the end. */
export const RoomAxes = ({ plane, ticks, turns: [first, last], write, turnWord, unit, fontSize }: RoomAxesProps) => (
  <g style={{ fontSize: `${fontSize}px` }}>
    {unit !== undefined && (
      <text class="room-tick" x={plane.left} y={plane.top - fontSize} text-anchor="start">
        {unit}
      </text>
    )}
    {ticks.map((value) => (
      <g key={value}>
        <path class={value === 0 ? 'chart-zero' : 'chart-line-rule'} d={`M${plane.left} ${plane.y(value)}H${plane.right}`} />
        <text class="room-tick" x={plane.left - 7} y={plane.y(value) + fontSize * 0.35} text-anchor="end">
          {write(value)}
        </text>
      </g>
    ))}
    {turnTicks(first, last).map((turn) => (
      <text key={turn} class="room-tick" x={plane.x(turn)} y={plane.foot + fontSize * 1.5} text-anchor="middle">
        {turn}
      </text>
    ))}
    <text class="room-tick" x={plane.right} y={plane.foot + fontSize * 2.7} text-anchor="end">
      {turnWord}
    </text>
  </g>
);

interface RoomLinesProps {
  readonly label: string;
  readonly curves: readonly SeatCurve[];
  readonly median: readonly Reading[];
  /** What stands at the ends of the highest line, the median and the lowest line. Nobody is named on a wall. */
  readonly words: { readonly highest: string; readonly median: string; readonly lowest: string };
  readonly write: (value: number) => string;
  readonly turnWord: string;
  /** In units of the drawing: on a wall the same words are larger. */
  readonly fontSize?: number;
  readonly height?: number;
}

const WIDTH = 640;
/** Margins for letters of this size; they grow with it. */
const USUAL_SIZE = 19;

/** Every player in grey, the highest, the median and the lowest named as such: to be read from the back row. */
export const RoomLines = ({ label, curves, median, words, write, turnWord, fontSize = USUAL_SIZE, height = 300 }: RoomLinesProps) => {
  const grown = fontSize / USUAL_SIZE;
  const all = curves.flatMap(({ readings }) => readings);
  if (all.length === 0) return null;
  const turns = all.map(({ turn }) => turn);
  const values = [0, ...all.map(({ value }) => value)];
  const ticks = roundTicks(Math.min(...values), Math.max(...values), 4);
  const [first, last] = [Math.min(...turns), Math.max(...turns)];
  const plane = makePlane({
    width: WIDTH,
    height,
    margins: { left: Math.min(84, 64 * grown), right: 196 * grown, top: 16 * grown, foot: 56 * grown },
    turns: [first, Math.max(first + 1, last)],
    values: [ticks[0] ?? 0, ticks.at(-1) ?? 1],
  });
  const ended = curves.filter(({ readings }) => readings.length > 0).toSorted((a, b) => (b.readings.at(-1)?.value ?? 0) - (a.readings.at(-1)?.value ?? 0));
  const highest = ended[0]?.readings ?? [];
  const lowest = ended.at(-1)?.readings ?? [];
  const strong = [
    { readings: highest, words: words.highest, stroke: 'var(--gain)', width: 4 },
    { readings: lowest, words: words.lowest, stroke: 'var(--lowest)', width: 4 },
    { readings: median, words: words.median, stroke: 'var(--ink)', width: 5 },
  ];
  const places = spread(
    strong.map(({ readings }) => plane.y(readings.at(-1)?.value ?? 0)),
    fontSize * 1.25,
    plane.top + 6,
    plane.foot,
  );
  return (
    <svg class="chart" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
      <RoomAxes plane={plane} ticks={ticks} turns={[first, last]} write={write} turnWord={turnWord} fontSize={fontSize} />
      {curves.map(({ seat, readings }) => (
        <path key={seat} class="chart-line" d={linePath(plane, readings)} style={{ stroke: 'var(--ink-3)', strokeWidth: 1.4, strokeOpacity: 0.6 }} />
      ))}
      {strong.map(({ readings, words: said, stroke, width }, index) => (
        <g key={said}>
          <path class="chart-line" d={linePath(plane, readings)} style={{ stroke, strokeWidth: width }} />
          <text class="chart-value" x={plane.right + 10} y={(places[index] ?? 0) + fontSize * 0.35} style={{ fill: stroke, fontSize: `${fontSize}px` }}>
            {said}
          </text>
        </g>
      ))}
    </svg>
  );
};
