import { CEILING, NOMINAL } from '#games/bourse/data.ts';
import type { BankId, OptionContract, Order, SecurityId, View } from '#games/bourse/types.ts';
import { blocked } from '#games/bourse/rules/facts.ts';
import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';

/* What the page asks of a position. */

interface Ownership {
  readonly seat: Seat;
  readonly owned: number;
  readonly blocked: number;
}

export const contractsOn = ({ table }: View, security: SecurityId): readonly OptionContract[] =>
  table.contracts.filter((contract) => contract.security === security);

/** Who owns titles of a security, in the order of the seats. */
export const ownersOf = (view: View, security: SecurityId): readonly Ownership[] =>
  view.table.players.flatMap(({ titles }, seat) => {
    const owned = titles[security];
    return owned > 0 ? [{ seat, owned, blocked: blocked(view, seat, security) }] : [];
  });

export const pawnsOn = ({ table }: View, square: number): readonly Seat[] =>
  table.players.flatMap((player, seat) => (player.active && player.square === square ? [seat] : []));

export const borrowersAt = ({ table }: View, bank: BankId): readonly Seat[] => table.players.flatMap(({ loans }, seat) => (loans.includes(bank) ? [seat] : []));

/** The security being visited or whose ceiling is being settled: its column is lit. */
export const litSecurity = ({ table }: View): SecurityId | null => {
  if (table.point.kind === 'ceilingDecision') return table.point.security;
  return table.visit?.security ?? null;
};

/* BO-13.4: the same die moves the pawn and fixes the variation, so the six next quotations of a pawn are known. */

export interface Ghost {
  readonly die: number;
  readonly square: number;
  /** Null on a bank or event square. */
  readonly security: SecurityId | null;
  readonly change: number;
  /** Before ceiling and floor. */
  readonly raw: number;
  /** BO-4.4: what would happen to it, and the quotation that follows. */
  readonly limit: 'ceiling' | 'floor' | null;
  readonly quote: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

export const forecastFor = ({ table, data }: View, seat: Seat): readonly Ghost[] => {
  const { square } = at(table.players, seat);
  return FACES.map((die): Ghost => {
    const reached = (square + die) % data.squares.length;
    const kind = at(data.squares, reached);
    if (kind.kind !== 'security') return { die, square: reached, security: null, change: 0, raw: 0, limit: null, quote: 0 };
    const { security } = kind;
    const change = at(at(data.variations[table.phase], data.securities[security].coefficient - 1), die - 1);
    const raw = table.quotes[security] + change;
    const limit = raw > CEILING ? 'ceiling' : raw < 0 ? 'floor' : null;
    return { die, square: reached, security, change, raw, limit, quote: limit === null ? raw : NOMINAL };
  });
};

/** Who will throw the die next: the roller until they have, then the left-hand neighbours who need not miss a turn. */
export const nextRoller = ({ table }: View): Seat => {
  const { roller, players, point, extraTurn } = table;
  if (point.kind === 'awaitRoll' || extraTurn) return roller;
  for (let step = 1; step <= players.length; step++) {
    const seat = (roller + step) % players.length;
    const { active, turnsToMiss } = at(players, seat);
    if (active && turnsToMiss === 0) return seat;
  }
  return roller;
};

/* BO-13.7: the order of play during a visit, with who has bought or sold at what price. */

export type Turn =
  | { readonly kind: 'done'; readonly order: Order }
  | { readonly kind: 'asked' }
  | { readonly kind: 'waiting' }
  /** Between visits: whose die it is, and who misses a turn. */
  | { readonly kind: 'dice' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'idle' };

interface Place {
  readonly seat: Seat;
  readonly turn: Turn;
}

/** The roller first, then clockwise (BO-4.3.4). */
export const seatsFromRoller = ({ table: { roller, players } }: View): readonly Seat[] =>
  players.map((_, step) => (roller + step) % players.length).filter((seat) => at(players, seat).active);

const isAsked = ({ table: { point, roller } }: View, seat: Seat): boolean => {
  if (point.kind === 'rollerTrade') return seat === roller;
  return point.kind === 'otherTrade' && point.seat === seat;
};

/** Later orders of a visit replace nothing: each player gives at most one (BO-4.3.5). */
const turnOf = (view: View, seat: Seat, place: number): Turn => {
  const { visit, players, point } = view.table;
  if (visit === null) {
    if (place === 0 && point.kind !== 'gameOver') return { kind: 'dice' };
    return at(players, seat).turnsToMiss > 0 ? { kind: 'missing' } : { kind: 'idle' };
  }
  if (isAsked(view, seat)) return { kind: 'asked' };
  const order = visit.orders.find((other) => other.seat === seat);
  return order === undefined ? { kind: 'waiting' } : { kind: 'done', order };
};

/** Whoever could do nothing was passed over without a word (BO-4.0.2): they do not wait any more. */
export const orderOfPlay = (view: View): readonly Place[] => {
  const places = seatsFromRoller(view).map((seat, place): Place => ({ seat, turn: turnOf(view, seat, place) }));
  const asked = places.findIndex(({ turn }) => turn.kind === 'asked');
  return places.map(({ seat, turn }, index) => ({ seat, turn: index < asked && turn.kind === 'waiting' ? { kind: 'idle' } : turn }));
};
