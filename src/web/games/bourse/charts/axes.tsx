import type { Plane } from './plane.ts';

interface AxesProps {
  readonly plane: Plane;
  readonly values: readonly number[];
  readonly turns: readonly number[];
  readonly write: (value: number) => string;
  readonly turnWord: string;
  readonly lineClass?: (value: number) => string;
}

/** Horizontal rules only; values left, turns below; the unit stands in the title. */
export const Axes = ({ plane, values, turns, write, turnWord, lineClass = () => '' }: AxesProps) => (
  <>
    {values.map((value) => (
      <g key={value}>
        <path class={`bo-rule ${lineClass(value)}`} d={`M${plane.left} ${plane.y(value)}H${plane.right}`} />
        <text class="bo-tick" x={plane.left - 5} y={plane.y(value) + 3.6} text-anchor="end">
          {write(value)}
        </text>
      </g>
    ))}
    {turns.map((turn, index) => (
      <text key={turn} class="bo-tick" x={plane.x(turn)} y={plane.foot + 14} text-anchor="middle">
        {index === 0 ? `${turnWord} ${turn}` : turn}
      </text>
    ))}
  </>
);
