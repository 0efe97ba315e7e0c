import { ends, frameOf, goalRule, group, line, MARKED, px, type Shape, dot, axes, text, turnRule } from '#charts/shapes.ts';
import { spread } from '#charts/plane.ts';
import type { Seat } from '#kernel/game.ts';
import { useLooks } from '../seats.tsx';
import { Chart, seatMark } from './chart.tsx';
import type { SeatCurve } from './curves.ts';

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

/** Few enough to be told apart: each player in their colour and shape, with their name at the end. */
export const NamedLines = ({ label, curves, followed, endOf, marks, goal, write, turnWord, unit, size: named }: NamedLinesProps) => {
  const look = useLooks();
  const { right, fontSize, mark, ...size } = SIZES[named];
  const readings = curves.flatMap((curve) => curve.readings);
  const reach = goal === undefined ? [] : [goal.value];
  // Nobody has half a card.
  const ticks = [...readings.map(({ value }) => value), ...reach].every(Number.isInteger) ? 'whole' : 5;
  const frame = frameOf({ ...size, margins: { left: 56, right, top: 36, foot: 44 }, readings, reach, ticks });
  const { plane } = frame;
  const heads = spread(
    marks.map(({ turn }) => plane.x(turn)),
    fontSize * 1.7,
    plane.left,
    plane.right,
  );
  const letters = px(fontSize);
  const headOf = ({ turn, label: words, numbered = false }: NamedLinesProps['marks'][number], index: number): Shape => {
    const x = heads[index] ?? 0;
    const disc = numbered ? [dot(x, plane.top - 10, 10, { fill: 'var(--blue)' })] : [];
    const head = text(words, x, plane.top - 5, { class: numbered ? 'chart-number' : 'chart-word', anchor: 'middle', look: letters });
    return group([turnRule(plane, turn), ...disc, head]);
  };
  const curveOf = ({ seat, readings: own }: SeatCurve): Shape =>
    group([
      line(plane, own, look(seat).colour.line, seat === followed ? 4 : 2.2),
      ...(own.length <= MARKED ? own : own.slice(-1)).map(({ turn, value }) => seatMark(look(seat), plane.x(turn), plane.y(value), mark)),
    ]);
  const labels = curves.flatMap(({ seat, readings: own }) => {
    const end = own.at(-1);
    if (end === undefined) return [];
    return [
      { words: endOf(seat, end.value), value: end.value, look: { fontWeight: seat === followed ? 800 : 640 }, from: { turn: end.turn, beyond: mark / 2 } },
    ];
  });
  const goalShapes =
    goal === undefined ? [] : [goalRule(plane, goal.value), text(goal.words, plane.right - 4, plane.y(goal.value) - 4, { anchor: 'end', look: letters })];
  return (
    <Chart
      label={label}
      size={size}
      shapes={[
        axes({ frame, write, turnWord, unit, fontSize }),
        ...goalShapes,
        ...marks.map(headOf),
        // Who is followed is drawn last, over the others.
        ...curves.toSorted((a, b) => Number(a.seat === followed) - Number(b.seat === followed)).map(curveOf),
        ...ends(plane, labels, { x: plane.right + 18, fontSize, gap: fontSize * 1.5 }),
      ]}
    />
  );
};
