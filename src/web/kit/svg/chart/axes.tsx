import type { Plane } from '#charts/plane.ts';

export { linePath, makePlane, type Plane, type Reading, roundTicks, spread, stepPath, turnTicks, valueTicks } from '#charts/plane.ts';

interface AxesProps {
  readonly plane: Plane;
  readonly values: readonly number[];
  readonly turns: readonly number[];
  readonly write: (value: number) => string;
  /** Before the first turn. */
  readonly turnWord: string;
  /** A further class for the rule of a value that means something. */
  readonly ruleClass?: (value: number) => string;
}

/** What the word before the first turn takes. */
const WORD_ROOM = 52;

/** Of a small chart: horizontal rules only; values left, turns below; the unit stands in the title. */
export const Axes = ({ plane, values, turns, write, turnWord, ruleClass = () => '' }: AxesProps) => (
  <>
    {values.map((value) => (
      <g key={value}>
        <path class={`chart-rule ${ruleClass(value)}`} d={`M${plane.left} ${plane.y(value)}H${plane.right}`} />
        <text class="chart-tick" x={plane.left - 5} y={plane.y(value) + 3.6} text-anchor="end">
          {write(value)}
        </text>
      </g>
    ))}
    {turns
      .filter((turn, index) => index === 0 || plane.x(turn) - plane.left > WORD_ROOM)
      .map((turn, index) => (
        <text key={turn} class="chart-tick" x={plane.x(turn)} y={plane.foot + 14} text-anchor={index === 0 ? 'start' : 'middle'}>
          {index === 0 ? `${turnWord} ${turn}` : turn}
        </text>
      ))}
  </>
);
