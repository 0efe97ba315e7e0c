import type { OptionContract, SecurityId, View } from '#games/bourse/types.ts';
import type { Seat } from '#kernel/game.ts';
import type { Pointed } from '#web/kit/interface/game-page.ts';
import type { Ghost } from '../forecast.ts';
import { type Layout, pawnHeight, pawnSpot, SQUARES, trail } from '../geometry.ts';
import type { Speech } from '../speech.ts';
import type { Target } from '../targets.ts';
import { Pawn, Walker } from '#web/kit/svg/circuit.tsx';
import type { Moment } from '#web/shell/motion.ts';

/** What every part of the drawn board is given. */
export interface BoardScene {
  readonly view: View;
  readonly layout: Layout;
  readonly speech: Speech;
  readonly targets: ReadonlyMap<number, Target>;
  /** The forecast shown, by square; empty when none is asked for. */
  readonly ghosts: ReadonlyMap<number, Ghost>;
  readonly pointed: Pointed | null;
  readonly point: (what: Pointed | null) => void;
}

interface Ownership {
  readonly seat: Seat;
  readonly owned: number;
  readonly blocked: number;
}

/** Who owns titles of a security, in the order of the seats. */
export const ownersOf = ({ table }: View, security: SecurityId): readonly Ownership[] =>
  table.players.flatMap(({ titles }, seat) => {
    const owned = titles[security];
    const blocked = table.contracts.reduce((sum, other) => (other.owner === seat && other.security === security ? sum + other.shares : sum), 0);
    return owned > 0 ? [{ seat, owned, blocked }] : [];
  });

export const contractsOn = ({ table }: View, security: SecurityId): readonly OptionContract[] =>
  table.contracts.filter((contract) => contract.security === security);

export const pawnsOn = ({ table }: View, square: number): readonly Seat[] =>
  table.players.flatMap((player, seat) => (player.active && player.square === square ? [seat] : []));

export const borrowersAt = ({ table }: View, bank: 'A' | 'B'): readonly Seat[] =>
  table.players.flatMap(({ loans }, seat) => (loans.includes(bank) ? [seat] : []));

/** The security being visited or whose ceiling is being settled: its column is lit. */
export const litSecurity = ({ table }: View): SecurityId | null => {
  if (table.point.kind === 'ceilingDecision') return table.point.security;
  return table.visit?.security ?? null;
};

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

/** The last move, as brass chevrons on the frame, so that it never covers a figure. */
export const Trail = ({ layout, from, steps }: { readonly layout: Layout; readonly from: number; readonly steps: number }) => {
  const size = layout.wide ? 1 : 0.6;
  return (
    <g class="bo-trail" aria-hidden="true">
      {trail(layout, from, steps).map(({ x, y, turn }) => (
        <path key={`${x} ${y}`} d="M-3.6-2.2L0 2.2L3.6-2.2" transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} />
      ))}
    </g>
  );
};
