import type { Role, View } from '#games/anti-monopoly/types.ts';
import { sum } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { SeriesPoint } from '#protocol';
import type { Reading } from '#web/svg/chart/plane.ts';
import { readingsOf, type SeatCurve, upTo } from '#web/svg/chart/curves.ts';
import { cashOf, liquidationOf, membersOf, playerOf, scoreNow, seatsOf } from '../facts.ts';

/* The figures of the charts: one value for each finished round, and the position in progress as the last. */

export type SeatFigure = 'cash' | 'score';
export type CampFigure = 'worth' | 'rents';

const METRIC = 'anti-monopoly.metric.';

/** AM-13.8: the score is that of AM-5.3, whatever a limit would count. */
const seatNow = (view: View, figure: SeatFigure, seat: Seat): number => {
  if (playerOf(view, seat).bankrupt) return 0;
  return figure === 'cash' ? cashOf(view, seat) : scoreNow(view, seat, 'richest');
};

export const seatCurves = (view: View, points: readonly SeriesPoint[], figure: SeatFigure): readonly SeatCurve[] =>
  seatsOf(view).map((seat) => ({ seat, readings: upTo(readingsOf(points, `${METRIC}${figure}/${seat}`), view.table.round, seatNow(view, figure, seat)) }));

const campNow = (view: View, figure: CampFigure, camp: Role): number => {
  if (figure === 'worth') return sum(membersOf(view, camp).map((seat) => liquidationOf(view, seat)));
  return sum(seatsOf(view).map((seat) => (playerOf(view, seat).role === camp ? playerOf(view, seat).rentReceived : 0)));
};

const CAMP_METRICS: Readonly<Record<CampFigure, Readonly<Record<Role, string>>>> = {
  worth: { C: 'liquidationCompetitors', M: 'liquidationMonopolists' },
  rents: { C: 'rentReceivedCompetitors', M: 'rentReceivedMonopolists' },
};

export const campReadings = (view: View, points: readonly SeriesPoint[], figure: CampFigure, camp: Role): readonly Reading[] =>
  upTo(readingsOf(points, `${METRIC}${CAMP_METRICS[figure][camp]}`), view.table.round, campNow(view, figure, camp));
