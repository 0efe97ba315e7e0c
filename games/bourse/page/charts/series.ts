import { ECONOMIC_PHASES, type EconomicPhase, type SecurityId, type View } from '#games/bourse/types.ts';
import type { Seat } from '#kernel/game.ts';
import type { SeriesPoint } from '#protocol';
import type { SeatCurve } from '#web/svg/chart/seat-lines.tsx';
import type { Reading } from '#web/svg/chart/plane.ts';
import { accountOf } from '../../accounts.ts';

/* The figures of the charts: one value per finished turn, and the position in progress as the last. */

const readings = (points: readonly SeriesPoint[], metric: string): readonly Reading[] =>
  points.flatMap(({ turn, metrics }) => {
    const value = metrics[metric];
    return value === undefined ? [] : [{ turn, value }];
  });

/** Turns already finished, then the present one: a figure of the turn in progress replaces none. */
const closedBy = (past: readonly Reading[], now: Reading): readonly Reading[] => [...past.filter(({ turn }) => turn < now.turn), now];

export const quoteReadings = (points: readonly SeriesPoint[], { table }: View, security: SecurityId): readonly Reading[] =>
  closedBy(readings(points, `bourse.metric.quote.${security}`), { turn: table.turn, value: table.quotes[security] });

export type SeatFigure = 'score' | 'worth' | 'cash';

/** `now` is null where the viewer may not know it. */
export const seatReadings = (
  points: readonly SeriesPoint[],
  figure: SeatFigure,
  seat: Seat,
  now: Reading | { readonly turn: number; readonly value: null },
): readonly Reading[] => {
  const past = readings(points, `bourse.metric.${figure}/${seat}`);
  return now.value === null ? past : closedBy(past, { turn: now.turn, value: now.value });
};

/** One curve per seat of which the viewer may know the figure. */
export const seatCurves = (view: View, points: readonly SeriesPoint[], figure: 'score' | 'worth'): readonly SeatCurve[] =>
  view.table.players
    .map((_, seat) => ({ seat, readings: seatReadings(points, figure, seat, { turn: view.table.turn, value: accountOf(view, seat)[figure] }) }))
    .filter(({ readings: known }) => known.length > 0);

export interface Span {
  readonly from: number;
  readonly to: number;
  readonly phase: EconomicPhase;
}

/** BO-13.5: how long each phase lasted, from the turn that brought it to the turn that ended it. */
export const phaseSpans = (points: readonly SeriesPoint[], { table }: View): readonly Span[] => {
  const spans: Span[] = [];
  const known = closedBy(readings(points, 'bourse.metric.phase'), { turn: table.turn, value: ECONOMIC_PHASES.indexOf(table.phase) });
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
