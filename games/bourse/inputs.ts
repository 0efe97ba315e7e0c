import { type Draft, offerMove } from '#kernel/drafts.ts';
import type { Decision, Seat } from '#kernel/game.ts';
import { checkAmendment } from '#kernel/options.ts';
import { skeleton } from '#kernel/skeleton.ts';
import { askedSeats, isAsked, isOver, phaseAt, run, taskAt } from './engine.ts';
import { decode } from './moves.ts';
import { checkOptions, optionSpecs } from './options.ts';
import { hasAnswered } from './rules/contracts.ts';
import { isActive } from './rules/facts.ts';
import { applyInstruction, checkInstruction, instructionOffers, isInstruction, mayInstruct } from './rules/instructions.ts';
import { checkJoin, checkLeave, isSeated, join, leave } from './rules/seating.ts';
import { begin, finish, type Work } from './rules/work.ts';
import { refuse, say, tell, who } from './speak.ts';
import type { Move, Options, State, Task } from './types.ts';
import { places } from './rules/places.ts';
import { isDeckKnown } from './view.ts';

/* Everything that can change a game: who may act, is it allowed, what it does. */

const INSTRUCT = say('bourse.ask.instruct', {}, ['BO-4.0.4']);
const MAY_INSTRUCT: readonly Decision[] = [0, 1, 2, 3, 4, 5].map((seat) => ({ seat, duty: 'may', prompt: INSTRUCT }));
const MAY_SHOW_DECK: Decision = { seat: 'referee', duty: 'may', prompt: say('bourse.ask.referee', {}, ['BO-7.4']) };
const SHOW_DECK: Draft<Move> = offerMove({ type: 'showDeck' }, () => say('bourse.do.showDeck', {}, ['BO-7.4']));

const mayShowDeck = (state: State): boolean => !state.deckShown && !isDeckKnown(state);

/** Those who are not asked may instruct, and the game master may look at the deck. */
const may = (state: State, asked: readonly Seat[]): readonly Decision[] => {
  const { players } = state.table;
  const decisions = MAY_INSTRUCT.filter(
    ({ seat }) => typeof seat === 'number' && players[seat]?.active === true && !asked.includes(seat) && mayInstruct(state, seat),
  );
  return mayShowDeck(state) ? [...decisions, MAY_SHOW_DECK] : decisions;
};

/** The house may have other data sets, but none may be chosen while a game runs. */
const SPECS = optionSpecs([]);

export const inputs = skeleton<State, Work, Task, Move, Options>({
  decode,
  begin,
  run,
  finish,
  isOver,
  point: taskAt,
  phase: phaseAt,
  asked: askedSeats,
  hasAnswered,
  isSeated,
  may,
  places,
  beside: {
    offers: instructionOffers,
    check: (state, seat, move) => {
      if (move.type === 'showDeck') return refuse('bourse.no.refereeOnly', ['BO-7.4']);
      return isInstruction(move) ? checkInstruction(state, seat, move) : undefined;
    },
    apply: (work, seat, move) => {
      if (!isInstruction(move)) return false;
      applyInstruction(work, seat, move);
      // BO-6.5: an instruction of the very seat that is being asked takes effect at once.
      if (isAsked(work, seat)) run(work);
      return true;
    },
  },
  referee: {
    offers: (state) => (mayShowDeck(state) ? [SHOW_DECK] : []),
    check: (state, { type }) => {
      if (type !== 'showDeck') return refuse('bourse.no.refereeDoesNotPlay', ['BO-7.4']);
      return mayShowDeck(state) ? null : refuse('bourse.no.deckKnown', ['BO-7.2', 'BO-7.4']);
    },
    apply: (work) => {
      work.deckShown = true;
      work.reveals = true;
      work.log?.push(tell('bourse.log.deckShown', {}, ['BO-7.4']));
    },
  },
  seating: {
    checkJoin,
    checkLeave,
    join,
    leave: (work, seat) => {
      leave(work, seat);
      // Somebody who is gone is not waited for.
      if (!isActive(work, seat)) run(work);
    },
  },
  // BO-4.0.3: the move that the rules make for somebody who does not answer.
  timeout: (work, seat, answer) => {
    work.log?.push(tell('bourse.log.timeout', { who: who(seat) }, ['BO-4.0.3']));
    answer();
  },
  // BO-6.8: what a running game may adopt holds from the turn that begins.
  amend: {
    check: ({ options, coming }, amendment) => checkAmendment(SPECS, amendment) ?? checkOptions({ ...options, ...coming, ...amendment }),
    apply: (work, amendment) => {
      work.coming = { ...work.coming, ...amendment };
      work.log?.push(tell('bourse.log.amendment', {}, ['BO-6.8']));
    },
  },
  refusals: {
    over: refuse('bourse.no.gameOver', ['BO-5.2']),
    notSeated: refuse('bourse.no.noSuchSeat', ['BO-4.11.1']),
    notAsked: refuse('bourse.no.notAsked', ['BO-4.0.1']),
    notAwaited: () => refuse('bourse.no.notAwaited', ['BO-4.0.3']),
  },
});
