import type { Backup, Status } from '#diplomacy/movement.ts';
import type { RetreatStatus } from '#diplomacy/retreats.ts';
import type { MovementOrder, ProvinceId, Unit } from '#diplomacy/types.ts';
import type { AidKind, Good, Missile, Resource, Stocks, Tag, Vote } from './powers.ts';

/* ---------- what is published (EC-7.1, EC-7.4) ---------- */

/** EC-4.13, EC-4.14. `since`: the year it was started or its building paid. */
export interface Factory {
  readonly status: 'idle' | 'producing' | 'building';
  readonly since: number;
}

export interface Deal {
  readonly seller: Tag;
  readonly buyer: Tag;
  readonly n: number;
  readonly good: Good;
  readonly price: number;
}

/** EC-4.3.4. */
export interface Motion {
  readonly no: number;
  readonly by: Tag;
  readonly what: 'ABM' | AidKind;
  readonly n: number;
  /** EC-4.3.3: of an ABM; 0 for aid. */
  readonly price: number;
  readonly text: string;
}

/** `sold`/`given` were executed; the others say why not. */
export type MotionFate = 'sold' | 'given' | 'rejected' | 'insolvent' | 'noStock' | 'tie' | 'outvoted' | 'notCovered' | 'lapsed';

export interface MotionResult {
  readonly motion: Motion;
  readonly votes: Readonly<Partial<Record<Tag, Vote>>>;
  /** The referee's vote on aid. */
  readonly referee: Vote | null;
  readonly carried: boolean;
  readonly fate: MotionFate;
  readonly paid: number;
  /** What each YES received, and what the treasury kept. */
  readonly share: number;
  readonly kept: number;
}

export interface UnStock extends Stocks {
  readonly gold: number;
  readonly ABM: number;
  /** Option `eliminatedIcbm`: the UN cannot use them. */
  readonly ICBM: number;
}

export interface Shot {
  readonly by: Tag;
  readonly from: ProvinceId;
  readonly target: ProvinceId;
  readonly n: number;
}

export interface Strike {
  readonly target: ProvinceId;
  readonly arrived: number;
  readonly intercepted: number;
  readonly hit: boolean;
  readonly unit: Unit | null;
  readonly centre: boolean;
  readonly resource: Resource | null;
  readonly missiles: readonly MissileLoss[];
}

export interface MissileLoss {
  readonly at: ProvinceId;
  readonly owner: Tag;
  readonly kind: Missile;
  readonly n: number;
}

/** A unit's order with its result (EC-4.6.7.1). */
export interface UnitReport {
  readonly unit: Unit;
  readonly order: MovementOrder | null;
  readonly status: Status;
  readonly support: number | null;
  readonly backup: Backup | null;
  readonly dislodgedFrom: ProvinceId | null;
}

export interface RetreatReport {
  readonly unit: Unit;
  readonly status: RetreatStatus;
  readonly arrived: Unit | null;
}

export interface Conquest {
  readonly at: ProvinceId;
  readonly from: Tag | null;
  readonly to: Tag;
}

export interface Gift {
  readonly from: Tag | null;
  readonly to: Tag | 'UN';
  readonly what: 'gold' | Good | Missile;
  readonly n: number;
}

/** EC-7.4: what has been published of one turn so far, in data; the log says it in words. */
export interface TurnReport {
  readonly turn: number;
  readonly motions: readonly MotionResult[];
  readonly deals: readonly Deal[];
  readonly shots: readonly Shot[];
  readonly strikes: readonly Strike[];
  readonly orders: readonly UnitReport[];
  readonly contested: readonly ProvinceId[];
  readonly retreats: readonly RetreatReport[];
  readonly overrun: readonly MissileLoss[];
  readonly conquests: readonly Conquest[];
  readonly harvest: Readonly<Partial<Record<Tag, { readonly TB: number; readonly MP: number; readonly BT: number }>>>;
  readonly built: readonly Unit[];
  readonly removed: readonly Unit[];
  readonly starved: readonly Unit[];
  readonly reinforced: readonly { readonly unit: Unit; readonly n: number }[];
  readonly started: readonly ProvinceId[];
  readonly sites: readonly ProvinceId[];
  readonly gifts: readonly Gift[];
  readonly eliminated: readonly Tag[];
}

/** What the rules created and destroyed so far, by public events only: the invariants of section 9 count with it. */
export const TALLIES = [
  'mineHarvests',
  'factoryPayments',
  'tbHarvested',
  'fed',
  'mpHarvested',
  'started',
  'btDelivered',
  'btLost',
  'icbmFired',
  'icbmDestroyed',
  'icbmDismantled',
  'abmUsed',
  'abmDestroyed',
] as const;
export type Tally = Readonly<Record<(typeof TALLIES)[number], number>>;
