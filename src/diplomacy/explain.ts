import { at } from '#kernel/collections.ts';
import type { Message } from '#kernel/messages.ts';
import type { Arg } from '#kernel/words.ts';
import { retreatsOf } from './aftermath.ts';
import type { Board } from './board.ts';
import { cell } from './coasts.ts';
import { carriersLink } from './convoy.ts';
import { faultMessage } from './faults.ts';
import { isBlocked } from './legality.ts';
import { runMovement } from './movement.ts';
import { ALL_HOLD, CIRCULAR, MUTUAL_SUPPORT, SZYKMAN } from './paradox.ts';
import type { Rules } from './rules.ts';
import { CONVOY, createSituation, HOLD, MOVE, NO, NONE, type Situation, STRUCK, SUPPORT_HOLD, YES } from './situation.ts';
import { placeArg, say, unitArg } from './speech.ts';
import { attackOf, holdOf, mayReduce, preventOf, resistanceTo } from './strengths.ts';
import type { Issued, MovementOrder, Position, ProvinceId } from './types.ts';

const unit = (s: Situation, u: number): Arg => unitArg(s.board, at(s.units, u));
const province = (s: Situation, index: number): Arg => ({ text: at(s.board.provinces, index).name });
const units = (s: Situation, list: readonly number[]): Arg => ({ list: list.map((u) => unit(s, u)) });

const linked = (first: number, next: Int32Array): readonly number[] => {
  const list: number[] = [];
  for (let u = first; u !== NONE; u = cell(next, u)) list.push(u);
  return list;
};
const attackersOn = (s: Situation, index: number): readonly number[] => linked(cell(s.firstAttacker, index), s.nextAttacker);
const supportersOf = (s: Situation, u: number): readonly number[] => linked(cell(s.firstSupporter, u), s.nextSupporter).filter((v) => cell(s.low, v) > 0);
const carriersOf = (s: Situation, u: number): readonly number[] => linked(cell(s.firstCarrier, u), s.nextCarrier);

/** What the supports of a unit add up to, when there are any. */
const explainSupport = (s: Situation, u: number): readonly Message[] => {
  const list = supportersOf(s, u);
  if (list.length === 0) return [];
  const support = list.reduce((total, v) => total + cell(s.low, v), 0);
  return [say('diplomacy.supportedBy', { unit: unit(s, u), force: cell(s.force, u), support, list: units(s, list) }, ['EC-4.6.5.4'])];
};

/** EC-4.6.5.6: supporters whose own power stands in the way. */
const explainUncounted = (s: Situation, mover: number): readonly Message[] => {
  const occupant = cell(s.unitAt, cell(s.to, mover));
  if (occupant === NONE || (cell(s.kind, occupant) === MOVE && cell(s.decision, occupant) === YES && cell(s.opponent, mover) === NONE)) return [];
  const list = supportersOf(s, mover).filter((v) => cell(s.power, v) === cell(s.power, occupant));
  return list.length === 0 ? [] : [say('diplomacy.notCounted', { list: units(s, list) }, ['EC-4.6.5.6'])];
};

const explainSuccess = (s: Situation, u: number): Message => {
  const args = { unit: unit(s, u), to: province(s, cell(s.to, u)) };
  if (cell(s.backup, u) === CIRCULAR) return say('diplomacy.movedCircular', args, ['EC-4.6.6.4']);
  const rivals = attackersOn(s, cell(s.to, u)).filter((rival) => rival !== u);
  const against = Math.max(resistanceTo(s, u, 'lowest'), ...rivals.map((rival) => preventOf(s, rival, 'lowest')));
  if (against === 0) return say('diplomacy.moved', args, ['EC-4.6.5.9']);
  return say('diplomacy.movedAgainst', { ...args, attack: attackOf(s, u, 'lowest'), against }, ['EC-4.6.5.9']);
};

/** EC-4.6.5.9: what a move that arrived could not overcome. */
const explainBounce = (s: Situation, u: number): readonly Message[] => {
  const to = cell(s.to, u);
  const attack = attackOf(s, u, 'lowest');
  const args = { unit: unit(s, u), to: province(s, to), attack };
  const reasons: Message[] = [];
  const occupant = cell(s.unitAt, to);
  const opponent = cell(s.opponent, u);
  if (attack === 0 && occupant !== NONE) reasons.push(say('diplomacy.bouncedOwn', { ...args, other: unit(s, occupant) }, ['EC-4.6.5.6']));
  else if (opponent !== NONE && attack <= resistanceTo(s, u, 'lowest'))
    reasons.push(say('diplomacy.bouncedHead', { ...args, other: unit(s, opponent), defend: resistanceTo(s, u, 'lowest') }, ['EC-4.6.5.8']));
  else if (opponent === NONE && occupant !== NONE && attack <= holdOf(s, to, 'lowest'))
    reasons.push(say('diplomacy.bouncedHold', { ...args, other: unit(s, occupant), hold: holdOf(s, to, 'lowest') }, ['EC-4.6.5.5']));
  for (const rival of attackersOn(s, to)) {
    const prevent = preventOf(s, rival, 'lowest');
    if (rival !== u && attack > 0 && attack <= prevent)
      reasons.push(say('diplomacy.bouncedRival', { ...args, other: unit(s, rival), prevent }, ['EC-4.6.5.7']));
  }
  return reasons;
};

const explainNoPath = (s: Situation, u: number): Message => {
  const args = { unit: unit(s, u), to: province(s, cell(s.to, u)) };
  if (cell(s.backup, u) === ALL_HOLD) return say('diplomacy.heldByParadox', args, ['EC-4.6.6.5']);
  if (cell(s.closure, cell(s.to, u)) === STRUCK) return say('diplomacy.struck', args, ['EC-4.6.8.2']);
  const broken = carriersOf(s, u).filter((c) => cell(s.decision, c) === NO);
  if (broken.length > 0 && carriersWouldLink(s, u)) return say('diplomacy.routeBroken', { ...args, list: units(s, broken) }, ['EC-4.6.5.1']);
  return say('diplomacy.noRoute', args, ['EC-4.6.5.1']);
};

/** Whether the convoy orders would have made a route, had all their fleets stood. */
const carriersWouldLink = (s: Situation, u: number): boolean => {
  const carriers = carriersOf(s, u);
  const decisions = carriers.map((c) => cell(s.decision, c));
  for (const c of carriers) s.decision[c] = YES;
  const links = carriersLink(s, u, 'known');
  for (const [index, c] of carriers.entries()) s.decision[c] = at(decisions, index);
  return links;
};

const explainMove = (s: Situation, u: number): readonly Message[] => {
  if (cell(s.path, u) === NO) return [explainNoPath(s, u)];
  if (cell(s.decision, u) === YES) return [explainSuccess(s, u), ...explainSupport(s, u), ...explainUncounted(s, u)];
  if (cell(s.backup, u) === ALL_HOLD) return [say('diplomacy.heldByParadox', { unit: unit(s, u), to: province(s, cell(s.to, u)) }, ['EC-4.6.6.5'])];
  return [...explainBounce(s, u), ...explainSupport(s, u), ...explainUncounted(s, u)];
};

/** EC-4.6.5.4: the attacks on a supporter that took nothing from its support, and why. */
const explainUncut = (s: Situation, u: number): readonly Message[] =>
  attackersOn(s, cell(s.province, u)).flatMap((a) => {
    const attacker = unit(s, a);
    if (cell(s.power, a) === cell(s.power, u)) return [say('diplomacy.uncutOwn', { attacker }, ['EC-4.6.5.4'])];
    if (cell(s.province, a) === cell(s.to, u)) return [say('diplomacy.uncutTarget', { attacker }, ['EC-4.6.5.4'])];
    return cell(s.path, a) === NO ? [say('diplomacy.uncutAbsent', { attacker }, ['EC-4.6.5.4'])] : [];
  });

const explainGivenSupport = (s: Situation, u: number): readonly Message[] => {
  const delivered = cell(s.low, u);
  const cutters = attackersOn(s, cell(s.province, u)).filter((a) => mayReduce(s, a, u, cell(s.to, u)) && cell(s.path, a) === YES);
  const args = { unit: unit(s, u), other: unit(s, cell(s.unitAt, cell(s.target, u))), f: cell(s.force, u), n: delivered, list: units(s, cutters) };
  if (cell(s.backup, u) === MUTUAL_SUPPORT) return [say('diplomacy.supportParadox', args, ['EC-4.6.6.4'])];
  if (delivered === cell(s.force, u)) return [say('diplomacy.supportGiven', args, ['EC-4.6.5.4']), ...explainUncut(s, u)];
  if (delivered > 0) return [say('diplomacy.supportReduced', args, ['EC-4.6.5.4'])];
  return [say(cutters.length > 0 ? 'diplomacy.supportCut' : 'diplomacy.supportDislodged', args, ['EC-4.6.5.4'])];
};

const explainVoid = (s: Situation, u: number): Message => {
  const target = cell(s.target, u);
  const other = cell(s.unitAt, target);
  if (other === NONE) return say('diplomacy.voidGone', { unit: unit(s, u), x: province(s, target) }, ['EC-4.6.8.4']);
  const args = { unit: unit(s, u), other: unit(s, other), to: province(s, cell(s.to, u)) };
  if (cell(s.kind, u) === SUPPORT_HOLD) return say('diplomacy.voidHold', args, ['EC-4.6.3.1']);
  return cell(s.kind, u) === CONVOY ? say('diplomacy.voidConvoy', args, ['EC-4.6.3.2']) : say('diplomacy.voidMove', args, ['EC-4.6.3.1']);
};

const explainConvoy = (s: Situation, u: number): Message => {
  const army = cell(s.unitAt, cell(s.target, u));
  const args = { unit: unit(s, u), other: unit(s, army), to: province(s, cell(s.to, u)) };
  if (cell(s.backup, u) === SZYKMAN) return say('diplomacy.convoyParadox', args, ['EC-4.6.6.4']);
  if (cell(s.decision, u) === NO) return say('diplomacy.convoyDisrupted', args, ['EC-4.6.5.3']);
  return cell(s.byConvoy, army) === 1 ? say('diplomacy.convoyStands', args, ['EC-4.6.5.3']) : say('diplomacy.convoyByLand', args, ['EC-4.6.4.1']);
};

const explainHold = (s: Situation, u: number): readonly Message[] => {
  const given = s.given[u] ?? null;
  const fault = s.faults[u] ?? null;
  const args = { unit: unit(s, u) };
  if (fault !== null && given !== null) return [say('diplomacy.illegal', args, ['EC-4.6.2.5']), faultMessage(s.board, fault, given, isBlocked(s, u, given))];
  return given === null ? [say('diplomacy.noOrder', args, ['EC-4.6.2.1'])] : [say('diplomacy.holds', args, ['EC-4.6.2.1'])];
};

/** What a unit that stays musters against those who want its province. */
const explainDefence = (s: Situation, u: number): readonly Message[] => {
  const here = cell(s.province, u);
  if (cell(s.kind, u) === MOVE || attackersOn(s, here).length === 0) return [];
  return [say('diplomacy.holdsAgainst', { unit: unit(s, u), hold: holdOf(s, here, 'lowest') }, ['EC-4.6.5.5']), ...explainSupport(s, u)];
};

const explainDislodged = (s: Situation, u: number): readonly Message[] => {
  const dislodger = cell(s.dislodger, u);
  if (dislodger === NONE) return [];
  const open = retreatsOf(s, u);
  const outlook =
    open.length === 0
      ? say('diplomacy.noRetreat', { unit: unit(s, u) }, ['EC-4.6.9.2'])
      : say('diplomacy.mayRetreat', { unit: unit(s, u), list: { list: open.map((place) => placeArg(s.board, place)) } }, ['EC-4.6.9.1']);
  return [say('diplomacy.dislodged', { unit: unit(s, u), other: unit(s, dislodger) }, ['EC-4.6.5.2']), outlook];
};

const explainOrder = (s: Situation, u: number): readonly Message[] => {
  const kind = cell(s.kind, u);
  if (kind === HOLD) return explainHold(s, u);
  if (kind === MOVE) return explainMove(s, u);
  if (cell(s.matched, u) === 0) return [explainVoid(s, u)];
  return kind === CONVOY ? [explainConvoy(s, u)] : explainGivenSupport(s, u);
};

const explainUnit = (s: Situation, u: number): readonly Message[] => {
  if (cell(s.lost, u) === 1) return [say('diplomacy.annihilated', { unit: unit(s, u) }, ['EC-4.5.5'])];
  return [...explainOrder(s, u), ...explainDefence(s, u), ...explainDislodged(s, u)];
};

export type Explanations = Readonly<Record<ProvinceId, readonly Message[]>>;
export type MovementExplainer = (position: Position, orders: readonly Issued<MovementOrder>[]) => Explanations;

/** Says for each unit, by its province, why its order succeeded or failed: what cut which support, which strengths met. */
export const movementExplainer = (board: Board, rules: Rules): MovementExplainer => {
  const bench = createSituation(board, rules);
  return (position, orders) => {
    runMovement(bench, position, orders);
    return Object.fromEntries(position.units.map(({ loc }, u) => [loc, explainUnit(bench, u)]));
  };
};
