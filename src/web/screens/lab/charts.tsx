import { linePath, type Reading } from '#charts/plane.ts';
import { axes, band, dot, frameOf, group, line, path, px, SERIES_COLOURS, text, valueAxis } from '#charts/shapes.ts';
import { track, type TrackPoint } from '#charts/track.ts';
import { range } from '#kernel/collections.ts';
import { letterOf } from '#lab/document.ts';
import { seriesOf } from '#lab/drawing.ts';
import type { Estimate } from '#lab/statistics.ts';
import { Chart } from '../../kit/svg/chart/chart.tsx';
import { SeriesKey } from '../../kit/svg/chart/overlay-lines.tsx';

/** The same in charts, tables and words. */
export const armColour = (arm: number): string => SERIES_COLOURS[seriesOf(arm)];

/** An arm's mark and letter, as everywhere. */
export const ArmMark = ({ arm }: { readonly arm: number }) => (
  <span class="besley w700 t6 leading-1 lab-of-arm row tight" style={{ '--arm': armColour(arm) }}>
    <SeriesKey series={seriesOf(arm)} />
    <b>{letterOf(arm)}</b>
  </span>
);

const FONT = 13;
/** Narrow, so that words are read on a phone. */
const SIZE = { width: 420, height: 290, margins: { left: 54, right: 74, top: 18, foot: 44 }, fontSize: FONT } as const;

interface TrackChartProps {
  readonly label: string;
  /** Of each arm in turn. */
  readonly arms: readonly (readonly TrackPoint[])[];
  readonly write: (value: number) => string;
  readonly turnWord: string;
}

/** A measure turn by turn: mean, its 95 % band, and paler the eight games in ten. */
export const TrackChart = ({ label, arms, write, turnWord }: TrackChartProps) => {
  const named = arms.map((points, arm) => ({ series: seriesOf(arm), points, words: (last: string) => [`${letterOf(arm)} ${last}`] }));
  const shapes = track({ arms: named, write, turnWord, size: SIZE, scatter: true });
  return shapes === null ? null : <Chart label={label} size={SIZE} shapes={shapes} />;
};

interface GapChartProps {
  readonly label: string;
  readonly gaps: readonly { readonly games: number; readonly mean: number; readonly half: number }[];
  /** Games of each arm up to which the funnel reaches; none: no more are to come. */
  readonly planned: number;
  readonly write: (value: number) => string;
  /** No difference can be greater. */
  readonly most: number;
  readonly gamesWord: string;
}

/** The difference as games arrive, and the funnel in which it would narrow up to the last game planned. */
export const GapChart = ({ label, gaps, planned, write, most, gamesWord }: GapChartProps) => {
  const last = gaps.at(-1);
  if (last === undefined) return null;
  // The first looks, at a few games, would flatten the rest.
  const shown = gaps.filter(({ half }, look) => half <= 3 * last.half || look >= gaps.length - 2);
  const end = Math.max(last.games, planned);
  const edge = (side: -1 | 0 | 1): readonly Reading[] =>
    shown.map(({ games, mean, half }) => ({ turn: games, value: Math.max(-most, Math.min(most, mean + side * half)) }));
  const funnel = (side: -1 | 1): readonly Reading[] =>
    range(9).map((step) => {
      // It narrows the most where it begins.
      const games = last.games * (end / last.games) ** (step / 8);
      return { turn: games, value: last.mean + side * last.half * Math.sqrt(last.games / games) };
    });
  const frame = frameOf({ ...SIZE, readings: [...edge(-1), ...edge(1)], reach: [0], turns: [0, end] });
  const { plane } = frame;
  const [x, y] = [plane.x(last.games), plane.y(last.mean)];
  return (
    <Chart
      label={label}
      size={SIZE}
      shapes={[
        axes({ frame, write, turnWord: gamesWord, fontSize: FONT }),
        band(plane, edge(-1), edge(1), 'var(--ink)', 0.16),
        line(plane, edge(0), 'var(--ink)', 2),
        ...(end > last.games ? [funnel(1), funnel(-1)] : []).map((side) => path(linePath(plane, side), { stroke: 'var(--ink-2)' }, { class: 'chart-mark' })),
        dot(x, y, 5, { fill: 'var(--ink)' }),
        text(write(last.mean), Math.min(x, plane.right) + 9, y - 8, { class: 'chart-value', look: px(FONT) }),
      ]}
    />
  );
};

interface WhiskerChartProps {
  readonly label: string;
  readonly points: readonly (Estimate | null)[];
  readonly ticks: readonly string[];
  readonly chosen: number;
  readonly neutral: number;
  readonly write: (value: number) => string;
}

/** A row of cells: means with their intervals, and the neutral value across. */
export const WhiskerChart = ({ label, points, ticks, chosen, neutral, write }: WhiskerChartProps) => {
  const known = points.flatMap((point, turn) => (point === null ? [] : [{ ...point, turn }]));
  const readings = known.map(({ turn, mean }) => ({ turn, value: mean }));
  const frame = frameOf({
    ...SIZE,
    margins: { ...SIZE.margins, right: 12 },
    readings,
    reach: [neutral, ...known.flatMap(({ low, high }) => [low, high])],
    turns: [-0.4, points.length - 0.6],
  });
  const { plane } = frame;
  const thin = { stroke: 'var(--ink)', strokeWidth: 1.6 };
  return (
    <Chart
      label={label}
      size={SIZE}
      shapes={[
        group(
          [
            ...valueAxis({ frame, write, fontSize: FONT }),
            ...ticks.map((tick, index) => text(tick.length > 12 ? `${tick.slice(0, 11)}…` : tick, plane.x(index), plane.foot + 22, { anchor: 'middle' })),
          ],
          px(FONT),
        ),
        path(`M${plane.left} ${plane.y(neutral)}H${plane.right}`, {}, { class: 'chart-zero' }),
        line(plane, readings, 'var(--ink)', 1.6),
        ...known.map(({ turn, low, high, mean }) =>
          group([
            path(`M${plane.x(turn) - 5} ${plane.y(low)}h10m-5 0V${plane.y(high)}m-5 0h10`, thin, { class: 'chart-line' }),
            dot(plane.x(turn), plane.y(mean), turn === chosen ? 7 : 5, { fill: turn === chosen ? 'var(--series-2)' : 'var(--ink)' }),
          ]),
        ),
      ]}
    />
  );
};
