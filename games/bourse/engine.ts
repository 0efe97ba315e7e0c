import { range, unreachable } from '#kernel/collections.ts';
import { type Draft, offerMove } from '#kernel/drafts.ts';
import type { Decision, Seat } from '#kernel/game.ts';
import { checkAmendment } from '#kernel/options.ts';
import { type Progress, runner, skeleton } from '#kernel/skeleton.ts';
import { MAX_PLAYERS } from './data.ts';
import { decode } from './moves.ts';
import { checkOptions, optionSpecs } from './options.ts';
import { auction } from './phases/auction.ts';
import { bank, release } from './phases/bank.ts';
import { cardDecision } from './phases/card-decision.ts';
import { ceiling, quotation, quotes } from './phases/ceiling.ts';
import { dueOptions } from './phases/due-options.ts';
import { event, roll } from './phases/roll.ts';
import { otherTrade } from './phases/other-trade.ts';
import { payments } from './phases/payments.ts';
import { rollerTrade } from './phases/roller-trade.ts';
import { hasAnswered } from './rules/contracts.ts';
import { isActive } from './rules/facts.ts';
import { applyInstruction, checkInstruction, instructionOffers, isInstruction, mayInstruct } from './rules/instructions.ts';
import { type Automatic, begin, finish, type Phase, type Work } from './rules/work.ts';
import { places } from './rules/places.ts';
import { checkJoin, checkLeave, isSeated, join, leave } from './rules/seating.ts';
import { endTurn, endVisit } from './rules/turn.ts';
import { refuse, say, tell, who } from './speak.ts';
import type { Move, Options, State, Task } from './types.ts';
import { isDeckKnown } from './view.ts';

/* The clockwork: who does which task, and running them until somebody must decide. */

/** Keyed by the kind of task, so that each is only ever handed its own. */
const TASKS: Readonly<Record<Task['do'], Automatic<Task> | Phase<Task>>> = {
  awaitRoll: roll,
  dueOptions,
  quotation,
  ceiling,
  rollerTrade,
  otherTrade,
  endVisit: { advance: (work): Progress => (endVisit(work), 'goesOn') },
  bank,
  event,
  quotes,
  cardDecision,
  payments,
  release,
  auction,
  endTurn: { advance: (work): Progress => (endTurn(work), 'goesOn') },
};

/** The task at the head of the agenda: while somebody must decide, the decision point at which the game stands. */
const taskAt = (state: State): Task => {
  const task = state.agenda[state.agenda.length - 1];
  if (task === undefined) throw new Error('the agenda is empty');
  return task;
};

const isOver = ({ table }: State): boolean => table.point.kind === 'gameOver';

export const run = runner<Work, Task>(
  (work) => (isOver(work) ? null : taskAt(work)),
  (work, task) => TASKS[task.do].advance(work, task),
);

const phaseAt = (state: State): Phase<Task> => {
  const task = taskAt(state);
  const phase = TASKS[task.do];
  if (!('prompt' in phase)) throw new Error(`nobody decides in ${task.do}`);
  return phase;
};

/** The seats that are asked, in order (BO-4.0.1). */
export const askedSeats = (state: State): readonly Seat[] => {
  const { point, roller } = state.table;
  switch (point.kind) {
    case 'awaitRoll':
    case 'rollerTrade':
    case 'bankDecision':
      return [roller];
    case 'otherTrade':
      return [point.seat];
    case 'optionDecision':
    case 'releaseDecision':
      return [point.contract.holder];
    case 'default':
      return [point.debtor];
    case 'ceilingDecision':
    case 'cardDecision':
    case 'auctionBid':
      return point.asked;
    case 'gameOver':
      return [];
    default:
      return unreachable(point);
  }
};

const isAsked = (state: State, seat: Seat): boolean => askedSeats(state).includes(seat);

/* Everything that can change a game: who may act, is it allowed, what it does. */

const INSTRUCT = say('ask.instruct', {}, ['BO-4.0.4']);
const MAY_INSTRUCT = range(MAX_PLAYERS).map((seat): Decision => ({ seat, duty: 'may', prompt: INSTRUCT }));
const MAY_SHOW_DECK: Decision = { seat: 'referee', duty: 'may', prompt: say('ask.referee', {}, ['BO-7.4']) };
const SHOW_DECK: Draft<Move> = offerMove({ type: 'showDeck' }, () => say('do.showDeck', {}, ['BO-7.4']));

const mayShowDeck = (state: State): boolean => !state.deckShown && !isDeckKnown(state);

/** Those who are not asked may instruct, and the game master may look at the deck. */
const may = (state: State, asked: readonly Seat[]): readonly Decision[] => {
  const { players } = state.table;
  const decisions = MAY_INSTRUCT.filter((_, seat) => players[seat]?.active === true && !asked.includes(seat) && mayInstruct(state, seat));
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
      if (move.type === 'showDeck') return refuse('no.refereeOnly', ['BO-7.4']);
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
      if (type !== 'showDeck') return refuse('no.refereeDoesNotPlay', ['BO-7.4']);
      return mayShowDeck(state) ? null : refuse('no.deckKnown', ['BO-7.2', 'BO-7.4']);
    },
    apply: (work) => {
      work.deckShown = true;
      work.reveals = true;
      work.log?.push(tell('log.deckShown', {}, ['BO-7.4']));
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
    work.log?.push(tell('log.timeout', { who: who(seat) }, ['BO-4.0.3']));
    answer();
  },
  // BO-6.8: what a running game may adopt holds from the turn that begins.
  amend: {
    check: ({ options, coming }, amendment) => checkAmendment(SPECS, amendment) ?? checkOptions({ ...options, ...coming, ...amendment }),
    apply: (work, amendment) => {
      work.coming = { ...work.coming, ...amendment };
      work.log?.push(tell('log.amendment', {}, ['BO-6.8']));
    },
  },
  refusals: {
    over: refuse('no.gameOver', ['BO-5.2']),
    notSeated: refuse('no.noSuchSeat', ['BO-4.11.1']),
    notAsked: refuse('no.notAsked', ['BO-4.0.1']),
    notAwaited: () => refuse('no.notAwaited', ['BO-4.0.3']),
  },
});
