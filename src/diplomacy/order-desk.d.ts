import { type Message } from '#kernel';
import { type Board } from './board.ts';
import type { Rules } from './rules.ts';
import type { Issued, MovementOrder, Position, ProvinceId } from './types.ts';
/** Where movement orders are looked at before they are given: one judge for pages, bots and parsers. */
export interface OrderDesk {
  /** EC-4.6.2: null for a legal order, or why it is refused. */
  check(position: Position, issued: Issued<MovementOrder>): Message | null;
  /** Every legal order of the unit in a province; none where no unit stands. A support names a coast, too, where its fleet could choose. */
  legalOrders(position: Position, loc: ProvinceId): readonly MovementOrder[];
}
/** An order desk for one board. It keeps its tables: make it once. */
export declare const orderDesk: (board: Board, rules: Rules) => OrderDesk;
