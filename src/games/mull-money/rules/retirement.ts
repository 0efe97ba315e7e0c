import type { Seat } from '#kernel';
import { cashOf, clockwiseFrom, inOrder, player } from './facts.ts';
import { tell, who } from '../speak.ts';
import { change, endGame, pay, type Work } from './work.ts';
import { discard } from './cards.ts';

/* Leaving for good (MM-4.11.3). */

/** Cards, silo, cash and credits go back; the seat is skipped from now on. */
const retire = (work: Work, seat: Seat): void => {
  const { cards, silo } = player(work, seat);
  discard(work, cards);
  work.table.reserve += silo;
  pay(work, { from: seat, to: 'bank', amount: cashOf(work, seat) });
  change(work, seat, { retired: true, cards: [], kept: null, silo: 0, credits: 0, dump: 0 });
  work.log?.push(tell('mull-money.log.retired', { who: who(seat) }, ['MM-4.11.3']));
};

/** In seat order, then the Euro, then the check whether anybody is left. True when the game goes on. */
export const retireLeavers = (work: Work): boolean => {
  const { table } = work;
  if (table.leaving.length === 0) return true;
  for (const seat of table.leaving.toSorted((a, b) => a - b)) retire(work, seat);
  table.leaving = [];
  const [first] = clockwiseFrom(work, table.first);
  if (first === undefined) {
    endGame(work, 'abandoned');
    return false;
  }
  if (first !== table.first) {
    table.first = first;
    work.log?.push(tell('mull-money.log.euro', { who: who(first) }, ['MM-4.11.3']));
  }
  if (inOrder(work).length > 1) return true;
  endGame(work, 'forfeit');
  return false;
};
