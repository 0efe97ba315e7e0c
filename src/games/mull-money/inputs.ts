import { type Actor, applyWith, type Decision, type GameInput, type Message, type Offer, type Seat, unreachable } from '#kernel';
import { CREDIT, MOST_CREDITS_AT_ONCE } from './data.ts';
import { askedSeats, isAsked, roomOf, run } from './engine.ts';
import { isActive } from './facts.ts';
import { mostCredits, takeCredits } from './rules/credit.ts';
import { checkSeat, join, leave } from './seating.ts';
import { refuse, say, tell, who } from './speak.ts';
import type { Move, Options, State } from './types.ts';
import { begin, finish, type Work } from './work.ts';

/* Everything that can change a game: who may act, is it allowed, what it does. */

/** MM-4.1.1: a credit may be taken at any moment, also out of turn. */
const MAY_BORROW: readonly Decision[] = [0, 1, 2, 3].map((seat) => ({
  seat,
  duty: 'may',
  prompt: say('mull-money.ask.credit', {}, ['MM-4.1.1']),
}));

const isOver = ({ table }: State): boolean => table.point.kind === 'gameOver';

export const pending = (state: State): readonly Decision[] => {
  if (isOver(state)) return [];
  const room = roomOf(state);
  const asked = askedSeats(state);
  const decisions: Decision[] = [];
  for (const seat of asked) decisions.push({ seat, duty: 'must', prompt: room.prompt(state, seat) });
  for (const decision of MAY_BORROW) {
    const { seat } = decision;
    if (typeof seat === 'number' && isActive(state, seat) && !asked.includes(seat) && mostCredits(state, seat) > 0) decisions.push(decision);
  }
  return decisions;
};

const creditOffers = (state: State, seat: Seat): readonly Offer<Move>[] => {
  const most = mostCredits(state, seat);
  if (most === 0) return [];
  return [
    {
      kind: 'form',
      label: say('mull-money.do.credit', {}, ['MM-4.1.1', 'MM-4.1.2']),
      type: 'takeCredit',
      fields: [{ kind: 'int', name: 'count', min: 1, max: most, step: 1 }],
      costs: { count: -CREDIT },
    },
  ];
};

export const offers = (state: State, actor: Actor): readonly Offer<Move>[] => {
  if (isOver(state) || actor === 'referee' || !isActive(state, actor)) return [];
  const credit = creditOffers(state, actor);
  return isAsked(state, actor) ? [...roomOf(state).offers(state, actor), ...credit] : credit;
};

const checkCredit = (state: State, seat: Seat, count: number): Message | null => {
  if (count < 1 || count > MOST_CREDITS_AT_ONCE) return refuse('mull-money.no.creditCount', ['MM-4.1.1'], { most: MOST_CREDITS_AT_ONCE });
  const most = mostCredits(state, seat);
  return count <= most ? null : refuse('mull-money.no.creditLimit', ['MM-4.1.4', 'MM-6.5'], { most });
};

const checkMove = (state: State, actor: Actor, move: Move): Message | null => {
  if (actor === 'referee') return refuse('mull-money.no.refereeDoesNotPlay', ['MM-13.12']);
  if (!isActive(state, actor)) return refuse('mull-money.no.noSuchSeat', ['MM-4.11.1']);
  if (move.type === 'takeCredit') return checkCredit(state, actor, move.count);
  return isAsked(state, actor) ? roomOf(state).check(state, actor, move) : refuse('mull-money.no.notAsked', ['MM-4.2']);
};

export const check = (state: State, input: GameInput<Move, Options>): Message | null => {
  if (isOver(state)) return refuse('mull-money.no.gameOver', ['MM-5.4']);
  if (input.by !== 'table') return checkMove(state, input.by, input.move);
  switch (input.event) {
    case 'joined':
    case 'left':
      return checkSeat(state, input.seat);
    case 'timeout':
      return isAsked(state, input.seat) ? null : refuse('mull-money.no.notAwaited', ['MM-4.11.4']);
    case 'amend':
      return refuse('mull-money.no.fixedOptions', ['MM-6.1']);
    default:
      return unreachable(input);
  }
};

const answer = (work: Work, seat: Seat, move: Move): void => {
  roomOf(work).apply(work, seat, move);
  run(work);
};

const applyMove = (work: Work, actor: Actor, move: Move): void => {
  if (actor === 'referee') throw new Error('the referee does not play');
  // MM-4.1.6: nothing else changes, the pending decision stays pending.
  if (move.type === 'takeCredit') takeCredits(work, actor, move.count);
  else answer(work, actor, move);
};

/** MM-4.11.4: the move that the rules make for somebody who does not answer. */
const applyTimeout = (work: Work, seat: Seat): void => {
  work.log.push(tell('mull-money.log.timeout', { who: who(seat) }, ['MM-4.11.4']));
  answer(work, seat, roomOf(work).timeout(work, seat));
};

export const apply = applyWith<State, Work, Move, Options>(begin, { move: applyMove, joined: join, left: leave, timeout: applyTimeout }, finish);
