import { worth } from './cards.ts';
import { inSeatOrder, player } from './facts.ts';
import type { Subsidiary } from '../types.ts';
import { change, type Work } from './work.ts';
import { entryKey } from './jobs.ts';
import { putUnder, splitCards, takeStake } from './money.ts';

/** TB-4.11.7: after a change of value each stake laid for an employee is brought to k bundles, as many as the boss can lay. */
const revise = (work: Work, boss: number, own: Subsidiary): Subsidiary => {
  if (own.contract === null) return own;
  const { bundle } = work.table;
  const key = entryKey(boss, own.id);
  const laid = work.heaps.escrows[key] ?? [];
  const k = Math.min(own.contract.k, Math.floor((worth(laid) + player(work, boss).pile) / bundle));
  const needed = k * bundle;
  if (worth(laid) > needed) {
    const { taken, rest } = splitCards(work, laid, needed);
    work.heaps.escrows[key] = taken;
    putUnder(work, boss, rest);
  } else work.heaps.escrows[key] = [...laid, ...takeStake(work, boss, needed - worth(laid))];
  return { ...own, contract: { ...own.contract, k } };
};

export const reviseEscrows = (work: Work): void => {
  for (const boss of inSeatOrder(work)) {
    const { subsidiaries } = player(work, boss);
    if (subsidiaries.every(({ contract }) => contract === null)) continue;
    const revised = subsidiaries.map((own) => revise(work, boss, own));
    change(work, boss, { subsidiaries: revised });
  }
};
