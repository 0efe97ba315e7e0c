import { stepPath } from '#charts/plane.ts';
import { axes, dot, ends, frameOf, goalRule, group, path, px, type Shape, shape, text, turnRule } from '#charts/shapes.ts';
import type { Seat } from '#kernel/game.ts';
import { useLooks } from '../seats.tsx';
import { Chart, seatMark } from './chart.tsx';
import type { SeatCurve } from './curves.ts';

interface BranchLinesProps {
  readonly label: string;
  /** What was played, drawn through; and what became of it otherwise, dashed. */
  readonly played: readonly SeatCurve[];
  readonly branch: readonly SeatCurve[];
  readonly followed: Seat | null;
  /** At the end of a seat's lines: whose they are, then the last value of each. */
  readonly endOf: (seat: Seat, played: number | undefined, branch: number | undefined) => readonly string[];
  /** Where the two part, and what stands on that line. */
  readonly parted: { readonly turn: number; readonly words: string };
  /** A turn that the reader points at. */
  readonly chosen: { readonly turn: number; readonly words: string } | null;
  readonly goal?: { readonly value: number; readonly words: string };
  readonly write: (value: number) => string;
  readonly turnWord: string;
  readonly unit?: string | undefined;
  readonly wide: boolean;
}

const WIDE = { width: 880, height: 440, right: 178, fontSize: 13 } as const;
const NARROW = { width: 420, height: 330, right: 118, fontSize: 13 } as const;

/** What the unit takes above the axis. */
const UNIT_ROOM = 26;

/** A small sheet with words on it, round `x` and as far to the right as `left` wants it. */
const plate = (words: string, { x, foot, left, fontSize }: { x: number; foot: number; left: number; fontSize: number }, fill: string): Shape => {
  const width = words.length * fontSize * 0.56 + 16;
  const middle = Math.max(x, left + width / 2);
  return group([
    shape('rect', { x: middle - width / 2, y: foot - fontSize * 2, width, height: fontSize * 1.8, rx: 4 }, { fill }),
    text(words, middle, foot - fontSize * 0.75, { anchor: 'middle', look: { ...px(fontSize), fill: 'var(--sheet)', fontWeight: 700 } }),
  ]);
};

/** Two courses of one game: each player's two curves, through and dashed, from the line on where they part. */
export const BranchLines = (props: BranchLinesProps) => {
  const { label, played, branch, followed, endOf, parted, chosen, goal, write, turnWord, unit, wide } = props;
  const look = useLooks();
  const { right, fontSize, ...size } = wide ? WIDE : NARROW;
  const readings = [...played, ...branch].flatMap((curve) => curve.readings);
  const frame = frameOf({ ...size, margins: { left: 56, right, top: 30, foot: 44 }, readings, reach: goal === undefined ? [] : [goal.value] });
  const { plane } = frame;
  const last = ({ readings: own }: SeatCurve) => own.at(-1);
  const drawn = (curve: SeatCurve, dashed: boolean): Shape => {
    const { colour } = look(curve.seat);
    const strokeWidth = (curve.seat === followed ? 3.4 : 2) * (dashed ? 0.9 : 1);
    const end = last(curve);
    const course = path(
      stepPath(plane, curve.readings),
      { stroke: colour.line, strokeWidth, ...(dashed ? { strokeDasharray: '7 5' } : {}) },
      { class: 'chart-line' },
    );
    if (end === undefined) return course;
    const [x, y] = [plane.x(end.turn), plane.y(end.value)];
    return group([course, dashed ? dot(x, y, 5, { fill: 'var(--sheet)', stroke: colour.line, strokeWidth: 2.4 }) : seatMark(look(curve.seat), x, y, 12)]);
  };
  const labels = played.flatMap((curve) => {
    const end = last(curve);
    const other = branch.find(({ seat }) => seat === curve.seat);
    const otherwise = other === undefined ? undefined : last(other);
    if (end === undefined && otherwise === undefined) return [];
    const words = endOf(curve.seat, end?.value, otherwise?.value);
    return [{ words, value: end?.value ?? otherwise?.value ?? 0, look: { fontWeight: curve.seat === followed ? 800 : 600 } }];
  });
  const lines = Math.max(1, ...labels.map(({ words }) => words.length));
  const inFront = (a: SeatCurve, b: SeatCurve): number => Number(a.seat === followed) - Number(b.seat === followed);
  return (
    <Chart
      label={label}
      size={size}
      shapes={[
        axes({ frame, write, turnWord, unit, fontSize }),
        ...(goal === undefined
          ? []
          : [goalRule(plane, goal.value), text(goal.words, plane.right - 4, plane.y(goal.value) - 4, { anchor: 'end', look: px(fontSize) })]),
        ...played.toSorted(inFront).map((curve) => drawn(curve, false)),
        ...branch.toSorted(inFront).map((curve) => drawn(curve, true)),
        path(`M${plane.x(parted.turn)} ${plane.top}V${plane.foot}`, { stroke: 'var(--ink)', strokeWidth: 2 }),
        ...(chosen === null
          ? []
          : [
              turnRule(plane, chosen.turn, 'var(--wax)'),
              plate(chosen.words, { x: plane.x(chosen.turn), foot: plane.foot, left: plane.left, fontSize }, 'var(--wax)'),
            ]),
        // Above the curves, which often begin together at the foot; beside the unit.
        plate(parted.words, { x: plane.x(parted.turn), foot: plane.top, left: plane.left + UNIT_ROOM, fontSize }, 'var(--ink)'),
        ...ends(plane, labels, { x: plane.right + 14, fontSize, gap: 6 + fontSize * 1.15 * lines }),
      ]}
    />
  );
};
