import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '#kernel';
import { Pawn } from '../../../svg/pawn.tsx';
import { pawnHeight, pawnSpot, SQUARES } from '../geometry.ts';
import type { Moment } from '../../../shell/motion.ts';
import { type BoardScene, pawnsOn } from './scene.ts';

const HOP = 7;

/** From square to square with a small hop each, as a hand would move it. */
const walk = (scene: BoardScene, from: number, to: number): Keyframe[] => {
  const steps = (to - from + SQUARES) % SQUARES;
  const frames: Keyframe[] = [];
  const put = (x: number, y: number): void => {
    frames.push({ transform: `translate(${x}px, ${y}px)` });
  };
  for (let step = 0; step <= steps; step++) {
    const spot = pawnSpot(scene.layout, (from + step) % SQUARES, 0, 1);
    put(spot.x, spot.y);
    if (step === steps) break;
    const next = pawnSpot(scene.layout, (from + step + 1) % SQUARES, 0, 1);
    put((spot.x + next.x) / 2, (spot.y + next.y) / 2 - HOP);
  }
  return frames;
};

interface WalkerProps {
  readonly scene: BoardScene;
  readonly seat: Seat;
  readonly square: number;
  readonly motion: Moment | null;
}

const Walker = ({ scene, seat, square, motion }: WalkerProps) => {
  const { layout, speech, view } = scene;
  const company = pawnsOn(view, square);
  const spot = pawnSpot(layout, square, company.indexOf(seat), company.length);
  const group = useRef<SVGGElement>(null);
  const last = useRef(square);
  useLayoutEffect(() => {
    const from = last.current;
    last.current = square;
    if (from === square || motion === null) return undefined;
    const walking = group.current?.animate(walk(scene, from, square), { ...motion, easing: 'ease-in-out', fill: 'backwards' });
    return () => walking?.finish();
    // The walk belongs to the arrival on a square: a later drawing of the same position must not cut it short.
  }, [square]);
  return (
    <g ref={group} class="bo-pawn" style={{ transform: `translate(${spot.x}px, ${spot.y}px)` }}>
      <Pawn seat={seat} height={pawnHeight(layout, square, company.length, view.table.roller === seat)} name={layout.wide ? speech.name(seat) : undefined} />
    </g>
  );
};

/** The roller's pawn stands before the others. */
export const Pawns = ({ scene, motion }: { readonly scene: BoardScene; readonly motion: Moment | null }) => {
  const { players, roller } = scene.view.table;
  const seats = players.flatMap(({ active }, seat) => (active ? [seat] : [])).toSorted((a, b) => Number(a === roller) - Number(b === roller) || a - b);
  return (
    <g pointer-events="none" aria-hidden="true">
      {seats.map((seat) => (
        <Walker key={seat} scene={scene} seat={seat} square={players[seat]?.square ?? 0} motion={motion} />
      ))}
    </g>
  );
};
