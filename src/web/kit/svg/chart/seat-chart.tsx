import { type Plane, turnTicks } from '#charts/plane.ts';
import { ends, frameOf, goalRule, group, line, text } from '#charts/shapes.ts';
import type { Seat } from '#kernel/game.ts';
import type { ComponentChildren } from 'preact';
import { t } from '../../../i18n/house.ts';
import { useLooks } from '../seats.tsx';
import { Axes, Chart, drawn, seatMark } from './chart.tsx';
import { curveRows, type SeatCurve } from './curves.ts';
import { Heads } from './heads.tsx';

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
  const readings = curves.flatMap((curve) => curve.readings);
  const frame = frameOf({ width, height, margins: { left: 26, right: 92, top: 10, foot: 18 }, readings, reach, ticks: 'whole' });
  const { plane, ticks, turns } = frame;
  const ended = curves.flatMap(({ seat, readings: own }) => own.slice(-1).map((end) => ({ seat, own, end })));
  const labels = ended.map(({ seat, end: { turn, value } }) => ({ words: name(seat), value, from: { turn, beyond: 5 } }));
  return (
    <Chart
      label={label}
      size={frame}
      shapes={[
        ...ended.map(({ seat, own, end }) => {
          const stroke = pointed !== null && pointed !== seat ? 'var(--ink-3)' : look(seat).colour.line;
          return group([line(plane, own, stroke, pointed === seat ? 3 : 2), seatMark(look(seat), plane.x(end.turn), plane.y(end.value), 10)]);
        }),
        ...ends(plane, labels, { x: plane.right + 14, fontSize: 13, gap: 14, top: plane.top + 4, class: 'chart-end', sunk: 4 }),
      ]}
    >
      {under?.(plane)}
      <Axes plane={plane} values={ticks} turns={turnTicks(...turns)} write={write} turnWord={turnWord} />
    </Chart>
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

/** One figure of every player turn by turn: its lines, and the table behind them. Nothing where nobody may know any of it. */
export const SeatChart = (props: SeatChartProps) => {
  const { title, unit, curves, name, fullName = name, write, axis = write, turnWord, reach = [0], goal = null, under, ...look } = props;
  if (curves.length === 0) return null;
  const grounds = (plane: Plane) => (
    <>
      {under?.(plane)}
      {goal !== null && drawn([goalRule(plane, goal.value), text(goal.words, plane.left + 4, plane.y(goal.value) + 11, { class: 'chart-tick' })])}
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
