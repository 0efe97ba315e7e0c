import { CARDS_PER_LOT } from '#games/mull-money/data.ts';
import type { Card, Player, Point, UsedCard, View } from '#games/mull-money/types.ts';
import { inOneOrder } from '#games/mull-money/rules/cards.ts';
import { range } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';

/* The sets keep their place all mission long: first free, then headed by the seat that took them (MM-13.3). */

export type CardState =
  | { readonly kind: 'free' }
  | { readonly kind: 'held' }
  /** Carried over from the last mission, or kept for the next. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'inPlay' }
  | { readonly kind: 'used'; readonly how: UsedCard['how'] }
  | { readonly kind: 'leftOver' };

export interface SetCard {
  readonly card: Card;
  readonly state: CardState;
}

export interface CardSet {
  readonly lot: number;
  readonly owner: Seat | null;
  readonly leftOver: boolean;
  readonly cards: readonly SetCard[];
  /** Places still empty: the Alert has interrupted the layout (MM-4.3.2). */
  readonly empty: number;
}

/** Whose cards are being carried out now: the seller's, the proposer's. */
const actingSeat = (point: Point): Seat | null => (point.kind === 'bid' ? point.seller : point.kind === 'vote' ? point.proposer : null);

/** The card played last and, with it, the Expert that helps: they leave together (MM-4.6.8). */
const inPlayCount = (used: readonly UsedCard[]): number => (used.at(-2)?.how === 'helped' && used.at(-1)?.how === 'played' ? 2 : 1);

const withoutOne = (cards: readonly Card[], card: Card | null): readonly Card[] => {
  const index = card === null ? -1 : cards.indexOf(card);
  return index < 0 ? cards : cards.toSpliced(index, 1);
};

/** Every card that a player has had in this mission, each in the same place from the first to the last. */
const cardsOfPlayer = ({ table }: View, seat: Seat, player: Player): readonly SetCard[] => {
  const { cards, used, kept, done } = player;
  const playing = actingSeat(table.point) === seat ? inPlayCount(used) : 0;
  const left = used.map(({ card, how }, index) => ({ card, how, inPlay: index >= used.length - playing }));
  const stateOf = (card: Card, held: CardState): CardState => {
    const index = left.findIndex((gone) => gone.card === card);
    const gone = left[index];
    if (gone === undefined) return held;
    left.splice(index, 1);
    return gone.inPlay ? { kind: 'inPlay' } : { kind: 'used', how: gone.how };
  };
  const all = [...cards, ...used.map(({ card }) => card)];
  const fromSet = inOneOrder(withoutOne(all, kept)).map((card) => ({ card, state: stateOf(card, { kind: done ? 'kept' : 'held' }) }));
  return kept === null ? fromSet : [...fromSet, { card: kept, state: stateOf(kept, { kind: 'kept' }) }];
};

const freeSet = (lot: number, cards: readonly Card[]): CardSet => ({
  lot,
  owner: null,
  leftOver: false,
  cards: inOneOrder(cards).map((card) => ({ card, state: { kind: 'free' } })),
  empty: CARDS_PER_LOT - cards.length,
});

export const setsOf = (view: View): readonly CardSet[] => {
  const { players, lots, leftover } = view.table;
  const count = players.filter(({ retired }) => !retired).length + 1;
  return range(count).map((lot) => {
    const owner = players.findIndex((player) => player.lot === lot);
    const player = players[owner];
    if (player !== undefined) return { lot, owner, leftOver: false, cards: cardsOfPlayer(view, owner, player), empty: 0 };
    const free = lots[lot] ?? null;
    if (free !== null) return freeSet(lot, free);
    return { lot, owner: null, leftOver: true, cards: inOneOrder(leftover).map((card) => ({ card, state: { kind: 'leftOver' } })), empty: 0 };
  });
};
