import { axes, type AxesSpec, ends, type Frame, frameOf, line } from '#charts/shapes.ts';
import type { Reading } from '#charts/plane.ts';
import { Chart, drawn } from './chart.tsx';
import type { SeatCurve } from './curves.ts';

/** Horizontal rules, zero in ink; the unit once above; whole turns below, the word for them at the end. */
export const RoomAxes = ({ plane, ticks, turns, ...spec }: Omit<AxesSpec, 'frame'> & Pick<Frame, 'plane' | 'ticks' | 'turns'>) => (
  <>{drawn([axes({ frame: { plane, ticks, turns }, ...spec })])}</>
);

interface RoomLinesProps {
  readonly label: string;
  readonly curves: readonly SeatCurve[];
  readonly median: readonly Reading[];
  /** What stands at the ends of the highest line, the median and the lowest line. Nobody is named on a wall. */
  readonly words: { readonly highest: string; readonly median: string; readonly lowest: string };
  readonly write: (value: number) => string;
  readonly turnWord: string;
  /** In units of the drawing: on a wall the same words are larger. */
  readonly fontSize?: number;
  readonly height?: number;
}

const WIDTH = 640;
/** Margins for letters of this size; they grow with it. */
const USUAL_SIZE = 19;

const lastOf = (readings: readonly Reading[]): number => readings.at(-1)?.value ?? 0;

/** Every player in grey, the highest, the median and the lowest named as such: to be read from the back row. */
export const RoomLines = ({ label, curves, median, words, write, turnWord, fontSize = USUAL_SIZE, height = 300 }: RoomLinesProps) => {
  const grown = fontSize / USUAL_SIZE;
  const all = curves.flatMap(({ readings }) => readings);
  if (all.length === 0) return null;
  const margins = { left: Math.min(84, 64 * grown), right: 196 * grown, top: 16 * grown, foot: 56 * grown };
  const frame = frameOf({ width: WIDTH, height, margins, readings: all, reach: [0], ticks: 4 });
  const { plane } = frame;
  const ended = curves.filter(({ readings }) => readings.length > 0).toSorted((a, b) => lastOf(b.readings) - lastOf(a.readings));
  const strong = [
    { readings: ended[0]?.readings ?? [], words: words.highest, stroke: 'var(--gain)', width: 4 },
    { readings: ended.at(-1)?.readings ?? [], words: words.lowest, stroke: 'var(--lowest)', width: 4 },
    { readings: median, words: words.median, stroke: 'var(--ink)', width: 5 },
  ];
  const labels = strong.map(({ readings, words: said, stroke }) => ({ words: said, value: lastOf(readings), look: { fill: stroke } }));
  return (
    <Chart
      label={label}
      size={frame}
      shapes={[
        axes({ frame, write, turnWord, fontSize }),
        ...curves.map(({ readings }) => line(plane, readings, 'var(--ink-3)', 1.4, { strokeOpacity: 0.6 })),
        ...strong.map(({ readings, stroke, width }) => line(plane, readings, stroke, width)),
        ...ends(plane, labels, { x: plane.right + 10, fontSize, gap: fontSize * 1.25, top: plane.top + 6 }),
      ]}
    />
  );
};
