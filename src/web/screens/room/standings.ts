import { writerOf } from '#kernel/figures.ts';
import type { SeriesPoint } from '#protocol';
import type { AtTable } from '../../shell/at-table.tsx';
import type { DebriefChart } from '../../kit/interface/room-parts.ts';
import type { Debriefing } from '../debrief/debriefing.ts';
import { chartsOf, finalValues, seatCurves } from '../debrief/series.ts';

/** How one player stands, in the figure that his game is told by. */
export interface Standing {
  readonly table: number;
  readonly seat: number;
  readonly name: string;
  readonly value: number;
  readonly words: string;
}

type Told = Pick<AtTable | Debriefing, 'page' | 'game' | 'voice'>;

/** The figure of every player that a game is told by. */
export const leadingChart = (told: Told, points: readonly SeriesPoint[]): DebriefChart | undefined =>
  chartsOf(told, points).find(({ kind }) => kind === 'seats');

/** The best first. */
export const standingsOf = (at: Told, points: readonly SeriesPoint[], table: number): readonly Standing[] => {
  const chart = leadingChart(at, points);
  if (chart === undefined) return [];
  const write = writerOf(chart, at.voice);
  return finalValues(seatCurves(points, chart.key))
    .map(({ seat, value }) => ({ table, seat, name: at.voice.seatName(seat), value, words: write(value) }))
    .toSorted((a, b) => b.value - a.value);
};
