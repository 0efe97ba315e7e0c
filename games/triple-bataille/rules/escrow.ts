import { worth } from './cards.ts';
import { inSeatOrder, player } from './facts.ts';
import type { Proposal, State, Subsidiary } from '../types.ts';
import { change, type Work } from './work.ts';
import { entryKey } from './jobs.ts';
import { putUnder, splitCards, takeStake } from './money.ts';
import type { Seat } from '#kernel/game.ts';

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

/* Offers between players. Jobs and loans meant for one player are sealed (TB-7). */

export const allProposals = ({ table, sealed }: Pick<State, 'table' | 'sealed'>): readonly Proposal[] =>
  sealed.proposals.length === 0 ? table.proposals : [...table.proposals, ...sealed.proposals];

export const findProposal = (state: Pick<State, 'table' | 'sealed'>, id: string): Proposal | undefined =>
  allProposals(state).find((proposal) => proposal.id === id);

/** Sales are public even when they are meant for one player. */
const isSealed = ({ kind, to }: Proposal): boolean => kind !== 'sale' && to !== null;

export const addProposal = (work: Work, proposal: Proposal): void => {
  if (isSealed(proposal)) work.sealed.proposals = [...work.sealed.proposals, proposal];
  else work.table.proposals = [...work.table.proposals, proposal];
};

const keepOnly = (work: Work, keep: (proposal: Proposal) => boolean): void => {
  if (!work.table.proposals.every(keep)) work.table.proposals = work.table.proposals.filter(keep);
  if (!work.sealed.proposals.every(keep)) work.sealed.proposals = work.sealed.proposals.filter(keep);
};

export const removeProposal = (work: Work, id: string): void => keepOnly(work, (proposal) => proposal.id !== id);

/** TB-4.1.1: when a window closes. */
export const lapseAll = (work: Work): void => keepOnly(work, () => false);

/** TB-4.1.1: when their author pauses or leaves; those made to him find nobody. */
export const lapseOf = (work: Work, seat: Seat): void => keepOnly(work, ({ by, to }) => by !== seat && to !== seat);
