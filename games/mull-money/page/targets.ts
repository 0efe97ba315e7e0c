import { INNOVATION_STEPS, MOST_EMPLOYEES } from '#games/mull-money/data.ts';
import { decode } from '#games/mull-money/moves.ts';
import { columnsGained, eliminationFields, fewestEmployees } from '#games/mull-money/rules/effects.ts';
import { player } from '#games/mull-money/rules/facts.ts';
import type { Card, Move, PlayCard, Service, View } from '#games/mull-money/types.ts';
import { unreachable } from '#kernel/collections.ts';
import type { Offer, Seat } from '#kernel/game.ts';
import { wasteOutlook } from './count.ts';

/* Offers that something on the board stands for: choosing it is taking the offer. */

type MoveOffer = Extract<Offer<unknown>, { readonly kind: 'move' }>;

export interface Targets {
  /** By `cellKey`: where the factory would stand. */
  readonly cells: ReadonlyMap<string, MoveOffer>;
  /** By `windowKey`: where a marker would stand. */
  readonly windows: ReadonlyMap<string, MoveOffer>;
  /** Fields of the dump: where the waste would stand. */
  readonly fields: ReadonlyMap<number, MoveOffer>;
  readonly lots: ReadonlyMap<number, MoveOffer>;
  /** Everything that may be done with each card in front of the player, in the order of the game. */
  readonly cards: ReadonlyMap<Card, readonly MoveOffer[]>;
}

export const NO_TARGETS: Targets = { cells: new Map(), windows: new Map(), fields: new Map(), lots: new Map(), cards: new Map() };

export const cellKey = (growth: number, employees: number): string => `${growth} ${employees}`;
export const windowKey = (service: Service, marker: number): string => `${service} ${marker}`;

/** The move of an offer, or null for a form. */
export const moveIn = (offer: Offer<unknown>): Move | null => (offer.kind === 'move' ? decode(offer.move) : null);

/** Where the factory of a seat would stand after a card; null where it does not move. */
const cellAfter = (view: View, seat: Seat, move: PlayCard): string | null => {
  const { growth, employees } = player(view, seat);
  if (move.card === 'growth') return cellKey(growth + columnsGained(view, seat, move.help), employees);
  if (move.card !== 'staff') return null;
  const rows = move.help === 'expert' ? 2 : 1;
  return cellKey(growth, move.direction === 'hire' ? Math.min(MOST_EMPLOYEES, employees + rows) : Math.max(fewestEmployees(view), employees - rows));
};

/** One service only: two at once have no single window. */
const windowAfter = (view: View, seat: Seat, move: PlayCard): string | null => {
  if (move.card !== 'innovation') return null;
  const steps = INNOVATION_STEPS[move.steps];
  const [service] = steps;
  if (service === undefined || steps.some((step) => step !== service)) return null;
  return windowKey(service, player(view, seat)[service] - steps.length);
};

const fieldAfter = (view: View, seat: Seat, move: PlayCard): number | null => {
  const { now, next } = wasteOutlook(view, seat);
  if (move.card === 'production') return next;
  return move.card === 'elimination' ? now - Math.min(now, eliminationFields(view, move.help)) : null;
};

/** The cards that a move would spend; the Expert shows what he could help with. */
const cardsOf = (view: View, seat: Seat, move: Move): readonly Card[] => {
  switch (move.type) {
    case 'playCard':
      return move.help === 'expert' ? [move.card, 'expert'] : [move.card];
    case 'negotiate':
      return move.help === 'expert' ? ['transport', 'expert'] : ['transport'];
    case 'repayCredit':
      return ['expert'];
    case 'discardCard':
      return [move.card];
    case 'keepCard':
      return player(view, seat).cards;
    case 'answerAlert':
      return move.useCorruption ? ['corruption'] : [];
    case 'takeCredit':
    case 'chooseLot':
    case 'designateLot':
    case 'bid':
    case 'bidLot':
    case 'castVote':
    case 'pass':
      return [];
    default:
      return unreachable(move);
  }
};

const putFirst = <Key>(map: Map<Key, MoveOffer>, key: Key | null, offer: MoveOffer): void => {
  if (key !== null && !map.has(key)) map.set(key, offer);
};

/** The first offer of a place wins: the same without the Expert comes first. Nothing on the board takes a credit by itself. */
export const targetsOf = (view: View, seat: Seat | null, offers: readonly Offer<unknown>[]): Targets => {
  if (seat === null) return NO_TARGETS;
  const cells = new Map<string, MoveOffer>();
  const windows = new Map<string, MoveOffer>();
  const fields = new Map<number, MoveOffer>();
  const lots = new Map<number, MoveOffer>();
  const cards = new Map<Card, readonly MoveOffer[]>();
  for (const offer of offers) {
    const move = moveIn(offer);
    if (offer.kind !== 'move' || move === null) continue;
    for (const card of cardsOf(view, seat, move)) cards.set(card, [...(cards.get(card) ?? []), offer]);
    if (move.type === 'chooseLot' || move.type === 'designateLot') putFirst(lots, move.lot, offer);
    if (move.type !== 'playCard' || move.borrow > 0) continue;
    putFirst(cells, cellAfter(view, seat, move), offer);
    putFirst(windows, windowAfter(view, seat, move), offer);
    putFirst(fields, fieldAfter(view, seat, move), offer);
  }
  return { cells, windows, fields, lots, cards };
};
