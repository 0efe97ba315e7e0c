import { ECONOMIC_PHASES, type EconomicPhase, type SecurityId, type View } from '#games/bourse/types.ts';
import type { SeriesPoint } from '#protocol';
import { readingsOf, type SeatCurve, upTo } from '#web/svg/chart/curves.ts';
import type { Reading } from '#web/svg/chart/axes.tsx';
import { accountOf } from '../../accounts.ts';

/* The figures of the charts: one value per finished turn, and the position in progress as the last. */

export const quoteReadings = (points: readonly SeriesPoint[], { table }: View, security: SecurityId): readonly Reading[] =>
  upTo(readingsOf(points, `bourse.metric.quote.${security}`), table.turn, table.quotes[security]);

/** One curve for each seat of which the viewer may know the figure. */
export const seatCurves = (view: View, points: readonly SeriesPoint[], figure: 'score' | 'worth'): readonly SeatCurve[] =>
  view.table.players
    .map((_, seat) => ({ seat, readings: upTo(readingsOf(points, `bourse.metric.${figure}/${seat}`), view.table.turn, accountOf(view, seat)[figure]) }))
    .filter(({ readings }) => readings.length > 0);

export interface Span {
  readonly from: number;
  readonly to: number;
  readonly phase: EconomicPhase;
}

/** BO-13.5: how long each phase lasted, from the turn that brought it to the turn that ended it. */
export const phaseSpans = (points: readonly SeriesPoint[], { table }: View): readonly Span[] => {
  const spans: Span[] = [];
  const known = upTo(readingsOf(points, 'bourse.metric.phase'), table.turn, ECONOMIC_PHASES.indexOf(table.phase));
  for (const { turn, value } of known) {
    const phase = ECONOMIC_PHASES[value];
    const last = spans.at(-1);
    if (phase === undefined) continue;
    if (last?.phase === phase) spans[spans.length - 1] = { ...last, to: turn };
    else {
      if (last !== undefined) spans[spans.length - 1] = { ...last, to: turn };
      spans.push({ from: turn, to: turn, phase });
    }
  }
  return spans;
};
