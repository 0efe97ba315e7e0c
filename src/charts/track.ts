import { type Reading, turnTicks } from './plane.ts';
import { axes, band, ends, frameOf, type FrameSpec, group, line, SERIES_COLOURS, type SeriesIndex, seriesMark, type Shape } from './shapes.ts';

/* A measure turn by turn, arm beside arm: its mean, the band of 95 % round it, and paler where most games lie. */

export interface TrackPoint {
  readonly turn: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly p10: number;
  readonly p90: number;
}

export interface TrackArm {
  readonly series: SeriesIndex;
  readonly points: readonly TrackPoint[];
  /** At the end of its line; a second line below the first. */
  readonly words: (last: string) => readonly string[];
}

interface TrackSpec {
  readonly arms: readonly TrackArm[];
  readonly write: (value: number) => string;
  readonly turnWord: string;
  readonly size: Pick<FrameSpec, 'width' | 'height' | 'margins'> & { readonly fontSize: number };
  /** Is it also drawn where eight games in ten lie? */
  readonly scatter: boolean;
  /** Points of each line; absent: all. */
  readonly most?: number;
}

type Along = (value: (point: TrackPoint) => number) => readonly Reading[];

/** The values of an arm at its turns; of a long game every so many, and the last. */
const alongOf = (points: readonly TrackPoint[], most: number): Along => {
  const every = Math.max(1, Math.ceil(points.length / most));
  const kept = points.flatMap((point, index) => (index % every === 0 || index === points.length - 1 ? [point] : []));
  return (value) => kept.map((point) => ({ turn: point.turn, value: value(point) }));
};

const p10 = (point: TrackPoint): number => point.p10;
const p90 = (point: TrackPoint): number => point.p90;
const low = (point: TrackPoint): number => point.low;
const high = (point: TrackPoint): number => point.high;
const mean = (point: TrackPoint): number => point.mean;

/** Null where nothing lasted two turns. */
export const track = ({ arms, write, turnWord, size, scatter, most = Number.POSITIVE_INFINITY }: TrackSpec): readonly Shape[] | null => {
  const drawn = arms.filter(({ points }) => points.length > 1).map(({ series, points, words }) => ({ series, points, words, along: alongOf(points, most) }));
  if (drawn.length === 0) return null;
  const turns = [1, Math.max(...drawn.map(({ points }) => points.at(-1)?.turn ?? 1))] as const;
  const frame = frameOf({ ...size, readings: drawn.flatMap(({ along }) => (scatter ? [p10, p90] : [low, high]).flatMap(along)), turns });
  const { plane } = frame;
  const { fontSize } = size;
  const labels = drawn.map(({ series, points, words }) => {
    const value = points.at(-1)?.mean ?? 0;
    return { words: words(write(value)), value, look: { fill: SERIES_COLOURS[series] } };
  });
  const lines = Math.max(...labels.map(({ words }) => words.length));
  return [
    axes({ frame, write, turnWord, fontSize }),
    ...drawn.map(({ series, points, along }) => {
      const fill = SERIES_COLOURS[series];
      const marked = turnTicks(...turns).flatMap((tick) =>
        points
          .filter(({ turn }, index) => turn >= tick && (points[index - 1]?.turn ?? 0) < tick)
          .map(({ turn, mean: value }) => seriesMark(series, plane.x(turn), plane.y(value), 8)),
      );
      return group([
        ...(scatter ? [band(plane, along(p10), along(p90), fill, 0.12)] : []),
        band(plane, along(low), along(high), fill, scatter ? 0.42 : 0.25),
        line(plane, along(mean), fill, 2.4),
        ...marked,
      ]);
    }),
    ...ends(plane, labels, { x: plane.right + 8, fontSize, gap: 5 + fontSize * lines, sunk: 5 }),
  ];
};
