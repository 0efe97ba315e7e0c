import { figures } from '#games/anti-monopoly/figures.ts';
import type { Role, View } from '#games/anti-monopoly/types.ts';
import type { SeriesPoint } from '#protocol';
import type { Reading } from '#web/kit/svg/chart/chart.tsx';
import { readingsOf, type SeatCurve, upTo } from '#web/kit/svg/chart/curves.ts';

/* The figures of the charts: one value for each finished round, and the position in progress as the last. */

export type CampFigure = 'liquidation' | 'rentReceived';

const CAMP_NAMES: Readonly<Record<Role, string>> = { C: 'Competitors', M: 'Monopolists' };

/** Who is bankrupt has nothing now. */
const upToNow = (view: View, points: readonly SeriesPoint[], figure: string): readonly Reading[] => {
  const metric = `anti-monopoly.metric.${figure}`;
  return upTo(readingsOf(points, metric), view.table.round, figures.metrics(view)[metric] ?? 0);
};

export const seatCurves = (view: View, points: readonly SeriesPoint[], figure: 'cash' | 'score'): readonly SeatCurve[] =>
  figures.chairs(view).map((seat) => ({ seat, readings: upToNow(view, points, `${figure}/${seat}`) }));

export const campReadings = (view: View, points: readonly SeriesPoint[], figure: CampFigure, camp: Role): readonly Reading[] =>
  upToNow(view, points, `${figure}${CAMP_NAMES[camp]}`);
