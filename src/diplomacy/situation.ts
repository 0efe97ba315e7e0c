import type { Board } from './board.ts';
import { cell } from './coasts.ts';
import type { Rules } from './rules.ts';
import type { Fault } from './faults.ts';
import type { MovementOrder, Position, PowerId, Unit } from './types.ts';

/** Kinds of order, once legal. */
export const HOLD = 0;
export const MOVE = 1;
export const SUPPORT_HOLD = 2;
export const SUPPORT_MOVE = 3;
export const CONVOY = 4;

/** EC-4.6.8: open, known to be closed for one of two reasons, or hit this very turn. */
export const OPEN = 0;
export const RADIOACTIVE = 1;
export const FROZEN = 2;
export const STRUCK = 3;

/** What is known of a decision. */
export const UNKNOWN = 0;
export const YES = 1;
export const NO = 2;

export const NONE = -1;

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

  // Units (situation.ts).
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

  // Orders (legality.ts, orders.ts).
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

  // Convoys (convoy.ts).
  clustersReady: boolean;
  readonly cluster: Int32Array;
  clock: number;
  readonly mark: Int32Array;
  readonly queue: Int32Array;
  readonly parent: Int32Array;
  readonly barred: Int32Array;

  // Who bears on whom (matching.ts): linked lists that end with NONE.
  readonly matched: Int32Array;
  readonly firstAttacker: Int32Array;
  readonly nextAttacker: Int32Array;
  readonly firstSupporter: Int32Array;
  readonly nextSupporter: Int32Array;
  readonly firstCarrier: Int32Array;
  readonly nextCarrier: Int32Array;
  readonly byConvoy: Int32Array;
  readonly opponent: Int32Array;

  // What is known so far (resolve.ts, paradox.ts).
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

  // What came of it (aftermath.ts).
  /** The unit that dislodged this one. */
  readonly dislodger: Int32Array;
  readonly unitAfter: Int32Array;
  readonly contested: Int32Array;
}

export const createSituation = (board: Board, rules: Rules): Situation => {
  const size = board.provinceCount;
  const table = (): Int32Array => new Int32Array(size);
  return {
    board,
    rules,
    units: [],
    count: 0,
    powers: [],
    province: table(),
    place: table(),
    isFleet: table(),
    power: table(),
    force: table(),
    lost: table(),
    unitAt: table().fill(NONE),
    closure: table(),
    draft: { kind: HOLD, target: NONE, to: NONE, toPlace: NONE, via: 0 },
    kind: table(),
    target: table(),
    to: table(),
    toPlace: table(),
    via: table(),
    ordered: table(),
    given: [],
    faults: [],
    clustersReady: false,
    cluster: table(),
    clock: 0,
    mark: table(),
    queue: table(),
    parent: table(),
    barred: table(),
    matched: table(),
    firstAttacker: table(),
    nextAttacker: table(),
    firstSupporter: table(),
    nextSupporter: table(),
    firstCarrier: table(),
    nextCarrier: table(),
    byConvoy: table(),
    opponent: table(),
    decision: table(),
    path: table(),
    low: table(),
    high: table(),
    seen: table(),
    backup: table(),
    pass: 0,
    unknown: 0,
    changed: false,
    dislodger: table(),
    unitAfter: table(),
    contested: table(),
  };
};

const powerNumber = (s: Situation, power: PowerId): number => {
  const known = s.powers.indexOf(power);
  return known >= 0 ? known : s.powers.push(power) - 1;
};

const closeProvinces = (s: Situation, { closed, struck }: Position): void => {
  s.closure.fill(OPEN);
  if (closed !== undefined) for (const [id, why] of Object.entries(closed)) s.closure[s.board.provinceAt(id)] = why === 'frozen' ? FROZEN : RADIOACTIVE;
  for (const id of struck ?? []) {
    const province = s.board.provinceAt(id);
    // A province known to be closed stays so: moves into it were never legal.
    if (cell(s.closure, province) === OPEN) s.closure[province] = STRUCK;
    const unit = cell(s.unitAt, province);
    if (unit !== NONE) s.lost[unit] = 1;
  }
};

/** Puts the units of a position on the bench, each without an order. The position must be sound (rules.ts). */
export const loadPosition = (s: Situation, position: Position): void => {
  const { board } = s;
  s.units = position.units;
  s.count = position.units.length;
  s.powers.length = 0;
  s.unitAt.fill(NONE);
  s.clustersReady = false;
  for (let u = 0; u < s.count; u++) {
    const unit = position.units[u];
    if (unit === undefined) continue;
    const province = board.provinceAt(unit.loc);
    s.province[u] = province;
    s.isFleet[u] = unit.type === 'fleet' ? 1 : 0;
    const coast = unit.type === 'fleet' ? board.coastAt(province, unit.coast) : NONE;
    s.place[u] = coast === NONE ? province : coast;
    s.power[u] = powerNumber(s, unit.power);
    s.force[u] = unit.force ?? 1;
    s.lost[u] = 0;
    s.unitAt[province] = u;
    s.kind[u] = HOLD;
    s.ordered[u] = 0;
    s.given[u] = null;
    s.faults[u] = null;
  }
  if (position.closed === undefined && position.struck === undefined) s.closure.fill(OPEN);
  else closeProvinces(s, position);
};

/** Settles a decision for good. */
export const decide = (s: Situation, u: number, decision: number): void => {
  s.decision[u] = decision;
  s.unknown--;
  s.changed = true;
};
