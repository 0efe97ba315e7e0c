import { type Actor, applyWith, at, type Decision, type GameInput, type Message, type Offer, type Seat, type Step, unreachable } from '#kernel';
import { phaseOf, run } from './engine.ts';
import { isBanker, isOver } from './facts.ts';
import { askReferee, checkLever, isLever, leverOffers, pullLever } from './levers.ts';
import { checkJoin, checkLeave, checkPause, checkResume, join, leave, pause, resume } from './seating.ts';
import { refuse, say, tell, who } from './speak.ts';
import type { Move, Options, Player, State, Table, WindowKind } from './types.ts';
import { begin, changeState, finish, type Work } from './work.ts';

/* Everything that can change a game: who may act, is it allowed, what it does. */

const SECONDS: Readonly<Record<WindowKind, (options: Options) => number>> = {
  bankset: ({ windowBankset }) => windowBankset,
  plan: ({ windowPlan }) => windowPlan,
  stake: ({ windowStake }) => windowStake,
  pick: ({ windowPick }) => windowPick,
  market: ({ windowMarket }) => windowMarket,
  vote: ({ windowVote }) => windowVote,
};

/** TB-4.5.4: the revision takes half the time. */
const windowOf = ({ options, table }: State, kind: WindowKind): Decision['window'] => {
  const full = SECONDS[kind](options);
  const seconds = table.point.kind === 'stake' && table.point.round === 2 ? Math.ceil(full / 2) : full;
  return seconds === 0 ? undefined : { id: `${table.opening} ${kind}`, seconds };
};

/** Bankers may act in MARKET beside the players: settings for the next battle, motions. */
const actsBeside = (state: State, seat: Seat): boolean => state.table.point.kind === 'market' && isBanker(state, seat);

/** What is asked of one seat, if anything. */
const decisionOf = (state: State, seat: Seat, kind: WindowKind, window: Decision['window']): Decision | null => {
  const phase = phaseOf(kind);
  if (phase.concerns(state, seat)) {
    const answered = !phase.awaits(state, seat);
    return { seat, duty: 'must', prompt: phase.prompt(state, seat), ...(answered ? { answered } : {}), ...(window === undefined ? {} : { window }) };
  }
  if (state.table.players[seat]?.status === 'paused') return { seat, duty: 'may', prompt: say('triple-bataille.ask.paused', {}, ['TB-4.14.2']) };
  return actsBeside(state, seat) ? { seat, duty: 'may', prompt: say('triple-bataille.ask.banker', {}, ['TB-6.6.3']) } : null;
};

interface Kept {
  readonly seat: Seat;
  readonly opening: number;
  readonly options: Options;
  readonly decision: Decision | null;
}

/** In the large windows what is asked of a player changes only with himself: of sixty, one move changes a few. */
const kept = new WeakMap<Player, Kept>();

const keptDecision = (state: State, seat: Seat, subject: Player, kind: WindowKind, window: Decision['window']): Decision | null => {
  if (kind !== 'plan' && kind !== 'stake' && kind !== 'market') return decisionOf(state, seat, kind, window);
  const { options, table } = state;
  const known = kept.get(subject);
  if (known !== undefined && known.seat === seat && known.opening === table.opening && known.options === options) return known.decision;
  const decision = decisionOf(state, seat, kind, window);
  kept.set(subject, { seat, opening: table.opening, options, decision });
  return decision;
};

const decide = (state: State): readonly Decision[] => {
  const { table } = state;
  const { point } = table;
  if (point.kind === 'gameOver') return [];
  const window = windowOf(state, point.kind);
  const decisions: Decision[] = [];
  // TB-4.1.2: from the first seat round the table, so that whoever answers in the order of the list favours nobody for a whole game.
  for (let step = 0; step < table.players.length; step++) {
    const seat = (table.first + step) % table.players.length;
    const decision = keptDecision(state, seat, at(table.players, seat), point.kind, window);
    if (decision !== null) decisions.push(decision);
  }
  decisions.push({ seat: 'referee', duty: 'may', prompt: askReferee() });
  return decisions;
};

/** Asked for every viewer of every state: the answer is kept as long as the public table stands. */
const asked = new WeakMap<Table, { readonly options: Options; readonly decisions: readonly Decision[] }>();

export const pending = (state: State): readonly Decision[] => {
  const known = asked.get(state.table);
  if (known !== undefined && known.options === state.options) return known.decisions;
  const decisions = decide(state);
  asked.set(state.table, { options: state.options, decisions });
  return decisions;
};

const PAUSE: Offer<Move> = { kind: 'move', label: say('triple-bataille.do.pause', {}, ['TB-4.14.2']), move: { type: 'pause' } };
const RESUME: Offer<Move> = { kind: 'move', label: say('triple-bataille.do.resume', {}, ['TB-4.14.2']), move: { type: 'resume' } };

export const offers = (state: State, actor: Actor): readonly Offer<Move>[] => {
  const { point } = state.table;
  if (point.kind === 'gameOver') return [];
  if (actor === 'referee') return leverOffers(state);
  const phase = phaseOf(point.kind);
  const takesPart = phase.concerns(state, actor) || actsBeside(state, actor);
  const found = takesPart ? phase.offers(state, actor) : [];
  if (checkPause(state, actor) === null) return [...found, PAUSE];
  return checkResume(state, actor) === null ? [...found, RESUME] : found;
};

const checkMove = (state: State, actor: Actor, move: Move): Message | null => {
  const { point } = state.table;
  if (point.kind === 'gameOver') return refuse('triple-bataille.no.gameOver', ['TB-5.1']);
  if (actor === 'referee') return isLever(move) ? checkLever(state, move) : refuse('triple-bataille.no.refereeDoesNotPlay', ['TB-4.16.1']);
  if (isLever(move)) return refuse('triple-bataille.no.onlyReferee', ['TB-4.16.1']);
  if (move.type === 'pause') return checkPause(state, actor);
  if (move.type === 'resume') return checkResume(state, actor);
  const phase = phaseOf(point.kind);
  if (!phase.concerns(state, actor) && !actsBeside(state, actor)) return refuse('triple-bataille.no.notAsked', ['TB-4.1']);
  return phase.check(state, actor, move);
};

const isAwaited = (state: State, seat: Seat): boolean => {
  const { point } = state.table;
  return point.kind !== 'gameOver' && state.table.players[seat] !== undefined && phaseOf(point.kind).awaits(state, seat);
};

export const check = (state: State, input: GameInput<Move, Options>): Message | null => {
  if (isOver(state)) return refuse('triple-bataille.no.gameOver', ['TB-5.1']);
  if (input.by !== 'table') return checkMove(state, input.by, input.move);
  switch (input.event) {
    case 'joined':
      return checkJoin(state, input.seat);
    case 'left':
      return checkLeave(state, input.seat);
    case 'timeout':
      return isAwaited(state, input.seat) ? null : refuse('triple-bataille.no.notAwaited', ['TB-4.1.1']);
    case 'amend':
      return null;
    default:
      return unreachable(input);
  }
};

const applyMove = (work: Work, actor: Actor, move: Move): void => {
  const { point } = work.table;
  if (point.kind === 'gameOver') throw new Error('nobody moves when the game is over');
  if (isLever(move)) return pullLever(work, move);
  if (actor === 'referee') throw new Error('the game master does not play');
  if (move.type === 'pause') return pause(work, actor);
  if (move.type === 'resume') return resume(work, actor);
  return phaseOf(point.kind).apply(work, actor, move);
};

/** TB-4.1.1: the default of somebody who does not answer. */
const applyTimeout = (work: Work, seat: Seat): void => {
  const { point } = work.table;
  if (point.kind === 'gameOver') throw new Error('nobody is awaited when the game is over');
  work.log.push(tell('triple-bataille.log.timeout', { who: who(seat) }, ['TB-4.1.1']));
  work.reveals = true;
  phaseOf(point.kind).settle(work, seat);
};

/** TB-4.13.2, TB-5.6: times, the tax and what follows the end may be changed while playing. */
const amend = (work: Work, changed: Partial<Options>): void => {
  work.options = { ...work.options, ...changed };
  if (changed.tax !== undefined) changeState(work, { tax: changed.tax });
  if (changed.afterEnd !== undefined) work.table.afterEnd = changed.afterEnd;
};

const finishRun = (work: Work): Step<State> => {
  run(work);
  return finish(work);
};

export const apply = applyWith<State, Work, Move, Options>(begin, { move: applyMove, joined: join, left: leave, timeout: applyTimeout, amend }, finishRun);
