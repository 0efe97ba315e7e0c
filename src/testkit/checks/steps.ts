import { chanceAt } from '#kernel/chance.ts';
import { range, sum } from '#kernel/collections.ts';
import type { GameModule, Outcome, Step } from '#kernel/game.ts';
import { awaitedAmong, awaitedOf, checkInput, moments, nextOf, playChecked } from '#kernel/match.ts';
import { decodeRecording, record, replay } from '#kernel/recording.ts';
import { difference, jsonFault, throughJson } from '../difference.ts';
import { complain, type Complaint, type OpenInput, type OpenMatch } from '../faults.ts';
import type { Position } from '../position.ts';
import { pickOne } from '../random-player.ts';
import { randomEvent } from '../random-games.ts';

type Sound<S> = Pick<GameModule<S, never, unknown, never>, 'invariants'>;

/** Null, or the first thing that must hold in every state and does not. */
export const brokenInvariant = <S>({ module }: { readonly module: Sound<S> }, state: S): string | null => {
  for (const invariant of module.invariants) {
    const broken = invariant.holds(state);
    if (broken !== null) return `${invariant.clause}: ${broken}`;
  }
  return null;
};

/** Throws where something does not hold. */
export const requireSound = <S>(module: Sound<S>, state: S): void => {
  const broken = brokenInvariant({ module }, state);
  if (broken !== null) throw new Error(broken);
};

/** The state as it stands: whole, plain data, with somebody asked exactly while there is no outcome. At a glance one of those asked stands for all. */
export const stateComplaints = (position: Position, look: 'close' | 'glance'): readonly Complaint[] => {
  const { module, match, outcome } = position;
  const { state } = match.now;
  const lost = jsonFault(state, position.plain);
  if (lost !== null) return [complain('json', `the state does not survive JSON: ${lost}`)];
  const broken = brokenInvariant(position, state);
  if (broken !== null) return [complain('invariant', broken)];
  const pending = module.pending(state);
  for (const decision of pending) position.hear(decision.prompt);
  if (outcome !== null) return pending.length === 0 ? [] : [complain('deadEnd', 'there is an outcome, but somebody is still asked')];
  const awaited = pending.filter((decision) => decision.duty === 'must' && decision.answered !== true);
  const other = difference(awaitedAmong(pending), awaitedOf(module, state));
  if (other !== null) return [complain('wordless', `who is awaited differs from what is pending: ${other}`)];
  if (awaited.length === 0) return [complain('deadEnd', 'there is no outcome, but nobody is awaited')];
  const asked = look === 'close' ? awaited : [pickOne(awaited, position.chance)];
  const helpless = asked.find((decision) => module.offers(state, decision.seat).length === 0);
  return helpless === undefined ? [] : [complain('deadEnd', `${helpless.seat} must answer ${helpless.prompt.key}, but is offered nothing`)];
};

/** Copying a whole state is dear: one step in so many is done again from a copy fresh out of JSON, the others from the state itself. */
const COPIES = 16;
/** One in so many is also done without its story. */
const STORIES = 2;

/** The same input on the same state does the same. */
const repetitionComplaints = (before: Position, input: OpenInput, after: OpenMatch): readonly Complaint[] => {
  const { match } = before;
  const state = after.now.step % COPIES === 1 ? throughJson(match.now.state) : match.now.state;
  const again = playChecked({ ...match, now: { ...match.now, state } }, input).now;
  const first: Step<unknown> = { state: after.now.state, log: after.now.log, reveals: after.now.reveals };
  const differs = difference(first, { state: again.state, log: again.log, reveals: again.reveals });
  if (differs !== null) return [complain('determinism', `the same step, done again: ${differs}`)];
  if (after.now.step % STORIES > 0) return [];
  const other = difference(after.now.state, nextOf(before.module, state, input, chanceAt(match, after.now.step)));
  return other === null ? [] : [complain('wordless', `the same step, without its story: ${other}`)];
};

/** The turn never goes back. */
export const turnComplaints = (before: Position, after: OpenMatch): readonly Complaint[] => {
  const turn = before.module.turn(after.now.state);
  return Number.isInteger(turn) && turn >= before.module.turn(before.match.now.state) ? [] : [complain('invariant', `the turn became ${turn}`)];
};

export const stepComplaints = (before: Position, input: OpenInput, after: OpenMatch): readonly Complaint[] => {
  const lost = jsonFault(after.now.log, before.plain);
  if (lost !== null) return [complain('json', `the log does not survive JSON: ${lost}`)];
  const turned = turnComplaints(before, after);
  return turned.length > 0 ? turned : repetitionComplaints(before, input, after);
};

/** Played again from paper, every moment is the same; all are compared, or one in so many and the last. */
export const replayComplaints = (position: Position): readonly Complaint[] => {
  position.met('replay');
  const recording = decodeRecording(throughJson(record(position.match)));
  if (recording === null) return [complain('determinism', 'the recording does not decode')];
  const replayed = replay(position.module, recording);
  if (!replayed.ok) return [complain('determinism', `at replay, step ${replayed.step} is refused (${replayed.refusal.key})`)];
  const twice = moments(replayed.match);
  const { oneIn = 1 } = position.terms;
  for (const [index, moment] of moments(position.match).entries()) {
    if (index % oneIn > 0 && moment !== position.match.now) continue;
    const differs = difference([moment.state, moment.log], [twice[index]?.state, twice[index]?.log]);
    if (differs !== null) return [complain('determinism', `at replay, after step ${moment.step}: ${differs}`)];
  }
  return [];
};

const rankFault = (outcome: Outcome, chairs: number): string | null => {
  const seats = outcome.standings.map((standing) => standing.seat).sort((a, b) => a - b);
  if (difference(seats, range(chairs)) !== null) return `ranks the seats ${seats.join(', ')} of ${chairs}`;
  const ranks = outcome.standings.map((standing) => standing.rank);
  const proper = ranks.every((rank) => rank === 1 + sum(ranks.map((other) => (other < rank ? 1 : 0))));
  const nobodyWins = ranks.every((rank) => rank === chairs);
  return proper || nobodyWins ? null : `gives the ranks ${ranks.join(', ')}`;
};

/** After the end: it is one that the manifest names, everybody has a rank, nothing is offered any more. */
export const endComplaints = (position: Position): readonly Complaint[] => {
  const { outcome, module, match, chairs, game } = position;
  if (outcome === null) return [];
  position.met('end');
  position.hear(outcome.text);
  const fault = rankFault(outcome, chairs);
  if (fault !== null) return [complain('outcome', `the outcome ${outcome.reason} ${fault}`)];
  if (game.endings !== undefined && !Object.hasOwn(game.endings, outcome.reason))
    return [complain('outcome', `the manifest names no ending “${outcome.reason}”`)];
  const offered = range(chairs).find((seat) => module.offers(match.now.state, seat).length > 0);
  return offered === undefined ? [] : [complain('deadEnd', `the game is over, but seat ${offered} is offered something`)];
};

/** A refusal of the table itself (`table.…`) is about no rule and cites none. */
const citesEnough = (refusal: { readonly key: string; readonly clauses: readonly string[] }): boolean =>
  refusal.clauses.length > 0 || refusal.key.startsWith('table.');

const judge = (position: Position, input: OpenInput): { readonly accepted: boolean; readonly complaints: readonly Complaint[] } => {
  const refusal = checkInput(position.match, input);
  if (refusal === null) return { accepted: true, complaints: [] };
  position.hear(refusal);
  const cites = citesEnough(refusal);
  return { accepted: false, complaints: cites ? [] : [complain('refusal', `${refusal.key} cites no clause (${JSON.stringify(input)})`)] };
};

/** Time-outs strike those awaited, and nobody else: a late one must not answer the next question. */
export const timeoutComplaints = (position: Position): readonly Complaint[] => {
  const pending = position.module.pending(position.match.now.state);
  const seat = position.chance.int(position.chairs);
  const awaited = pending.some((decision) => decision.seat === seat && decision.duty === 'must' && decision.answered !== true);
  const { accepted, complaints } = judge(position, { by: 'table', event: 'timeout', seat });
  if (accepted === awaited) return complaints;
  return [complain('table', awaited ? `seat ${seat} is awaited, but its time-out is refused` : `seat ${seat} is not awaited, but its time-out is accepted`)];
};

/** Something happens at the table: the event if the rules allow it now, and what is wrong with the refusal if they do not. */
export const tableEvent = (position: Position): { readonly input: OpenInput | null; readonly complaints: readonly Complaint[] } => {
  const input = randomEvent(position.game, position.chairs, position.chance);
  const { accepted, complaints } = judge(position, input);
  if (accepted && input.by === 'table') position.met(input.event);
  return { input: accepted ? input : null, complaints };
};
