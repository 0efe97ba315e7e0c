import { isStreet, mortgageValue, resaleValue, titleData } from '#games/anti-monopoly/data.ts';
import type { Move, TitleId, View } from '#games/anti-monopoly/types.ts';
import { unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { holdingOf, incomeNow, liftCost, rentNow, withTitle } from '../facts.ts';
import type { Speech } from '../speech.ts';
import type { TitleMove } from '../targets.ts';

export interface ActionWords {
  readonly word: string;
  readonly detail: string | null;
}

/** The position after a move on a title, as far as rents go. */
const afterMove = (view: View, move: TitleMove): View => {
  const { level } = holdingOf(view, move.title);
  switch (move.type) {
    case 'build':
      return withTitle(view, move.title, { level: level + 1 });
    case 'sellBuildings':
      return withTitle(view, move.title, { level: level - move.levels });
    case 'mortgage':
      return withTitle(view, move.title, { mortgaged: true });
    case 'unmortgage':
      return withTitle(view, move.title, { mortgaged: false });
    default:
      return unreachable(move);
  }
};

/** What a step brings in. */
export const gainOf = (move: Extract<Move, { type: 'sellBuildings' | 'mortgage' }>): number => {
  const data = titleData(move.title);
  if (move.type === 'mortgage') return mortgageValue(data);
  return isStreet(data) ? move.levels * resaleValue(data) : 0;
};

/** Rents lost over all titles of the owner: a mortgage may end a monopoly. */
export const rentLost = (view: View, seat: Seat, move: TitleMove): number => incomeNow(view, seat) - incomeNow(afterMove(view, move), seat);

const rentChange = (view: View, move: TitleMove, { words, money }: Speech): string | null => {
  const before = rentNow(view, move.title);
  const after = rentNow(afterMove(view, move), move.title);
  return before === after ? null : words('deed.rentChange', { before: money(before), after: money(after) });
};

const stepOf = (title: TitleId): number => {
  const data = titleData(title);
  return isStreet(data) ? data.step : 0;
};

/** The button on a title: what it does, its price, and the rent before and after. */
export const actionWords = (view: View, move: TitleMove, speech: Speech): ActionWords => {
  const { words, money } = speech;
  switch (move.type) {
    case 'build':
      return { word: `${words('deed.build')}, ${money(stepOf(move.title))}`, detail: rentChange(view, move, speech) };
    case 'sellBuildings':
      return { word: `${words('sellLevels', { levels: move.levels })}, +${money(gainOf(move))}`, detail: rentChange(view, move, speech) };
    case 'mortgage':
      return { word: `${words('raise.mortgage')}, +${money(gainOf(move))}`, detail: rentChange(view, move, speech) };
    case 'unmortgage':
      return { word: `${words('deed.redeem')}, ${money(liftCost(view, move.title))}`, detail: rentChange(view, move, speech) };
    default:
      return unreachable(move);
  }
};
