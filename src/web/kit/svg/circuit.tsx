import type { Box, Spot } from './box.ts';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Press, PressRing } from './press.tsx';
import type { Seat } from '#kernel/game.ts';
import { initialsOf, useLook } from './seats.tsx';

/** Brass over ink, each so wide: readable on any ground, in any sight. */
const TargetRing = ({ box, ink, brass }: { readonly box: Box; readonly ink: number; readonly brass: number }) => {
  const ring = { x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2, rx: 2 };
  return (
    <g fill="none" pointer-events="none">
      <rect {...ring} stroke="#1F1913" stroke-width={ink} />
      <rect {...ring} stroke="var(--brass-hi)" stroke-width={brass} />
    </g>
  );
};

/** Squares around the edge of a board, numbered from Start on. */
export interface Course {
  readonly squares: number;
  readonly boxOf: (square: number) => Box;
}

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Where a key leads from a square: an arrow to the neighbour that is seen in its direction. Where none is, an arrow into the
 * board goes on and one out of it goes back, so that no key is dead. Home is Start. Null for other keys.
 */
export const squareAfterKey = ({ squares, boxOf }: Course, square: number, key: string): number | null => {
  if (key === 'Home') return 0;
  const arrow = ARROWS[key];
  if (arrow === undefined) return null;
  const after = (steps: number): number => (square + steps + squares) % squares;
  const isTowards = (other: number): boolean => {
    const [here, there] = [boxOf(square), boxOf(other)];
    const across = there.x + there.width / 2 - here.x - here.width / 2;
    const down = there.y + there.height / 2 - here.y - here.height / 2;
    return across * arrow.x + down * arrow.y > 0.5;
  };
  return after([1, -1].find((step) => isTowards(after(step))) ?? (isTowards(after(squares / 2)) ? 1 : -1));
};

const focusSquare = (from: EventTarget | null, square: number): void => {
  if (from instanceof Element) from.closest('svg')?.querySelector<SVGElement>(`[data-press="square-${square}"]`)?.focus();
};

interface CircuitProps extends Course {
  readonly label: string;
  readonly labelOf: (square: number) => string;
  readonly classOf: (square: number) => string;
  readonly draw: (square: number) => ComponentChildren;
  /** Squares that may be pressed to do what is asked, each ringed. */
  readonly targets: readonly number[];
  readonly ring: { readonly ink: number; readonly brass: number };
  readonly onPress: (square: number) => void;
  readonly onPoint?: (square: number, inside: boolean) => void;
  /** Other rings, over those of the targets and under that of the keyboard. */
  readonly children?: ComponentChildren;
}

/** The squares as buttons. One of them is in the tab order; the arrow keys reach the others. */
export const Circuit = ({ squares, boxOf, label, labelOf, classOf, draw, targets, ring, onPress, onPoint, children }: CircuitProps) => {
  const [first = 0] = targets;
  const [walked, setWalked] = useState<number | null>(null);
  const [ringed, setRinged] = useState<number | null>(null);
  return (
    <g role="group" aria-label={label}>
      {Array.from({ length: squares }, (_, square) => (
        <Press
          key={square}
          id={`square-${square}`}
          explains={`square ${square}`}
          class={classOf(square)}
          label={labelOf(square)}
          box={boxOf(square)}
          inTabOrder={square === (walked ?? first)}
          onPress={() => onPress(square)}
          onFocus={(byKeyboard) => {
            setWalked(square);
            setRinged(byKeyboard ? square : null);
          }}
          onBlur={() => setRinged(null)}
          onPoint={(inside) => onPoint?.(square, inside)}
          onKeyDown={(event) => {
            const next = squareAfterKey({ squares, boxOf }, square, event.key);
            if (next === null) return;
            event.preventDefault();
            focusSquare(event.currentTarget, next);
          }}
        >
          {draw(square)}
        </Press>
      ))}
      {targets.map((square) => (
        <TargetRing key={square} box={boxOf(square)} {...ring} />
      ))}
      {children}
      {ringed !== null && <PressRing box={boxOf(ringed)} shown />}
    </g>
  );
};

const HOP = 7;

const at = ({ x, y }: Spot): Keyframe => ({ transform: `translate(${x}px, ${y}px)` });

/** From square to square with a small hop each, as a hand would move a pawn; always forward. */
export const walk = (from: number, to: number, squares: number, spotOf: (square: number) => Spot): Keyframe[] => {
  const spots = Array.from({ length: 1 + ((to - from + squares) % squares) }, (_, step) => spotOf((from + step) % squares));
  return spots.flatMap((spot, index) => {
    const next = spots[index + 1];
    return next === undefined ? [at(spot)] : [at(spot), at({ x: (spot.x + next.x) / 2, y: (spot.y + next.y) / 2 - HOP })];
  });
};

interface WalkerProps {
  readonly square: number;
  readonly squares: number;
  /** Where it stands, beside others who are there. */
  readonly spot: Spot;
  /** Where a pawn stands that passes a square. */
  readonly passing: (square: number) => Spot;
  /** Null where nothing moves. */
  readonly motion: { readonly delay: number; readonly duration: number } | null;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A pawn that walks to its square when it arrives there. */
export const Walker = ({ square, squares, spot, passing, motion, class: className, children }: WalkerProps) => {
  const group = useRef<SVGGElement>(null);
  const last = useRef(square);
  useLayoutEffect(() => {
    const from = last.current;
    last.current = square;
    if (from === square || motion === null) return undefined;
    const walking = group.current?.animate(walk(from, square, squares, passing), { ...motion, easing: 'ease-in-out', fill: 'backwards' });
    return () => walking?.finish();
    // The walk belongs to the arrival on a square: a later drawing of the same position must not cut it short.
  }, [square]);
  return (
    <g ref={group} class={className} style={{ transform: `translate(${spot.x}px, ${spot.y}px)` }}>
      {children}
    </g>
  );
};

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
