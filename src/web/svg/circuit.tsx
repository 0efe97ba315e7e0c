import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Box, Spot } from './box.ts';
import { Press, PressRing } from './press.tsx';
import { TargetRing } from './target-ring.tsx';

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
