import { SECURITIES, type Table } from '#games/bourse/types.ts';
import type { Seat } from '#kernel/game.ts';
import { Pawn, Walker } from '#web/kit/svg/circuit.tsx';
import { inTurn } from '#web/shell/motion.ts';
import { pawnsOn } from '../facts.ts';
import { pawnHeight, pawnSpot, SQUARES, trail } from '../geometry.ts';
import { useDrawing, useScene } from '../scene.ts';

/* What moves on the board, in this order: die, pawn, needle, pegs. */

const DIE = 420;
const NEEDLE = 500;
const PER_SQUARE = 90;
const LONGEST_WALK = 540;
const PEG = { start: 90, perStep: 20, longest: 360 } as const;

const sameRoll = (before: Table, after: Table): boolean =>
  after.lastRoll === null ||
  (before.turn === after.turn &&
    before.lastRoll?.seat === after.lastRoll.seat &&
    before.lastRoll.from === after.lastRoll.from &&
    before.lastRoll.die === after.lastRoll.die);

/** What moved between two positions, and when each thing may start. */
export const planMotion = (before: Table, after: Table) => {
  const rolled = !sameRoll(before, after);
  const walked = after.players.some(({ square }, seat) => before.players[seat]?.square !== square);
  const steps = rolled ? (after.lastRoll?.die ?? 1) : 6;
  const peg = Math.max(...SECURITIES.map((security) => Math.abs(after.quotes[security] - before.quotes[security]) / 1000));
  return inTurn({
    die: rolled ? DIE : 0,
    pawn: walked ? Math.min(LONGEST_WALK, PER_SQUARE * steps) : 0,
    needle: before.phase === after.phase ? 0 : NEEDLE,
    pegs: peg === 0 ? 0 : Math.min(PEG.longest, PEG.start + PEG.perStep * peg),
  });
};

export type MotionPlan = ReturnType<typeof planMotion>;

const PlayerPawn = ({ seat, square }: { readonly seat: Seat; readonly square: number }) => {
  const { view, name } = useScene();
  const { layout, motion } = useDrawing();
  const company = pawnsOn(view, square);
  return (
    <Walker
      square={square}
      squares={SQUARES}
      spot={pawnSpot(layout, square, company.indexOf(seat), company.length)}
      passing={(passed) => pawnSpot(layout, passed, 0, 1)}
      motion={motion.pawn}
    >
      <Pawn seat={seat} height={pawnHeight(layout, square, company.length, view.table.roller === seat)} name={layout.wide ? name(seat) : undefined} />
    </Walker>
  );
};

/** The roller's pawn stands before the others. */
export const Pawns = () => {
  const { players, roller } = useScene().view.table;
  const seats = players.flatMap(({ active }, seat) => (active ? [seat] : [])).toSorted((a, b) => Number(a === roller) - Number(b === roller) || a - b);
  return (
    <g pointer-events="none" aria-hidden="true">
      {seats.map((seat) => (
        <PlayerPawn key={seat} seat={seat} square={players[seat]?.square ?? 0} />
      ))}
    </g>
  );
};

/** The last move, as brass chevrons on the frame, so that it never covers a figure. */
export const Trail = () => {
  const { lastRoll } = useScene().view.table;
  const { layout } = useDrawing();
  if (lastRoll === null) return null;
  const size = layout.wide ? 1 : 0.6;
  return (
    <g aria-hidden="true">
      {trail(layout, lastRoll.from, lastRoll.die).map(({ x, y, turn }) => (
        <path
          key={`${x} ${y}`}
          d="M-3.6-2.2L0 2.2L3.6-2.2"
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
          fill="none"
          pointer-events="none"
          stroke="var(--brass-hi)"
          stroke-width="2"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      ))}
    </g>
  );
};
