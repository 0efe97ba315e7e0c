import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { isDebt, player } from './facts.ts';
import { wealthOf } from '../scoring.ts';
import { tell, who } from '../speak.ts';
import { change, changeBank, type Work } from './work.ts';
import { repayCredits } from './credit.ts';
import { unpledgeCards } from './interest.ts';
import { addUnder, pay, payUpTo } from './money.ts';
import { assetsOf, forceSale, intoStock, removeAsset, seizureOrder, thingOf } from './property.ts';

/* TB-4.14.3: leaving the game. */

const repayPossible = (work: Work, seat: Seat): void => {
  const { pile, credits } = player(work, seat);
  const whole = Math.min(credits, Math.floor(pile / work.options.creditSize));
  if (whole > 0) repayCredits(work, seat, whole);
};

/** Steps 1 to 3: credits out of cards, then out of property; what is left is never repaid. */
const settleCredits = (work: Work, seat: Seat): void => {
  repayPossible(work, seat);
  if (!isDebt(work)) return change(work, seat, { credits: 0 });
  for (const asset of seizureOrder(player(work, seat))) {
    if (player(work, seat).credits === 0) break;
    forceSale(work, seat, asset);
    repayPossible(work, seat);
  }
  const { credits, pile } = player(work, seat);
  if (credits === 0) return undefined;
  changeBank(work, { badCredits: work.table.bank.badCredits + credits });
  change(work, seat, { credits: 0 });
  return pay(work, { from: seat, to: 'bankProfit', amount: pile });
};

/** Loans that he gave are cancelled, those he owes are paid as far as possible. */
const settleLoans = (work: Work, seat: Seat): void => {
  for (const { borrower, lender, principal, arrears } of work.table.loans) {
    if (borrower === seat) payUpTo(work, { from: seat, to: lender, amount: principal + arrears });
  }
  work.table.loans = work.table.loans.filter(({ borrower, lender }) => borrower !== seat && lender !== seat);
};

/** Step 4: the rest falls to the state. */
const leaveToState = (work: Work, seat: Seat): void => {
  pay(work, { from: seat, to: 'state', amount: player(work, seat).pile });
  addUnder(work, 'state', at(work.heaps.inherits, seat));
  work.heaps.inherits[seat] = [];
  for (let [asset] = assetsOf(player(work, seat)); asset !== undefined; [asset] = assetsOf(player(work, seat))) {
    const thing = thingOf(player(work, seat), asset);
    removeAsset(work, seat, asset);
    if (thing !== null) intoStock(work, 'state', thing);
  }
};

const depart = (work: Work, seat: Seat): void => {
  const wealth = wealthOf(work, seat);
  unpledgeCards(work, seat, player(work, seat).pledge);
  settleCredits(work, seat);
  settleLoans(work, seat);
  leaveToState(work, seat);
  change(work, seat, { status: 'gone', left: wealth, inherit: 0, inherited: true, events: [], distress: 0, waiting: 0, seeks: null });
  work.log?.push(tell('triple-bataille.log.departed', { who: who(seat), n: wealth }, ['TB-4.14.3']));
};

/** At the end of CLOSE. */
export const departures = (work: Work): void => {
  for (const [seat, { status, role }] of work.table.players.entries()) {
    if (status !== 'leaving') continue;
    if (role === 'player') depart(work, seat);
    else change(work, seat, { status: 'gone' });
  }
};
