import { cell } from './coasts.ts';
import { MOVE, NO, NONE, type Situation, UNKNOWN, YES } from './situation.ts';

/**
 * EC-4.6.5 as bounds (the table of EC-4.6.6.1). Each quantity has a lowest and a highest value that fit what is known;
 * when nothing is unknown the two are equal.
 */
export type Bound = 'lowest' | 'highest';

const NO_POWER = -1;

/** Σ POWER of the supports of a unit, those of one power left out. */
const supportOf = (s: Situation, unit: number, bound: Bound, except: number): number => {
  const table = bound === 'lowest' ? s.low : s.high;
  let total = 0;
  for (let u = cell(s.firstSupporter, unit); u !== NONE; u = cell(s.nextSupporter, u)) if (cell(s.power, u) !== except) total += cell(table, u);
  return total;
};

const withAllSupport = (s: Situation, unit: number, bound: Bound): number => cell(s.force, unit) + supportOf(s, unit, bound, NO_POWER);

/** EC-4.6.5.6 when the unit in the destination stays: nobody dislodges his own, nor helps to. */
const againstOccupant = (s: Situation, mover: number, occupant: number, bound: Bound): number => {
  const theirs = cell(s.power, occupant);
  return theirs === cell(s.power, mover) ? 0 : cell(s.force, mover) + supportOf(s, mover, bound, theirs);
};

/** Whether the unit in the destination leaves, as far as the bound may assume. */
const leaves = (s: Situation, occupant: number, bound: Bound): boolean => {
  if (cell(s.kind, occupant) !== MOVE) return false;
  const decision = cell(s.decision, occupant);
  return decision === YES || (decision === UNKNOWN && bound === 'highest');
};

/** EC-4.6.5.6. */
export const attackOf = (s: Situation, mover: number, bound: Bound): number => {
  const path = cell(s.path, mover);
  if (path === NO || (path === UNKNOWN && bound === 'lowest')) return 0;
  const occupant = cell(s.unitAt, cell(s.to, mover));
  if (occupant === NONE) return withAllSupport(s, mover, bound);
  if (cell(s.opponent, mover) === NONE && leaves(s, occupant, bound)) return withAllSupport(s, mover, bound);
  return againstOccupant(s, mover, occupant, bound);
};

/** EC-4.6.5.5. */
export const holdOf = (s: Situation, province: number, bound: Bound): number => {
  const occupant = cell(s.unitAt, province);
  if (occupant === NONE) return 0;
  if (cell(s.kind, occupant) !== MOVE) return withAllSupport(s, occupant, bound);
  return leaves(s, occupant, bound === 'lowest' ? 'highest' : 'lowest') ? 0 : cell(s.force, occupant);
};

/** EC-4.6.5.8: in a head-to-head battle the opposing move defends; otherwise the province holds. */
export const resistanceTo = (s: Situation, mover: number, bound: Bound): number => {
  const opponent = cell(s.opponent, mover);
  return opponent === NONE ? holdOf(s, cell(s.to, mover), bound) : withAllSupport(s, opponent, bound);
};

/** EC-4.6.5.7. */
export const preventOf = (s: Situation, mover: number, bound: Bound): number => {
  const path = cell(s.path, mover);
  if (path === NO || (path === UNKNOWN && bound === 'lowest')) return 0;
  const opponent = cell(s.opponent, mover);
  if (opponent !== NONE) {
    const against = cell(s.decision, opponent);
    if (against === YES || (against === UNKNOWN && bound === 'lowest')) return 0;
  }
  return withAllSupport(s, mover, bound);
};

/** EC-4.6.5.4, R: by how much attacks reduce the support a unit gives. */
export const reductionOf = (s: Situation, supporter: number, bound: Bound): number => {
  const directedAt = cell(s.to, supporter);
  let reduction = 0;
  for (let a = cell(s.firstAttacker, cell(s.province, supporter)); a !== NONE; a = cell(s.nextAttacker, a)) {
    if (!mayReduce(s, a, supporter, directedAt)) continue;
    const path = cell(s.path, a);
    if (path === NO || (path === UNKNOWN && bound === 'lowest')) continue;
    reduction = s.rules.supportReduction === 'sum' ? reduction + cell(s.force, a) : Math.max(reduction, cell(s.force, a));
  }
  return reduction;
};

/** EC-4.6.5.4: attackers of another power that do not come from where the support is directed. */
export const mayReduce = (s: Situation, attacker: number, supporter: number, directedAt: number): boolean =>
  cell(s.power, attacker) !== cell(s.power, supporter) && cell(s.province, attacker) !== directedAt;
