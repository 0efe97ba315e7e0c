import { type CycleRow, CYCLES, HOUSE_PRICE, MINI_EXIT } from '../content/data.ts';
import { countedCredits, isDebt, isLibre, type PublicFacts } from './facts.ts';
import { tell, term } from '../speak.ts';
import type { DebtCycle } from '../types.ts';
import { changeCycle, type Work } from './work.ts';
import { divideAll } from './division.ts';
import { destroyMoney, pay, payUpTo, shufflePioche, takeFrom } from './money.ts';

/* TB-2.8, TB-2.9, TB-4.11: the money-creation boards. */

/** What the exit of the current debt cycle brings (TB-2.8.4, TB-5.6). */
export const exitRow = ({ table }: PublicFacts): CycleRow => {
  const { debt, schedule } = table.cycle;
  const row = CYCLES[debt];
  if (debt === 'C2' && schedule === 'mini') return MINI_EXIT;
  if (schedule === 'big' && (debt === 'C2' || debt === 'C4' || debt === 'C6')) return { ...row, next: 'C7' };
  return row;
};

/** Does the exit bring a new bundle or a division? */
export const changesValue = (facts: PublicFacts): boolean => {
  if (!isDebt(facts)) return facts.table.cycle.libre >= 2;
  const row = exitRow(facts);
  return row.divide > 1 || CYCLES[row.next].bundle !== row.bundle;
};

/** TB-4.11.4, TB-4.11.5: is the condition of an exit met at CLOSE? */
export const isExitDue = (facts: PublicFacts): boolean => {
  const { table, options } = facts;
  if (isDebt(facts)) {
    const base = options.thresholdBase === 'sinceDevaluation' && table.cycle.divisions > 0 ? table.cycle.base : 0;
    return countedCredits(facts) - base > CYCLES[table.cycle.debt].threshold * table.count;
  }
  return isLibre(facts) && table.cycle.libreBattle >= battlesInCycle(facts);
};

/** TB-2.9: one battle in the first free-money cycle. */
export const battlesInCycle = ({ table, options }: PublicFacts): number => (table.cycle.libre === 1 ? 1 : options.libreBattlesPerCycle);

/** TB-4.12.5: half of the bank's money becomes property. */
const bankBuysProperty = (work: Work): void => {
  const { table, vault, options } = work;
  const price = HOUSE_PRICE * table.bundle;
  const houses = Math.floor(Math.floor(vault.bankProfit / 2) / price);
  if (houses === 0) return;
  const amount = houses * price;
  if (options.bankRealEstate === 'offshore') destroyMoney(work, takeFrom(work, 'bankProfit', amount));
  else {
    pay(work, { from: 'bankProfit', to: 'wagesBuilding', amount: amount / 2 });
    pay(work, { from: 'bankProfit', to: 'state', amount: amount / 2 });
  }
  vault.property += houses;
};

const enterDebtCycle = (work: Work, next: DebtCycle): void => {
  work.table.bundle = CYCLES[next].bundle;
  changeCycle(work, { debt: next, battles: 0, pending: false, exited: work.table.battle });
};

/** TB-4.11.4, in its order. The end of C1 changes no value: no property is bought (TB-2.8.4). */
const exitDebtCycle = (work: Work, reach: 'betweenBattles' | 'pot'): void => {
  const { table } = work;
  const row = exitRow(work);
  const before = { bundle: table.bundle, cycle: table.cycle.debt };
  if (before.cycle !== 'C1') bankBuysProperty(work);
  if (row.divide > 1) divideAll(work, row.divide, reach);
  enterDebtCycle(work, row.next);
  payUpTo(work, { from: 'bankProfit', to: 'bankEquity', amount: row.equity * table.count });
  shufflePioche(work);
  if (row.divide > 1) work.log?.push(tell('log.devaluation', { by: row.divide, bundle: table.bundle }, ['TB-4.11.4', 'TB-4.11.6']));
  else if (table.bundle !== before.bundle) work.log?.push(tell('log.pricesDouble', { bundle: table.bundle }, ['TB-4.11.4']));
  work.log?.push(tell('log.cycle', { cycle: term(`cycle.${row.next}`) }, ['TB-2.8']));
};

/** TB-4.11.5: entering cycle 3 or later halves all money. */
const exitLibreCycle = (work: Work): void => {
  const { cycle } = work.table;
  const next = cycle.libre + 1;
  if (next >= 3) {
    divideAll(work, 2, 'betweenBattles');
    work.log?.push(tell('log.dividendDoubles', {}, ['TB-4.11.5', 'TB-2.9.1']));
  }
  changeCycle(work, { libre: next, libreBattle: 0, battles: 0, pending: false, exited: work.table.battle });
  shufflePioche(work);
  work.log?.push(tell('log.libreCycle', { n: next }, ['TB-2.9']));
};

/** The exit of the current cycle. */
export const exitCycle = (work: Work, reach: 'betweenBattles' | 'pot'): void => {
  work.reveals = true;
  if (isDebt(work)) exitDebtCycle(work, reach);
  else if (isLibre(work)) exitLibreCycle(work);
};

/** TB-6.4.3: a change of value waits for its draw. */
const waitsForDraw = (facts: PublicFacts): boolean => facts.options.surpriseChange !== 'off' && changesValue(facts);

/** TB-4.11.4, TB-4.11.5, TB-6.4.3: the exit at CLOSE, if it is due. */
export const leaveCycle = (work: Work): void => {
  const { table, options } = work;
  const immediate = isDebt(work) && options.cycleCheck === 'immediate' && options.surpriseChange === 'off';
  if (immediate || table.cycle.exited === table.battle || !isExitDue(work)) return undefined;
  if (!waitsForDraw(work)) return exitCycle(work, 'betweenBattles');
  if (options.surpriseFrom === 'start' || table.cycle.pending) return undefined;
  changeCycle(work, { pending: true });
  return void work.log?.push(tell('log.changePending', {}, ['TB-6.4.3']));
};
