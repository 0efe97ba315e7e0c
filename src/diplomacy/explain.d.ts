import { type Message } from '#kernel';
import type { Board } from './board.ts';
import type { Rules } from './rules.ts';
import type { Issued, MovementOrder, Position, ProvinceId } from './types.ts';
export type Explanations = Readonly<Record<ProvinceId, readonly Message[]>>;
export type MovementExplainer = (position: Position, orders: readonly Issued<MovementOrder>[]) => Explanations;
/** Says for each unit, by its province, why its order succeeded or failed: what cut which support, which strengths met. */
export declare const movementExplainer: (board: Board, rules: Rules) => MovementExplainer;
