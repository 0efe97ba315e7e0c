import type { Seat } from '#kernel/game.ts';
import { Pawn, Walker } from '#web/svg/circuit.tsx';
import { campOf, livingSeats, pawnsOn, playerOf } from '../facts.ts';
import { CORNER_TEN, pawnSpot, SQUARES, squareBox, type Stay } from '../geometry.ts';
import type { Moment } from '#web/shell/motion.ts';
import { Bars } from './corner-square.tsx';
import type { BoardScene } from './scene.ts';

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

const PlayerPawn = ({ scene, seat, motion }: { readonly scene: BoardScene; readonly seat: Seat; readonly motion: Moment | null }) => {
  const { layout, speech, view } = scene;
  const { pos: square } = playerOf(view, seat);
  const stay = stayOf(scene, seat);
  const company = pawnsOn(view, square).filter((other) => stayOf(scene, other) === stay);
  const height = heightOf(scene, seat, company.length) * (stay === 'free' ? 1 : 0.9);
  return (
    <Walker
      square={square}
      squares={SQUARES}
      spot={pawnSpot(layout, square, stay, height, company.indexOf(seat), company.length)}
      passing={(passed) => pawnSpot(layout, passed, 'free', height, 0, 1)}
      // AM-4.5.5: being sent to square 10 is no walk.
      motion={stay === 'free' ? motion : null}
    >
      <Pawn seat={seat} height={height} name={layout.wide ? speech.name(seat) : undefined} />
    </Walker>
  );
};

/** The active pawn stands before the others; the bars of the prison before its inmates. */
export const Pawns = ({ scene }: { readonly scene: BoardScene }) => {
  const { active } = scene.view.table;
  const seats = livingSeats(scene.view).toSorted((a, b) => Number(a === active) - Number(b === active) || a - b);
  return (
    <g pointer-events="none" aria-hidden="true">
      {seats.map((seat) => (
        <PlayerPawn key={seat} scene={scene} seat={seat} motion={scene.motion.pawn} />
      ))}
      <Bars box={squareBox(scene.layout, CORNER_TEN)} wide={scene.layout.wide} />
    </g>
  );
};
