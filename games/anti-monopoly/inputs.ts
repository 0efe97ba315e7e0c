import { type Draft, offerMove, type PlaceOf, type Places } from '#kernel/drafts.ts';
import type { Actor, GameModule, Place, Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { skeleton } from '#kernel/skeleton.ts';
import type { Draws } from '#kernel/chance.ts';
import { sampling } from '#kernel/judging.ts';
import { titleData } from './data.ts';
import { askedSeats, hasAnswered, isOver, phaseAt, run } from './engine.ts';
import { decode } from './moves.ts';
import { withdraw } from './phases/trade-response.ts';
import { isLiving } from './rules/facts.ts';
import { checkSeat, join, leave, losesAsCompetitor, timeOut } from './rules/roles.ts';
import { begin, finish, type Work } from './rules/work.ts';
import { refuse, say, tell } from './speak.ts';
import type { Move, Options, Point, State, TitleId, View } from './types.ts';

/* Everything that can change a game: who may act, is it allowed, what it does. */

const WITHDRAWAL: readonly Draft<Move>[] = [offerMove({ type: 'withdraw' }, () => say('do.withdraw', {}, ['AM-4.10.4']))];

/** AM-4.10.4: beside the seat addressed, the proposer may act. */
const mayWithdraw = ({ table }: State, seat: Seat): boolean => table.point.kind === 'tradeResponse' && table.point.proposer === seat;

/** AM-6.21: the round limit, not before the round in progress, and the names on the board. */
const checkAmendment = ({ table }: State, { roundLimit, boardNames, ...fixed }: Partial<Options>): Message | null => {
  if (Object.keys(fixed).length > 0 || (roundLimit === undefined && boardNames === undefined)) return refuse('no.fixedOptions', ['AM-6.21']);
  if (roundLimit === undefined || roundLimit === 0 || roundLimit >= table.round) return null;
  return refuse('no.limitPassed', ['AM-6.21'], { round: table.round });
};

const amend = (work: Work, amended: Partial<Options>): void => {
  work.options = { ...work.options, ...amended };
  const { roundLimit } = amended;
  if (roundLimit === 0) work.log?.push(tell('log.limitLifted', {}, ['AM-6.21']));
  else if (roundLimit !== undefined) work.log?.push(tell('log.limitSet', { round: roundLimit }, ['AM-6.21']));
  if (amended.boardNames !== undefined) work.log?.push(tell('log.renamed', {}, ['AM-6.21', 'AM-6.17']));
};

/* How offers stand among others (AM-13.5), and the squares that they are about. */

const about = (title: TitleId): Place => ({ about: `square ${titleData(title).square}` });

/** In a sale everything is about the title being sold. */
const sold: PlaceOf<State, Move> = (_offer, { table: { point } }) => ('title' in point ? about(point.title) : {});
const soldLast: PlaceOf<State, Move> = (...asked) => ({ rank: 'passive', ...sold(...asked) });

/**
 * What is sold, mortgaged or redeemed shares a button. A debtor's ways to find money stand on the squares; before a throw the dice are
 * what one may touch, and what can be managed stands on the titles.
 */
const managed: PlaceOf<State, Move> = (offer, { table }) => ({
  group: 'manage',
  ...(table.point.kind === 'raiseCash' && offer.kind === 'move' && 'title' in offer.move ? about(offer.move.title) : {}),
});

const LAST: Place = { rank: 'passive' };

const places: Places<State, Move> = {
  // Of the two camps the one that is known to lose is not the likeliest.
  chooseRole: (offer, state) =>
    offer.kind === 'move' && offer.move.type === 'chooseRole'
      ? { group: `role ${offer.move.role}`, ...(offer.move.role === 'C' && losesAsCompetitor(state) ? { rank: 'passive' } : {}) }
      : {},
  payTax: (offer) => (offer.kind === 'move' && offer.move.type === 'payTax' ? { group: `tax ${offer.move.mode}` } : {}),
  endTurn: LAST,
  sellBuildings: managed,
  mortgage: managed,
  unmortgage: managed,
  buy: sold,
  decline: soldLast,
  ceiling: sold,
  bid: sold,
  pass: soldLast,
  reject: LAST,
  withdraw: LAST,
  declareBankruptcy: LAST,
  resign: { rank: 'instruction' },
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
  hasAnswered,
  isSeated: isLiving,
  may: ({ table: { point } }) =>
    point.kind === 'tradeResponse' ? [{ seat: point.proposer, duty: 'may', prompt: say('ask.withdraw', {}, ['AM-4.10.4']) }] : [],
  beside: {
    offers: (state, seat) => (mayWithdraw(state, seat) ? WITHDRAWAL : []),
    check: (state, seat, { type }) => (type === 'withdraw' && mayWithdraw(state, seat) ? null : undefined),
    apply: (work, _seat, { type }) => {
      const { point } = work.table;
      if (type !== 'withdraw' || point.kind !== 'tradeResponse') return false;
      withdraw(work, point);
      run(work);
      return true;
    },
  },
  places,
  referee: refuse('no.refereeDoesNotPlay', ['AM-7.4']),
  seating: {
    checkJoin: checkSeat,
    checkLeave: checkSeat,
    join,
    leave: (work, seat) => {
      leave(work, seat);
      run(work);
    },
  },
  timeout: timeOut,
  amend: { check: checkAmendment, apply: amend },
  refusals: {
    over: refuse('no.gameOver', ['AM-5.1']),
    notSeated: refuse('no.noSuchSeat', ['AM-9.9']),
    notAsked: refuse('no.notAsked', ['AM-4.1.4']),
    notAwaited: () => refuse('no.notAwaited', ['AM-4.11.3']),
  },
});

type Module = GameModule<State, Move, View, Options>;

const ways: Module['ways'] = (state, actor) => inputs.ways(state, actor).filter((way) => way.kind === 'form' || way.move.type !== 'resign');

const anyOffer = sampling<State, Move, View, Options>({ ...inputs, ways, decode });

/** Most of what is offered is a trade, and one offer a resignation: a random player mostly does what the rules would do for him, and never resigns. */
export const sample: Module['sample'] = (state: State, actor: Actor, chance: Draws): Move => {
  const playsOn = actor !== 'referee' && askedSeats(state).includes(actor) && chance.int(3) > 0;
  return playsOn ? phaseAt(state).timeout(state, state.table.point, actor) : anyOffer(state, actor, chance);
};
