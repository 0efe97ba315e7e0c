import type { Seat } from '#kernel/game.ts';
import { Mark } from '../seat-mark.tsx';
import { useLooks } from '../seats.tsx';
import { linePath, makePlane, roundTicks, spread, valueTicks } from './axes.tsx';
import { RoomAxes } from './room-lines.tsx';
import type { SeatCurve } from './curves.ts';
import './chart.css';

interface NamedLinesProps {
  readonly label: string;
  readonly curves: readonly SeatCurve[];
  readonly followed: Seat | null;
  /** At the end of a line: whose it is, and the last value. */
  readonly endOf: (seat: Seat, value: number) => string;
  /** `numbered`: the label is a number of the text, in its disc. */
  readonly marks: readonly { readonly turn: number; readonly label: string; readonly numbered?: boolean }[];
  /** The value to reach. */
  readonly goal?: { readonly value: number; readonly words: string };
  readonly write: (value: number) => string;
  readonly turnWord: string;
  readonly unit?: string | undefined;
  readonly size: keyof typeof SIZES;
}

const SIZES = {
  wide: { width: 1180, height: 400, right: 190, fontSize: 14, mark: 13 },
  middle: { width: 760, height: 300, right: 160, fontSize: 13, mark: 11 },
  narrow: { width: 420, height: 300, right: 138, fontSize: 13, mark: 11 },
} as const;

/** More turns than this are not marked one by one. */
const MARKED = 30;

/** Few enough to be told apart: each player in his colour and shape, with his name at the end. */
export const NamedLines = ({ label, curves, followed, endOf, marks, goal, write, turnWord, unit, size }: NamedLinesProps) => {
  const look = useLooks();
  const { width, height, right, fontSize, mark } = SIZES[size];
  const all = curves.flatMap(({ readings }) => readings);
  const turns = all.map(({ turn }) => turn);
  const values = [...all.map(({ value }) => value), ...(goal === undefined ? [] : [goal.value])];
  // Nobody has half a card.
  const ticks = (values.every(Number.isInteger) ? valueTicks : roundTicks)(Math.min(...values), Math.max(...values));
  const [first, last] = [Math.min(...turns), Math.max(...turns)];
  const plane = makePlane({
    width,
    height,
    margins: { left: 56, right, top: 36, foot: 44 },
    turns: [first, Math.max(first + 1, last)],
    values: [ticks[0] ?? 0, ticks.at(-1) ?? 1],
  });
  const ends = spread(
    curves.map(({ readings }) => plane.y(readings.at(-1)?.value ?? 0)),
    fontSize * 1.5,
    plane.top,
    plane.foot,
  );
  const heads = spread(
    marks.map(({ turn }) => plane.x(turn)),
    fontSize * 1.7,
    plane.left,
    plane.right,
  );
  // Whoever is followed is drawn last, over the others.
  const drawn = curves.map((curve, index) => ({ ...curve, index })).toSorted((a, b) => Number(a.seat === followed) - Number(b.seat === followed));
  return (
    <svg class="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <RoomAxes plane={plane} ticks={ticks} turns={[first, last]} write={write} turnWord={turnWord} unit={unit} fontSize={fontSize} />
      {goal !== undefined && (
        <>
          <path class="chart-goal" d={`M${plane.left} ${plane.y(goal.value)}H${plane.right}`} />
          <text class="room-tick" x={plane.right - 4} y={plane.y(goal.value) - 4} text-anchor="end" style={{ fontSize: `${fontSize}px` }}>
            {goal.words}
          </text>
        </>
      )}
      {marks.map((at, index) => (
        <g key={`${at.turn} ${at.label}`}>
          <path class="chart-mark" d={`M${plane.x(at.turn)} ${plane.top}V${plane.foot}`} style={{ stroke: 'var(--ink-2)' }} />
          {at.numbered === true && <circle class="chart-disc" cx={heads[index]} cy={plane.top - 10} r={10} />}
          <text
            class={at.numbered === true ? 'chart-number' : 'room-tick'}
            x={heads[index]}
            y={plane.top - 5}
            text-anchor="middle"
            style={{ fontSize: `${fontSize}px` }}
          >
            {at.label}
          </text>
        </g>
      ))}
      {drawn.map(({ seat, readings, index }) => {
        const end = readings.at(-1);
        if (end === undefined) return null;
        const y = ends[index] ?? plane.y(end.value);
        return (
          <g key={seat}>
            <path class="chart-line" d={linePath(plane, readings)} style={{ stroke: look(seat).colour.line, strokeWidth: seat === followed ? 4 : 2.2 }} />
            {(readings.length <= MARKED ? readings : [end]).map(({ turn, value }) => (
              <Mark key={turn} seat={seat} x={plane.x(turn)} y={plane.y(value)} size={mark} />
            ))}
            <path class="chart-leader" d={`M${plane.x(end.turn) + mark / 2} ${plane.y(end.value)}L${plane.right + 14} ${y}`} />
            <text
              class="chart-value"
              x={plane.right + 18}
              y={y + fontSize * 0.35}
              style={{ fontSize: `${fontSize}px`, fontWeight: seat === followed ? 800 : 640 }}
            >
              {endOf(seat, end.value)}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
