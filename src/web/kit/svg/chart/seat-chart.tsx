import { t } from '../../../i18n/house.ts';
import { Heads } from './heads.tsx';
import type { ComponentChildren } from 'preact';
import type { Seat } from '#kernel/game.ts';
import { Mark } from '../seat-mark.tsx';
import { useLooks } from '../seats.tsx';
import { Axes, linePath, makePlane, type Plane, spread, turnTicks, valueTicks } from './axes.tsx';
import { curveRows, type SeatCurve } from './curves.ts';
import './chart.css';

interface FiguresProps {
  readonly caption: string;
  readonly heads: readonly string[];
  /** Row head first. */
  readonly rows: readonly (readonly (string | number)[])[];
}

/** The table behind a chart, opened by one press and read by screen readers. */
export const Figures = ({ caption, heads, rows }: FiguresProps) => (
  <details class="chart-figures">
    <summary>{t('figures.show')}</summary>
    <div tabIndex={0} role="group" aria-label={caption}>
      <table class="sums">
        <caption class="hidden-words">{caption}</caption>
        <Heads of={heads} />
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);

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
