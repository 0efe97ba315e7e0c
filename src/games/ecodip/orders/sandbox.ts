import type { Message } from '#kernel';
import { type Explanations, type Issued, type MovementOrder, type MovementResult, movementExplainer } from '#diplomacy';
import { worldOf } from '../data/world.ts';
import { adjudicationRules, benchOf, positionOf } from '../rules/position.ts';
import type { Tag, View } from '../types.ts';
import { parseLine, linesOf } from './parse.ts';

/* EC-13.2: a guess at everybody's movement, resolved without being saved. It needs nothing but what is public. */

export interface Guess {
  readonly result: MovementResult;
  /** For each unit, by its province, why its order succeeded or failed. */
  readonly explanations: Explanations;
  /** Lines that were no legal orders of the power, with the reason. */
  readonly refused: readonly { readonly power: Tag; readonly text: string; readonly refusal: Message }[];
}

const isMovement = (order: { readonly k: string }): order is MovementOrder => ['hold', 'move', 'support', 'convoy'].includes(order.k);

/** What would happen if these were the sheets: orders to units count, all others are passed over. */
export const guessMovement = ({ options, table }: Pick<View, 'options' | 'table'>, sheets: Partial<Record<Tag, string>>): Guess => {
  const world = worldOf(options);
  const position = positionOf(table, options);
  const grammar = { world, phase: table.phase, giftDefault: options.giftDefault };
  const refused: Guess['refused'][number][] = [];
  const orders: Issued<MovementOrder>[] = [];
  for (const by of table.powers) {
    for (const text of linesOf(sheets[by] ?? '')) {
      const parsed = parseLine(grammar, text);
      if (parsed.ok && !isMovement(parsed.order)) continue;
      const order = parsed.ok && isMovement(parsed.order) ? parsed.order : null;
      const refusal = order === null ? (parsed.ok ? null : parsed.error) : benchOf(options).desk.check(position, { by, order });
      if (refusal !== null) refused.push({ power: by, text, refusal });
      else if (order !== null) orders.push({ by, order });
    }
  }
  return {
    result: benchOf(options).adjudicate(position, orders),
    explanations: movementExplainer(world.board, adjudicationRules(options))(position, orders),
    refused,
  };
};
