import type { Seat } from '#kernel/game.ts';
import { initialsOf, useLook } from './seats.tsx';

/** Colour and shape of a seat, with letters on it. From 28 px, or with a name beside it. */
export const Counter = ({ seat, letters, size }: { readonly seat: Seat; readonly letters: string; readonly size: number }) => {
  const { colour, shape } = useLook(seat);
  return (
    <svg class="token firm" viewBox="-1.5 -1.5 35 35" aria-hidden="true" style={{ '--size': `${size}px` }}>
      <path d={shape.path} fill={colour.fill} stroke="var(--seat-edge)" stroke-width="1.7" stroke-linejoin="round" />
      <text
        x={shape.label.x}
        y={shape.label.y}
        font-size={shape.label.size}
        font-weight="750"
        text-anchor="middle"
        style={{ fill: colour.ink, fontStretch: '84%' }}
      >
        {letters}
      </text>
    </svg>
  );
};

interface TokenProps {
  readonly seat: Seat;
  /** The player's name; the token shows its initials. */
  readonly name: string;
  readonly size?: number;
}

/** The counter of a player. Smaller than 28 px, use `SeatMark` with the name beside it. */
export const Token = ({ seat, name, size = 38 }: TokenProps) => <Counter seat={seat} letters={initialsOf(name)} size={size} />;
