import type { ComponentChildren } from 'preact';
import type { Seat } from '#kernel/game.ts';
import { Mark } from '../seat-mark.tsx';
import { useLooks } from '../seat-looks.tsx';
import { Axes } from './axes.tsx';
import type { SeatCurve } from './curves.ts';
import { linePath, makePlane, type Plane, spread, turnTicks, valueTicks } from './plane.ts';
import './chart.css';

interface SeatLinesProps {
  readonly label: string;
  readonly curves: readonly SeatCurve[];
  readonly name: (seat: Seat) => string;
  readonly write: (value: number) => string;
  readonly turnWord: string;
  /** Values that the axis must reach, such as 0 or a goal. */
  readonly reach?: readonly number[];
  readonly pointed: Seat | null;
  readonly width?: number;
  readonly height?: number;
  /** Grounds and goals, under the lines. */
  readonly under?: (plane: Plane) => ComponentChildren;
}

/** One line for each seat, straight between measured points, the seat's shape and name at its end. */
export const SeatLines = ({ label, curves, name, write, turnWord, reach = [], pointed, width = 340, height = 180, under }: SeatLinesProps) => {
  const look = useLooks();
  const all = curves.flatMap(({ readings }) => readings);
  const turns = all.map(({ turn }) => turn);
  const values = [...all.map(({ value }) => value), ...reach];
  const ticks = valueTicks(Math.min(...values), Math.max(...values));
  const [first, last] = [Math.min(...turns), Math.max(...turns)];
  const plane = makePlane({
    width,
    height,
    margins: { left: 26, right: 92, top: 10, foot: 18 },
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
    <svg class="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {under?.(plane)}
      <Axes plane={plane} values={ticks} turns={turnTicks(first, last)} write={write} turnWord={turnWord} />
      {curves.map(({ seat, readings }, index) => {
        const end = readings.at(-1);
        if (end === undefined) return null;
        const line = pointed !== null && pointed !== seat ? 'var(--ink-3)' : look(seat).colour.line;
        const y = ends[index] ?? plane.y(end.value);
        return (
          <g key={seat}>
            <path class="chart-line" d={linePath(plane, readings)} style={{ stroke: line, strokeWidth: pointed === seat ? 3 : 2 }} />
            <path class="chart-leader" d={`M${plane.x(end.turn) + 5} ${plane.y(end.value)}L${plane.right + 12} ${y}`} />
            <Mark seat={seat} x={plane.x(end.turn)} y={plane.y(end.value)} size={10} />
            <text class="chart-end" x={plane.right + 14} y={y + 4}>
              {name(seat)}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
