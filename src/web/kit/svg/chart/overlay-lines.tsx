import type { Reading } from '#charts/plane.ts';
import {
  axes,
  ends,
  type Frame,
  frameOf,
  group,
  line,
  px,
  SERIES_COLOURS,
  type SeriesIndex,
  seriesKey,
  seriesMark,
  seriesMarks,
  shape,
  type Shape,
  text,
} from '#charts/shapes.ts';
import { Chart, drawn } from './chart.tsx';

export type { SeriesIndex };

/** A line with the mark of its series, for the key. */
export const SeriesKey = ({ series }: { readonly series: SeriesIndex }) => (
  <svg width="40" height="14" viewBox="0 0 40 14" aria-hidden="true">
    {drawn(seriesKey(series))}
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

/** The plane that holds every reading, zero included. */
const overlayFrame = (lines: readonly OverlaySeries[], reach: readonly number[]): Frame =>
  frameOf({
    width: 380,
    height: 240,
    margins: { left: 52, right: 74, top: 26, foot: 40 },
    readings: lines.flatMap(({ readings }) => readings),
    reach,
    ticks: 4,
  });

const drawable = (lines: readonly OverlaySeries[]): readonly OverlaySeries[] => lines.filter(({ readings }) => readings.length > 0);

/** One figure of one game or several: straight between measured points, the last value at the end. */
export const OverlayLines = ({ label, lines: given, write, turnWord, unit }: OverlayProps) => {
  const lines = drawable(given);
  if (lines.length === 0) return null;
  const frame = overlayFrame(lines, [0]);
  const { plane } = frame;
  const labels = lines.flatMap(({ series, readings }) =>
    readings.slice(-1).map(({ turn, value }) => ({ words: write(value), value, x: plane.x(turn) + 9, look: { fill: SERIES_COLOURS[series] } })),
  );
  return (
    <Chart
      label={label}
      size={frame}
      shapes={[
        axes({ frame, write, turnWord, unit, fontSize: 13 }),
        ...lines.map(({ series, readings }) => group([line(plane, readings, SERIES_COLOURS[series], 2.4), ...seriesMarks(plane, series, readings)])),
        ...ends(plane, labels, { x: plane.right, fontSize: 15, gap: 17, sunk: 5 }),
      ]}
    />
  );
};

/** Higher columns are no longer counted by eye. */
const STACKED_MOST = 12;

/** Counts as stacked units; none is an empty sign on the axis, so that « none » is seen and not « missing ». */
export const OverlayCounts = ({ total, ...props }: OverlayProps & { readonly total: (value: number) => string }) => {
  const { label, write, turnWord, unit } = props;
  const lines = drawable(props.lines);
  if (lines.length === 0) return null;
  if (lines.some(({ readings }) => readings.some(({ value }) => value > STACKED_MOST || value < 0))) return <OverlayLines {...props} />;
  const frame = overlayFrame(lines, [0, 2]);
  const { plane, turns } = frame;
  const width = Math.min(16, (((plane.right - plane.left) / Math.max(1, turns[1] - turns[0])) * 0.84) / Math.max(2, lines.length));
  const unitHeight = plane.y(0) - plane.y(1);
  const offset = (series: SeriesIndex): number => (lines.length === 1 ? 0 : (series - (lines.length - 1) / 2) * width);
  const columnOf = (series: SeriesIndex, { turn, value }: Reading): readonly Shape[] => {
    const x = plane.x(turn) + offset(series);
    if (value === 0) return [seriesMark(series, x, plane.y(0), 7, { fill: 'var(--sheet)', stroke: SERIES_COLOURS[series] })];
    return Array.from({ length: Math.round(value) }, (_, index) =>
      shape('rect', {
        x: x - width / 2 + 0.5,
        y: plane.y(index + 1) + 1,
        width: Math.max(2, width - 1),
        height: Math.max(2, unitHeight - 2),
        rx: series === 0 ? 1 : Math.min(width, unitHeight) / 2,
      }),
    );
  };
  const totalOf = ({ series, readings }: OverlaySeries): Shape => {
    const look = { fill: SERIES_COLOURS[series], ...px(14) };
    return text(total(readings.reduce((sum, { value }) => sum + value, 0)), plane.right + 8, plane.top + 14 + series * 20, { class: 'chart-value', look });
  };
  return (
    <Chart
      label={label}
      size={frame}
      shapes={[
        axes({ frame: { ...frame, ticks: frame.ticks.filter(Number.isInteger) }, write, turnWord, unit, fontSize: 13 }),
        ...lines.map((own) => group([...own.readings.flatMap((reading) => columnOf(own.series, reading)), totalOf(own)], { fill: SERIES_COLOURS[own.series] })),
      ]}
    />
  );
};
