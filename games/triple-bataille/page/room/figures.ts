import type { SeriesPoint } from '#protocol';
import type { DebriefGame } from '#web/interface/room-parts.ts';
import { readingsOf } from '#web/svg/chart/curves.ts';

/* Figures of the record by their short names (TB-14.1). */

export const metricKey = (figure: string): string => `triple-bataille.metric.${figure}`;

/** The last value that was recorded. */
export const lastFigure = (points: readonly SeriesPoint[], figure: string): number | null => readingsOf(points, metricKey(figure)).at(-1)?.value ?? null;

/** TB-5.5: the bank's place among the players, from the last figures that were recorded. */
export const bankPlace = (game: DebriefGame): { readonly wealth: number; readonly place: number } | null => {
  const wealth = lastFigure(game.points, 'bankWealth');
  const last = game.points.at(-1)?.metrics ?? {};
  const prefix = metricKey('wealth/');
  if (wealth === null) return null;
  const richer = Object.entries(last).filter(([key, value]) => key.startsWith(prefix) && value > wealth).length;
  return { wealth, place: richer + 1 };
};

/** The first battle with a dividend; null: none. */
export const firstDividend = ({ points }: DebriefGame): number | null => points.find(({ metrics }) => (metrics[metricKey('duValue')] ?? 0) > 0)?.turn ?? null;
