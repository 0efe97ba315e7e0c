import { sum } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { money, tell, who } from '../speak.ts';
import { countDisasters, findDisaster, isLastMission, moveCommonWaste, soundAlert } from './waste.ts';
import { discard } from './cards.ts';
import { forcePayment } from './credit.ts';
import { cashOf, clockwiseFrom, inOrder, isActive, isSimulation, law, player, type PublicFacts } from './facts.ts';
import { clearLots } from './production.ts';
import { change, endGame, pay, send, waitAt, type Work } from './work.ts';

/* The end of a mission and the beginning of the next (MM-4.9, MM-4.10, MM-5.2). */

/* Leaving for good (MM-4.11.3). */

/** Cards, silo, cash and credits go back; the seat is skipped from now on. */
const retire = (work: Work, seat: Seat): void => {
  const { cards, silo } = player(work, seat);
  discard(work, cards);
  work.table.reserve += silo;
  pay(work, { from: seat, to: 'bank', amount: cashOf(work, seat) });
  change(work, seat, { retired: true, cards: [], kept: null, silo: 0, credits: 0, dump: 0 });
  work.log?.push(tell('log.retired', { who: who(seat) }, ['MM-4.11.3']));
};

/** In seat order, then the Euro, then the check whether anybody is left. True when the game goes on. */
const retireLeavers = (work: Work): boolean => {
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
    work.log?.push(tell('log.euro', { who: who(first) }, ['MM-4.11.3']));
  }
  if (inOrder(work).length > 1) return true;
  endGame(work, 'forfeit');
  return false;
};

/** Phase 1 of a mission. */
export const beginMission = (work: Work): void => {
  const { mission, first } = work.table;
  work.log?.push({ ...tell('log.mission', { mission, who: who(first) }, ['MM-4.3.1']), heading: { turn: mission } });
  clearLots(work);
  send(work, { do: 'layOut' });
};

/** MM-4.9.1, law L-14. */
const payWages = (work: Work): void => {
  const rate = law(work, 'wageRate')?.perEmployee ?? 1;
  for (const seat of inOrder(work)) {
    const amount = rate * player(work, seat).employees;
    forcePayment(work, { from: seat, to: 'bank', amount });
    work.log?.push(tell('log.wages', { who: who(seat), amount: money(amount) }, ['MM-4.9.1']));
  }
};

/** Law L-21. */
const payInterest = (work: Work): void => {
  const interest = law(work, 'creditInterest');
  if (interest === undefined) return;
  for (const seat of inOrder(work)) {
    const amount = interest.perCredit * player(work, seat).credits;
    if (amount === 0) continue;
    forcePayment(work, { from: seat, to: 'bank', amount });
    work.log?.push(tell('log.interest', { who: who(seat), amount: money(amount) }, ['MM-6.5.2']));
  }
};

/** Law L-26. */
const payWealthTax = (work: Work): void => {
  const tax = law(work, 'wealthTax');
  if (tax === undefined) return;
  for (const seat of inOrder(work)) {
    if (cashOf(work, seat) <= tax.threshold) continue;
    forcePayment(work, { from: seat, to: 'bank', amount: tax.amount });
    work.log?.push(tell('log.wealthTax', { who: who(seat), amount: money(tax.amount) }, ['MM-6.5.2']));
  }
};

/** Law L-24. */
const fillFund = (work: Work): void => {
  const fund = law(work, 'cleanupFund');
  if (fund === undefined) return;
  const seats = inOrder(work);
  for (const seat of seats) forcePayment(work, { from: seat, to: 'bank', amount: fund.contribution });
  const total = sum(seats.map(() => fund.contribution));
  moveCommonWaste(work, -Math.floor(total / fund.divisor));
  work.log?.push(tell('log.fund', { amount: money(fund.contribution), total: money(total), waste: work.table.commonWaste }, ['MM-6.5.2']));
};

/** Phase 4: MM-4.9, MM-6.5.2; then MM-5.2, MM-6.7, MM-4.10.6. */
export const endMission = (work: Work): void => {
  const { table } = work;
  payWages(work);
  payInterest(work);
  payWealthTax(work);
  fillFund(work);
  // Who had to borrow, and whether a disaster is found, tells something about hidden treasuries.
  work.reveals = true;
  if (table.endTriggered !== null) return finalAlert(work);
  if (isSimulation(work)) {
    countDisasters(work);
    const disaster = findDisaster(work);
    if (disaster !== null) return endGame(work, disaster);
  }
  if (!isLastMission(work)) return rotate(work);
  table.endTriggered = 'missionLimit';
  work.log?.push(tell('log.lastMission', { mission: table.mission }, ['MM-4.10.6']));
  finalAlert(work);
};

/** MM-5.3: in any case, without the Alert card. */
const finalAlert = (work: Work): void => {
  work.log?.push(tell('log.finalAlert', {}, ['MM-5.3']));
  if (!soundAlert(work, true)) finishGame(work);
};

/** MM-5.4, MM-5.7. */
export const finishGame = (work: Work): void => endGame(work, work.table.endTriggered ?? 'column');

/** MM-4.10.3: Alert, discard pile and draw pile are shuffled together. */
const returnAlert = (work: Work): void => {
  const { table } = work;
  if (!table.alertAside) return;
  work.pile = work.chance.of('alert', table.mission).shuffle([...work.pile, ...table.discard, 'alert']);
  table.pileSize = work.pile.length;
  table.discard = [];
  table.alertAside = false;
  work.log?.push(tell('log.alertReturned', {}, ['MM-4.10.3']));
};

/** Phase 5 (MM-4.10), then retirements (MM-4.11.3). */
const rotate = (work: Work): void => {
  const { table } = work;
  const [next = table.first] = clockwiseFrom(work, table.first + 1);
  table.first = next;
  work.log?.push(tell('log.euro', { who: who(next) }, ['MM-4.10.2']));
  returnAlert(work);
  table.mission += 1;
  for (const [seat, { cards }] of table.players.entries()) {
    if (isActive(work, seat)) change(work, seat, { kept: cards[0] ?? null, used: [], lot: null, done: false, produced: 0 });
  }
  if (retireLeavers(work)) beginMission(work);
};

/* Whose turn it is in phase 3 (MM-4.6.1). */

const hasTurn = (facts: PublicFacts, seat: Seat): boolean => {
  const { done, cards } = player(facts, seat);
  return !done && cards.length > 0;
};

/** A seat with no card, or which has kept one, is skipped; the phase ends when all are. */
export const nextTurn = (work: Work, from: Seat): void => {
  const seat = clockwiseFrom(work, from).find((next) => hasTurn(work, next));
  if (seat === undefined) send(work, { do: 'endMission' });
  else waitAt(work, { kind: 'play', seat });
};

/** MM-4.6.9: the next seat clockwise that is not skipped; it may be the same seat again. */
export const passTurn = (work: Work, from: Seat): void => send(work, { do: 'nextTurn', from: from + 1 });
