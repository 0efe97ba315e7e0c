import { isDebt } from './facts.ts';
import { tell } from '../speak.ts';
import { changeBank, changeState, type Work } from './work.ts';
import { addUnder, createMoney, payUpTo } from './money.ts';

/* TB-4.12: what the bank does by itself at CLOSE. */

/** TB-4.11.1: before the first credit. */
export const foundEquity = (work: Work): void => {
  if (isDebt(work) && work.table.battle === 1) payUpTo(work, { from: 'bankProfit', to: 'bankEquity', amount: work.table.count });
};

/** TB-4.12.7. */
export const reinvest = (work: Work): void => {
  const { bankReinvestPct } = work.options;
  if (!isDebt(work) || bankReinvestPct === 0) return;
  payUpTo(work, { from: 'bankProfit', to: 'nextPot', amount: Math.floor((work.table.counters.interest * bankReinvestPct) / 100) });
};

/** TB-4.12.6, TB-6.6.5: the state takes over so many credits, and the bank gets their money. */
export const bailOut = (work: Work, credits: number): void => {
  addUnder(work, 'bankProfit', createMoney(work, credits * work.options.creditSize));
  changeState(work, { credits: work.table.state.credits + credits });
  changeBank(work, { badCredits: 0, bailouts: work.table.bank.bailouts + 1 });
  work.log?.push(tell('triple-bataille.log.bailout', { n: credits }, ['TB-4.12.6']));
};

/** TB-4.12.6. */
export const checkBailout = (work: Work): void => {
  const { bank } = work.table;
  if (isDebt(work) && bank.badCredits > work.vault.bankEquity && bank.bailouts < work.options.bailouts) bailOut(work, bank.badCredits);
};
