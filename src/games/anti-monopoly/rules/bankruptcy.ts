import { at, type Seat } from '#kernel';
import { titleIndex } from '../data.ts';
import { cashOf, ownedBy } from './facts.ts';
import { tell, who } from '../speak.ts';
import { type Creditor, TITLE_IDS } from '../types.ts';
import { change, changeTitle, pay, type Work } from './work.ts';
import { clearStreet } from './buildings.ts';

/* AM-4.9.5, AM-4.9.6: everything a bankrupt seat has goes to one creditor. */

export const bankrupt = (work: Work, seat: Seat, creditor: Creditor): void => {
  const owned = ownedBy(work, seat).map((index) => at(TITLE_IDS, index));
  for (const id of owned) clearStreet(work, seat, id);
  const cash = cashOf(work, seat);
  pay(work, { from: seat, to: creditor, amount: cash });
  for (const id of owned) changeTitle(work, titleIndex(id), creditor === 'bank' ? { owner: null, mortgaged: false } : { owner: creditor });
  const order = 1 + work.table.players.filter((other) => other.bankrupt).length;
  change(work, seat, { bankrupt: true, eliminationOrder: order, detained: false, detainedTurns: 0, leaving: false });
  const args = { who: who(seat), cash: { money: cash }, titles: owned.length };
  if (creditor === 'bank') work.log?.push(tell('anti-monopoly.log.bankruptToBank', args, ['AM-4.9.6']));
  else work.log?.push(tell('anti-monopoly.log.bankruptToPlayer', { ...args, creditor: who(creditor) }, ['AM-4.9.5']));
};
