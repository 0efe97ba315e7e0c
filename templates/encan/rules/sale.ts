import { at, replaceAt } from '#kernel/collections.ts';
import { transfer } from '#kernel/ledger.ts';
import { money, tell, who } from '../speak.ts';
import type { Ending } from '../types.ts';
import { activeSeats } from './facts.ts';
import type { Work } from './work.ts';

/* What the table does by itself: it opens the bids, turns up the next lot, and ends the game. */

export const end = (work: Work, ending: Ending): void => {
  work.table.lot = null;
  work.table.ending = ending;
  work.bids = work.bids.map(() => null);
  work.reveals = true;
  work.log?.push(tell(`encan.end.${ending}`, {}, [ending === 'allSold' ? 'EN-4.1' : 'EN-4.2']));
};

/** EN-2.2: the next lot is turned up, or the game is over. */
const nextLot = (work: Work): void => {
  const [lot, ...deck] = work.deck;
  if (lot === undefined) return end(work, 'allSold');
  work.deck = deck;
  work.bids = work.bids.map(() => null);
  work.table.round++;
  work.table.lot = lot;
  work.reveals = true;
  work.log?.push({ ...tell('encan.log.lot', { worth: money(lot) }, ['EN-2.2']), heading: { turn: work.table.round } });
};

/** EN-3.2, EN-3.3: the last bid is in, all are opened. */
export const openBids = (work: Work): void => {
  const { table, bids, options, chance } = work;
  const seats = activeSeats(table);
  const amount = Math.max(...seats.map((seat) => bids[seat] ?? 0));
  const best = seats.filter((seat) => bids[seat] === amount);
  const lot = table.lot ?? 0;
  const figures = { worth: money(lot), amount: money(amount) };
  if (best.length > 1 && options.ties === 'none') {
    table.lastSale = { seat: null, lot, amount };
    work.log?.push(tell('encan.log.unsold', figures, ['EN-3.3']));
  } else {
    const seat = at(best, best.length > 1 ? chance.int(best.length) : 0);
    table.ledger = transfer(table.ledger, { from: seat, to: 'bank', amount });
    table.bought = replaceAt(table.bought, seat, [...at(table.bought, seat), lot]);
    table.lastSale = { seat, lot, amount };
    work.log?.push(tell('encan.log.sold', { who: who(seat), ...figures }, ['EN-3.2']));
  }
  nextLot(work);
};
