import type { Seat } from '#kernel/game.ts';
import { HALF_REGIME, HOUSE_PRICE, LIVING_WAGE, MICRO_WITH_POST, RENT } from '../content/data.ts';
import { player } from '../rules/facts.ts';
import { spare } from '../rules/bank.ts';
import type { Indicators, Move, Proposal, View } from '../types.ts';
import { usualMultiplier, wantsPost } from './forecast.ts';
import { allows, type Eyes, firstAllowed, isOffered, offersOf, rangeOf, type Taste } from './sight.ts';

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

/* TB-12.7: the bank as a person plays it: as dear as the economy can bear. */

const SUFFERING = 0.1;

const suffers = ({ counters, players }: Indicators): boolean => (counters.destitute + counters.bankruptcies) / Math.max(1, players) >= SUFFERING;

/** Two battles running fewer entries per player, or a smaller pot in bundles. */
const shrinks = (history: readonly Indicators[]): boolean => {
  const [before, middle, last] = history.slice(-3);
  if (before === undefined || middle === undefined || last === undefined) return false;
  const falls = (figure: (battle: Indicators) => number): boolean => figure(before) > figure(middle) && figure(middle) > figure(last);
  return falls(({ counters, players }) => counters.entries / Math.max(1, players)) || falls(({ counters, bundle }) => counters.pot / bundle);
};

const halfRate = (view: View, min: number, max: number): number => {
  const { bank } = view.table;
  const last = view.indicators.at(-1);
  const hat = last?.bank?.hat ?? 0;
  const step = shrinks(view.indicators) ? -1 : last !== undefined && !suffers(last) && hat > 0 ? 1 : 0;
  return Math.min(max, Math.max(min, bank.halfRate + step));
};

/** Few borrow: the criteria are relaxed (the cell allows one more than its own). */
const criteria = (view: View, max: number): number => {
  const last = view.indicators.at(-1);
  return last !== undefined && last.counters.newCredits < last.players / 4 ? max : Math.max(0, max - 1);
};

export const bankerMove = (sight: Eyes, seat: Seat): Move => {
  const { view } = sight;
  const rate = rangeOf(sight, 'setBank', 'halfRate');
  if (offersOf(sight, 'setBank').length === 0 || rate === null || view.sealed.settings[seat] !== undefined) return { type: 'done' };
  return {
    type: 'setBank',
    halfRate: halfRate(view, rate.min, rate.max),
    criteria: criteria(view, rangeOf(sight, 'setBank', 'criteria')?.max ?? 0),
    cap: rangeOf(sight, 'setBank', 'cap')?.max ?? 0,
    equity: 0,
    autoEquity: 'on',
  };
};
