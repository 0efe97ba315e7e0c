import {
  type Actor,
  applyWith,
  checkAmendment,
  type Decision,
  type GameInput,
  type Message,
  type Offer,
  type OptionSpecs,
  type Seat,
  unreachable,
} from '#kernel';
import { hasAnswered } from './rules/answers.ts';
import { asking, askedSeats, isAsked, refuseNotAsked, run } from './engine.ts';
import { isActive } from './rules/facts.ts';
import { applyInstruction, checkInstruction, instructionOffers, isInstruction, mayInstruct } from './rules/instructions.ts';
import { checkOptions } from './options.ts';
import { checkJoin, checkLeave, join, leave } from './rules/seating.ts';
import { refuse, say, tell, who } from './speak.ts';
import type { Move, Options, State } from './types.ts';
import { isDeckKnown } from './view.ts';
import { begin, finish, type Work } from './rules/work.ts';

/* Everything that can change a game: who may act, is it allowed, what it does. */

const INSTRUCT = say('bourse.ask.instruct', {}, ['BO-4.0.4']);
const MAY_INSTRUCT: readonly Decision[] = [0, 1, 2, 3, 4, 5].map((seat) => ({ seat, duty: 'may', prompt: INSTRUCT }));
const MAY_SHOW_DECK: Decision = { seat: 'referee', duty: 'may', prompt: say('bourse.ask.referee', {}, ['BO-7.4']) };
const SHOW_DECK: Offer<Move> = { kind: 'move', label: say('bourse.do.showDeck', {}, ['BO-7.4']), move: { type: 'showDeck' } };

const mayShowDeck = (state: State): boolean => !state.deckShown && !isDeckKnown(state);

export const pending = (state: State): readonly Decision[] => {
  if (state.table.point.kind === 'gameOver') return [];
  const { task, phase } = asking(state);
  const asked = askedSeats(state);
  const decisions: Decision[] = [];
  for (const seat of asked) {
    const prompt = phase.prompt(state, task, seat);
    decisions.push(hasAnswered(state, seat) ? { seat, duty: 'must', prompt, answered: true } : { seat, duty: 'must', prompt });
  }
  const { players } = state.table;
  for (const decision of MAY_INSTRUCT) {
    const { seat } = decision;
    if (typeof seat === 'number' && players[seat]?.active === true && !asked.includes(seat) && mayInstruct(state, seat)) decisions.push(decision);
  }
  if (mayShowDeck(state)) decisions.push(MAY_SHOW_DECK);
  return decisions;
};

export const offers = (state: State, actor: Actor): readonly Offer<Move>[] => {
  if (state.table.point.kind === 'gameOver') return [];
  if (actor === 'referee') return mayShowDeck(state) ? [SHOW_DECK] : [];
  if (!isPlaying(state, actor)) return [];
  const instructions = instructionOffers(state, actor);
  if (!isAsked(state, actor)) return instructions;
  const { task, phase } = asking(state);
  return [...phase.offers(state, task, actor), ...instructions];
};

const isPlaying = (state: State, seat: Seat): boolean => seat >= 0 && seat < state.table.players.length && isActive(state, seat);

const checkMove = (state: State, actor: Actor, move: Move): Message | null => {
  if (state.table.point.kind === 'gameOver') return refuse('bourse.no.gameOver', ['BO-5.2']);
  if (actor === 'referee') {
    if (move.type !== 'showDeck') return refuse('bourse.no.refereeDoesNotPlay', ['BO-7.4']);
    return mayShowDeck(state) ? null : refuse('bourse.no.deckKnown', ['BO-7.2', 'BO-7.4']);
  }
  if (!isPlaying(state, actor)) return refuse('bourse.no.noSuchSeat', ['BO-4.11.1']);
  if (move.type === 'showDeck') return refuse('bourse.no.refereeOnly', ['BO-7.4']);
  if (isInstruction(move)) return checkInstruction(state, actor, move);
  if (!isAsked(state, actor)) return refuseNotAsked();
  const { task, phase } = asking(state);
  return phase.check(state, task, actor, move);
};

const checkTimeout = (state: State, seat: Seat): Message | null =>
  isAsked(state, seat) && !hasAnswered(state, seat) ? null : refuse('bourse.no.notAwaited', ['BO-4.0.3']);

/** BO-6.8: is this a change that a running game may adopt? */
const checkAmend = (specs: OptionSpecs<Options>, state: State, amendment: Partial<Options>): Message | null =>
  checkAmendment(specs, amendment) ?? checkOptions({ ...state.options, ...state.coming, ...amendment });

export const check = (specs: OptionSpecs<Options>, state: State, input: GameInput<Move, Options>): Message | null => {
  if (input.by !== 'table') return checkMove(state, input.by, input.move);
  if (state.table.point.kind === 'gameOver') return refuse('bourse.no.gameOver', ['BO-5.2']);
  switch (input.event) {
    case 'joined':
      return checkJoin(state, input.seat);
    case 'left':
      return checkLeave(state, input.seat);
    case 'timeout':
      return checkTimeout(state, input.seat);
    case 'amend':
      return checkAmend(specs, state, input.options);
    default:
      return unreachable(input);
  }
};

const answer = (work: Work, seat: Seat, move: Move): void => {
  const { task, phase } = asking(work);
  phase.apply(work, task, seat, move);
  run(work);
};

const showDeck = (work: Work): void => {
  work.deckShown = true;
  work.reveals = true;
  work.log.push(tell('bourse.log.deckShown', {}, ['BO-7.4']));
};

const applyMove = (work: Work, actor: Actor, move: Move): void => {
  if (actor === 'referee') return showDeck(work);
  if (!isInstruction(move)) return answer(work, actor, move);
  applyInstruction(work, actor, move);
  // BO-6.5: an instruction of the very seat that is being asked takes effect at once.
  if (isAsked(work, actor)) run(work);
};

/** BO-4.0.3: the move that the rules make for somebody who does not answer. */
const applyTimeout = (work: Work, seat: Seat): void => {
  const { task, phase } = asking(work);
  work.log.push(tell('bourse.log.timeout', { who: who(seat) }, ['BO-4.0.3']));
  answer(work, seat, phase.timeout(work, task, seat));
};

const amend = (work: Work, amendment: Partial<Options>): void => {
  work.coming = { ...work.coming, ...amendment };
  work.log.push(tell('bourse.log.amendment', {}, ['BO-6.8']));
};

const applyLeave = (work: Work, seat: Seat): void => {
  leave(work, seat);
  // Somebody who is gone is not waited for.
  if (!isActive(work, seat)) run(work);
};

export const apply = applyWith<State, Work, Move, Options>(begin, { move: applyMove, joined: join, left: applyLeave, timeout: applyTimeout, amend }, finish);
