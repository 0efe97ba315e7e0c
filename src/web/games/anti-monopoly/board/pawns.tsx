import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '#kernel';
import { Pawn } from '../../../svg/pawn.tsx';
import { campOf, livingSeats, pawnsOn, playerOf } from '../facts.ts';
import { CORNER_TEN, pathBetween, pawnSpot, squareBox, type Stay } from '../geometry.ts';
import type { Moment } from '../../../shell/motion.ts';
import { Bars } from './corner-square.tsx';
import type { BoardScene } from './scene.ts';

const HOP = 7;

const stayOf = (scene: BoardScene, seat: Seat): Stay => {
  const { detained } = playerOf(scene.view, seat);
  if (!detained) return 'free';
  return campOf(scene.view, seat) === 'M' ? 'prison' : 'war';
};

/** AM-2.1.5: small for competitors, large for monopolists. */
const heightOf = ({ layout, view }: BoardScene, seat: Seat, company: number): number => {
  const whole = layout.pawn[campOf(view, seat) ?? 'C'];
  return company > 3 ? whole * 0.8 : whole;
};

/** From square to square with a small hop each; being sent to square 10 is no walk (AM-4.5.5). */
const walk = ({ layout }: BoardScene, from: number, to: number, height: number): Keyframe[] => {
  const squares = [from, ...pathBetween(from, to)];
  const frames: Keyframe[] = [];
  squares.forEach((square, index) => {
    const spot = pawnSpot(layout, square, 'free', height, 0, 1);
    frames.push({ transform: `translate(${spot.x}px, ${spot.y}px)` });
    const next = squares[index + 1];
    if (next === undefined) return;
    const after = pawnSpot(layout, next, 'free', height, 0, 1);
    frames.push({ transform: `translate(${(spot.x + after.x) / 2}px, ${(spot.y + after.y) / 2 - HOP}px)` });
  });
  return frames;
};

const Walker = ({ scene, seat, motion }: { readonly scene: BoardScene; readonly seat: Seat; readonly motion: Moment | null }) => {
  const { layout, speech, view } = scene;
  const { pos: square } = playerOf(view, seat);
  const stay = stayOf(scene, seat);
  const company = pawnsOn(view, square).filter((other) => stayOf(scene, other) === stay);
  const height = heightOf(scene, seat, company.length) * (stay === 'free' ? 1 : 0.9);
  const spot = pawnSpot(layout, square, stay, height, company.indexOf(seat), company.length);
  const group = useRef<SVGGElement>(null);
  const last = useRef(square);
  useLayoutEffect(() => {
    const from = last.current;
    last.current = square;
    if (from === square || motion === null) return undefined;
    const sent = square === CORNER_TEN && stay !== 'free';
    const frames = sent ? [] : walk(scene, from, square, height);
    if (frames.length === 0) return undefined;
    const walking = group.current?.animate(frames, { ...motion, easing: 'ease-in-out', fill: 'backwards' });
    return () => walking?.finish();
    // The walk belongs to the arrival on a square: a later drawing of the same position must not cut it short.
  }, [square]);
  return (
    <g ref={group} style={{ transform: `translate(${spot.x}px, ${spot.y}px)` }}>
      <Pawn seat={seat} height={height} name={layout.wide ? speech.name(seat) : undefined} />
    </g>
  );
};

/** The active pawn stands before the others; the bars of the prison before its inmates. */
export const Pawns = ({ scene }: { readonly scene: BoardScene }) => {
  const { active } = scene.view.table;
  const seats = livingSeats(scene.view).toSorted((a, b) => Number(a === active) - Number(b === active) || a - b);
  return (
    <g pointer-events="none" aria-hidden="true">
      {seats.map((seat) => (
        <Walker key={seat} scene={scene} seat={seat} motion={scene.motion.pawn} />
      ))}
      <Bars box={squareBox(scene.layout, CORNER_TEN)} wide={scene.layout.wide} />
    </g>
  );
};
