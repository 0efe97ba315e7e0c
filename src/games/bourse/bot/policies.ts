import type { Bot, Offer, Seat, Sight } from '#kernel';
import { decent } from './decent.ts';
import type { Move, View } from '../types.ts';

/** `decent` without the offers of these moves. */
const never =
  (...types: readonly Move['type'][]): Bot<View, Move>['choose'] =>
  (sight, seat, chance) =>
    decent.choose(
      { ...sight, offers: sight.offers.filter((offer) => !types.some((type) => type === (offer.kind === 'move' ? offer.move.type : offer.type))) },
      seat,
      chance,
    );

const visited = ({ table, data }: View): number => (table.visit === null ? 0 : data.securities[table.visit.security].coefficient);

/** Buys only titles of these coefficients (BO-12.8: the characters of the rulebook). */
const only =
  (...coefficients: readonly number[]): Bot<View, Move>['choose'] =>
  (sight, seat, chance) =>
    (coefficients.includes(visited(sight.view)) ? decent.choose : never('buy', 'take', 'buyOption'))(sight, seat, chance);

const borrows = (offers: readonly Offer<Move>[]): Move | undefined => {
  for (const offer of offers) if (offer.kind === 'move' && offer.move.type === 'borrow') return offer.move;
  return undefined;
};

const alwaysBorrows = (choose: Bot<View, Move>['choose']): Bot<View, Move> => ({
  choose: (sight: Sight<View, Move>, seat: Seat, chance) => borrows(sight.offers) ?? choose(sight, seat, chance),
});

/** Named habits: what does each do to the economy, and does it beat the levels? */
export const policies: Readonly<Record<string, Bot<View, Move>>> = {
  neverSells: { choose: never('sell') },
  neverBorrows: { choose: (sight, seat, chance) => (sight.view.table.point.kind === 'bankDecision' ? { type: 'pass' } : decent.choose(sight, seat, chance)) },
  alwaysBorrows: alwaysBorrows(decent.choose),
  noOptions: { choose: never('buyOption') },
  bold: alwaysBorrows(only(1, 2)),
  cautious: { choose: only(3, 4) },
};
