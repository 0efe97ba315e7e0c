import type { View } from '#games/mull-money/types.ts';
import type { Seat } from '#kernel/game.ts';
import type { SeriesPoint } from '#protocol';
import type { Reading } from '#web/svg/chart/plane.ts';
import { readingsOf, type SeatCurve, upTo } from '#web/svg/chart/curves.ts';
import { scoreNow } from '../forecast.ts';
import { companyOf } from '../view.ts';

/* The figures of the charts: one value for each finished mission, and the position in progress as the last. */

export type SeatFigure = 'growth' | 'dump' | 'employees' | 'treasury' | 'score';

/** Null where the viewer may not know it (MM-7). */
const nowOf = (view: View, figure: SeatFigure, seat: Seat): number | null => {
  const company = companyOf(view, seat);
  if (figure === 'treasury') return view.cash[seat] ?? null;
  return figure === 'score' ? (scoreNow(view, seat)?.total ?? null) : company[figure];
};

/** One curve for each seat of which the viewer may know the figure. */
export const seatCurves = (view: View, points: readonly SeriesPoint[], figure: SeatFigure): readonly SeatCurve[] =>
  view.table.players
    .map(({ retired }, seat) => ({
      seat,
      readings: upTo(readingsOf(points, `mull-money.metric.${figure}/${seat}`), view.table.mission, retired ? null : nowOf(view, figure, seat)),
    }))
    .filter(({ readings }) => readings.length > 0);

export const commonReadings = (view: View, points: readonly SeriesPoint[]): readonly Reading[] =>
  upTo(readingsOf(points, 'mull-money.metric.commonWaste'), view.table.mission, view.table.commonWaste);
