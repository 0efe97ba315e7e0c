import type { Chance } from '#kernel/chance.ts';
import { at, range, replaceAt, unreachable } from '#kernel/collections.ts';
import type { GameInput, Seat, Step } from '#kernel/game.ts';
import { addSeat, balance, createMoney, openLedger, transfer } from '#kernel/ledger.ts';
import type { LogEntry } from '#kernel/messages.ts';
import { say, tell } from './messages.ts';
import type { Move, Options, State } from './types.ts';

export const MAX_SEATS = 5;
const SMALL_FORTUNES: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
const CHARMS: Readonly<Record<Options['charms'][number], number>> = { gold: 20, silver: 10 };

/** Every fortune there is, in no order. */
export const allFortunes = (options: Options): readonly number[] => [...SMALL_FORTUNES, ...options.charms.map((charm) => CHARMS[charm])];

const activeSeats = (state: State): readonly Seat[] => range(state.active.length).filter((seat) => at(state.active, seat));
export const mostToTake = (state: State): number => Math.min(state.options.maxTake, state.stones);

/** The end: the winner has the pot, fortunes are paid out and shown. */
const close = (state: State, over: 'lastStone' | 'alone', winner: Seat | null): State => {
  let { ledger } = state;
  if (winner !== null) ledger = transfer(ledger, { from: 'pot', to: winner, amount: balance(ledger, 'pot') });
  for (const seat of activeSeats(state)) ledger = createMoney(ledger, { to: seat, amount: at(state.fortunes, seat) });
  return { ...state, ledger, over, taker: null, bids: state.bids.map(() => null) };
};

/** Opens the bids when the last one is in. */
const settle = (state: State, log: readonly LogEntry[], chance: Chance): Step<State> => {
  const seats = activeSeats(state);
  if (seats.length < 2) return { state: close(state, 'alone', seats[0] ?? null), log: [...log, tell('alone', {}, ['TB-nim.5'])], reveals: true };
  if (state.taker !== null || seats.some((seat) => at(state.bids, seat) === null)) return { state, log, reveals: false };
  const highest = Math.max(...seats.map((seat) => state.bids[seat] ?? 0));
  const best = seats.filter((seat) => state.bids[seat] === highest);
  const taker = at(best, state.options.ties === 'drawn' && best.length > 1 ? chance.of('tie', state.round).int(best.length) : 0);
  const ledger = transfer(state.ledger, { from: taker, to: 'pot', amount: highest });
  const opened = tell('opened', { who: { seat: taker }, amount: { money: highest } }, ['TB-nim.1']);
  return { state: { ...state, ledger, taker, bids: state.bids.map(() => null) }, log: [...log, opened], reveals: true };
};

const take = (state: State, seat: Seat, stones: number): Step<State> => {
  const took = tell('took', { who: { seat }, stones }, ['TB-nim.2']);
  const left = { ...state, stones: state.stones - stones };
  if (left.stones > 0) return { state: { ...left, taker: null, round: state.round + 1 }, log: [took], reveals: false };
  return { state: close(left, 'lastStone', seat), log: [took, tell('lastStone', { who: { seat } }, ['TB-nim.2'])], reveals: true };
};

const play = (state: State, by: Seat | 'referee', move: Move, chance: Chance): Step<State> => {
  if (move.type === 'shake' || by === 'referee') {
    const stones = chance.of('shake', state.round).int(6) + 1;
    return { state: { ...state, stones: state.stones + stones, shaken: true }, log: [tell('shaken', { stones }, ['TB-nim.4'])], reveals: true };
  }
  switch (move.type) {
    case 'bid': {
      // A bid revised is told to nobody: the others see who has bid, and no more.
      const log = at(state.bids, by) === null ? [tell('sealed', { who: { seat: by } }, ['TB-nim.1'])] : [];
      return settle({ ...state, bids: replaceAt(state.bids, by, move.amount) }, log, chance);
    }
    case 'take':
      return take(state, by, move.stones);
    case 'note':
      return {
        state: { ...state, notes: replaceAt(state.notes, by, move.text) },
        log: [{ to: [by], text: say('noted', {}, ['TB-nim.3']) }],
        reveals: false,
      };
    default:
      return unreachable(move);
  }
};

const seatNewcomer = (state: State, seat: Seat): State => {
  if (seat < state.active.length) return { ...state, active: replaceAt(state.active, seat, true) };
  return {
    ...state,
    ledger: createMoney(addSeat(state.ledger), { to: seat, amount: state.options.purse }),
    active: [...state.active, true],
    bids: [...state.bids, null],
    notes: [...state.notes, null],
    fortunes: [...state.fortunes, at(state.deck, 0)],
    deck: state.deck.slice(1),
  };
};

export const apply = (state: State, input: GameInput<Move, Options>, chance: Chance): Step<State> => {
  if (input.by !== 'table') return play(state, input.by, input.move, chance);
  switch (input.event) {
    case 'amend':
      return { state: { ...state, options: { ...state.options, ...input.options } }, log: [tell('amended', {}, ['TB-nim.6'])], reveals: true };
    case 'joined': {
      const log = [tell('joined', { who: { seat: input.seat } }, ['TB-nim.5'])];
      return { state: seatNewcomer(state, input.seat), log, reveals: true };
    }
    case 'left': {
      const gone = { ...state, active: replaceAt(state.active, input.seat, false), bids: replaceAt(state.bids, input.seat, null) };
      const round = state.taker === input.seat ? { taker: null, round: state.round + 1 } : {};
      return settle({ ...gone, ...round }, [tell('left', { who: { seat: input.seat } }, ['TB-nim.5'])], chance);
    }
    case 'timeout': {
      const late = tell('late', { who: { seat: input.seat } }, ['TB-nim.5']);
      const step = play(state, input.seat, state.taker === null ? { type: 'bid', amount: 0 } : { type: 'take', stones: 1 }, chance);
      return { ...step, log: [late, ...step.log] };
    }
    default:
      return unreachable(input);
  }
};

export const setup = (options: Options, seats: number, chance: Chance): Step<State> => {
  const deck = chance.of('fortunes').shuffle(allFortunes(options));
  const fortunes = deck.slice(0, seats);
  const state: State = {
    options,
    round: 1,
    stones: options.stones,
    ledger: range(seats).reduce((ledger, to) => createMoney(ledger, { to, amount: options.purse }), openLedger(seats, ['pot'], [])),
    active: range(seats).map(() => true),
    bids: range(seats).map(() => null),
    taker: null,
    fortunes,
    deck: deck.slice(seats),
    notes: range(seats).map(() => null),
    shaken: false,
    over: null,
  };
  const dealt = fortunes.map((amount, seat): LogEntry => ({ to: [seat], text: say('fortune', { amount: { money: amount } }, ['TB-nim.1']) }));
  return { state, log: [tell('dealt', { stones: options.stones }, ['TB-nim.1']), ...dealt], reveals: true };
};
