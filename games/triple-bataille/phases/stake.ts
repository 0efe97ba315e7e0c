import { type Draft, offerMove } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { unexpected } from '#kernel/work.ts';
import { answers, inSeatOrder, isAttending, type Phase, player, type PublicFacts, refuseStep } from '../rules/facts.ts';
import { spendLeisure } from '../rules/pay.ts';
import { hasTwoRounds, isSealedRound, mostStake, noteChoked } from '../rules/stake.ts';
import { refuse, say, tell, who } from '../speak.ts';
import type { Move, MoveOf, State } from '../types.ts';
import { change, send, waitAt, type Work } from '../rules/work.ts';
import { leisureOffers } from './labels.ts';

/* TB-4.5: how much is staked. */

const mostLeisure = (facts: PublicFacts, seat: Seat): number => (facts.options.leisure ? Math.floor(player(facts, seat).pile / facts.table.bundle) : 0);

/** TB-4.5.4: changes of an announced stake that he still has. */
const changesLeft = (facts: PublicFacts, seat: Seat): number => {
  const { stake, stakeChanges } = player(facts, seat);
  if (stake === null || isSealedRound(facts)) return Number.POSITIVE_INFINITY;
  return (hasTwoRounds(facts) ? 1 : facts.options.maxStakeChanges) - stakeChanges;
};

const mayAnnounce = (facts: PublicFacts, seat: Seat): boolean => mostStake(facts, seat) > 0 && changesLeft(facts, seat) > 0;

const checkStake = (state: State, seat: Seat, b: number): Message | null => {
  const most = mostStake(state, seat);
  if (b < 0 || b > most || most === 0) return refuse('no.stake', ['TB-4.5.1', 'TB-4.5.2'], { most });
  if (changesLeft(state, seat) <= 0) return refuse('no.stakeChanges', ['TB-4.5.4']);
  return !isSealedRound(state) && player(state, seat).stake === b ? refuse('no.sameStake', ['TB-4.5.4']) : null;
};

/** TB-4.5.4: with few players, everybody may think again when somebody changes his stake. */
const clearReady = (work: Work, seat: Seat): void => {
  for (const other of inSeatOrder(work)) {
    if (other !== seat && player(work, other).done && isAttending(work, other) && mayAnnounce(work, other)) change(work, other, { done: false });
  }
};

const announce = (work: Work, seat: Seat, b: number): void => {
  if (isSealedRound(work)) {
    work.sealed.stakes = { ...work.sealed.stakes, [seat]: b };
    return change(work, seat, { done: true });
  }
  const { stake, stakeChanges } = player(work, seat);
  change(work, seat, { stake: b, stakeChanges: stake === null ? stakeChanges : stakeChanges + 1 });
  if (stake !== null && !hasTwoRounds(work)) clearReady(work, seat);
  return undefined;
};

/** TB-4.5.3: an announced stake that he can no longer lay is lowered. */
const spend = (work: Work, seat: Seat, bundles: number): void => {
  spendLeisure(work, seat, bundles);
  work.log?.push(tell('log.leisure', { who: who(seat), n: bundles }, ['TB-4.5.3']));
  const { stake } = player(work, seat);
  const most = mostStake(work, seat);
  if (stake !== null && stake > most) change(work, seat, { stake: most });
};

const isDone = (): Message => refuse('no.isDone', ['TB-4.1.1']);

const checkLeisure = (state: State, seat: Seat, { b }: MoveOf<'leisure'>): Message | null => {
  const most = mostLeisure(state, seat);
  if (player(state, seat).done) return isDone();
  return b >= 1 && b <= most ? null : refuse('no.leisure', ['TB-4.5.3'], { most });
};

const moves = answers({
  setStake: {
    // A sealed answer is final enough to be waited for no more, and may still be revised.
    check: (state, seat, { b }) => (player(state, seat).done && !isSealedRound(state) ? isDone() : checkStake(state, seat, b)),
    apply: (work, seat, { b }) => announce(work, seat, b),
  },
  done: { check: (state, seat) => (player(state, seat).done ? isDone() : null), apply: (work, seat) => change(work, seat, { done: true }) },
  reopen: { check: (state, seat) => (player(state, seat).done ? null : refuseStep()), apply: (work, seat) => change(work, seat, { done: false }) },
  leisure: { check: checkLeisure, apply: (work, seat, { b }) => spend(work, seat, b) },
});

const check = (state: State, seat: Seat, move: Move): Message | null => (moves.has(move) ? moves.check(state, seat, move) : refuseStep());
const apply = (work: Work, seat: Seat, move: Move): void => (moves.has(move) ? moves.apply(work, seat, move) : unexpected(move));

const stakeLabel = (b: number, bundle: number): Message =>
  b === 0 ? say('do.noStake', {}, ['TB-4.5.2']) : say('do.stake', { b, n: b * bundle }, ['TB-4.5.2']);

/** The largest first: it is what most people want. */
const stakeOffers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const { stake, done } = player(state, seat);
  const sealed = isSealedRound(state);
  if (!mayAnnounce(state, seat) || (done && !sealed)) return [];
  return Array.from({ length: mostStake(state, seat) + 1 }, (_, b) => b)
    .toReversed()
    .flatMap((b): readonly Draft<Move>[] => (!sealed && stake === b ? [] : [offerMove({ type: 'setStake', b }, () => stakeLabel(b, state.table.bundle))]));
};

const offers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const { done, stake } = player(state, seat);
  const stakes = stakeOffers(state, seat);
  if (done) return [...stakes, offerMove({ type: 'reopen' }, () => say('do.reopen', {}, ['TB-4.1.1']))];
  const forfeits = stake === null && state.sealed.stakes[seat] === undefined && mostStake(state, seat) > 0;
  const label = () => say(forfeits ? 'do.readyNothing' : 'do.ready', {}, ['TB-4.5.4']);
  const ready: Draft<Move> = offerMove({ type: 'done' }, label);
  // Who has announced is most likely content with it.
  const likeliest = stake === null ? [...stakes, ready] : [ready, ...stakes];
  return [...likeliest, ...leisureOffers(state, mostLeisure(state, seat))];
};

/** Who can neither stake nor spend is ready by himself (TB-4.1.1). */
const openRound = (work: Work, round: 1 | 2): void => {
  waitAt(work, { kind: 'stake', round });
  for (const seat of inSeatOrder(work)) {
    const idle = round === 1 ? mostStake(work, seat) === 0 && mostLeisure(work, seat) === 0 : !mayAnnounce(work, seat);
    change(work, seat, { done: isAttending(work, seat) && idle });
  }
};

export const openStake = (work: Work): void => {
  noteChoked(work);
  openRound(work, 1);
};

/** TB-4.5.4: the announcements are shown together, then everybody may change once. */
export const revise = (work: Work): void => {
  for (const seat of inSeatOrder(work)) change(work, seat, { stake: Math.min(work.sealed.stakes[seat] ?? 0, mostStake(work, seat)) });
  work.sealed.stakes = {};
  work.reveals = true;
  openRound(work, 2);
};

const close = (work: Work): void => {
  const { point } = work.table;
  const first = point.kind === 'stake' && point.round === 1;
  return send(work, first && hasTwoRounds(work) ? 'revise' : 'reveal');
};

export const stake: Phase = {
  awaits: (state, seat) => isAttending(state, seat) && !player(state, seat).done,
  concerns: (state, seat) => isAttending(state, seat),
  prompt: (state, seat) => {
    const most = mostStake(state, seat);
    const { stake: announced } = player(state, seat);
    if (most === 0) return say('ask.noStake', {}, ['TB-4.5.1']);
    if (announced !== null) return say('ask.staked', { n: announced }, ['TB-4.5.2', 'TB-4.5.4']);
    return say(state.options.secretStakes ? 'ask.secretStake' : 'ask.stake', { most }, ['TB-4.5.2', 'TB-4.5.4']);
  },
  offers,
  check,
  apply,
  settle: (work, seat) => change(work, seat, { done: true }),
  close,
};
