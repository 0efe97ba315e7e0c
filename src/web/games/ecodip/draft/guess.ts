import type { Issued, MovementOrder, MovementResult } from '#diplomacy';
import { unitAt } from '#games/ecodip/facts.ts';
import { benchOf, positionOf } from '#games/ecodip/rules/position.ts';
import type { Sheet, View } from '#games/ecodip/types.ts';
import type { DrawnOrder } from '../map/types.ts';

/* EC-13.2: a sandbox that resolves a guess at everybody's orders. Nothing of it leaves the page. */

const MOVEMENTS: ReadonlySet<string> = new Set(['hold', 'move', 'support', 'convoy']);
const isMovement = (order: { readonly k: string } | null): order is MovementOrder => order !== null && MOVEMENTS.has(order.k);

export const guessedOrder = (guesses: readonly MovementOrder[], order: MovementOrder): readonly MovementOrder[] => [
  ...guesses.filter(({ at }) => at !== order.at),
  order,
];

/** The orders of one's own sheet and the guesses, each from the power whose unit it moves; a guess goes before the sheet. */
export const supposed = ({ table }: View, sheet: Sheet | null, guesses: readonly MovementOrder[]): readonly Issued<MovementOrder>[] => {
  const written = (sheet?.lines ?? []).flatMap(({ order, refusal, replaced }) => (refusal === null && !replaced && isMovement(order) ? [order] : []));
  const orders = [...written.filter(({ at }) => guesses.every((guess) => guess.at !== at)), ...guesses];
  return orders.flatMap((order) => {
    const unit = unitAt(table, order.at);
    return unit === undefined ? [] : [{ by: unit.power, order }];
  });
};

export const whatIf = ({ table, options }: View, orders: readonly Issued<MovementOrder>[]): MovementResult =>
  benchOf(options).adjudicate(positionOf(table, options), orders);

const FAILED: ReadonlySet<string> = new Set(['bounces', 'noPath', 'cut', 'disrupted', 'void', 'annihilated']);

export const hasFailed = (status: string): boolean => FAILED.has(status);

/** The arrows of the sandbox, as they would come out. */
export const drawnGuess = ({ results }: MovementResult): readonly DrawnOrder[] =>
  results.flatMap(({ unit, given, status }): readonly DrawnOrder[] =>
    given === null ? [] : [{ power: unit.power, order: given, outcome: hasFailed(status) ? 'failed' : 'good' }],
  );
