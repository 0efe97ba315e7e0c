import { isLibre } from '../facts.ts';
import { tell } from '../../speak.ts';
import { change, changeBank, changeCycle, changeState, type Work } from '../work.ts';
import { divideAll } from '../division.ts';
import { addUnder, takeAll } from '../money.ts';

/* TB-6.6.9: introducing free money. */

/** The first playable cycle of free money for grown-ups. */
const FIRST_CYCLE = 2;

/** (3) Old credits stay without interest, or are cancelled; the never-repaid ones are wiped out. */
const settleOldCredits = (work: Work): void => {
  changeBank(work, { badCredits: 0, granted: 0 });
  if (work.options.legacyCredits !== 'cancel') return;
  for (const [seat, { credits }] of work.table.players.entries()) if (credits > 0) change(work, seat, { credits: 0 });
  changeState(work, { credits: 0 });
};

/** After CLOSE and VOTE, in the order of the clause. What holds in free money then follows from `system`. */
export const introduceFreeMoney = (work: Work): void => {
  const { table } = work;
  if (isLibre(work)) return;
  if (table.bundle > 1) divideAll(work, table.bundle, 'betweenBattles');
  table.bundle = 1;
  addUnder(work, 'bankProfit', takeAll(work, 'bankEquity'));
  settleOldCredits(work);
  table.taxPolicy = 'auto';
  table.system = 'libre';
  changeCycle(work, { libre: FIRST_CYCLE, libreBattle: 0, battles: 0, pending: false });
  table.history = { ...table.history, libreSince: table.battle };
  work.reveals = true;
  work.log?.push(tell('triple-bataille.log.freeMoney', {}, ['TB-6.6.9']));
};
