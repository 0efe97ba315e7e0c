/** A province as the map writes it, such as `par` or `ACO`. */
export type ProvinceId = string;
/** A coast as the map writes it, such as `nc` or `ce`. */
export type Coast = string;
/** A power; any name will do, the map's own are needed for home centres only. */
export type PowerId = string;

export type UnitType = 'army' | 'fleet';
export type ProvinceKind = 'land' | 'coast' | 'sea';

/** Where a unit stands: a province, and for a fleet in a province of several coasts one of them. */
export interface Place {
  readonly loc: ProvinceId;
  readonly coast?: Coast;
}

export interface Unit extends Place {
  readonly power: PowerId;
  readonly type: UnitType;
  /** EC-4.6.1.2: 1 and the technical bonds placed on it; 1 when absent. */
  readonly force?: number;
}

/** EC-4.18.1: the canonical form of the orders to units. `at` is the province of the unit ordered. */
export type MovementOrder =
  | { readonly k: 'hold'; readonly at: ProvinceId }
  | { readonly k: 'move'; readonly at: ProvinceId; readonly to: ProvinceId; readonly coast?: Coast; readonly via?: boolean }
  | { readonly k: 'support'; readonly at: ProvinceId; readonly of: ProvinceId; readonly to?: ProvinceId; readonly coast?: Coast }
  | { readonly k: 'convoy'; readonly at: ProvinceId; readonly of: ProvinceId; readonly to: ProvinceId };

export type RetreatOrder =
  | { readonly k: 'retreat'; readonly at: ProvinceId; readonly to: ProvinceId; readonly coast?: Coast }
  | { readonly k: 'disband'; readonly at: ProvinceId };

export type AdjustmentOrder =
  | { readonly k: 'build'; readonly unit: UnitType; readonly at: ProvinceId; readonly coast?: Coast }
  | { readonly k: 'remove'; readonly at: ProvinceId }
  | { readonly k: 'waive' };

export type Order = MovementOrder | RetreatOrder | AdjustmentOrder;

/** An order and who wrote it. */
export interface Issued<O extends Order = Order> {
  readonly by: PowerId;
  readonly order: O;
}

/** EC-4.6.8.1: why a province cannot be entered. */
export type Closure = 'radioactive' | 'frozen';

/** What is on the map when movement begins. */
export interface Position {
  readonly units: readonly Unit[];
  /** EC-4.6.8.2: provinces known to be closed when orders are written. */
  readonly closed?: Readonly<Record<ProvinceId, Closure>>;
  /** EC-4.6.8.4: provinces hit this very turn; their units are lost and nobody enters. */
  readonly struck?: readonly ProvinceId[];
}
