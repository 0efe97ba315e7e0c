import { cell } from './coasts.ts';
import { CONVOY, decide, MOVE, NO, NONE, type Situation, UNKNOWN, YES } from './situation.ts';
import { mayReduce } from './strengths.ts';

/** Which backup rule settled a decision. */
export const SZYKMAN = 1;
export const ALL_HOLD = 2;
export const MUTUAL_SUPPORT = 3;
export const CIRCULAR = 4;

/** EC-4.6.6.4: the unknown decisions that the equation of an unknown decision names. */
const namedBy = (s: Situation, u: number): readonly number[] => {
  const named: number[] = [];
  const name = (other: number): void => {
    if (other !== NONE && cell(s.decision, other) === UNKNOWN) named.push(other);
  };
  const nameSupports = (unit: number): void => {
    for (let v = cell(s.firstSupporter, unit); v !== NONE; v = cell(s.nextSupporter, v)) name(v);
  };
  const nameCarriers = (mover: number): void => {
    if (cell(s.byConvoy, mover) === 1) for (let c = cell(s.firstCarrier, mover); c !== NONE; c = cell(s.nextCarrier, c)) name(c);
  };

  if (cell(s.kind, u) === MOVE) {
    nameCarriers(u);
    nameSupports(u);
    const opponent = cell(s.opponent, u);
    const occupant = cell(s.unitAt, cell(s.to, u));
    if (opponent !== NONE) nameSupports(opponent);
    else if (occupant !== NONE) {
      if (cell(s.kind, occupant) === MOVE) name(occupant);
      else nameSupports(occupant);
    }
    for (let rival = cell(s.firstAttacker, cell(s.to, u)); rival !== NONE; rival = cell(s.nextAttacker, rival)) {
      if (rival === u) continue;
      nameCarriers(rival);
      nameSupports(rival);
      name(cell(s.opponent, rival));
    }
    return named;
  }
  for (let a = cell(s.firstAttacker, cell(s.province, u)); a !== NONE; a = cell(s.nextAttacker, a)) {
    name(a);
    if (cell(s.kind, u) !== CONVOY && mayReduce(s, a, u, cell(s.to, u))) nameCarriers(a);
  }
  return named;
};

/** Strongly connected components of the unknown decisions, by Tarjan's method. */
const components = (graph: ReadonlyMap<number, readonly number[]>): readonly (readonly number[])[] => {
  const found: number[][] = [];
  const order = new Map<number, number>();
  const stack: number[] = [];
  const onStack = new Set<number>();

  const visit = (node: number): number => {
    const index = order.size;
    order.set(node, index);
    stack.push(node);
    onStack.add(node);
    let low = index;
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (onStack.has(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === index) {
      const component = stack.splice(stack.lastIndexOf(node));
      for (const member of component) onStack.delete(member);
      found.push(component);
    }
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
};

const fail = (s: Situation, u: number, rule: number): void => {
  s.backup[u] = rule;
  if (cell(s.decision, u) === UNKNOWN) decide(s, u, NO);
};

/** The reading `hold`: every move of the paradox fails, and the armies it would have carried stay where they are. */
const holdAll = (s: Situation, moves: readonly number[], convoys: readonly number[]): void => {
  for (const mover of moves) fail(s, mover, ALL_HOLD);
  for (const fleet of convoys) {
    const army = cell(s.unitAt, cell(s.target, fleet));
    if (cell(s.path, army) !== UNKNOWN) continue;
    s.path[army] = NO;
    fail(s, army, ALL_HOLD);
  }
};

/** EC-4.6.6.4 (a), (b), (c): the first rule that fits. */
const settleComponent = (s: Situation, members: readonly number[]): void => {
  const convoys = members.filter((u) => cell(s.kind, u) === CONVOY);
  const moves = members.filter((u) => cell(s.kind, u) === MOVE);
  const supports = members.filter((u) => cell(s.kind, u) !== CONVOY && cell(s.kind, u) !== MOVE);
  if (convoys.length > 0) {
    if (s.rules.paradox === 'hold') holdAll(s, moves, convoys);
    else for (const fleet of convoys) fail(s, fleet, SZYKMAN);
    return;
  }
  for (const supporter of supports) {
    s.backup[supporter] = MUTUAL_SUPPORT;
    s.low[supporter] = 0;
    s.high[supporter] = 0;
    decide(s, supporter, YES);
  }
  if (supports.length > 0) return;
  for (const mover of moves) {
    s.backup[mover] = CIRCULAR;
    decide(s, mover, YES);
  }
};

/** EC-4.6.6.4: settles each strongly connected component from which nothing leads out to another unknown decision. */
export const applyBackupRules = (s: Situation): void => {
  const graph = new Map<number, readonly number[]>();
  for (let u = 0; u < s.count; u++) if (cell(s.decision, u) === UNKNOWN) graph.set(u, namedBy(s, u));
  const found = components(graph);
  const componentOf = new Map(found.flatMap((members, index) => members.map((u) => [u, index] as const)));
  for (const [index, members] of found.entries()) {
    const leadsOut = members.some((u) => graph.get(u)?.some((next) => componentOf.get(next) !== index));
    if (!leadsOut) settleComponent(s, members);
  }
};
