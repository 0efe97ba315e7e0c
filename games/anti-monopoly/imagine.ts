import type { Draws } from '#kernel/chance.ts';
import { at, sum } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { valueOf } from './bot/value.ts';
import { BID_UNIT, titleIndex } from './data.ts';
import { type Answer, CARD_IDS, type CardId, type DeckHistory, type PointOf, type Role, type State, type Trade, type View } from './types.ts';

/* A full state that fits what a seat knows: for bots that look ahead. */

/** AM-7.2: what was drawn lies at the bottom in that order; the rest, above it, in an order that nobody knows. */
const imagineDeck = (camp: Role, { recent }: DeckHistory, chance: Draws): readonly CardId[] => {
  const unseen = CARD_IDS[camp].filter((card) => !recent.includes(card));
  return [...chance.shuffle<CardId>(unseen), ...recent];
};

/** AM-12.3: what a sensible player would have sealed, give or take a third; nothing, if that is below the opening price. */
const guessAnswer = (view: View, seat: Seat, { title, opening }: PointOf<'ceilings'>, chance: Draws): Answer => {
  const worth = (valueOf(view, seat, titleIndex(title)) * (67 + chance.int(67))) / 100;
  const amount = Math.floor(Math.min(worth, at(view.cash, seat)) / BID_UNIT) * BID_UNIT;
  return { seat, amount: amount < opening ? null : amount };
};

const imagineSealed = (view: View, chance: Draws): State['sealed'] => {
  const { point } = view.table;
  if (point.kind !== 'ceilings') return {};
  return Object.fromEntries(point.answered.map((seat) => [seat, view.sealed[seat] ?? guessAnswer(view, seat, point, chance)]));
};

/** Of somebody else's offer only the parties are known: any deal that moves something will do. */
const imagineOffer = ({ table, offer, cash }: View): Trade | null => {
  const { point } = table;
  if (offer !== null || point.kind !== 'tradeResponse') return offer;
  return { proposer: point.proposer, to: point.seat, giveTitles: [], giveCash: Math.min(10, cash[point.proposer] ?? 0), getTitles: [], getCash: 0 };
};

export const imagine = (view: View, _seat: Seat, chance: Draws): State => ({
  options: view.options,
  table: view.table,
  ledger: { seats: view.cash, funds: { bank: -sum(view.cash) }, signed: ['bank'], created: 0, destroyed: 0 },
  decks: { C: imagineDeck('C', view.table.decks.C, chance), M: imagineDeck('M', view.table.decks.M, chance) },
  sealed: imagineSealed(view, chance),
  offer: imagineOffer(view),
  counter: view.counter,
});
