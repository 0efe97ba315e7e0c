import { range } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { LAST_TURN_TO_JOIN, MAX_PLAYERS, NO_INSTRUCTIONS, NO_TITLES, START_SQUARE } from '../data.ts';
import { lapseOf } from './contracts.ts';
import { endGame } from './turn.ts';
import { cashOf, isActive, player } from './facts.ts';
import { money, refuse, tell, who } from '../speak.ts';
import { type Player, SECURITIES, type State } from '../types.ts';
import { instruct, pay, setPlayer, type Work } from './work.ts';
import { addSeat, createMoney } from '#kernel/ledger.ts';
import type { Message } from '#kernel/messages.ts';

/* BO-4.11.1: a seat leaves the game for good. */

/** All titles of the seat go back to the desk without payment; no marker moves. */
export const returnTitles = (work: Work, seat: Seat): void => {
  const holder = player(work, seat);
  const desk = { ...work.table.desk };
  for (const security of SECURITIES) desk[security] += holder.titles[security];
  work.table.desk = desk;
  setPlayer(work, seat, { ...holder, titles: NO_TITLES });
};

/**
 * Everything of the seat goes back. What is under way needs no surgery: each task on the agenda passes over seats that are
 * gone when it goes on (BO-4.11.5).
 */
export const removeSeat = (work: Work, seat: Seat): void => {
  lapseOf(work, seat);
  returnTitles(work, seat);
  pay(work, { from: seat, to: 'desk', amount: cashOf(work, seat) });
  const removed = 1 + Math.max(...work.table.players.map((other) => other.removed));
  setPlayer(work, seat, { ...player(work, seat), active: false, removed, loans: [], turnsToMiss: 0 });
  instruct(work, seat, NO_INSTRUCTIONS);
  const { [seat]: _dropped, ...sealed } = work.sealed;
  work.sealed = sealed;
  if (seat === work.table.roller) work.table.extraTurn = false;
  work.log?.push(tell('log.removed', { who: who(seat) }, ['BO-4.11.1']));
  const left = range(work.table.players.length).filter((other) => isActive(work, other));
  const [last] = left;
  if (left.length !== 1 || last === undefined) return;
  work.log?.push(tell('log.lastSeat', { who: who(last) }, ['BO-4.11.4']));
  endGame(work, 'lastSeat');
};

/* Leaving and joining (BO-4.11). */

/** BO-3.1, BO-3.4: a pawn on Start and no title. `since` is the first turn he takes part in. */
export const newPlayer = (since: number): Player => ({
  active: true,
  removed: 0,
  since,
  square: START_SQUARE,
  titles: NO_TITLES,
  loans: [],
  turnsToMiss: 0,
  lap: 0,
});

export const isSeated = (state: State, seat: Seat): boolean => seat >= 0 && seat < state.table.players.length && isActive(state, seat);

export const checkLeave = (state: State, seat: Seat): Message | null => (isSeated(state, seat) ? null : refuse('no.noSuchSeat', ['BO-4.11.1']));

/** BO-4.11.2: a seat may be taken back at any time; BO-4.11.3: a newcomer takes the chair after the last. */
export const checkJoin = (state: State, seat: Seat): Message | null => {
  const count = state.table.players.length;
  if (seat !== count) return isSeated(state, seat) ? null : refuse('no.noSuchSeat', ['BO-4.11.1', 'BO-4.11.2']);
  if (state.options.lateJoin !== 'newSeat') return refuse('no.noNewSeats', ['BO-4.11.3']);
  if (count >= MAX_PLAYERS) return refuse('no.tableFull', ['BO-4.11.3'], { n: MAX_PLAYERS });
  return state.table.turn <= LAST_TURN_TO_JOIN ? null : refuse('no.tooLate', ['BO-4.11.3'], { turn: LAST_TURN_TO_JOIN });
};

export const leave = (work: Work, seat: Seat): void => {
  if (work.options.onLeave === 'liquidate') return removeSeat(work, seat);
  // BO-4.11.5: a bot takes over, and the orders the person left behind are not its own.
  instruct(work, seat, NO_INSTRUCTIONS);
  work.log?.push(tell('log.left', { who: who(seat) }, ['BO-4.11.2']));
};

export const join = (work: Work, seat: Seat): void => {
  const { table, options } = work;
  if (seat < table.players.length) {
    work.log?.push(tell('log.tookOver', { who: who(seat) }, ['BO-4.11.2']));
    return;
  }
  table.players = [...table.players, newPlayer(table.turn + 1)];
  work.instructions = [...work.instructions, NO_INSTRUCTIONS];
  work.ledger = createMoney(addSeat(work.ledger), { to: seat, amount: options.startCash });
  work.log?.push(tell('log.newSeat', { who: who(seat), amount: money(options.startCash) }, ['BO-4.11.3']));
};
