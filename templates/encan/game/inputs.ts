import {
  type Actor,
  addSeat,
  type Chance,
  createMoney,
  type Decision,
  type GameInput,
  type Message,
  type Offer,
  replaceAt,
  type Seat,
  type Step,
  unreachable,
} from '#kernel';
import { activeSeats, isActive, isAwaited } from './facts.ts';
import { manifest } from './manifest.ts';
import { bid, bidOffers, checkBid, openBids, promptBid } from './phases/bid.ts';
import { refuse, tell, who } from './speak.ts';
import type { Move, Options, State } from './types.ts';

/* Everything that can change a game: who may act, is it allowed, what it does. */

export const pending = (state: State): readonly Decision[] =>
  state.table.ending !== null
    ? []
    : activeSeats(state.table).map((seat) => ({ seat, duty: 'must', prompt: promptBid(state), answered: !isAwaited(state, seat) }));

export const offers = (state: State, actor: Actor): readonly Offer<Move>[] =>
  actor === 'referee' || state.table.ending !== null || !isActive(state.table, actor) ? [] : bidOffers(state, actor);

const checkMove = (state: State, actor: Actor, move: Move): Message | null =>
  actor === 'referee' || !isActive(state.table, actor) ? refuse('encan.no.notAsked', ['EN-3.1']) : checkBid(state, actor, move);

/** EN-4.2: a chair that somebody left, or a new one after the last. */
const isFree = ({ table }: State, seat: Seat): boolean => (seat === table.active.length ? seat < manifest.players.max : table.active[seat] === false);

export const check = (state: State, input: GameInput<Move, Options>): Message | null => {
  if (state.table.ending !== null) return refuse('encan.no.over', ['EN-4.1']);
  if (input.by !== 'table') return checkMove(state, input.by, input.move);
  switch (input.event) {
    case 'left':
      return isActive(state.table, input.seat) ? null : refuse('encan.no.notSeated', ['EN-4.2'], { who: who(input.seat) });
    case 'joined':
      return isFree(state, input.seat) ? null : refuse('encan.no.notFree', ['EN-4.2']);
    case 'timeout':
      return isAwaited(state, input.seat) ? null : refuse('encan.no.notAwaited', ['EN-4.2'], { who: who(input.seat) });
    case 'amend':
      return null;
    default:
      return unreachable(input);
  }
};

const seated = (state: State, seat: Seat): State => {
  const { table, options, bids } = state;
  if (seat < table.active.length) return { ...state, table: { ...table, active: replaceAt(table.active, seat, true) } };
  const ledger = createMoney(addSeat(table.ledger), { to: seat, amount: options.purse });
  return { ...state, table: { ...table, ledger, active: [...table.active, true], bought: [...table.bought, []] }, bids: [...bids, null] };
};

export const apply = (state: State, input: GameInput<Move, Options>, chance: Chance): Step<State> => {
  if (input.by !== 'table') {
    if (input.by === 'referee') throw new Error('the referee does not play');
    return bid(state, input.by, input.move, chance);
  }
  switch (input.event) {
    case 'joined':
      return { state: seated(state, input.seat), log: [tell('encan.log.joined', { who: who(input.seat) }, ['EN-4.2'])], reveals: true };
    case 'left': {
      const table = { ...state.table, active: replaceAt(state.table.active, input.seat, false) };
      const gone = { ...state, table, bids: replaceAt(state.bids, input.seat, null) };
      return openBids(gone, [tell('encan.log.left', { who: who(input.seat) }, ['EN-4.2'])], chance);
    }
    case 'timeout': {
      const step = bid(state, input.seat, { type: 'bid', amount: 0 }, chance);
      return { ...step, log: [tell('encan.log.late', { who: who(input.seat) }, ['EN-4.2']), ...step.log] };
    }
    case 'amend':
      return { state: { ...state, options: { ...state.options, ...input.options } }, log: [tell('encan.log.ties', {}, ['EN-3.3'])], reveals: true };
    default:
      return unreachable(input);
  }
};
