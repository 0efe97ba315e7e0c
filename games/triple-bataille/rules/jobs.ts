import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { LIVING_WAGE } from '../content/data.ts';
import { budget, isActive, isDebt, player, type PublicFacts } from './facts.ts';
import { refuse, tell, who } from '../speak.ts';
import type { Player, Proposal, Subsidiary } from '../types.ts';
import { change, changeState, count, type Work } from './work.ts';
import { isJobBanned } from './events.ts';
import { addUnder, createMoney, destroyMoney, pay, takeBundles, takeFrom } from './money.ts';
import { changeSubsidiary, subsidiaryOf } from './property.ts';
import { expenses, wageToCome } from './bank.ts';

/* TB-4.3.1 to TB-4.3.3: public posts and private jobs. */

type JobProposal = Extract<Proposal, { readonly kind: 'job' }>;

/** TB-3.2: not in the first battle of debt money. */
const isHiringOpen = (facts: PublicFacts): boolean => !(isDebt(facts) && facts.table.battle === 1);

const postsTaken = ({ table }: PublicFacts): number => {
  let taken = 0;
  for (const { post } of table.players) if (post) taken++;
  return taken;
};

/** Neither post nor job, and no ban (TB-4.3.3). */
export const isFreeToWork = (facts: PublicFacts, seat: Seat): boolean => {
  const subject = player(facts, seat);
  return !subject.post && subject.boss === null && !isJobBanned(facts, seat);
};

/** TB-4.3.1. */
export const checkPost = (facts: PublicFacts, seat: Seat): Message | null => {
  if (!isHiringOpen(facts)) return refuse('no.firstBattle', ['TB-4.3.1', 'TB-3.2']);
  const subject = player(facts, seat);
  if (subject.post) return refuse('no.alreadyPost', ['TB-4.3.1']);
  if (subject.factory > 1) return refuse('no.tooManyWorkshops', ['TB-4.3.1', 'TB-2.5']);
  if (!isFreeToWork(facts, seat)) return refuse('no.alreadyJob', ['TB-4.3.1']);
  return postsTaken(facts) < facts.table.state.posts ? null : refuse('no.noPostLeft', ['TB-4.3.1']);
};

/** Subsidiaries that somebody could be hired for now. */
export const openSubsidiaries = (facts: PublicFacts, subject: Player): readonly Subsidiary[] =>
  isHiringOpen(facts) && subject.factory >= 1 ? subject.subsidiaries.filter(({ contract }) => contract === null) : [];

export const jobId = (boss: Seat, subsidiary: number): string => `job/${boss}/${subsidiary}`;

export const mostWage = (k: number): number => LIVING_WAGE + k;

/** TB-4.3.2. */
export const checkJobOffer = (
  facts: PublicFacts,
  boss: Seat,
  offer: { readonly subsidiary: number; readonly k: number; readonly wage: number; readonly to: Seat | 'all' },
): Message | null => {
  const subject = player(facts, boss);
  if (!isHiringOpen(facts)) return refuse('no.firstBattle', ['TB-4.3.2', 'TB-3.2']);
  if (subject.factory < 1) return refuse('no.needsWorkshop', ['TB-4.3.2']);
  const subsidiary = subsidiaryOf(subject, offer.subsidiary);
  if (subsidiary === undefined || subsidiary.contract !== null) return refuse('no.noSubsidiary', ['TB-4.3.2']);
  if (offer.k < 1 || offer.k > subsidiary.cards) return refuse('no.jobStake', ['TB-2.6', 'TB-4.3.2'], { most: subsidiary.cards });
  if (offer.wage < LIVING_WAGE || offer.wage > mostWage(offer.k))
    return refuse('no.wage', ['TB-2.6', 'TB-4.3.2'], { least: LIVING_WAGE, most: mostWage(offer.k) });
  if (offer.to !== 'all' && (offer.to === boss || !isActive(facts, offer.to))) return refuse('no.noSuchSeat', ['TB-4.3.2']);
  return null;
};

/** TB-4.3.3: is the boss good for it? */
const canEmploy = (facts: PublicFacts, { by, subsidiary, k, wage }: JobProposal): boolean => {
  const boss = player(facts, by);
  const cost = (wage + k) * facts.table.bundle;
  return (
    subsidiaryOf(boss, subsidiary)?.contract === null &&
    boss.factory >= 1 &&
    boss.pile >= cost &&
    boss.pile - cost + wageToCome(facts, by) >= expenses(facts, by)
  );
};

export const checkAcceptJob = (facts: PublicFacts, seat: Seat, proposal: JobProposal): Message | null => {
  if (!isFreeToWork(facts, seat)) return refuse('no.alreadyJob', ['TB-4.3.3']);
  return canEmploy(facts, proposal) ? null : refuse('no.bossCannotPay', ['TB-4.3.3']);
};

/** The key of an employee's entry, and of the stake laid for it. */
export const entryKey = (boss: Seat, subsidiary: number): string => `${boss}/${subsidiary}`;

/** TB-4.3.3: wage and stake change hands at once. */
export const employ = (work: Work, seat: Seat, { by, subsidiary, k, wage }: JobProposal): void => {
  const { bundle } = work.table;
  pay(work, { from: by, to: seat, amount: wage * bundle });
  work.heaps.escrows[entryKey(by, subsidiary)] = takeBundles(work, by, k);
  changeSubsidiary(work, by, subsidiary, { contract: { employee: seat, k, wage } });
  change(work, seat, { boss: by, seeks: null });
  work.log?.push(tell('log.employed', { who: who(seat), boss: who(by), k, wage }, ['TB-4.3.3']));
};

/* TB-4.4.2, TB-4.10.9, TB-4.13.4: how the state gets along. */

/** Debt money: the state is never refused (TB-4.12.3). */
export const stateBorrowsFor = (work: Work, due: number): void => {
  const missing = due - work.table.funds.state;
  if (missing <= 0) return;
  const credits = Math.ceil(missing / work.options.creditSize);
  addUnder(work, 'state', createMoney(work, credits * work.options.creditSize));
  changeState(work, { credits: work.table.state.credits + credits });
  count(work, 'stateCredits', credits);
  work.log?.push(tell('log.stateBorrows', { n: credits }, ['TB-4.4.2']));
};

/** TB-4.10.9: what it does not need for its next budget. */
export const stateRepays = (work: Work): void => {
  const { creditSize } = work.options;
  if (!isDebt(work) || !work.table.state.repays) return;
  const spare = Math.floor((work.table.funds.state - budget(work)) / creditSize);
  const credits = Math.min(work.table.state.credits, Math.max(0, spare));
  if (credits === 0) return;
  destroyMoney(work, takeFrom(work, 'state', credits * creditSize));
  changeState(work, { credits: work.table.state.credits - credits });
  count(work, 'repaid', credits);
  work.log?.push(tell('log.stateRepays', { n: credits }, ['TB-4.10.9']));
};
