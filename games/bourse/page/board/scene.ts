import type { OptionContract, SecurityId, View } from '#games/bourse/types.ts';
import type { Seat } from '#kernel/game.ts';
import type { Pointed } from '#web/interface/game-page.ts';
import type { Ghost } from '../forecast.ts';
import type { Layout } from '../geometry.ts';
import type { Speech } from '../speech.ts';
import type { Target } from '../targets.ts';

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

export interface Ownership {
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
