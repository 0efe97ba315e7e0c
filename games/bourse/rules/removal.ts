import { range } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { NO_INSTRUCTIONS, NO_TITLES } from '../data.ts';
import { lapseOf } from './contracts.ts';
import { endGame } from './ending.ts';
import { cashOf, isActive, player } from './facts.ts';
import { tell, who } from '../speak.ts';
import { SECURITIES } from '../types.ts';
import { instruct, pay, setPlayer, type Work } from './work.ts';

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
  work.log?.push(tell('bourse.log.removed', { who: who(seat) }, ['BO-4.11.1']));
  const left = range(work.table.players.length).filter((other) => isActive(work, other));
  const [last] = left;
  if (left.length !== 1 || last === undefined) return;
  work.log?.push(tell('bourse.log.lastSeat', { who: who(last) }, ['BO-4.11.4']));
  endGame(work, 'lastSeat');
};
