import type { Board } from './board.ts';
import type { Rules } from './rules.ts';
import type { Fault, MovementOrder, Position, PowerId, Unit } from './types.ts';
/** Kinds of order, once legal. */
export declare const HOLD = 0;
export declare const MOVE = 1;
export declare const SUPPORT_HOLD = 2;
export declare const SUPPORT_MOVE = 3;
export declare const CONVOY = 4;
/** EC-4.6.8: open, known to be closed for one of two reasons, or hit this very turn. */
export declare const OPEN = 0;
export declare const RADIOACTIVE = 1;
export declare const FROZEN = 2;
export declare const STRUCK = 3;
/** What is known of a decision. */
export declare const UNKNOWN = 0;
export declare const YES = 1;
export declare const NO = 2;
export declare const NONE = -1;
/** An order in numbers. `toPlace` is the coast a fleet comes to, or the coast a support names. */
interface Draft {
  kind: number;
  target: number;
  to: number;
  toPlace: number;
  via: number;
}
/**
 * The workbench of one movement: everything in numbers, in tables that are made once for a board and used again for every
 * adjudication, so that adjudicating allocates next to nothing. Units are numbered in the order given; each has one order
 * and therefore one decision: whether it moves, whether its convoy stands, or how much support it delivers.
 */
export interface Situation {
  readonly board: Board;
  rules: Rules;
  units: readonly Unit[];
  count: number;
  readonly powers: PowerId[];
  readonly province: Int32Array;
  readonly place: Int32Array;
  readonly isFleet: Int32Array;
  readonly power: Int32Array;
  readonly force: Int32Array;
  /** 1 for a unit annihilated before movement (EC-4.6.8.4). */
  readonly lost: Int32Array;
  readonly unitAt: Int32Array;
  readonly closure: Int32Array;
  readonly draft: Draft;
  readonly kind: Int32Array;
  readonly target: Int32Array;
  readonly to: Int32Array;
  readonly toPlace: Int32Array;
  readonly via: Int32Array;
  /** 1 when the unit's power gave it a legal order. */
  readonly ordered: Int32Array;
  /** What its power wrote: the legal order, or the first illegal one with its fault. */
  readonly given: (MovementOrder | null)[];
  readonly faults: (Fault | null)[];
  clustersReady: boolean;
  readonly cluster: Int32Array;
  clock: number;
  readonly mark: Int32Array;
  readonly queue: Int32Array;
  readonly parent: Int32Array;
  readonly barred: Int32Array;
  readonly matched: Int32Array;
  readonly firstAttacker: Int32Array;
  readonly nextAttacker: Int32Array;
  readonly firstSupporter: Int32Array;
  readonly nextSupporter: Int32Array;
  readonly firstCarrier: Int32Array;
  readonly nextCarrier: Int32Array;
  readonly byConvoy: Int32Array;
  readonly opponent: Int32Array;
  readonly decision: Int32Array;
  readonly path: Int32Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly seen: Int32Array;
  /** Which backup rule decided (paradox.ts), 0 for none. */
  readonly backup: Int32Array;
  pass: number;
  unknown: number;
  changed: boolean;
  /** The unit that dislodged this one. */
  readonly dislodger: Int32Array;
  readonly unitAfter: Int32Array;
  readonly contested: Int32Array;
}
export declare const createSituation: (board: Board, rules: Rules) => Situation;
/** Puts the units of a position on the bench, each without an order. The position must be sound (positions.ts). */
export declare const loadPosition: (s: Situation, position: Position) => void;
/** Settles a decision for good. */
export declare const decide: (s: Situation, u: number, decision: number) => void;
export {};
