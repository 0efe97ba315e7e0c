import { cell } from './coasts.ts';
import { carriersLink } from './convoy.ts';
import { applyBackupRules } from './paradox.ts';
import { CONVOY, decide, MOVE, NO, NONE, OPEN, type Situation, UNKNOWN, YES } from './situation.ts';
import { attackOf, preventOf, reductionOf, resistanceTo } from './strengths.ts';

/**
 * EC-4.6.6: the equations may depend on each other in circles. Each decision first settles those its equation names, so
 * that one pass decides everything that hangs on no circle; a decision is looked at once in a pass. What circles leave open
 * goes through further passes until nothing changes, and then to the backup rules (paradox.ts). Bounds only ever narrow,
 * so no order of handling can change the result.
 */
export const resolve = (s: Situation): void => {
  prepare(s);
  while (s.unknown > 0) {
    s.pass++;
    s.changed = false;
    for (let u = 0; u < s.count; u++) settle(s, u);
    if (!s.changed && s.unknown > 0) applyBackupRules(s);
  }
};

/** EC-4.6.6.1: moves and convoys start unknown, supports between nothing and the supporter's force. */
const prepare = (s: Situation): void => {
  s.pass = 0;
  s.unknown = 0;
  for (let u = 0; u < s.count; u++) {
    s.seen[u] = 0;
    s.backup[u] = 0;
    s.low[u] = 0;
    s.high[u] = 0;
    s.path[u] = NO;
    if (cell(s.matched, u) === 0) {
      // Nothing to decide: the unit holds, or its support or convoy is void.
      s.decision[u] = NO;
      continue;
    }
    s.unknown++;
    s.decision[u] = UNKNOWN;
    if (cell(s.kind, u) === MOVE) s.path[u] = cell(s.closure, cell(s.to, u)) !== OPEN ? NO : cell(s.byConvoy, u) === 1 ? UNKNOWN : YES;
    else if (cell(s.kind, u) !== CONVOY) s.high[u] = cell(s.force, u);
  }
};

const settle = (s: Situation, u: number): void => {
  const kind = cell(s.kind, u);
  if (kind === MOVE) settleMove(s, u);
  else if (kind === CONVOY) settleConvoy(s, u);
  else settleSupport(s, u);
};

/** Marks a decision as looked at in this pass; true when there is nothing more to do for it now. */
const isDone = (s: Situation, u: number): boolean => {
  if (cell(s.decision, u) !== UNKNOWN || cell(s.seen, u) === s.pass) return true;
  s.seen[u] = s.pass;
  return false;
};

/** EC-4.6.5.2 for a unit that stays: whether it is dislodged, as far as known. */
const settleDislodged = (s: Situation, unit: number): number => {
  let known = NO;
  for (let a = cell(s.firstAttacker, cell(s.province, unit)); a !== NONE; a = cell(s.nextAttacker, a)) {
    settleMove(s, a);
    const decision = cell(s.decision, a);
    if (decision === YES) return YES;
    if (decision === UNKNOWN) known = UNKNOWN;
  }
  return known;
};

/** EC-4.6.5.3: a convoy stands exactly if its fleet is not dislodged. */
const settleConvoy = (s: Situation, fleet: number): void => {
  if (isDone(s, fleet)) return;
  const dislodged = settleDislodged(s, fleet);
  if (dislodged !== UNKNOWN) decide(s, fleet, dislodged === YES ? NO : YES);
};

/** EC-4.6.5.1. */
const settlePath = (s: Situation, mover: number): void => {
  if (cell(s.path, mover) !== UNKNOWN) return;
  for (let c = cell(s.firstCarrier, mover); c !== NONE; c = cell(s.nextCarrier, c)) settleConvoy(s, c);
  if (carriersLink(s, mover, 'known')) s.path[mover] = YES;
  else if (!carriersLink(s, mover, 'possible')) s.path[mover] = NO;
  else return;
  s.changed = true;
};

/** EC-4.6.5.4: narrows the support delivered. */
const settleSupport = (s: Situation, supporter: number): void => {
  if (isDone(s, supporter)) return;
  for (let a = cell(s.firstAttacker, cell(s.province, supporter)); a !== NONE; a = cell(s.nextAttacker, a)) settlePath(s, a);
  const force = cell(s.force, supporter);
  narrow(s, supporter, cell(s.low, supporter), Math.max(0, force - reductionOf(s, supporter, 'lowest')));
  // A support that is cut outright need not know whether its unit is dislodged.
  if (cell(s.decision, supporter) !== UNKNOWN) return;
  const dislodged = settleDislodged(s, supporter);
  if (dislodged === YES) narrow(s, supporter, 0, 0);
  else if (dislodged === NO) narrow(s, supporter, Math.max(0, force - reductionOf(s, supporter, 'highest')), cell(s.high, supporter));
};

const narrow = (s: Situation, supporter: number, low: number, high: number): void => {
  if (low > cell(s.low, supporter) || high < cell(s.high, supporter)) {
    s.low[supporter] = low;
    s.high[supporter] = high;
    s.changed = true;
  }
  if (low === high) decide(s, supporter, YES);
};

const settleSupportsOf = (s: Situation, unit: number): void => {
  for (let u = cell(s.firstSupporter, unit); u !== NONE; u = cell(s.nextSupporter, u)) settleSupport(s, u);
};

/** Settles everything the equation of a move names (EC-4.6.6.4 lists it). */
const settleBefore = (s: Situation, mover: number): void => {
  settleSupportsOf(s, mover);
  const opponent = cell(s.opponent, mover);
  const occupant = cell(s.unitAt, cell(s.to, mover));
  if (opponent !== NONE) settleSupportsOf(s, opponent);
  else if (occupant !== NONE) {
    if (cell(s.kind, occupant) === MOVE) settleMove(s, occupant);
    else settleSupportsOf(s, occupant);
  }
  for (let rival = cell(s.firstAttacker, cell(s.to, mover)); rival !== NONE; rival = cell(s.nextAttacker, rival)) {
    if (rival === mover) continue;
    settlePath(s, rival);
    settleSupportsOf(s, rival);
    if (cell(s.opponent, rival) !== NONE) settleMove(s, cell(s.opponent, rival));
  }
};

const settleMove = (s: Situation, mover: number): void => {
  if (isDone(s, mover)) return;
  settlePath(s, mover);
  if (cell(s.path, mover) !== NO) settleBefore(s, mover);
  judge(s, mover);
};

/** EC-4.6.6.2: success or failure, when the bounds already tell. */
const judge = (s: Situation, mover: number): void => {
  const least = attackOf(s, mover, 'lowest');
  const most = attackOf(s, mover, 'highest');
  let prevails = least > resistanceTo(s, mover, 'highest');
  let fails = most <= resistanceTo(s, mover, 'lowest');
  for (let rival = cell(s.firstAttacker, cell(s.to, mover)); rival !== NONE && !fails; rival = cell(s.nextAttacker, rival)) {
    if (rival === mover) continue;
    if (least <= preventOf(s, rival, 'highest')) prevails = false;
    if (most <= preventOf(s, rival, 'lowest')) fails = true;
  }
  if (fails) decide(s, mover, NO);
  else if (prevails) decide(s, mover, YES);
};
