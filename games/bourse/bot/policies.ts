import type { Bot } from '#kernel/game.ts';
import { decent } from './decent.ts';
import type { Move, View } from '../types.ts';

type Player = Bot<View, Move>;

/** `decent` without the offers of these moves. */
const never = (...types: readonly Move['type'][]): Player => ({
  choose: (sight, seat, chance) => {
    const offers = sight.offers.filter((offer) => !types.some((type) => type === (offer.kind === 'move' ? offer.move.type : offer.type)));
    return decent.choose({ ...sight, offers }, seat, chance);
  },
});

const borrower = (player: Player): Player => ({
  choose: (sight, seat, chance) =>
    sight.offers.some((offer) => offer.kind === 'move' && offer.move.type === 'borrow') ? { type: 'borrow' } : player.choose(sight, seat, chance),
});

/** Buys only titles of these coefficients (BO-12.8: the characters of the rulebook). */
const only = (...coefficients: readonly number[]): Player => ({
  choose: (sight, seat, chance) => {
    const { table, data } = sight.view;
    const wanted = table.visit !== null && coefficients.includes(data.securities[table.visit.security].coefficient);
    return (wanted ? decent : never('buy', 'take', 'buyOption')).choose(sight, seat, chance);
  },
});

/** Named habits: what does each do to the economy, and does it beat the levels? */
export const policies: Readonly<Record<string, Player>> = {
  neverSells: never('sell'),
  neverBorrows: { choose: (sight, seat, chance) => (sight.view.table.point.kind === 'bankDecision' ? { type: 'pass' } : decent.choose(sight, seat, chance)) },
  alwaysBorrows: borrower(decent),
  noOptions: never('buyOption'),
  bold: borrower(only(1, 2)),
  cautious: only(3, 4),
};
