import { type Actor, applyWith, type Decision, type GameInput, type Message, type Offer, type Step, unreachable } from '#kernel';
import { checkSeat, join, leave, serveAbsent, timeOut } from './absence.ts';
import { answer, askedSeats, hasAnswered, isAsked, isAwaited, mayWithdraw, roomOf, run } from './engine.ts';
import { isLiving } from './facts.ts';
import { withdraw } from './phases/trade-response.ts';
import { refuse, say, tell } from './speak.ts';
import type { Move, Options, State } from './types.ts';
import { begin, finish, type Work } from './work.ts';

/* Everything that can change a game: who may act, is it allowed, what it does. */

const isOver = ({ table }: State): boolean => table.point.kind === 'gameOver';

export const pending = (state: State): readonly Decision[] => {
  const { point } = state.table;
  if (point.kind === 'gameOver') return [];
  const room = roomOf(state);
  const decisions: Decision[] = [];
  for (const seat of askedSeats(state)) {
    const decision = { seat, duty: 'must', prompt: room.prompt(state, seat) } as const;
    decisions.push(hasAnswered(state, seat) ? { ...decision, answered: true } : decision);
  }
  if (point.kind === 'tradeResponse') {
    decisions.push({ seat: point.proposer, duty: 'may', prompt: say('anti-monopoly.ask.withdraw', {}, ['AM-4.10.4']) });
  }
  return decisions;
};

const WITHDRAWAL: readonly Offer<Move>[] = [{ kind: 'move', label: say('anti-monopoly.do.withdraw', {}, ['AM-4.10.4']), move: { type: 'withdraw' } }];

export const offers = (state: State, actor: Actor): readonly Offer<Move>[] => {
  if (isOver(state) || actor === 'referee') return [];
  if (isAsked(state, actor)) return roomOf(state).offers(state, actor);
  return mayWithdraw(state, actor) ? WITHDRAWAL : [];
};

const checkMove = (state: State, actor: Actor, move: Move): Message | null => {
  if (actor === 'referee') return refuse('anti-monopoly.no.refereeDoesNotPlay', ['AM-7.4']);
  if (!isLiving(state, actor)) return refuse('anti-monopoly.no.noSuchSeat', ['AM-9.9']);
  if (isAsked(state, actor)) return roomOf(state).check(state, actor, move);
  return mayWithdraw(state, actor) && move.type === 'withdraw' ? null : refuse('anti-monopoly.no.notAsked', ['AM-4.1.4']);
};

/** AM-6.21: the round limit, not before the round in progress, and the names on the board. */
const checkAmendment = ({ table }: State, { roundLimit, boardNames, ...fixed }: Partial<Options>): Message | null => {
  if (Object.keys(fixed).length > 0 || (roundLimit === undefined && boardNames === undefined)) return refuse('anti-monopoly.no.fixedOptions', ['AM-6.21']);
  if (roundLimit === undefined || roundLimit === 0 || roundLimit >= table.round) return null;
  return refuse('anti-monopoly.no.limitPassed', ['AM-6.21'], { round: table.round });
};

export const check = (state: State, input: GameInput<Move, Options>): Message | null => {
  if (isOver(state)) return refuse('anti-monopoly.no.gameOver', ['AM-5.1']);
  if (input.by !== 'table') return checkMove(state, input.by, input.move);
  switch (input.event) {
    case 'joined':
    case 'left':
      return checkSeat(state, input.seat);
    case 'timeout':
      return isAwaited(state, input.seat) ? null : refuse('anti-monopoly.no.notAwaited', ['AM-4.11.3']);
    case 'amend':
      return checkAmendment(state, input.options);
    default:
      return unreachable(input);
  }
};

const applyMove = (work: Work, actor: Actor, move: Move): void => {
  if (actor === 'referee') throw new Error('the referee does not play');
  const { point } = work.table;
  if (move.type !== 'withdraw') answer(work, actor, move);
  else if (point.kind === 'tradeResponse') {
    withdraw(work, point);
    run(work);
  }
};

const amend = (work: Work, amended: Partial<Options>): void => {
  work.options = { ...work.options, ...amended };
  const { roundLimit } = amended;
  if (roundLimit === 0) work.log.push(tell('anti-monopoly.log.limitLifted', {}, ['AM-6.21']));
  else if (roundLimit !== undefined) work.log.push(tell('anti-monopoly.log.limitSet', { round: roundLimit }, ['AM-6.21']));
  if (amended.boardNames !== undefined) work.log.push(tell('anti-monopoly.log.renamed', {}, ['AM-6.21', 'AM-6.17']));
};

/** AM-4.11.2: whoever is absent is served before the step is over. */
const finishServed = (work: Work): Step<State> => {
  if (work.options.onLeave === 'resign') serveAbsent(work);
  return finish(work);
};

export const apply = applyWith<State, Work, Move, Options>(begin, { move: applyMove, joined: join, left: leave, timeout: timeOut, amend }, finishServed);
