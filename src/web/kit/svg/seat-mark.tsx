import type { Seat } from '#kernel/game.ts';
import { useLook } from './seats.tsx';

interface MarkProps {
  readonly seat: Seat;
  /** The middle of the mark. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly edge?: string;
  readonly edgeWidth?: number;
}

/** A seat's colour and shape inside a drawing. The outline keeps its width at every size. */
export const Mark = ({ seat, x, y, size, edge = 'var(--seat-edge)', edgeWidth = 1.1 }: MarkProps) => {
  const { colour, shape } = useLook(seat);
  return (
    <path
      d={shape.path}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 32})`}
      fill={colour.fill}
      stroke={edge}
      stroke-width={(edgeWidth * 32) / size}
      stroke-linejoin="round"
    />
  );
};

/** The same as an image of its own, in a line of text. A name stands beside it. */
export const SeatMark = ({ seat, size = 14 }: { readonly seat: Seat; readonly size?: number }) => (
  <svg class="seat-mark firm" viewBox={`0 0 ${size} ${size}`} aria-hidden="true" style={{ '--size': `${size}px` }}>
    <Mark seat={seat} x={size / 2} y={size / 2} size={size - 2} />
  </svg>
);
