import { linePath, makePlane, type Reading, roundTicks, spread } from './axes.tsx';
import { RoomAxes } from './room-lines.tsx';
import './chart.css';

/** Games compared: ochre with squares, blue with discs, plum with diamonds, green with triangles; told apart in grey print too. */
export const SERIES_COLOURS = ['var(--series-1)', 'var(--series-2)', 'var(--series-3)', 'var(--series-4)'] as const;

/** Which of them. */
export type SeriesIndex = 0 | 1 | 2 | 3;

interface SeriesMarkProps {
  readonly series: SeriesIndex;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly fill?: string;
  readonly edge?: string;
}

/** Round its middle, in halves of its size. */
const SHAPES: Readonly<Record<Exclude<SeriesIndex, 1>, readonly (readonly [number, number])[]>> = {
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

export const SeriesMark = ({ series, x, y, size = 7, fill = SERIES_COLOURS[series], edge = 'var(--sheet)' }: SeriesMarkProps) => {
  const half = size / 2;
  if (series === 1) return <circle cx={x} cy={y} r={half} style={{ fill, stroke: edge }} stroke-width="1" />;
  const corners = SHAPES[series].map(([right, down]) => `${x + right * half} ${y + down * half}`);
  return <path d={`M${corners.join('L')}Z`} style={{ fill, stroke: edge }} stroke-width="1" />;
};

/** A line with the mark of its series, for the key. */
export const SeriesKey = ({ series }: { readonly series: SeriesIndex }) => (
  <svg class="series-key" width="40" height="14" viewBox="0 0 40 14" aria-hidden="true">
    <path d="M0 7H40" style={{ stroke: SERIES_COLOURS[series] }} stroke-width="3" />
    <SeriesMark series={series} x={20} y={7} size={11} />
  </svg>
);

interface OverlaySeries {
  readonly series: SeriesIndex;
  readonly readings: readonly Reading[];
}

interface OverlayProps {
  readonly label: string;
  readonly lines: readonly OverlaySeries[];
  readonly write: (value: number) => string;
  readonly turnWord: string;
  readonly unit?: string | undefined;
}

const WIDTH = 380;
const HEIGHT = 240;
/** With more points the marks would run into each other. */
const MARKED = 30;

/** The plane that holds every reading, zero included. */
const planeOf = (lines: readonly OverlaySeries[], counts: boolean) => {
  const all = lines.flatMap(({ readings }) => readings);
  const turns = all.map(({ turn }) => turn);
  const values = [0, ...all.map(({ value }) => value)];
  const ticks = roundTicks(Math.min(...values), Math.max(...values, counts ? 2 : Number.NEGATIVE_INFINITY), 4);
  const [first, last] = [Math.min(...turns), Math.max(...turns)];
  const plane = makePlane({
    width: WIDTH,
    height: HEIGHT,
    margins: { left: 52, right: 74, top: 26, foot: 40 },
    turns: [first, Math.max(first + 1, last)],
    values: [ticks[0] ?? 0, ticks.at(-1) ?? 1],
  });
  return { plane, ticks, turns: [first, last] as const };
};

/** One figure of one game or several: straight between measured points, the last value at the end. */
export const OverlayLines = ({ label, lines: given, write, turnWord, unit }: OverlayProps) => {
  const lines = given.filter(({ readings }) => readings.length > 0);
  if (lines.length === 0) return null;
  const { plane, ticks, turns } = planeOf(lines, false);
  const ends = spread(
    lines.map(({ readings }) => plane.y(readings.at(-1)?.value ?? 0)),
    17,
    plane.top,
    plane.foot,
  );
  return (
    <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <RoomAxes plane={plane} ticks={ticks} turns={turns} write={write} turnWord={turnWord} unit={unit} fontSize={13} />
      {lines.map(({ series, readings }, index) => {
        const end = readings.at(-1);
        return (
          <g key={series}>
            <path class="chart-line" d={linePath(plane, readings)} style={{ stroke: SERIES_COLOURS[series], strokeWidth: 2.4 }} />
            {readings.length <= MARKED && readings.map(({ turn, value }) => <SeriesMark key={turn} series={series} x={plane.x(turn)} y={plane.y(value)} />)}
            {end !== undefined && (
              <text
                class="chart-value"
                x={plane.x(end.turn) + 9}
                y={(ends[index] ?? plane.y(end.value)) + 5}
                style={{ fill: SERIES_COLOURS[series], fontSize: '15px' }}
              >
                {write(end.value)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
};

/** Higher columns are no longer counted by eye. */
const STACKED_MOST = 12;

/** Counts as stacked units; none is an empty sign on the axis, so that « none » is seen and not « missing ». */
export const OverlayCounts = ({ total, ...props }: OverlayProps & { readonly total: (value: number) => string }) => {
  const { label, write, turnWord, unit } = props;
  const lines = props.lines.filter(({ readings }) => readings.length > 0);
  if (lines.length === 0) return null;
  if (lines.some(({ readings }) => readings.some(({ value }) => value > STACKED_MOST || value < 0))) return <OverlayLines {...props} />;
  const { plane, ticks, turns } = planeOf(lines, true);
  const width = Math.min(16, (((plane.right - plane.left) / Math.max(1, turns[1] - turns[0])) * 0.84) / Math.max(2, lines.length));
  const unitHeight = plane.y(0) - plane.y(1);
  const offset = (series: SeriesIndex): number => (lines.length === 1 ? 0 : (series - (lines.length - 1) / 2) * width);
  return (
    <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <RoomAxes plane={plane} ticks={ticks.filter(Number.isInteger)} turns={turns} write={write} turnWord={turnWord} unit={unit} fontSize={13} />
      {lines.map(({ series, readings }) => (
        <g key={series} style={{ fill: SERIES_COLOURS[series] }}>
          {readings.flatMap(({ turn, value }) => {
            const x = plane.x(turn) + offset(series);
            if (value === 0) return [<SeriesMark key={turn} series={series} x={x} y={plane.y(0)} size={7} fill="var(--sheet)" edge={SERIES_COLOURS[series]} />];
            return Array.from({ length: Math.round(value) }, (_, index) => (
              <rect
                key={`${turn} ${index}`}
                x={x - width / 2 + 0.5}
                y={plane.y(index + 1) + 1}
                width={Math.max(2, width - 1)}
                height={Math.max(2, unitHeight - 2)}
                rx={series === 0 ? 1 : Math.min(width, unitHeight) / 2}
              />
            ));
          })}
          <text class="chart-value" x={plane.right + 8} y={plane.top + 14 + series * 20} style={{ fill: SERIES_COLOURS[series], fontSize: '14px' }}>
            {total(readings.reduce((sum, { value }) => sum + value, 0))}
          </text>
        </g>
      ))}
    </svg>
  );
};
