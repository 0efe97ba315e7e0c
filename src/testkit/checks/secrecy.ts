import { chanceAt } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import type { Actor, Step, Viewer } from '#kernel/game.ts';
import { playChecked, sightOf } from '#kernel/match.ts';
import { deepFreeze, difference, jsonFault, same, throughJson } from '../difference.ts';
import { type Complaint, complain, type OpenInput, type OpenMatch } from '../faults.ts';
import { offeredMoves } from '../forms.ts';
import { type Position, visibleLog } from '../position.ts';
import { pickOne } from '../random-player.ts';
import { brokenInvariant } from './steps.ts';

/** All that reaches a viewer of a state. */
const impression = ({ module }: Pick<Position, 'module'>, state: unknown, viewer: Viewer): unknown => ({
  ...sightOf(module, state, viewer),
  metrics: module.metrics(state, viewer),
});

const MANY = 20;

const scrambled = (position: Position, state: unknown, viewer: Viewer): unknown => deepFreeze(position.terms.scramble(state, viewer, position.chance));

/** Null when the viewer cannot tell the two states apart. */
const leakBetween = (position: Position, state: unknown, other: unknown, viewer: Viewer): string | null =>
  difference(impression(position, state, viewer), impression(position, other, viewer));

/** Other faults follow from a view that leaks: then the leak is the fault, and is told as such when it is looked for. */
const leaks = (position: Position, state: unknown, viewer: Viewer): boolean =>
  range(MANY).some(() => leakBetween(position, state, scrambled(position, state, viewer), viewer) !== null);

const refusalLeak = (position: Position, other: unknown, viewer: Viewer): string | null => {
  if (viewer === 'public') return null;
  const wild = position.wild.draw(position.chance);
  const move = wild === null ? null : position.module.decode(throughJson(wild));
  if (move === null) return null;
  const input = { by: viewer, move };
  const differs = difference(position.module.check(position.match.now.state, input), position.module.check(other, input));
  return differs === null ? null : `check of ${JSON.stringify(move)}: ${differs}`;
};

/** What the viewer may not know is changed; nothing that reaches him changes. */
export const secrecyComplaints = (position: Position, viewer: Viewer): readonly Complaint[] => {
  const { state } = position.match.now;
  const seen = impression(position, state, viewer);
  const lost = jsonFault(seen, position.plain);
  if (lost !== null) return [complain('json', `the sight of ${viewer} does not survive JSON: ${lost}`)];
  const other = scrambled(position, state, viewer);
  if (same(state, other)) return [];
  position.met('scramble');
  const broken = brokenInvariant(position, other);
  if (broken !== null) return [complain('leak', `scramble for ${viewer} makes an impossible state: ${broken}`)];
  const told = leakBetween(position, state, other, viewer) ?? refusalLeak(position, other, viewer);
  return told === null ? [] : [complain('leak', `${viewer} is told something hidden: ${told}`)];
};

/** What a step tells a viewer. */
const effect = (position: Position, step: Pick<Step<unknown>, 'state' | 'log'>, viewer: Viewer): unknown => ({
  sight: impression(position, step.state, viewer),
  log: visibleLog(step.log, viewer),
});

/** A step that says it reveals nothing looks the same whatever the dice and whatever is hidden. */
export const revealComplaints = (before: Position, input: OpenInput, after: OpenMatch, viewer: Viewer): readonly Complaint[] => {
  if (after.now.reveals) return [];
  before.met('reveal');
  const { module, match, chance } = before;
  const seen = effect(before, after.now, viewer);
  const otherDice = difference(seen, effect(before, playChecked(match, input, chance).now, viewer));
  if (otherDice !== null) return [complain('reveal', `undo stays open, but ${viewer} has seen a draw: ${otherDice}`)];
  const other = scrambled(before, match.now.state, viewer);
  if (module.check(other, input) !== null) return [];
  const elsewhere = playChecked({ ...match, now: { ...match.now, state: other } }, input).now;
  if (elsewhere.reveals) return [];
  const told = difference(seen, effect(before, elsewhere, viewer));
  if (told === null || leaks(before, match.now.state, viewer) || leaks(before, after.now.state, viewer)) return [];
  return [complain('reveal', `undo stays open, but ${viewer} has seen something hidden: ${told}`)];
};

const anotherMove = (position: Position, by: Actor): unknown => {
  const moves = offeredMoves(position.module.offers(position.match.now.state, by), position.chance);
  return moves.length === 0 ? null : position.module.decode(throughJson(pickOne(moves, position.chance)));
};

const hasAnswered = ({ module }: Pick<Position, 'module'>, state: unknown, actor: Actor): boolean =>
  module.pending(state).some((decision) => decision.seat === actor && decision.answered === true);

/** A sealed answer is replaced: nobody else hears of it. */
const revisionComplaints = (before: Position, by: Actor, after: OpenMatch, viewer: Viewer): readonly Complaint[] => {
  if (!hasAnswered(before, before.match.now.state, by) || !hasAnswered(before, after.now.state, by)) return [];
  const seen = (state: unknown): unknown => impression(before, state, viewer);
  const lines = visibleLog(after.now.log, viewer);
  if (lines.length === 0 || !same(seen(before.match.now.state), seen(after.now.state))) return [];
  return [complain('leak', `the log tells ${viewer} that ${by} replaced a sealed answer: ${lines.map(({ text }) => text.key).join(', ')}`)];
};

/**
 * Two moves that leave the viewer with the same sight, either sealed or without any visible effect: the log must not tell
 * him which of them was made.
 */
export const logComplaints = (before: Position, input: OpenInput, after: OpenMatch, viewer: Viewer): readonly Complaint[] => {
  const { module, match } = before;
  if (input.by === 'table' || input.by === viewer || after.now.reveals) return [];
  const revised = revisionComplaints(before, input.by, after, viewer);
  if (revised.length > 0) return revised;
  const move = anotherMove(before, input.by);
  const alternative = { by: input.by, move };
  if (move === null || module.check(match.now.state, alternative) !== null) return [];
  const step = module.apply(match.now.state, alternative, chanceAt(match, after.now.step));
  const seen = impression(before, after.now.state, viewer);
  if (step.reveals || !same(seen, impression(before, step.state, viewer))) return [];
  if (!hasAnswered(before, after.now.state, input.by) && !same(seen, impression(before, match.now.state, viewer))) return [];
  const told = difference(visibleLog(after.now.log, viewer), visibleLog(step.log, viewer));
  return told === null ? [] : [complain('leak', `the log tells ${viewer} a secret move of ${input.by}: ${told}`)];
};

/** A state imagined from a sight is whole, and looks the same from that seat. */
export const imagineComplaints = (position: Position): readonly Complaint[] => {
  const { module, match, chairs, chance } = position;
  const seat = pickOne(range(chairs), chance);
  const seen = module.view(match.now.state, seat);
  const imagined = deepFreeze(module.imagine(deepFreeze(seen), seat, chance));
  const broken = brokenInvariant(position, imagined);
  if (broken !== null) return [complain('imagine', `seat ${seat} imagines an impossible state: ${broken}`)];
  const differs = difference(sightOf(module, match.now.state, seat), sightOf(module, imagined, seat));
  return differs === null || leaks(position, match.now.state, seat) ? [] : [complain('imagine', `what seat ${seat} imagines looks different: ${differs}`)];
};
