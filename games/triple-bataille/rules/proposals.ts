import type { Seat } from '#kernel/game.ts';
import type { Proposal, State } from '../types.ts';
import type { Work } from './work.ts';

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
