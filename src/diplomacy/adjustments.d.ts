import { type Board } from './board.ts';
import type { Rules } from './rules.ts';
import type { AdjustmentOrder, Fault, PowerId, ProvinceId, Unit } from './types.ts';
/** One power in winter. */
export interface Winter {
  readonly power: PowerId;
  /** All units on the map, of every power. */
  readonly units: readonly Unit[];
  /** The living centres the power owns. */
  readonly owned: readonly ProvinceId[];
  readonly orders: readonly AdjustmentOrder[];
  /** Builds allowed, or removals due when negative; by EC-4.10.1 when absent. */
  readonly due?: number;
}
export interface AdjustmentResult {
  /** What became of each order, in the order written. */
  readonly orders: readonly {
    readonly order: AdjustmentOrder;
    readonly fault: Fault | null;
  }[];
  readonly built: readonly Unit[];
  readonly removed: readonly Unit[];
  /** EC-4.10.5: those of the removed units that nobody named. */
  readonly disorder: readonly Unit[];
}
/** EC-4.10.1: living centres owned, less units. */
export declare const adjustmentDue: ({ power, units, owned, due }: Winter) => number;
/** EC-4.10.2: where a power could build, whatever the number of its units. */
export declare const buildSites: (board: Board, { power, units, owned }: Winter) => readonly number[];
type Build = AdjustmentOrder & {
  readonly k: 'build';
};
/** EC-4.10.2: null when the power could build this, one unit allowed at least. */
export declare const buildFault: (board: Board, { at: loc, unit, coast }: Build, sites: readonly number[]) => Fault | null;
/** EC-4.10: builds or removals of one power. Orders are taken one by one; illegal, repeated or surplus ones are ignored (EC-4.10.4). */
export declare const adjustPower: (board: Board, winter: Winter, rules: Rules) => AdjustmentResult;
export {};
