import { makePlane, type Plane } from './plane.ts';
import { group, line, type Look, path, px, SERIES_COLOURS, type SeriesIndex, seriesMark, type Shape, shape, text } from './shapes.ts';

/* Which part of everything the poorest part of the players has; on the diagonal all have the same. */

export interface LorenzCurve {
  readonly series: SeriesIndex;
  readonly points: readonly { readonly players: number; readonly wealth: number }[];
  /** Of an earlier moment. */
  readonly look?: Look;
}

interface LorenzSpec {
  readonly curves: readonly LorenzCurve[];
  readonly words: { readonly equal: string; readonly players: string; readonly wealth: string };
  /** A part, in per cent without the sign. */
  readonly write: (part: number) => string;
  /** Where its upper left corner is, in a larger picture. */
  readonly at?: readonly [number, number];
}

export const LORENZ_SIZE = { width: 440, height: 440 } as const;

const PLANE = makePlane({ ...LORENZ_SIZE, margins: { left: 52, right: 16, top: 30, foot: 56 }, turns: [0, 1], values: [0, 1] });
const QUARTERS = [0, 0.25, 0.5, 0.75, 1] as const;
/** With more players the marks would run into each other: every so many. */
const MARKED = 6;

const curveOf = (plane: Plane, { series, points, look }: LorenzCurve): Shape => {
  const every = Math.max(1, Math.round((points.length - 1) / MARKED));
  const readings = points.map(({ players, wealth }) => ({ turn: players, value: wealth }));
  const marked = readings.filter((_, index) => index % every === 0 || index === points.length - 1);
  return group([
    line(plane, readings, SERIES_COLOURS[series], 3, look),
    ...marked.map(({ turn, value }) => seriesMark(series, plane.x(turn), plane.y(value), 10)),
  ]);
};

export const lorenz = ({ curves, words, write, at: [right, down] = [0, 0] }: LorenzSpec): readonly Shape[] => {
  const { left, right: end, top, foot, x, y } = PLANE;
  const faint = { stroke: 'var(--ink-2)' };
  const ground = group(
    [
      ...QUARTERS.map((part) =>
        group([
          path(`M${left} ${y(part)}H${end}M${x(part)} ${top}V${foot}`, {}, { class: 'chart-line-rule' }),
          text(write(part), left - 7, y(part) + 4.5, { anchor: 'end' }),
          text(write(part), x(part), foot + 19, { anchor: 'middle' }),
        ]),
      ),
      text(words.wealth, left - 40, top - 13),
      text(words.players, end, foot + 42, { anchor: 'end' }),
      path(`M${x(0)} ${y(0)}L${x(1)} ${y(1)}`, { ...faint, strokeDasharray: '5 4' }),
      shape('text', { class: 'chart-word', transform: `translate(${x(0.4)} ${y(0.4) - 9}) rotate(-45)`, 'text-anchor': 'middle' }, {}, [words.equal]),
      path(`M${x(0.5)} ${y(0)}V${y(0.5)}`, { ...faint, strokeDasharray: '2 4' }),
    ],
    px(13),
  );
  return [shape('g', { transform: `translate(${right} ${down})` }, {}, [ground, ...curves.map((curve) => curveOf(PLANE, curve))])];
};
