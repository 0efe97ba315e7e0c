import { at } from '#kernel/collections.ts';
import { CELLS, CRISIS_2001, CRISIS_2008, type Cell, LAST_FREE_ADVANCES } from '../../content/history.ts';
import { followsHistory, type PublicFacts } from '../facts.ts';
import { tell } from '../../speak.ts';
import { changeBank, type Work } from '../work.ts';
import { bailOut } from '../bank.ts';
import { destroyMoney, takeFrom } from '../money.ts';

/* TB-2.14: the historical board. */

/** The cell of a battle: the last one is repeated (TB-4.2.6). */
const cellNumber = (battle: number): number => Math.max(1, Math.min(battle, CELLS.length));

export const cellOf = (battle: number): Cell => at(CELLS, cellNumber(battle) - 1);

/** New credits of players in a battle: N·L, or half of it in the crisis of 2008. */
export const capOf = ({ halfCap }: Cell, { table }: PublicFacts): number => {
  const full = table.count * table.bundle;
  return halfCap ? Math.floor(full / 2) : full;
};

/** TB-6.6.5: half of what industry kept is lost. */
const crisis2001 = (work: Work): void => {
  const lost = Math.floor(work.table.funds.profitIndustry / 2);
  destroyMoney(work, takeFrom(work, 'profitIndustry', lost));
  work.log?.push(tell('triple-bataille.log.crisis2001', { cards: lost }, ['TB-6.6.5']));
};

/** TB-6.6.5: the state bails the bank out, whatever `bailouts` says. */
const crisis2008 = (work: Work): void => {
  const credits = Math.max(work.table.bank.badCredits, Math.ceil(work.table.count / 4));
  bailOut(work, credits);
  work.log?.push(tell('triple-bataille.log.crisis2008', { credits, cards: credits * work.options.creditSize }, ['TB-6.6.5']));
};

/** TB-4.2.6: the date moves on; until free money comes, u, rate and cap are those of the cell, and crises break out. */
export const enterCell = (work: Work): void => {
  const { battle, history } = work.table;
  const number = cellNumber(battle);
  const cell = cellOf(battle);
  work.table.history = { ...history, cell: number };
  work.log?.push(
    tell('triple-bataille.log.cell', { years: { text: { fr: cell.years, en: cell.years } }, phase: { text: cell.phase } }, ['TB-4.2.6', 'TB-2.14']),
  );
  if (!followsHistory(work)) return;
  changeBank(work, { halfRate: cell.usual, criteria: cell.criteria, cap: capOf(cell, work) });
  if (number === CRISIS_2001) crisis2001(work);
  if (number === CRISIS_2008) crisis2008(work);
};

/** TB-2.14: multipliers are lowered by this; 0 once free money has come. */
export const gainShift = (facts: PublicFacts): number => (followsHistory(facts) ? cellOf(facts.table.battle).shift : 0);

/** TB-6.6.4: state credits on which no interest is due. */
export const freeAdvances = (facts: PublicFacts): number => (followsHistory(facts) && facts.table.history.cell <= LAST_FREE_ADVANCES ? facts.table.count : 0);
