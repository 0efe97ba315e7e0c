import type { View } from '#games/mull-money/types.ts';
import type { Seat } from '#kernel/game.ts';
import type { SeriesPoint } from '#protocol';
import type { Reading } from '#web/svg/chart/plane.ts';
import type { SeatCurve } from '#web/svg/chart/seat-lines.tsx';
import { scoreNow } from '../forecast.ts';
import { companyOf } from '../view.ts';

/* The figures of the charts: one value for each finished mission, and the position in progress as the last. */

export type SeatFigure = 'growth' | 'dump' | 'employees' | 'treasury' | 'score';

const past = (points: readonly SeriesPoint[], metric: string): readonly Reading[] =>
  points.flatMap(({ turn, metrics }) => {
    const value = metrics[metric];
    return value === undefined ? [] : [{ turn, value }];
  });

/** Missions already finished, then the present one. Several points of one mission: the last holds. */
const closedBy = (readings: readonly Reading[], turn: number, now: number | null): readonly Reading[] => {
  const byTurn = new Map(readings.map((reading) => [reading.turn, reading]));
  if (now !== null) byTurn.set(turn, { turn, value: now });
  return [...byTurn.values()].toSorted((a, b) => a.turn - b.turn);
};

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
      readings: closedBy(past(points, `mull-money.metric.${figure}/${seat}`), view.table.mission, retired ? null : nowOf(view, figure, seat)),
    }))
    .filter(({ readings }) => readings.length > 0);

export const commonReadings = (view: View, points: readonly SeriesPoint[]): readonly Reading[] =>
  closedBy(past(points, 'mull-money.metric.commonWaste'), view.table.mission, view.table.commonWaste);
