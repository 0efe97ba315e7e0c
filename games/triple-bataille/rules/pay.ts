import type { Seat } from '#kernel/game.ts';
import { DIVIDEND, RENT } from '../content/data.ts';
import { budget, inSeatOrder, isDebt, isLibre, isTenant, player } from './facts.ts';
import { tell, who } from '../speak.ts';
import type { Card, PotOrigin } from '../types.ts';
import { change, count, send, type Work } from './work.ts';
import { foodDue, rentDue } from './events.ts';
import { addUnder, createMoney, pay, payUpTo, putUnder, takeAll, takeFrom, takePayment } from './money.ts';
import { forceSale, seizureOrder, subsidiaryNumber, subsidiaryOf } from './property.ts';
import { stateBorrowsFor } from './jobs.ts';

/* TB-4.4: wages, food and rent. */

/** Notes where cards of the pot came from (TB-13.2). */
export const addOrigin = (work: Work, name: keyof PotOrigin, amount: number): void => {
  const { battleReport } = work.table;
  work.table.battleReport = { ...battleReport, origin: { ...battleReport.origin, [name]: battleReport.origin[name] + amount } };
};

const toPot = (work: Work, name: keyof PotOrigin, cards: readonly Card[], amount: number): void => {
  addUnder(work, 'pot', cards);
  addOrigin(work, name, amount);
};

/** TB-4.4.6: one rent and who pays it; rents wait here until all are known. */
type Rent = readonly Card[];

/** TB-4.4.3: civil servants who are no players eat and pay rent; unpaid ones do neither (TB-4.13.3). */
const payServants = (work: Work, servants: number): readonly Rent[] => {
  const { table } = work;
  const { bundle } = table;
  const wage = table.state.wage * bundle;
  const rents: Rent[] = [];
  let paid = 0;
  while (paid < servants && table.funds.state >= wage) {
    toPot(work, 'servants', takeFrom(work, 'state', bundle), bundle);
    if (table.state.wage > 1) rents.push(takeFrom(work, 'state', bundle));
    paid++;
  }
  count(work, 'stateSpending', paid * wage);
  return rents;
};

/** TB-4.4.3: the state pays its posts, its servants and aid. The rents of the servants are the answer. */
const payPublicWages = (work: Work): readonly Rent[] => {
  const { table } = work;
  const { bundle } = table;
  if (isDebt(work)) stateBorrowsFor(work, budget(work));
  const posts = inSeatOrder(work).filter((seat) => player(work, seat).post);
  for (const seat of posts) payUpTo(work, { from: 'state', to: seat, amount: table.state.wage * bundle });
  count(work, 'publicJobs', posts.length);
  const servants = Math.max(0, table.state.posts - posts.length);
  const rents = payServants(work, servants);
  const aid = Math.min(table.state.aid, Math.floor(table.funds.state / bundle)) * bundle;
  toPot(work, 'aid', takeFrom(work, 'state', aid), aid);
  count(work, 'stateSpending', aid);
  if (isLibre(work)) {
    const humans = servants + (work.options.aidRecipientsGetDU ? table.count : 0);
    toPot(work, 'dividends', createMoney(work, DIVIDEND * humans), DIVIDEND * humans);
  }
  return rents;
};

/** TB-4.4.5: property is sold until he can pay, factories with an employee excepted. */
const raise = (work: Work, seat: Seat, due: number): void => {
  if (player(work, seat).pile >= due) return;
  for (const asset of seizureOrder(player(work, seat))) {
    if (player(work, seat).pile >= due) return;
    const subject = player(work, seat);
    const staffed = asset.startsWith('subsidiary') && (subsidiaryOf(subject, subsidiaryNumber(asset))?.contract ?? null) !== null;
    if (!staffed && forceSale(work, seat, asset)) {
      count(work, 'seizures', 1);
      work.log?.push(tell('log.forcedSale', { who: who(seat), asset: { term: asset } }, ['TB-4.4.5']));
    }
  }
};

/** TB-4.4.4, TB-4.4.5: food, then rent; what he cannot pay is not owed. */
const payExpenses = (work: Work, seat: Seat): Rent | null => {
  const { bundle } = work.table;
  const food = foodDue(work, seat);
  const paidFood = food.byState ? payUpTo(work, { from: 'state', to: 'pot', amount: food.bundles * bundle }) : 0;
  const rent = isTenant(player(work, seat)) ? rentDue(work, seat) : { bundles: 0, toPot: 0, byState: false };
  const rentCards = rent.bundles * bundle;
  const stateRent = rent.byState ? Math.min(rentCards, work.table.funds.state) : 0;
  const ownFood = food.bundles * bundle - paidFood;
  const ownRent = rentCards - stateRent;
  const extra = rent.toPot * bundle;
  const due = ownFood + ownRent + extra;
  raise(work, seat, due);
  const { pile } = player(work, seat);
  if (pile < due) {
    change(work, seat, { destitute: true });
    count(work, 'destitute', 1);
    work.log?.push(tell('log.destitute', { who: who(seat) }, ['TB-4.4.5']));
  }
  const eaten = payUpTo(work, { from: seat, to: 'pot', amount: ownFood });
  addOrigin(work, 'food', eaten + paidFood);
  const own = Math.min(ownRent, player(work, seat).pile);
  const cards = [...takePayment(work, seat, own), ...takeFrom(work, 'state', stateRent)];
  count(work, 'stateSpending', stateRent);
  const surplus = payUpTo(work, { from: seat, to: 'pot', amount: extra });
  addOrigin(work, 'rents', surplus);
  if (rentCards > 0 && own === ownRent) return cards;
  toPot(work, 'rents', cards, own + stateRent);
  return null;
};

/** TB-4.4.6: let houses, landlord by landlord, one house each per round. */
const letHouses = (work: Work, wanted: number): readonly Seat[] => {
  const landlords = inSeatOrder(work).filter((seat) => player(work, seat).houses.rental > 0);
  const houses: Seat[] = [];
  for (let round = 1; houses.length < wanted; round++) {
    const still = landlords.filter((seat) => player(work, seat).houses.rental >= round);
    if (still.length === 0) break;
    houses.push(...still);
  }
  return houses.slice(0, wanted);
};

const collectRents = (work: Work, rents: readonly Rent[]): void => {
  const houses = letHouses(work, rents.length);
  for (const [index, cards] of rents.entries()) {
    const landlord = houses[index];
    if (landlord === undefined) toPot(work, 'rents', cards, RENT * work.table.bundle);
    else putUnder(work, landlord, cards);
  }
};

/** TB-6.6.6 X: each private employee, as far as he has cards. */
const wageTax = (work: Work): void => {
  if (!work.table.state.wageTax) return;
  for (const seat of inSeatOrder(work)) {
    if (player(work, seat).boss !== null) payUpTo(work, { from: seat, to: 'state', amount: work.table.bundle });
  }
};

/** TB-4.4, in its order. */
export const payAll = (work: Work): void => {
  const { table } = work;
  const wages = table.funds.wagesBuilding + table.funds.wagesIndustry;
  toPot(work, 'wages', [...takeAll(work, 'wagesBuilding'), ...takeAll(work, 'wagesIndustry')], wages);
  const servantRents = payPublicWages(work);
  const rents: Rent[] = [];
  for (const seat of inSeatOrder(work)) {
    const rent = payExpenses(work, seat);
    if (rent !== null) rents.push(rent);
    if (player(work, seat).boss !== null) count(work, 'privateJobs', 1);
  }
  wageTax(work);
  collectRents(work, [...rents, ...servantRents]);
  work.log?.push(tell('log.paid', { pot: table.funds.pot, state: table.funds.state }, ['TB-4.4']));
  send(work, 'stake');
};

/** Leisure and extras, straight into the pot (TB-4.5.3). */
export const spendLeisure = (work: Work, seat: Seat, bundles: number): void => {
  const amount = bundles * work.table.bundle;
  pay(work, { from: seat, to: 'pot', amount });
  addOrigin(work, 'leisure', amount);
};
