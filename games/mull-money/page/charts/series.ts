import { figures } from '#games/mull-money/figures.ts';
import type { View } from '#games/mull-money/types.ts';
import type { SeriesPoint } from '#protocol';
import type { Reading } from '#web/kit/svg/chart/chart.tsx';
import { readingsOf, type SeatCurve, upTo } from '#web/kit/svg/chart/curves.ts';

/* The figures of the charts: one value for each finished mission, and the position in progress as the last. */

export type SeatFigure = 'growth' | 'dump' | 'employees' | 'treasury' | 'score';

/** One curve for each seat of which the viewer may know the figure. */
export const seatCurves = (view: View, points: readonly SeriesPoint[], figure: SeatFigure): readonly SeatCurve[] => {
  const now = figures.metrics(view);
  return figures
    .chairs(view)
    .map((seat) => {
      const key = `mull-money.metric.${figure}/${seat}`;
      return { seat, readings: upTo(readingsOf(points, key), view.table.mission, now[key] ?? null) };
    })
    .filter(({ readings }) => readings.length > 0);
};

export const commonReadings = (view: View, points: readonly SeriesPoint[]): readonly Reading[] =>
  upTo(readingsOf(points, 'mull-money.metric.commonWaste'), view.table.mission, view.table.commonWaste);
