import type { View } from '#games/bourse/types.ts';
import type { Seat } from '#kernel';
import type { SeriesPoint } from '#protocol';
import { Mark } from '../../../svg/seat-mark.tsx';
import { seatLook } from '../../../svg/seats.ts';
import { accountOf } from '../accounts.ts';
import type { Speech } from '../speech.ts';
import { Axes } from './axes.tsx';
import { linePath, makePlane, spread } from './plane.ts';
import { moneyTicks, type Reading, seatReadings, turnTicks } from './series.ts';

export interface SeatCurve {
  readonly seat: Seat;
  readonly readings: readonly Reading[];
}

/** One curve per seat of which the viewer may know the figure. */
export const seatCurves = (view: View, points: readonly SeriesPoint[], figure: 'score' | 'worth'): readonly SeatCurve[] =>
  view.table.players
    .map((_, seat) => ({ seat, readings: seatReadings(points, figure, seat, { turn: view.table.turn, value: accountOf(view, seat)[figure] }) }))
    .filter(({ readings }) => readings.length > 0);

interface WorthChartProps {
  readonly view: View;
  readonly speech: Speech;
  readonly curves: readonly SeatCurve[];
  readonly title: string;
  /** A line to reach, with its name. */
  readonly goal: number | null;
  readonly pointed: Seat | null;
  readonly width: number;
  readonly height: number;
}

/** Straight between measured points, the seat's shape and name at the end of its line. */
export const WorthChart = ({ speech, curves, title, goal, pointed, width, height }: WorthChartProps) => {
  const all = curves.flatMap(({ readings }) => readings);
  const turns = all.map(({ turn }) => turn);
  const values = [...all.map(({ value }) => value), ...(goal === null ? [] : [goal]), 0];
  const ticks = moneyTicks(Math.min(...values), Math.max(...values));
  const [first, last] = [Math.min(...turns), Math.max(...turns)];
  const plane = makePlane({
    width,
    height,
    margins: { left: 34, right: 92, top: 10, foot: 18 },
    turns: [first, Math.max(first + 1, last)],
    values: [ticks[0] ?? 0, ticks.at(-1) ?? 1],
  });
  const ends = spread(
    curves.map(({ readings }) => plane.y(readings.at(-1)?.value ?? 0)),
    14,
    plane.top + 4,
    plane.foot,
  );
  return (
    <svg class="bo-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
      <Axes plane={plane} values={ticks} turns={turnTicks(first, last)} write={(value) => speech.number(value / 1000)} turnWord={speech.words.turn} />
      {goal !== null && (
        <>
          <path class="bo-rule bo-rule-ceiling" d={`M${plane.left} ${plane.y(goal)}H${plane.right}`} />
          <text class="bo-tick" x={plane.left + 4} y={plane.y(goal) - 4}>
            {speech.words.target}
          </text>
        </>
      )}
      {curves.map(({ seat, readings }, index) => {
        const end = readings.at(-1);
        if (end === undefined) return null;
        const quiet = pointed !== null && pointed !== seat;
        const line = quiet ? 'var(--ink-3)' : seatLook(seat).colour.line;
        const y = ends[index] ?? plane.y(end.value);
        return (
          <g key={seat}>
            <path d={linePath(plane, readings)} fill="none" style={{ stroke: line }} stroke-width={pointed === seat ? 3 : 2} stroke-linejoin="round" />
            <path class="bo-leader" d={`M${plane.x(end.turn) + 5} ${plane.y(end.value)}L${plane.right + 12} ${y}`} />
            <Mark seat={seat} x={plane.x(end.turn)} y={plane.y(end.value)} size={10} />
            <text class="bo-end" x={plane.right + 14} y={y + 4}>
              {speech.name(seat)}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
