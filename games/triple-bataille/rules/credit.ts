import type { Seat } from '#kernel/game.ts';
import { type BankFacts, hat, isActivePlayer, isDebt, player, type PublicFacts, totalFactoryCards, totalHouses } from './facts.ts';
import { tell, who } from '../speak.ts';
import { change, changeBank, count, type Work } from './work.ts';
import { isCreditBanned, limitBonus } from './events.ts';
import { createMoney, pay, putOnTop, takePayment, destroyMoney } from './money.ts';

/* TB-4.3.4, TB-4.12: credit. */

/** TB-2.5.1: credits that a player's property secures. */
const securedCapacity = (facts: PublicFacts, seat: Seat): number => {
  const subject = player(facts, seat);
  const { bundle } = facts.table;
  return bundle * totalFactoryCards(subject) + bundle * Math.floor(totalHouses(subject) / 2) + Math.floor(subject.pledge / facts.options.creditSize);
};

/** TB-2.5.1. */
export const limitOf = (facts: PublicFacts, seat: Seat): number =>
  facts.table.bank.criteria * facts.table.bundle + securedCapacity(facts, seat) + limitBonus(facts, seat);

/** TB-3.2: no credit in the first battle. */
export const lends = (facts: PublicFacts): boolean => isDebt(facts) && facts.table.battle >= 2;

/** TB-4.3.4. */
const isBarred = (facts: PublicFacts, seat: Seat): boolean => player(facts, seat).banned >= facts.table.battle || isCreditBanned(facts, seat);

/** TB-4.3.4, conditions 1 and 2: could he take one? */
const couldBorrow = (facts: PublicFacts, seat: Seat): boolean => lends(facts) && player(facts, seat).credits < limitOf(facts, seat) && !isBarred(facts, seat);

/** TB-4.12.3: credits that the bank can grant, its profits moved to equity if need be. */
export const bankRoom = (facts: BankFacts): number => Math.max(0, hat(facts) + (facts.table.bank.autoEquity ? 2 * facts.vault.bankProfit : 0));

/** W of condition 4: others for whom a first credit is kept. */
const keptForOthers = (facts: PublicFacts, seat: Seat): number => {
  let kept = 0;
  for (const [other, subject] of facts.table.players.entries()) {
    if (other !== seat && isActivePlayer(subject) && !subject.done && subject.granted === 0 && couldBorrow(facts, other)) kept++;
  }
  return kept;
};

/** Condition 4: `W` is 0 once the window has closed. */
const fitsUnderCap = (facts: PublicFacts, seat: Seat, windowIsOpen: boolean): boolean => {
  const { bank } = facts.table;
  const first = player(facts, seat).granted === 0;
  return bank.granted + (first || !windowIsOpen ? 0 : keptForOthers(facts, seat)) < bank.cap;
};

/** How many he may ask for now; some of them may have to wait. */
export const mostCredits = (facts: BankFacts, seat: Seat): number => {
  if (!lends(facts) || isBarred(facts, seat)) return 0;
  const { credits, waiting } = player(facts, seat);
  const { bank } = facts.table;
  return Math.max(0, Math.min(limitOf(facts, seat) - credits - waiting, bank.cap - bank.granted - waiting, bankRoom(facts)));
};

/** TB-4.12.3: equity on demand. */
const coverCredit = (work: Work): void => {
  const missing = 1 - hat(work);
  if (missing > 0 && work.table.bank.autoEquity)
    pay(work, { from: 'bankProfit', to: 'bankEquity', amount: Math.min(Math.ceil(missing / 2), work.vault.bankProfit) });
};

/** The money of one credit, on top of the pile. */
const lend = (work: Work, seat: Seat): void => {
  putOnTop(work, seat, createMoney(work, work.options.creditSize));
  const { credits } = player(work, seat);
  change(work, seat, { credits: credits + 1 });
  count(work, 'newCredits', 1);
};

const grant = (work: Work, seat: Seat): void => {
  coverCredit(work);
  lend(work, seat);
  change(work, seat, { granted: player(work, seat).granted + 1 });
  changeBank(work, { granted: work.table.bank.granted + 1 });
};

/** TB-4.16.1: the game master lends beyond the limit and outside the cap. */
export const grantBeyondLimit = (work: Work, seat: Seat, credits: number): void => {
  for (let given = 0; given < credits; given++) {
    coverCredit(work);
    lend(work, seat);
  }
};

/** Grants or queues what was asked for. */
export const requestCredits = (work: Work, seat: Seat, credits: number): void => {
  let granted = 0;
  for (let asked = 0; asked < credits; asked++) {
    if (fitsUnderCap(work, seat, true)) {
      grant(work, seat);
      granted++;
    } else {
      change(work, seat, { waiting: player(work, seat).waiting + 1 });
      work.table.queue = [...work.table.queue, seat];
    }
  }
  if (granted > 0) work.log?.push(tell('log.credit', { who: who(seat), n: granted }, ['TB-4.3.4']));
  if (granted < credits) work.log?.push(tell('log.creditWaits', { who: who(seat), n: credits - granted }, ['TB-4.3.4']));
};

/** TB-4.3.4: waiting requests, in order, as soon as they fit; with the window closed the rest is dropped. */
export const serveQueue = (work: Work, windowIsOpen: boolean): void => {
  if (work.table.queue.length === 0) return;
  const left: Seat[] = [];
  for (const seat of work.table.queue) {
    const possible = couldBorrow(work, seat) && bankRoom(work) > 0 && work.table.bank.granted < work.table.bank.cap;
    const fits = possible && fitsUnderCap(work, seat, windowIsOpen);
    if (possible && !fits && windowIsOpen) {
      left.push(seat);
      continue;
    }
    change(work, seat, { waiting: player(work, seat).waiting - 1 });
    if (!fits) continue;
    grant(work, seat);
    work.log?.push(tell('log.credit', { who: who(seat), n: 1 }, ['TB-4.3.4']));
  }
  work.table.queue = left;
};

export const dropRequests = (work: Work, seat: Seat): void => {
  if (player(work, seat).waiting === 0) return;
  work.table.queue = work.table.queue.filter((other) => other !== seat);
  change(work, seat, { waiting: 0 });
};

/** TB-4.10.1: the money is destroyed. */
export const repayCredits = (work: Work, seat: Seat, credits: number): void => {
  destroyMoney(work, takePayment(work, seat, credits * work.options.creditSize));
  change(work, seat, { credits: player(work, seat).credits - credits });
  count(work, 'repaid', credits);
};
