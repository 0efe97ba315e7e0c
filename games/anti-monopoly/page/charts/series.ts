import type { Role, View } from '#games/anti-monopoly/types.ts';
import { sum } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { SeriesPoint } from '#protocol';
import type { Reading } from '#web/svg/chart/plane.ts';
import type { SeatCurve } from '#web/svg/chart/seat-lines.tsx';
import { cashOf, liquidationOf, membersOf, playerOf, scoreNow, seatsOf } from '../facts.ts';

/* The figures of the charts: one value for each finished round, and the position in progress as the last. */

export type SeatFigure = 'cash' | 'score';
export type CampFigure = 'worth' | 'rents';

const METRIC = 'anti-monopoly.metric.';

const pastOf = (points: readonly SeriesPoint[], metric: string): readonly Reading[] =>
  points.flatMap(({ turn, metrics }) => {
    const value = metrics[metric];
    return value === undefined ? [] : [{ turn, value }];
  });

/** Rounds already finished, then the present one. Several points of one round: the last holds. */
const closedBy = (readings: readonly Reading[], turn: number, now: number): readonly Reading[] => {
  const byTurn = new Map(readings.map((reading) => [reading.turn, reading]));
  byTurn.set(turn, { turn, value: now });
  return [...byTurn.values()].toSorted((a, b) => a.turn - b.turn);
};

/** AM-13.8: the score is that of AM-5.3, whatever a limit would count. */
const seatNow = (view: View, figure: SeatFigure, seat: Seat): number => {
  if (playerOf(view, seat).bankrupt) return 0;
  return figure === 'cash' ? cashOf(view, seat) : scoreNow(view, seat, 'richest');
};

export const seatCurves = (view: View, points: readonly SeriesPoint[], figure: SeatFigure): readonly SeatCurve[] =>
  seatsOf(view).map((seat) => ({ seat, readings: closedBy(pastOf(points, `${METRIC}${figure}/${seat}`), view.table.round, seatNow(view, figure, seat)) }));

const campNow = (view: View, figure: CampFigure, camp: Role): number => {
  if (figure === 'worth') return sum(membersOf(view, camp).map((seat) => liquidationOf(view, seat)));
  return sum(seatsOf(view).map((seat) => (playerOf(view, seat).role === camp ? playerOf(view, seat).rentReceived : 0)));
};

const CAMP_METRICS: Readonly<Record<CampFigure, Readonly<Record<Role, string>>>> = {
  worth: { C: 'liquidationCompetitors', M: 'liquidationMonopolists' },
  rents: { C: 'rentReceivedCompetitors', M: 'rentReceivedMonopolists' },
};

export const campReadings = (view: View, points: readonly SeriesPoint[], figure: CampFigure, camp: Role): readonly Reading[] =>
  closedBy(pastOf(points, `${METRIC}${CAMP_METRICS[figure][camp]}`), view.table.round, campNow(view, figure, camp));
