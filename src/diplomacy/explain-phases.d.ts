import { type Message } from '#kernel';
import type { AdjustmentResult, Winter } from './adjustments.ts';
import type { Board } from './board.ts';
import type { Explanations } from './explain.ts';
import type { RetreatResult } from './retreats.ts';
import type { ProvinceId } from './types.ts';
/** Says of each dislodged unit, by its province, what became of it. */
export declare const explainRetreats: (board: Board, results: readonly RetreatResult[]) => Explanations;
/** Says of each order of a power's winter, and of each removal nobody ordered, what came of it. */
export declare const explainAdjustment: (
  board: Board,
  { units }: Winter,
  { orders, built, disorder }: AdjustmentResult,
) => readonly (readonly [ProvinceId, Message])[];
