import type { Seat } from '#kernel/game.ts';
import { range } from '#kernel/collections.ts';
import { Mark } from '#web/svg/seat-mark.tsx';
import { initialsOf, useLook } from '#web/svg/seats.tsx';

interface FactoryPawnProps {
  readonly seat: Seat;
  readonly name: string;
  /** 1 is 34 wide and 29 high. */
  readonly scale?: number;
}

/** Below this size the shape takes the place of the initials. */
const LEGIBLE = 0.8;

/** Saw-tooth silhouette, the seat's shape on the chimney; the origin is the middle of its foot. */
export const FactoryPawn = ({ seat, name, scale = 1 }: FactoryPawnProps) => {
  const { colour, shape } = useLook(seat);
  return (
    <g transform={`scale(${scale})`}>
      <ellipse cx="1" cy="1.5" rx="21" ry="4" opacity=".26" />
      <path
        d="M-19 0V-15L-9-21V-15L1-21V-15L9-20V-29H15V0Z"
        fill={colour.fill}
        stroke="var(--seat-edge)"
        stroke-width={1.5 / Math.max(scale, 0.7)}
        stroke-linejoin="round"
      />
      <path d="M-19-15L-9-21M-9-15L1-21M9-26H15" stroke="#fff" stroke-opacity=".55" stroke-width="1.2" />
      {scale < LEGIBLE ? (
        <path d={shape.path} transform="translate(-8 -13) scale(.375)" fill={colour.ink} />
      ) : (
        <text x="-2" y="-3.5" font-size="10.5" font-weight="780" text-anchor="middle" style={{ fill: colour.ink, fontStretch: '84%' }}>
          {initialsOf(name)}
        </text>
      )}
      <Mark seat={seat} x={12} y={-33.5} size={10} edgeWidth={1} />
    </g>
  );
};

/** Employees, a hundred each, standing in a row from the left; the origin is between the heads and the feet of the first. */
export const People = ({ count, gap = 8.5 }: { readonly count: number; readonly gap?: number }) => (
  <g fill="var(--ink)">
    {range(count).map((index) => (
      <g key={index} transform={`translate(${index * gap} 0)`}>
        <circle cy="-3.6" r="2.7" />
        <path d="M-3.8 6C-3.8 1-2.5 .2 0 .2S3.8 1 3.8 6Z" />
      </g>
    ))}
  </g>
);
