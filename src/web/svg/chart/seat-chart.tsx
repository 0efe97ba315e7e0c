import type { ComponentChildren } from 'preact';
import type { Seat } from '#kernel/game.ts';
import { curveRows, type SeatCurve } from './curves.ts';
import { Figures } from './figures.tsx';
import type { Plane } from './plane.ts';
import { SeatLines } from './seat-lines.tsx';

interface SeatChartProps {
  readonly title: string;
  /** In what the axis counts. */
  readonly unit?: string | undefined;
  readonly curves: readonly SeatCurve[];
  /** At the end of a line. */
  readonly name: (seat: Seat) => string;
  /** At the head of a column. Absent: the same. */
  readonly fullName?: (seat: Seat) => string;
  readonly write: (value: number) => string;
  /** At the axis. Absent: as in the table. */
  readonly axis?: (value: number) => string;
  readonly turnWord: string;
  /** Values that the axis must reach. Absent: nothing. */
  readonly reach?: readonly number[];
  /** A line to cross. */
  readonly goal?: { readonly value: number; readonly words: string } | null;
  readonly pointed: Seat | null;
  readonly height?: number;
  /** Grounds under the lines. */
  readonly under?: (plane: Plane) => ComponentChildren;
}

const Goal = ({ plane, value, words }: { readonly plane: Plane; readonly value: number; readonly words: string }) => (
  <>
    <path class="chart-goal" d={`M${plane.left} ${plane.y(value)}H${plane.right}`} />
    <text class="chart-tick" x={plane.left + 4} y={plane.y(value) + 11}>
      {words}
    </text>
  </>
);

/** One figure of every player turn by turn: its lines, and the table behind them. Nothing where nobody may know any of it. */
export const SeatChart = (props: SeatChartProps) => {
  const { title, unit, curves, name, fullName = name, write, axis = write, turnWord, reach = [0], goal = null, under, ...look } = props;
  if (curves.length === 0) return null;
  const grounds = (plane: Plane) => (
    <>
      {under?.(plane)}
      {goal !== null && <Goal plane={plane} {...goal} />}
    </>
  );
  return (
    <section>
      <header class="row ends">
        <h3>{title}</h3>
        <small>{unit}</small>
      </header>
      <SeatLines
        {...look}
        label={title}
        curves={curves}
        name={name}
        write={axis}
        turnWord={turnWord}
        reach={goal === null ? reach : [...reach, goal.value]}
        under={grounds}
      />
      <Figures caption={title} heads={[turnWord, ...curves.map(({ seat }) => fullName(seat))]} rows={curveRows(curves, write)} />
    </section>
  );
};
