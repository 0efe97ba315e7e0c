import type { Seat } from '#kernel/game.ts';
import { UPKEEP } from '../content/data.ts';
import { inSeatOrder, isDebt, isLibre, player, type PublicFacts } from './facts.ts';
import { tell, who } from '../speak.ts';
import { change, changeBank, changeState, count, send, type Work } from './work.ts';
import { repayCredits } from './credit.ts';
import { interestRebate } from './events.ts';
import { freeAdvances } from './historic/privatisation.ts';
import { payLoansOf } from './bank.ts';
import { destroyMoney, pay, payUpTo, putUnder, splitCards, takeFrom, takePayment } from './money.ts';
import { forceSale, intoStock, removeAsset, seizureOrder } from './property.ts';
import { stateBorrowsFor } from './jobs.ts';

/* TB-4.9: interest, loans, upkeep; default, seizure, bankruptcy. */

/** Cards for so many credits; half cards are rounded up (TB-4.9.1, TB-8.2.29). */
export const interestFor = ({ table }: PublicFacts, credits: number): number => Math.ceil((table.bank.halfRate * credits) / 2);

const interestDue = (facts: PublicFacts, seat: Seat): number => {
  const { credits } = player(facts, seat);
  return isDebt(facts) ? Math.max(0, interestFor(facts, credits) - interestRebate(facts, seat) * credits) : 0;
};

const payInterest = (work: Work, from: Seat | 'state', amount: number): void => {
  pay(work, { from, to: 'bankProfit', amount });
  count(work, 'interest', amount);
};

/** TB-4.9.4: lots set aside come back before anything else. */
const releasePledges = (work: Work, seat: Seat, due: number): void => {
  const { creditSize } = work.options;
  while (player(work, seat).pile < due && player(work, seat).pledge > 0) unpledgeCards(work, seat, Math.min(creditSize, player(work, seat).pledge));
};

/** Cards set aside go back under the pile. */
export const unpledgeCards = (work: Work, seat: Seat, amount: number): void => {
  const { taken, rest } = splitCards(work, work.heaps.pledges[seat] ?? [], amount);
  work.heaps.pledges[seat] = rest;
  change(work, seat, { pledge: player(work, seat).pledge - amount });
  putUnder(work, seat, taken);
};

/** TB-4.9.3: the bank, or without one the building board, takes a house that its owner cannot keep up. */
const loseHouse = (work: Work, seat: Seat): void => {
  if (forceSale(work, seat, 'secondary')) return;
  removeAsset(work, seat, 'secondary');
  intoStock(work, 'boards', { kind: 'house' });
  payUpTo(work, { from: 'profitBuilding', to: seat, amount: work.table.bundle });
};

const payUpkeep = (work: Work, seat: Seat): void => {
  const amount = UPKEEP * work.table.bundle;
  for (let house = player(work, seat).houses.secondary; house > 0; house--) {
    if (player(work, seat).pile >= amount) pay(work, { from: seat, to: 'wagesBuilding', amount });
    else {
      loseHouse(work, seat);
      work.log?.push(tell('log.losesHouse', { who: who(seat) }, ['TB-4.9.3']));
    }
  }
};

/** TB-4.9.2, TB-4.9.3: what comes after the bank. */
const payAfterInterest = (work: Work, seat: Seat): void => {
  payLoansOf(work, seat);
  payUpkeep(work, seat);
};

/** TB-4.9.4: whoever now holds the cards pays, and is a player like the others. */
export const settleDistress = (work: Work): void => {
  for (const [seat, { distress, pile }] of work.table.players.entries()) {
    if (distress === 0 || pile < distress) continue;
    change(work, seat, { distress: 0 });
    payInterest(work, seat, distress);
    work.log?.push(tell('log.paysInterest', { who: who(seat), n: distress }, ['TB-4.9.4']));
    payAfterInterest(work, seat);
  }
};

/** TB-4.9.6. */
const goBankrupt = (work: Work, seat: Seat): void => {
  const { pile, credits, bankruptcies } = player(work, seat);
  payInterest(work, seat, pile);
  changeBank(work, { badCredits: work.table.bank.badCredits + credits });
  change(work, seat, { credits: 0, distress: 0, choked: true, bankruptcies: bankruptcies + 1, banned: work.table.battle + work.options.bankruptcyBan });
  count(work, 'bankruptcies', 1);
  work.log?.push(tell('log.bankrupt', { who: who(seat), n: credits }, ['TB-4.9.6']));
  payAfterInterest(work, seat);
};

/** TB-4.9.5: one item at a time until the interest is covered; else bankruptcy. */
export const seize = (work: Work, seat: Seat): void => {
  const { distress } = player(work, seat);
  for (const asset of seizureOrder(player(work, seat))) {
    if (player(work, seat).pile >= distress) break;
    if (!forceSale(work, seat, asset)) continue;
    count(work, 'seizures', 1);
    work.log?.push(tell('log.seized', { who: who(seat), asset: { term: asset } }, ['TB-4.9.5']));
  }
  if (player(work, seat).pile >= distress) settleDistress(work);
  else goBankrupt(work, seat);
};

const chargePlayer = (work: Work, seat: Seat): void => {
  const due = interestDue(work, seat);
  if (due === 0) return;
  releasePledges(work, seat, due);
  if (player(work, seat).pile >= due) return payInterest(work, seat, due);
  change(work, seat, { distress: due });
  return void work.log?.push(tell('log.distress', { who: who(seat), n: due }, ['TB-4.9.4']));
};

/** TB-4.9.1, TB-6.6.4. */
const chargeState = (work: Work): void => {
  const credits = Math.max(0, work.table.state.credits - freeAdvances(work));
  const due = interestFor(work, credits);
  if (due === 0) return;
  stateBorrowsFor(work, due);
  payInterest(work, 'state', due);
};

/** TB-6.6.9: old credits are paid back one by one, if that leaves enough to live on. */
const amortise = (work: Work): void => {
  const { creditSize } = work.options;
  const needed = creditSize + 2 * work.table.bundle;
  for (const seat of inSeatOrder(work)) {
    const { credits, pile } = player(work, seat);
    if (credits > 0 && pile >= needed) repayCredits(work, seat, 1);
  }
  const { credits } = work.table.state;
  if (credits === 0 || work.table.funds.state < needed) return;
  destroyMoney(work, takeFrom(work, 'state', creditSize));
  changeState(work, { credits: credits - 1 });
  count(work, 'repaid', 1);
};

/** TB-4.9, in its order. */
export const collectInterest = (work: Work): void => {
  const seats = inSeatOrder(work);
  if (isDebt(work)) {
    for (const seat of seats) chargePlayer(work, seat);
    chargeState(work);
    if (work.table.counters.interest > 0) work.log?.push(tell('log.interest', { n: work.table.counters.interest }, ['TB-4.9.1']));
  }
  if (isLibre(work) && work.options.legacyCredits === 'amortise') amortise(work);
  const able = seats.filter((seat) => player(work, seat).distress === 0);
  for (const seat of able) payLoansOf(work, seat);
  for (const seat of able) payUpkeep(work, seat);
  send(work, 'market');
};

/** Cards set aside as a pledge (TB-4.15.5). */
export const pledgeCards = (work: Work, seat: Seat, amount: number): void => {
  const cards = takePayment(work, seat, amount);
  work.heaps.pledges[seat] = [...(work.heaps.pledges[seat] ?? []), ...cards];
  change(work, seat, { pledge: player(work, seat).pledge + amount });
};
