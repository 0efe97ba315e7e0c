import type { Board } from './board.ts';
import type { Rules } from './rules.ts';
import { type Situation } from './situation.ts';
import type { Fault, Issued, MovementOrder, Place, Position, ProvinceId, Unit } from './types.ts';
/** What became of an order. A unit that was given an illegal order, or none, holds. */
export type Status =
  | 'holds'
  | 'moves'
  | 'bounces'
  /** EC-4.6.5.1: the convoy failed, or the province was hit this turn. */
  | 'noPath'
  | 'supports'
  /** EC-4.6.5.4: attacked, but some support is left. */
  | 'reduced'
  | 'cut'
  | 'convoys'
  | 'disrupted'
  /** EC-4.6.3: nothing matches the support or convoy. */
  | 'void'
  /** EC-4.6.8.4: the unit was lost before movement. */
  | 'annihilated';
/** EC-4.6.6.4: the rule that settled a circle of decisions. */
export type Backup = 'szykman' | 'allHold' | 'mutualSupport' | 'circular';
export interface UnitResult {
  readonly unit: Unit;
  /** What its power wrote, legal or not; null for no order. */
  readonly given: MovementOrder | null;
  readonly fault: Fault | null;
  readonly status: Status;
  /** POWER, the support delivered (EC-4.6.5.4); null when the unit gives no matching support. */
  readonly support: number | null;
  readonly backup: Backup | null;
  /** Why a support or convoy that stood came to nothing: its army never arrived, or it helped against a unit of its own power. */
  readonly wasted: 'notArrived' | 'ownUnit' | null;
  /** Where its attacker came from, for a dislodged unit. */
  readonly dislodgedFrom: ProvinceId | null;
}
export interface DislodgedUnit {
  readonly unit: Unit;
  readonly retreats: readonly Place[];
}
export interface MovementResult {
  /** In the order of the units given. */
  readonly results: readonly UnitResult[];
  /** All units after movement, the dislodged ones left out. */
  readonly units: readonly Unit[];
  readonly dislodged: readonly DislodgedUnit[];
  /** EC-4.6.7.2. */
  readonly contested: readonly ProvinceId[];
  readonly backups: readonly Backup[];
}
/** Runs a movement on the bench; the bench then holds every figure of it. */
export declare const runMovement: (s: Situation, position: Position, orders: readonly Issued<MovementOrder>[]) => void;
export type MovementAdjudicator = (position: Position, orders: readonly Issued<MovementOrder>[]) => MovementResult;
/** An adjudicator of movements on one board. It keeps its tables from one movement to the next: make it once. */
export declare const movementAdjudicator: (board: Board, rules: Rules) => MovementAdjudicator;
