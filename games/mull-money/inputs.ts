import { blank, type Draft, offerForm } from '#kernel/drafts.ts';
import type { Decision, GameModule, Seat, Way } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { skeleton } from '#kernel/skeleton.ts';
import { drawMove } from '#kernel/judging.ts';
import { CREDIT, MOST_CREDITS_AT_ONCE } from './data.ts';
import { askedSeats, isOver, phaseAt, run } from './engine.ts';
import { decode } from './moves.ts';
import { mostCredits, takeCredits } from './rules/credit.ts';
import { checkSeat, isActive, join, leave } from './rules/facts.ts';
import { places } from './rules/places.ts';
import { begin, finish, type Work } from './rules/work.ts';
import { refuse, say, tell, who } from './speak.ts';
import type { Move, Options, Point, State, View } from './types.ts';

/* Everything that can change a game: who may act, is it allowed, what it does. */

/** MM-4.1.1: a credit may be taken at any moment, also out of turn. */
const MAY_BORROW: readonly Decision[] = [0, 1, 2, 3].map((seat) => ({
  seat,
  duty: 'may',
  prompt: say('ask.credit', {}, ['MM-4.1.1']),
}));

const mayBorrow = (state: State, asked: readonly Seat[]): readonly Decision[] =>
  MAY_BORROW.filter(({ seat }) => typeof seat === 'number' && isActive(state, seat) && !asked.includes(seat) && mostCredits(state, seat) > 0);

const creditOffers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const most = mostCredits(state, seat);
  if (most === 0) return [];
  return [
    offerForm('takeCredit', () => say('do.credit', {}, ['MM-4.1.1', 'MM-4.1.2']), [blank.int('count', 1, most)], {
      weighty: true,
      costs: { count: -CREDIT },
    }),
  ];
};

const checkCredit = (state: State, seat: Seat, count: number): Message | null => {
  if (count < 1 || count > MOST_CREDITS_AT_ONCE) return refuse('no.creditCount', ['MM-4.1.1'], { most: MOST_CREDITS_AT_ONCE });
  const most = mostCredits(state, seat);
  return count <= most ? null : refuse('no.creditLimit', ['MM-4.1.4', 'MM-6.5'], { most });
};

export const inputs = skeleton<State, Work, Point, Move, Options>({
  decode,
  begin,
  run,
  finish,
  isOver,
  point: ({ table }) => table.point,
  phase: phaseAt,
  asked: askedSeats,
  places,
  isSeated: isActive,
  may: mayBorrow,
  beside: {
    offers: creditOffers,
    check: (state, seat, move) => (move.type === 'takeCredit' ? checkCredit(state, seat, move.count) : undefined),
    // MM-4.1.6: nothing else changes, the pending decision stays pending.
    apply: (work, seat, move) => {
      if (move.type !== 'takeCredit') return false;
      takeCredits(work, seat, move.count);
      return true;
    },
  },
  referee: refuse('no.refereeDoesNotPlay', ['MM-13.12']),
  seating: { checkJoin: checkSeat, checkLeave: checkSeat, join, leave },
  // MM-4.11.4: the move that the rules make for somebody who does not answer.
  timeout: (work, seat, answer) => {
    work.log?.push(tell('log.timeout', { who: who(seat) }, ['MM-4.11.4']));
    answer();
  },
  amend: refuse('no.fixedOptions', ['MM-6.1']),
  refusals: {
    over: refuse('no.gameOver', ['MM-5.4']),
    notSeated: refuse('no.noSuchSeat', ['MM-4.11.1']),
    notAsked: refuse('no.notAsked', ['MM-4.2']),
    notAwaited: () => refuse('no.notAwaited', ['MM-4.11.4']),
  },
});

/*
 * Any legal move (MM-12.6), but seldom on credit, and seldom a card thrown away that could be played: at even odds every company
 * of the simulation variant is ruined before it grows.
 */

/** One move in so many is drawn from everything that is offered. */
const ANYTHING_ONE_IN = 32;

/** Can it do without a credit? */
const isSober = (way: Way<Move>): boolean => {
  if (way.kind === 'move') return way.move.type !== 'discardCard' && !('borrow' in way.move && way.move.borrow > 0);
  return way.type !== 'takeCredit' && !way.fields.some((field) => field.name === 'borrow' && field.kind === 'int' && field.min > 0);
};

const withoutCredit = (way: Way<Move>): Way<Move> =>
  way.kind === 'form' && way.fields.some((field) => field.name === 'borrow')
    ? { ...way, fields: way.fields.map((field) => (field.name === 'borrow' && field.kind === 'int' ? { ...field, max: 0 } : field)) }
    : way;

export const sample: GameModule<State, Move, View, Options>['sample'] = (state, actor, chance) => {
  const sober = chance.int(ANYTHING_ONE_IN) === 0 ? [] : inputs.ways(state, actor).filter(isSober);
  if (sober.length === 0) return inputs.sample(state, actor, chance);
  return drawMove({ decode, check: inputs.check }, state, actor, sober.map(withoutCredit), chance);
};
