import { at } from '#kernel/collections.ts';
import type { Seat, Sight, Way } from '#kernel/game.ts';
import { isInPrison, isLiving, player, type PublicFacts, roleOf } from '../rules/facts.ts';
import type { Move, MoveOf, Player, Role, View } from '../types.ts';
import { BOARD, ENVIRONMENT_TAX, FOUNDATION_FEE_M, SQUARES } from '../data.ts';
import { rentOf, startBonus } from '../rules/rent.ts';
import { WEIGHTS } from './worth.ts';

/* What a bot makes of a sight. */

export interface Reading {
  readonly view: View;
  readonly seat: Seat;
  readonly offers: readonly Way<Move>[];
  readonly me: Player;
  readonly cash: number;
}

export const readSight = ({ view, offers }: Sight<View, Move>, seat: Seat): Reading => ({
  view,
  seat,
  offers,
  me: at(view.table.players, seat),
  cash: at(view.cash, seat),
});

export const myRole = ({ view, seat }: Reading): Role => roleOf(view, seat);

const isOf = <K extends Move['type']>(move: Move, type: K): move is MoveOf<K> => move.type === type;

/** The moves of one type that are offered as they are: whatever is chosen among them is legal. */
export const offered = <K extends Move['type']>({ offers }: Reading, type: K): readonly MoveOf<K>[] => {
  const moves: MoveOf<K>[] = [];
  for (const offer of offers) if (offer.kind === 'move' && isOf(offer.move, type)) moves.push(offer.move);
  return moves;
};

export const isOffered = ({ offers }: Reading, type: Move['type']): boolean => offers.some((offer) => offer.kind === 'move' && offer.move.type === type);

/** The best of them by a rating; null when there is none. */
export const best = <T>(items: readonly T[], rate: (item: T) => number): { readonly item: T; readonly rating: number } | null => {
  let found: { readonly item: T; readonly rating: number } | null = null;
  for (const item of items) {
    const rating = rate(item);
    if (found === null || rating > found.rating) found = { item, rating };
  }
  return found;
};

/* What is to come: how long the game lasts, who pays, and what the next throw may cost. */

/** What states and views tell alike. */
type Position = Pick<View, 'options' | 'table'>;

/** Rounds after this one. */
export const roundsLeft = ({ options, table }: Position): number => (options.roundLimit > 0 ? Math.max(0, options.roundLimit - table.round) : WEIGHTS.horizon);

/** Does the seat act for the last time before a limit? */
export const isLastTurn = ({ options, table }: View): boolean => options.roundLimit > 0 && table.round >= options.roundLimit;

/** AM-6.7: does a visit between these seats cost anything? */
const pays = (facts: PublicFacts, visitor: Seat, owner: Seat): boolean =>
  visitor !== owner && (facts.options.partnerRent === 'full' || roleOf(facts, visitor) !== roleOf(facts, owner));

/** Turns of others to come within so many rounds in which they may have to pay this seat. */
export const visitsIn = (view: Position, seat: Seat, rounds: number): number => {
  let payers = 0;
  for (let other = 0; other < view.table.players.length; other++) if (isLiving(view, other) && pays(view, other, seat)) payers++;
  return payers * Math.min(rounds, roundsLeft(view));
};

/** What the seat would owe another on a square, a utility at its average (AM-4.6.4). */
const rentDue = (view: View, seat: Seat, square: number): number => {
  const { title } = at(BOARD, square);
  if (title < 0) return 0;
  const { owner } = at(view.table.titles, title);
  return owner === null || !pays(view, seat, owner) || isInPrison(view, owner) ? 0 : rentOf(view, title);
};

/** Rent, taxes and the fee of the foundation; the income tax is left out, as it is never more than what one has. */
const costOf = (view: View, seat: Seat, square: number): number => {
  const { type } = at(BOARD, square);
  if (type === 'envTax') return ENVIRONMENT_TAX;
  return type === 'foundation' && roleOf(view, seat) === 'M' ? FOUNDATION_FEE_M : rentDue(view, seat, square);
};

/** The most that one of the next squares may cost. */
export const costAhead = (view: View, seat: Seat, squares: number): number => {
  const { pos } = player(view, seat);
  let most = 0;
  for (let step = 1; step <= squares; step++) most = Math.max(most, costOf(view, seat, (pos + step) % SQUARES));
  return most;
};

/** As far as two dice go. */
export const ONE_THROW = 12;

/** AM-12.3: kept after building: the largest rent on the board, and never less than this. */
export const buildReserve = (view: View, seat: Seat): number => Math.max(WEIGHTS.buildReserve, costAhead(view, seat, SQUARES));

/** What the next throw may be expected to bring: the bonus of Start, less what the squares cost. */
export const throwBalance = (view: View, seat: Seat): number => {
  const { pos } = player(view, seat);
  const bonus = startBonus(view, seat);
  let balance = 0;
  for (let sum = 2; sum <= ONE_THROW; sum++) {
    const ways = 6 - Math.abs(sum - 7);
    const gain = pos + sum >= SQUARES ? bonus : 0;
    balance += (ways / 36) * (gain - costOf(view, seat, (pos + sum) % SQUARES));
  }
  return balance;
};

/** Titles that the bank still sells. */
export const unsoldTitles = ({ table }: View): number => {
  let unsold = 0;
  for (const { owner } of table.titles) if (owner === null) unsold++;
  return unsold;
};
