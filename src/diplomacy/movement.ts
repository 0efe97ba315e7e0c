import { cell } from './coasts.ts';
import { draftOrder } from './legality.ts';
import { CONVOY, createSituation, HOLD, loadPosition, MOVE, NO, NONE, type Situation, SUPPORT_HOLD, SUPPORT_MOVE, YES } from './situation.ts';
import type { Issued, MovementOrder, Place, Position, ProvinceId, Unit } from './types.ts';
import { at } from '#kernel/collections.ts';
import { retreatsOf, takeStock } from './aftermath.ts';
import type { Board } from './board.ts';
import { matchOrders } from './matching.ts';
import { ALL_HOLD, CIRCULAR, MUTUAL_SUPPORT, SZYKMAN } from './paradox.ts';
import { relocate, type Rules } from './rules.ts';
import { resolve } from './resolve.ts';
import type { Fault } from './faults.ts';

const isSameAsDraft = ({ draft, kind, target, to, toPlace, via }: Situation, u: number): boolean =>
  cell(kind, u) === draft.kind &&
  cell(target, u) === draft.target &&
  cell(to, u) === draft.to &&
  cell(toPlace, u) === draft.toPlace &&
  cell(via, u) === draft.via;

const takeDraft = (s: Situation, u: number, order: MovementOrder): void => {
  s.kind[u] = s.draft.kind;
  s.target[u] = s.draft.target;
  s.to[u] = s.draft.to;
  s.toPlace[u] = s.draft.toPlace;
  s.via[u] = s.draft.via;
  s.ordered[u] = 1;
  s.given[u] = order;
  s.faults[u] = null;
};

/** The unit an order is for: the one in the province named, if its own power wrote the order (EC-4.6.2.6: letter and coast do not matter). */
const unitOrdered = (s: Situation, { by, order }: Issued<MovementOrder>): number => {
  const province = s.board.provinceAt(order.at);
  const u = province === NONE ? NONE : cell(s.unitAt, province);
  return u === NONE || s.powers[cell(s.power, u)] !== by ? NONE : u;
};

/**
 * Gives the units their orders. EC-4.6.2.5: an illegal order does not exist, its unit holds. EC-4.6.2.7: a unit with two
 * different legal orders holds.
 */
const loadOrders = (s: Situation, orders: readonly Issued<MovementOrder>[]): void => {
  for (const issued of orders) {
    const u = unitOrdered(s, issued);
    if (u === NONE) continue;
    const fault = draftOrder(s, u, issued.order);
    if (fault !== null) {
      if (cell(s.ordered, u) === 1 || s.faults[u] !== null) continue;
      s.faults[u] = fault;
      s.given[u] = issued.order;
    } else if (cell(s.ordered, u) === 0) takeDraft(s, u, issued.order);
    else if (!isSameAsDraft(s, u)) s.faults[u] = 'E-TWICE';
  }
  for (let u = 0; u < s.count; u++) if (s.faults[u] === 'E-TWICE') s.kind[u] = HOLD;
};

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

const BACKUPS: readonly (readonly [number, Backup])[] = [
  [SZYKMAN, 'szykman'],
  [ALL_HOLD, 'allHold'],
  [MUTUAL_SUPPORT, 'mutualSupport'],
  [CIRCULAR, 'circular'],
];

const backupOf = (code: number): Backup | null => (code === 0 ? null : (BACKUPS.find(([known]) => known === code)?.[1] ?? null));

const supportStatus = (s: Situation, u: number): Status => {
  const delivered = cell(s.low, u);
  if (delivered === 0) return 'cut';
  return delivered < cell(s.force, u) ? 'reduced' : 'supports';
};

const statusOf = (s: Situation, u: number): Status => {
  if (cell(s.lost, u) === 1) return 'annihilated';
  const kind = cell(s.kind, u);
  if (kind === HOLD) return 'holds';
  if (cell(s.matched, u) === 0) return 'void';
  if (kind === MOVE) return cell(s.decision, u) === YES ? 'moves' : cell(s.path, u) === NO ? 'noPath' : 'bounces';
  if (kind === CONVOY) return cell(s.decision, u) === YES ? 'convoys' : 'disrupted';
  return supportStatus(s, u);
};

const wastedOf = (s: Situation, u: number): UnitResult['wasted'] => {
  const kind = cell(s.kind, u);
  if (cell(s.matched, u) === 0 || (kind !== SUPPORT_MOVE && kind !== CONVOY)) return null;
  if (kind === CONVOY ? cell(s.decision, u) === NO : cell(s.low, u) === 0) return null;
  if (cell(s.path, cell(s.unitAt, cell(s.target, u))) === NO) return 'notArrived';
  const occupant = cell(s.unitAt, cell(s.to, u));
  if (kind === CONVOY || occupant === NONE || cell(s.power, occupant) !== cell(s.power, u)) return null;
  return cell(s.kind, occupant) === MOVE && cell(s.decision, occupant) === YES ? null : 'ownUnit';
};

const resultOf = (s: Situation, u: number): UnitResult => {
  const kind = cell(s.kind, u);
  const dislodger = cell(s.dislodger, u);
  const gives = (kind === SUPPORT_HOLD || kind === SUPPORT_MOVE) && cell(s.matched, u) === 1;
  return {
    unit: at(s.units, u),
    given: s.given[u] ?? null,
    fault: s.faults[u] ?? null,
    status: statusOf(s, u),
    support: gives ? cell(s.low, u) : null,
    backup: backupOf(cell(s.backup, u)),
    wasted: wastedOf(s, u),
    dislodgedFrom: dislodger === NONE ? null : at(s.board.provinces, cell(s.province, dislodger)).id,
  };
};

const collect = (s: Situation): MovementResult => {
  const results: UnitResult[] = [];
  const units: Unit[] = [];
  const dislodged: DislodgedUnit[] = [];
  const backups = new Set<Backup>();
  for (let u = 0; u < s.count; u++) {
    const result = resultOf(s, u);
    results.push(result);
    if (result.backup !== null) backups.add(result.backup);
    if (result.status === 'annihilated') continue;
    if (result.status === 'moves') units.push(relocate(result.unit, s.board.placeOf(cell(s.toPlace, u))));
    else if (result.dislodgedFrom === null) units.push(result.unit);
    else dislodged.push({ unit: result.unit, retreats: retreatsOf(s, u) });
  }
  return {
    results,
    units,
    dislodged,
    contested: s.board.provinces.filter((_, index) => cell(s.contested, index) === 1).map(({ id }) => id),
    backups: [...backups],
  };
};

/** Runs a movement on the bench; the bench then holds every figure of it. */
export const runMovement = (s: Situation, position: Position, orders: readonly Issued<MovementOrder>[]): void => {
  loadPosition(s, position);
  loadOrders(s, orders);
  matchOrders(s);
  resolve(s);
  takeStock(s);
};

export type MovementAdjudicator = (position: Position, orders: readonly Issued<MovementOrder>[]) => MovementResult;

/** An adjudicator of movements on one board. It keeps its tables from one movement to the next: make it once. */
export const movementAdjudicator = (board: Board, rules: Rules): MovementAdjudicator => {
  const bench = createSituation(board, rules);
  return (position, orders) => {
    runMovement(bench, position, orders);
    return collect(bench);
  };
};
