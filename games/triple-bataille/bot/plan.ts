import type { Seat } from '#kernel/game.ts';
import { HALF_REGIME, HOUSE_PRICE, LIVING_WAGE, MICRO_WITH_POST, RENT } from '../content/data.ts';
import { player } from '../rules/facts.ts';
import { spare } from '../rules/solvency.ts';
import type { Move, Proposal, View } from '../types.ts';
import { usualMultiplier, wantsPost } from './forecast.ts';
import { allows, type Eyes, firstAllowed, isOffered, rangeOf } from './sight.ts';
import type { Taste } from './taste.ts';

/* PLAN: a job, a credit, people for one's subsidiaries (TB-4.3). */

/** TB-12.2: what a battle with a public post and an own stake brings, in bundles. */
const postIncome = (sight: Eyes, seat: Seat): number =>
  sight.view.table.state.wage + (player(sight.view, seat).factory > 0 ? HALF_REGIME : MICRO_WITH_POST) - 1;

const jobIncome = ({ k, wage }: Extract<Proposal, { kind: 'job' }>): number => wage + k;

/** The best paid job on offer, when it beats the public post and one's own enterprise. */
const betterJob = (sight: Eyes, seat: Seat): Move | null => {
  const { table, sealed } = sight.view;
  const jobs = [...table.proposals, ...sealed.proposals].filter((proposal) => proposal.kind === 'job');
  const best = jobs
    .filter((job) => job.by !== seat && allows(sight, { type: 'acceptJob', offer: job.id }))
    .reduce<Extract<Proposal, { kind: 'job' }> | null>((chosen, job) => (chosen === null || jobIncome(job) > jobIncome(chosen) ? job : chosen), null);
  if (best === null) return null;
  const { factory } = player(sight.view, seat);
  const own = factory > 0 ? factory * (usualMultiplier(sight.view, seat, false) - 1) : postIncome(sight, seat);
  return jobIncome(best) > own ? { type: 'acceptJob', offer: best.id } : null;
};

/** TB-12.6: offers the living wage and one bundle more wherever the usual place pays for it. */
const jobOffers = (sight: Eyes, seat: Seat): readonly Move[] => {
  const { table } = sight.view;
  const subject = player(sight.view, seat);
  return subject.subsidiaries
    .filter(({ id, contract }) => contract === null && !table.proposals.some((proposal) => proposal.id === `job/${seat}/${id}`))
    .map(({ id, cards }) => ({ id, k: cards, wage: LIVING_WAGE + 1 }))
    .filter(({ k, wage }) => k * (usualMultiplier(sight.view, seat, false) - 2) > wage && spare(sight.view, seat) >= (wage + k) * table.bundle)
    .map(({ id, k, wage }) => ({ type: 'offerJob', subsidiary: id, k, wage, to: 'all' }));
};

/** Somebody who cannot pay for food and rent takes a post, else what he needs in credits (TB-4.3.6). */
const remedy = (sight: Eyes, seat: Seat): Move | null => {
  const missing = -spare(sight.view, seat);
  if (missing <= 0) return null;
  const range = rangeOf(sight, 'takeCredit', 'n');
  const needed = Math.ceil(missing / sight.view.options.creditSize);
  return firstAllowed(sight, [{ type: 'takePublicPost' }, { type: 'takeCredit', n: Math.min(needed, range?.max ?? 0) }]);
};

/** TB-12.2, TB-12.3: a credit pays while it costs less in a battle than the houses bring that it buys. */
const creditPays = ({ table, options }: View): boolean => table.bank.halfRate / 2 < (options.creditSize / HOUSE_PRICE) * RENT;

/** Credits taken for what they buy, once a battle. */
const ambition = (sight: Eyes, seat: Seat, { credits, trusting }: Taste): Move | null => {
  const { view } = sight;
  if (!creditPays(view) || (view.options.mode === 'historique' && !trusting)) return null;
  const n = Math.min(credits, rangeOf(sight, 'takeCredit', 'n')?.max ?? 0);
  return n > 0 && player(view, seat).granted === 0 ? firstAllowed(sight, [{ type: 'takeCredit', n }]) : null;
};

export const planMove = (sight: Eyes, seat: Seat, taste: Taste): Move => {
  const urgent = ambition(sight, seat, taste) ?? betterJob(sight, seat) ?? remedy(sight, seat);
  if (urgent !== null) return urgent;
  if (wantsPost(player(sight.view, seat)) && isOffered(sight, 'takePublicPost')) return { type: 'takePublicPost' };
  return firstAllowed(sight, jobOffers(sight, seat)) ?? { type: 'done' };
};
