import { unreachable } from '#kernel/collections.ts';
import { COAST, LAND, NOWHERE, SEA, SEVERAL_COASTS } from './board.ts';
import { cell } from './coasts.ts';
import { isConvoyPossible } from './convoy.ts';
import { isOnMinimalChain } from './convoy-chains.ts';
import { CONVOY, FROZEN, HOLD, MOVE, NONE, RADIOACTIVE, type Situation, SUPPORT_HOLD, SUPPORT_MOVE } from './situation.ts';
import type { Fault } from './faults.ts';
import type { Coast, MovementOrder } from './types.ts';

const draft = (s: Situation, kind: number, target: number, to: number, toPlace: number, via: number): null => {
  s.draft.kind = kind;
  s.draft.target = target;
  s.draft.to = to;
  s.draft.toPlace = toPlace;
  s.draft.via = via;
  return null;
};

const closureFault = (s: Situation, province: number): Fault | null => {
  const closure = cell(s.closure, province);
  if (closure === FROZEN) return 'E-FROZEN';
  return closure === RADIOACTIVE ? 'E-RADIO' : null;
};

/** EC-4.6.2, reach(u, p): the unit could go there without a convoy, whatever the coast. */
const reaches = (s: Situation, u: number, province: number): boolean => {
  if (cell(s.isFleet, u) === 1) return cell(s.board.arrival, cell(s.place, u) * s.board.provinceCount + province) !== NOWHERE;
  return cell(s.board.armyTouch, cell(s.province, u) * s.board.provinceCount + province) === 1;
};

/** EC-4.6.2.2 for armies. Whether a convoy may be used, and whose fleet does not count, is for the caller to say. */
const armyFault = (s: Situation, u: number, to: number, via: boolean, without: number): Fault | null => {
  if (cell(s.board.kinds, to) === SEA) return 'E-ARMYSEA';
  const isNear = reaches(s, u, to);
  if (isNear && (!via || s.rules.convoyFallback === 'land')) return null;
  const from = cell(s.province, u);
  if (isConvoyPossible(s, from, to, without)) return null;
  return isNear || (cell(s.board.kinds, from) === COAST && cell(s.board.kinds, to) === COAST) ? 'E-NOCONVOY' : 'E-NOTADJ';
};

const fleetFault = (s: Situation, u: number, to: number): Fault | null => {
  if (cell(s.board.kinds, to) === LAND) return 'E-FLEETLAND';
  return reaches(s, u, to) ? null : 'E-NOTADJ';
};

/** Whether a fleet's place touches another place. */
const sails = (s: Situation, from: number, to: number): boolean => {
  const { start, items } = s.board.sailings;
  for (let i = cell(start, from); i < cell(start, from + 1); i++) if (cell(items, i) === to) return true;
  return false;
};

/** EC-4.6.2.2: where the fleet comes to, given the coast named; drafts the move. */
const draftFleetMove = (s: Situation, u: number, to: number, coast: Coast | undefined): Fault | null => {
  const from = cell(s.place, u);
  const named = s.board.coastAt(to, coast);
  if (named !== NONE) return sails(s, from, named) ? draft(s, MOVE, NONE, to, named, 0) : 'E-COASTWRONG';
  const only = cell(s.board.arrival, from * s.board.provinceCount + to);
  return only === SEVERAL_COASTS ? 'E-COASTNEEDED' : draft(s, MOVE, NONE, to, only, 0);
};

const draftMove = (s: Situation, u: number, to: number, coast: Coast | undefined, via: boolean): Fault | null => {
  if (to === cell(s.province, u)) return 'E-SELF';
  const isFleet = cell(s.isFleet, u) === 1;
  const fault = (isFleet ? fleetFault(s, u, to) : armyFault(s, u, to, via, NONE)) ?? closureFault(s, to);
  if (fault !== null) return fault;
  return isFleet ? draftFleetMove(s, u, to, coast) : draft(s, MOVE, NONE, to, to, via ? 1 : 0);
};

const draftHoldSupport = (s: Situation, u: number, target: number): Fault | null => {
  if (!reaches(s, u, target)) return 'E-SUPTARGET';
  if (cell(s.unitAt, target) === NONE) return 'E-SUPNONE';
  return closureFault(s, target) ?? draft(s, SUPPORT_HOLD, target, target, NONE, 0);
};

/** EC-4.6.2.3: the move supported would be legal, even without the supporter's own fleet to carry it. */
const canMakeMove = (s: Situation, mover: number, to: number, named: number, without: number): boolean => {
  if (closureFault(s, cell(s.province, mover)) !== null || to === cell(s.province, mover)) return false;
  if (cell(s.isFleet, mover) === 0) return armyFault(s, mover, to, false, without) === null;
  return fleetFault(s, mover, to) === null && (named === NONE || sails(s, cell(s.place, mover), named));
};

const draftMoveSupport = (s: Situation, u: number, target: number, to: number, coast: Coast | undefined): Fault | null => {
  if (!reaches(s, u, to)) return 'E-SUPTARGET';
  const mover = cell(s.unitAt, target);
  if (mover === NONE || mover === u) return 'E-SUPNONE';
  const named = cell(s.isFleet, mover) === 1 ? s.board.coastAt(to, coast) : NONE;
  const own = cell(s.province, u);
  if (!canMakeMove(s, mover, to, named, cell(s.board.kinds, own) === SEA ? own : NONE)) return 'E-SUPIMPOSSIBLE';
  return closureFault(s, to) ?? draft(s, SUPPORT_MOVE, target, to, named, 0);
};

/** EC-4.6.2.4. */
const draftConvoy = (s: Situation, u: number, target: number, to: number): Fault | null => {
  if (cell(s.board.kinds, cell(s.province, u)) !== SEA) return 'E-CONVFLEET';
  const army = cell(s.unitAt, target);
  if (army === NONE || cell(s.isFleet, army) === 1) return 'E-CONVNONE';
  return isOnMinimalChain(s, cell(s.province, u), target, to) ? draft(s, CONVOY, target, to, NONE, 0) : 'E-CONVROUTE';
};

/** EC-4.6.8.3: a fleet in a frozen sea can only hold, or support where the option allows it. */
export const isBlocked = (s: Situation, u: number, order: MovementOrder): boolean =>
  order.k !== 'hold' && closureFault(s, cell(s.province, u)) !== null && !(order.k === 'support' && s.rules.frozenSupport === 'yes');

/**
 * EC-4.6.2: whether the order is legal for the unit, judged on the position at the start of the turn. A legal order is
 * left in `s.draft`; an illegal one is answered with its fault.
 */
export const draftOrder = (s: Situation, u: number, order: MovementOrder): Fault | null => {
  if (isBlocked(s, u, order)) return 'E-FROZEN';
  if (order.k === 'hold') return draft(s, HOLD, NONE, NONE, NONE, 0);
  const target = order.k === 'move' ? NONE : s.board.provinceAt(order.of);
  const to = order.to === undefined ? NONE : s.board.provinceAt(order.to);
  if ((order.k !== 'move' && target === NONE) || (order.to !== undefined && to === NONE)) return 'E-PROV';
  switch (order.k) {
    case 'move':
      return draftMove(s, u, to, order.coast, order.via === true);
    case 'support':
      return to === NONE ? draftHoldSupport(s, u, target) : draftMoveSupport(s, u, target, to, order.coast);
    case 'convoy':
      return draftConvoy(s, u, target, to);
    default:
      return unreachable(order);
  }
};
