import type { Seat } from '#kernel/game.ts';
import { Pawn, Walker } from '#web/svg/circuit.tsx';
import { pawnHeight, pawnSpot, SQUARES } from '../geometry.ts';
import type { Moment } from '#web/shell/motion.ts';
import { type BoardScene, pawnsOn } from './scene.ts';

interface PlayerPawnProps {
  readonly scene: BoardScene;
  readonly seat: Seat;
  readonly square: number;
  readonly motion: Moment | null;
}

const PlayerPawn = ({ scene, seat, square, motion }: PlayerPawnProps) => {
  const { layout, speech, view } = scene;
  const company = pawnsOn(view, square);
  return (
    <Walker
      class="bo-pawn"
      square={square}
      squares={SQUARES}
      spot={pawnSpot(layout, square, company.indexOf(seat), company.length)}
      passing={(passed) => pawnSpot(layout, passed, 0, 1)}
      motion={motion}
    >
      <Pawn seat={seat} height={pawnHeight(layout, square, company.length, view.table.roller === seat)} name={layout.wide ? speech.name(seat) : undefined} />
    </Walker>
  );
};

/** The roller's pawn stands before the others. */
export const Pawns = ({ scene, motion }: { readonly scene: BoardScene; readonly motion: Moment | null }) => {
  const { players, roller } = scene.view.table;
  const seats = players.flatMap(({ active }, seat) => (active ? [seat] : [])).toSorted((a, b) => Number(a === roller) - Number(b === roller) || a - b);
  return (
    <g pointer-events="none" aria-hidden="true">
      {seats.map((seat) => (
        <PlayerPawn key={seat} scene={scene} seat={seat} square={players[seat]?.square ?? 0} motion={motion} />
      ))}
    </g>
  );
};
