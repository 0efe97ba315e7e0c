import type { Seat } from '#kernel/game.ts';
import { initialsOf } from './seats.ts';
import { useLook } from './seat-looks.tsx';

const BODY = 'M-12.5-1.5C-12.5-6-9-7.5-7-9.5C-4.6-13-4-18-4-21.5H4C4-18 4.6-13 7-9.5C9-7.5 12.5-6 12.5-1.5C12.5 2.2-12.5 2.2-12.5-1.5Z';

interface PawnProps {
  readonly seat: Seat;
  readonly height?: number;
  /** With a name its initials stand on the foot. */
  readonly name?: string;
}

/** Turned wood, 25 wide and 40 high; the origin is the middle of its foot. */
export const Pawn = ({ seat, height = 40, name }: PawnProps) => {
  const { colour, shape } = useLook(seat);
  return (
    <g transform={`scale(${height / 40})`}>
      <ellipse cx="1.5" cy="1.5" rx="14" ry="4.6" opacity=".28" />
      <path d={BODY} fill={colour.fill} stroke="var(--seat-edge)" stroke-width="1.5" />
      <path d="M-6.5-22.5H6.5" stroke="var(--seat-edge)" stroke-width="4.6" stroke-linecap="round" />
      <path d="M-6.2-22.5H6.2" stroke={colour.fill} stroke-width="2.2" stroke-linecap="round" />
      <circle cy="-31" r="8.6" fill={colour.fill} stroke="var(--seat-edge)" stroke-width="1.5" />
      <path d="M-4.6-34.5A6 6 0 0 1-.5-37" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="1.8" stroke-linecap="round" />
      <path d={shape.path} transform="translate(-4.2 -35.2) scale(.26)" fill={colour.ink} />
      {name !== undefined && (
        <text y="-1.5" font-size="10.4" font-weight="780" text-anchor="middle" style={{ fill: colour.ink, fontStretch: '80%' }}>
          {initialsOf(name)}
        </text>
      )}
    </g>
  );
};
