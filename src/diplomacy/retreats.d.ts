import type { Board } from './board.ts';
import type { DislodgedUnit } from './movement.ts';
import type { Fault, Issued, RetreatOrder, Unit } from './types.ts';
export type RetreatStatus =
  | 'retreats'
  /** EC-4.6.9.2: ordered to, or without a legal order. */
  | 'disbands'
  /** EC-4.6.9.3: met others in the same province. */
  | 'collides';
export interface RetreatResult {
  readonly unit: Unit;
  readonly given: RetreatOrder | null;
  readonly fault: Fault | null;
  readonly status: RetreatStatus;
  /** The unit in its new place, when it retreats. */
  readonly arrived: Unit | null;
}
/** EC-4.6.9: each dislodged unit retreats or disbands; units that meet disband, whatever their forces. */
export declare const resolveRetreats: (board: Board, dislodged: readonly DislodgedUnit[], orders: readonly Issued<RetreatOrder>[]) => readonly RetreatResult[];
