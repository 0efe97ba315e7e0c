import { type Plane, turnTicks } from './plane.ts';

interface RoomAxesProps {
  readonly plane: Plane;
  readonly ticks: readonly number[];
  readonly turns: readonly [number, number];
  readonly write: (value: number) => string;
  readonly turnWord: string;
  readonly unit?: string | undefined;
  readonly fontSize: number;
}

/** Horizontal rules, zero in ink; the unit once above; whole turns below, the word for them at the end. */
export const RoomAxes = ({ plane, ticks, turns: [first, last], write, turnWord, unit, fontSize }: RoomAxesProps) => (
  <g style={{ fontSize: `${fontSize}px` }}>
    {unit !== undefined && (
      <text class="room-tick" x={plane.left} y={plane.top - fontSize} text-anchor="start">
        {unit}
      </text>
    )}
    {ticks.map((value) => (
      <g key={value}>
        <path class={value === 0 ? 'chart-zero' : 'chart-line-rule'} d={`M${plane.left} ${plane.y(value)}H${plane.right}`} />
        <text class="room-tick" x={plane.left - 7} y={plane.y(value) + fontSize * 0.35} text-anchor="end">
          {write(value)}
        </text>
      </g>
    ))}
    {turnTicks(first, last).map((turn) => (
      <text key={turn} class="room-tick" x={plane.x(turn)} y={plane.foot + fontSize * 1.5} text-anchor="middle">
        {turn}
      </text>
    ))}
    <text class="room-tick" x={plane.right} y={plane.foot + fontSize * 2.7} text-anchor="end">
      {turnWord}
    </text>
  </g>
);
