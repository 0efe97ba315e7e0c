import { HIGHEST_AUTOMATIC_TAX, HOUSE_PRICE, INHERITANCE_BATTLE, RANDOM_INHERITANCE_FROM } from '../content/data.ts';
import { budget, inSeatOrder, isDebt, isLibre, player } from './facts.ts';
import { tell, who } from '../speak.ts';
import type { EndReason } from '../types.ts';
import { change, changeState, endGame, send, type Work } from './work.ts';
import { checkBailout, foundEquity, reinvest } from './bank.ts';
import { exitCycle, leaveCycle } from './cycles.ts';
import { departures } from './departure.ts';
import { changesNow, endReason, endsWithDivision, goesOn, playOn } from './ending.ts';
import { expireEvents } from './events.ts';
import { introduceFreeMoney } from './historic/privatisation.ts';
import { startVote } from './historic/vote.ts';
import { recordIndicators } from './indicators.ts';
import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { faceOf, SPADES, suitOf } from './cards.ts';
import { destroyMoney, putUnder, showTopCard } from './money.ts';
import { addHouse } from './property.ts';

/* TB-4.11: the end of a battle. */

/** TB-4.13.4. */
const adjustTax = (work: Work): void => {
  const { table, options } = work;
  if (table.taxPolicy !== 'auto') return;
  const due = budget(work);
  const { tax } = table.state;
  if (table.funds.state < due && tax < HIGHEST_AUTOMATIC_TAX) changeState(work, { tax: tax + 1 });
  else if (table.funds.state >= 2 * due && tax > options.tax) changeState(work, { tax: tax - 1 });
  if (table.state.tax !== tax) work.log?.push(tell('log.tax', { tax: table.state.tax }, ['TB-4.13.4']));
};

/** A change that the game master ordered comes at once, any other when it is due. */
const changeValues = (work: Work): void => {
  if (work.table.orders.change && (isDebt(work) || isLibre(work))) exitCycle(work, 'betweenBattles');
  else leaveCycle(work);
};

/** Posts and contracts last for one battle (TB-4.3.1). */
const endContracts = (work: Work): void => {
  for (const [seat, subject] of work.table.players.entries()) {
    const hires = subject.subsidiaries.some(({ contract }) => contract !== null);
    if (!subject.post && subject.boss === null && !hires) continue;
    change(work, seat, {
      post: false,
      boss: null,
      subsidiaries: hires ? subject.subsidiaries.map((own) => ({ ...own, contract: null })) : subject.subsidiaries,
    });
  }
};

/** TB-6.6.11: at least half of the players could not play on. */
const noteSuffocation = (work: Work): void => {
  const { table } = work;
  if (2 * table.players.filter(({ choked }) => choked).length < table.count) return;
  table.counters = { ...table.counters, suffocated: true };
  table.history = { ...table.history, suffocated: table.history.suffocated + 1 };
};

/** The last battle: counted as it stands, but for the final division of a standard free-money game (TB-5.1.1). */
const endBattle = (work: Work, reason: EndReason): void => {
  const divides = reason === 'length' && endsWithDivision(work);
  if (divides) exitCycle(work, 'betweenBattles');
  recordIndicators(work);
  if (!goesOn(work, reason)) return endGame(work, reason);
  playOn(work, !divides);
  departures(work);
  return startVote(work);
};

/** TB-4.11, in its order. */
export const closeBattle = (work: Work): void => {
  const { table } = work;
  reinvest(work);
  foundEquity(work);
  checkBailout(work);
  adjustTax(work);
  endContracts(work);
  expireEvents(work);
  noteSuffocation(work);
  const reason = endReason(work, changesNow(work));
  if (reason !== null) return endBattle(work, reason);
  changeValues(work);
  table.orders = { ...table.orders, change: false };
  departures(work);
  recordIndicators(work);
  return startVote(work);
};

/** After the vote, or when there was none: free money if it was decided, then the next battle. */
export const afterVote = (work: Work): void => {
  const { table } = work;
  if (table.orders.libre && isDebt(work)) introduceFreeMoney(work);
  table.orders = { ...table.orders, libre: false };
  table.motions = [];
  send(work, 'open');
};

/* TB-4.2.4, TB-6.4.5: what the parents have saved. */

const inherit = (work: Work, seat: Seat): void => {
  const cards = at(work.heaps.inherits, seat);
  const { inherit: value, houses } = player(work, seat);
  work.heaps.inherits[seat] = [];
  change(work, seat, { inherit: 0, inherited: true });
  // TB-6.4.5: savings that are worth less than a house become one.
  if (work.options.inheritance === 'random8' && value < HOUSE_PRICE * work.table.bundle) {
    destroyMoney(work, cards);
    addHouse(work, seat, houses.main === 0 ? 'main' : 'rental');
    work.log?.push(tell('log.inheritsHouse', { who: who(seat) }, ['TB-6.4.5']));
    return;
  }
  putUnder(work, seat, cards);
  work.log?.push(tell('log.inherits', { who: who(seat), n: value }, ['TB-4.2.4']));
};

export const inheritances = (work: Work): void => {
  const fixed = work.options.inheritance === 'fixed12';
  for (const seat of inSeatOrder(work)) {
    const { inherited, battles } = player(work, seat);
    if (inherited) continue;
    if (fixed && battles >= INHERITANCE_BATTLE) inherit(work, seat);
    else if (!fixed && battles >= RANDOM_INHERITANCE_FROM) {
      const face = faceOf(showTopCard(work));
      work.table.shown = [...work.table.shown, face];
      if (suitOf(face) === SPADES) inherit(work, seat);
    }
  }
};
