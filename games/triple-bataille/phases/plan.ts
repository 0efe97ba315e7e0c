import { blank, type Draft, offerForm, offerMove } from '#kernel/drafts.ts';
import type { Field, Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import type { Arg } from '#kernel/words.ts';
import { unexpected } from '#kernel/work.ts';
import { LIVING_WAGE } from '../content/data.ts';
import { answers, inSeatOrder, isActive, isAttending, isTenant, otherPlayers, type Phase, player, type PublicFacts, refuseStep } from '../rules/facts.ts';
import { dropRequests, mostCredits, requestCredits, serveQueue } from '../rules/credit.ts';
import { exitCycle, isExitDue } from '../rules/cycles.ts';
import { addProposal, findProposal, lapseAll, reviseEscrows } from '../rules/escrow.ts';
import { checkJobOffer, checkPost, isFreeToWork, jobId, mostWage, openSubsidiaries } from '../rules/jobs.ts';
import { spendLeisure } from '../rules/pay.ts';
import { expenses, isSolvent, spare, wageToCome } from '../rules/bank.ts';
import { refuse, say, tell, term, who } from '../speak.ts';
import type { Face, Move, MoveOf, State } from '../types.ts';
import { change, changeBank, send, waitAt, type Work } from '../rules/work.ts';
import { acceptOffers, applyDealing, checkDealing, dealingOffers, isDealing } from './dealings.ts';
import { creditLabel, leavePostLabel, leisureOffers, takePostLabel } from './labels.ts';
import { choosableFaces, choosers } from '../rules/chosen.ts';

/* TB-4.3: jobs, credits, gifts. */

/** TB-4.5.3: bundles that leave food and rent covered. */
const mostLeisure = (facts: PublicFacts, seat: Seat): number => {
  const { pile } = player(facts, seat);
  return facts.options.leisure ? Math.max(0, Math.floor(Math.min(pile, spare(facts, seat)) / facts.table.bundle)) : 0;
};

/** TB-4.3.6: what an insolvent player must do before he is done; null: he is solvent, or nothing helps. */
const remedyFor = (state: State, seat: Seat): Arg | null => {
  if (isSolvent(state, seat)) return null;
  const lends = mostCredits(state, seat) > 0;
  if (checkPost(state, seat) !== null) return lends ? term('remedy.credit') : null;
  return term(lends ? 'remedy.postOrCredit' : 'remedy.post');
};

const checkDone = (state: State, seat: Seat): Message | null => {
  const remedy = remedyFor(state, seat);
  const has = player(state, seat).pile + wageToCome(state, seat);
  return remedy === null ? null : refuse('no.mustProvide', ['TB-4.3.6'], { due: expenses(state, seat), has, remedy });
};

/** Why one cannot finish yet, where one cannot; otherwise what is to be paid. */
const promptOf = (state: State, seat: Seat): Message => {
  const subject = player(state, seat);
  const needs = subject.done ? null : checkDone(state, seat);
  const args = { due: expenses(state, seat), pile: subject.pile };
  return needs ?? say(isTenant(subject) ? 'ask.plan' : 'ask.planOwner', args, ['TB-4.3']);
};

const checkOwnJobOffer = (state: State, seat: Seat, move: MoveOf<'offerJob'>): Message | null =>
  findProposal(state, jobId(seat, move.subsidiary)) === undefined ? checkJobOffer(state, seat, move) : refuse('no.offerOpen', ['TB-4.3.2']);

const checkCredit = (state: State, seat: Seat, n: number): Message | null => {
  const most = mostCredits(state, seat);
  if (n >= 1 && n <= most) return null;
  if (state.table.system !== 'dette' || state.table.battle < 2) return refuse('no.noCredit', ['TB-4.3.4', 'TB-3.2']);
  return refuse('no.creditLimit', ['TB-4.3.4', 'TB-2.5.1'], { most });
};

const WAGES = { least: LIVING_WAGE, most: 5 };

const checkSeek = (state: State, seat: Seat, minWage: number): Message | null => {
  if (!isFreeToWork(state, seat) || player(state, seat).seeks !== null) return refuse('no.alreadyJob', ['TB-4.3.2']);
  return minWage >= WAGES.least && minWage <= WAGES.most ? null : refuse('no.wage', ['TB-4.3.2'], WAGES);
};

/** After `done`: only taking it back, or accepting what is offered. */
const checkWhenDone = (state: State, seat: Seat, move: Move): Message | null => {
  if (move.type === 'reopen') return null;
  if (move.type === 'acceptJob' || move.type === 'acceptLoan') return checkDealing(state, seat, move);
  return refuse('no.isDone', ['TB-4.1.1']);
};

const checkLeisure = (state: State, seat: Seat, { b }: MoveOf<'leisure'>): Message | null => {
  const most = mostLeisure(state, seat);
  return b >= 1 && b <= most ? null : refuse('no.leisure', ['TB-4.5.3'], { most });
};

const offerJob = (work: Work, seat: Seat, { subsidiary, k, wage, to }: MoveOf<'offerJob'>): void => {
  addProposal(work, { kind: 'job', id: jobId(seat, subsidiary), by: seat, to: to === 'all' ? null : to, subsidiary, k, wage });
  const text = say('log.jobOffered', { who: who(seat), k, wage }, ['TB-4.3.2']);
  work.log?.push({ to: to === 'all' ? 'all' : [seat, to, 'referee'], text });
};

const spend = (work: Work, seat: Seat, { b }: MoveOf<'leisure'>): void => {
  spendLeisure(work, seat, b);
  work.log?.push(tell('log.leisure', { who: who(seat), n: b }, ['TB-4.5.3']));
};

const moves = answers({
  done: { check: checkDone, apply: (work, seat) => change(work, seat, { done: true }) },
  reopen: { check: refuseStep, apply: (work, seat) => change(work, seat, { done: false }) },
  takePublicPost: { check: checkPost, apply: (work, seat) => change(work, seat, { post: true, seeks: null }) },
  leavePublicPost: {
    check: (state, seat) => (player(state, seat).post ? null : refuse('no.noPost', ['TB-4.3.1'])),
    apply: (work, seat) => change(work, seat, { post: false }),
  },
  offerJob: { check: checkOwnJobOffer, apply: offerJob },
  seekJob: { check: (state, seat, { minWage }) => checkSeek(state, seat, minWage), apply: (work, seat, { minWage }) => change(work, seat, { seeks: minWage }) },
  unseekJob: {
    check: (state, seat) => (player(state, seat).seeks === null ? refuse('no.seeksNothing', ['TB-4.3.2']) : null),
    apply: (work, seat) => change(work, seat, { seeks: null }),
  },
  takeCredit: { check: (state, seat, { n }) => checkCredit(state, seat, n), apply: (work, seat, { n }) => requestCredits(work, seat, n) },
  cancelRequest: {
    check: (state, seat) => (player(state, seat).waiting > 0 ? null : refuse('no.nothingWaits', ['TB-4.3.4'])),
    apply: (work, seat) => dropRequests(work, seat),
  },
  leisure: { check: checkLeisure, apply: spend },
});

const check = (state: State, seat: Seat, move: Move): Message | null => {
  if (player(state, seat).done) return checkWhenDone(state, seat, move);
  if (isDealing(move)) return checkDealing(state, seat, move);
  return moves.has(move) ? moves.check(state, seat, move) : refuseStep();
};

const apply = (work: Work, seat: Seat, move: Move): void => {
  if (isDealing(move)) applyDealing(work, seat, move);
  else if (moves.has(move)) moves.apply(work, seat, move);
  else unexpected(move);
  serveQueue(work, true);
};

/* ---------- offers ---------- */

const jobOffers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const open = openSubsidiaries(state, player(state, seat)).filter(({ id }) => findProposal(state, jobId(seat, id)) === undefined);
  if (open.length === 0) return [];
  const to: Field = blank.pick('to', ['all', ...otherPlayers(state, seat)]);
  return open.flatMap(({ id, cards }) =>
    Array.from({ length: cards }, (_, index): Draft<Move> => {
      const k = index + 1;
      const fixed = (name: string, value: number): Field => blank.int(name, value, value);
      const wage: Field = blank.int('wage', LIVING_WAGE, mostWage(k));
      return offerForm('offerJob', () => say('do.offerJob', { subsidiary: id, k }, ['TB-4.3.2']), [fixed('subsidiary', id), fixed('k', k), wage, to]);
    }),
  );
};

/** Credits without which he could not pay for food and rent. */
const creditsNeeded = (facts: PublicFacts, seat: Seat): number => Math.max(0, Math.ceil(-spare(facts, seat) / facts.options.creditSize));

/** It opens with as many as he needs, where he needs any; what it costs in every battle is read before it is taken. */
const creditOffers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const most = mostCredits(state, seat);
  if (most < 1) return [];
  const field = blank.int('n', 1, most, { near: creditsNeeded(state, seat) });
  return [offerForm('takeCredit', () => creditLabel(state), [field], { weighty: true, costs: { n: -state.options.creditSize } })];
};

const workOffers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const subject = player(state, seat);
  const offers: Draft<Move>[] = [];
  if (checkPost(state, seat) === null) offers.push(offerMove({ type: 'takePublicPost' }, () => takePostLabel(state, seat)));
  if (subject.post) offers.push(offerMove({ type: 'leavePublicPost' }, () => leavePostLabel(state)));
  if (subject.seeks !== null) offers.push(offerMove({ type: 'unseekJob' }, () => say('do.unseek', {}, ['TB-4.3.2'])));
  else if (isFreeToWork(state, seat)) {
    const wage: Field = blank.int('minWage', WAGES.least, WAGES.most);
    offers.push(offerForm('seekJob', () => say('do.seek', {}, ['TB-4.3.2']), [wage]));
  }
  return offers;
};

const offers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const subject = player(state, seat);
  if (subject.done) return [offerMove({ type: 'reopen' }, () => say('do.reopen', {}, ['TB-4.1.1'])), ...acceptOffers(state, seat)];
  const found: Draft<Move>[] = [];
  if (checkDone(state, seat) === null) found.push(offerMove({ type: 'done' }, () => say('do.done', {}, ['TB-4.3.6'])));
  found.push(...workOffers(state, seat));
  found.push(...creditOffers(state, seat));
  if (subject.waiting > 0) found.push(offerMove({ type: 'cancelRequest' }, () => say('do.cancelRequest', { n: subject.waiting }, ['TB-4.3.4'])));
  found.push(...jobOffers(state, seat));
  found.push(...leisureOffers(state, mostLeisure(state, seat)));
  return [...found, ...dealingOffers(state, seat)];
};

/** TB-4.3.6: what is done for somebody who does not answer. */
const settle = (work: Work, seat: Seat): void => {
  if (!isSolvent(work, seat)) {
    if (checkPost(work, seat) === null) change(work, seat, { post: true, seeks: null });
    const needed = Math.min(mostCredits(work, seat), creditsNeeded(work, seat));
    if (needed > 0) requestCredits(work, seat, needed);
  }
  change(work, seat, { done: true });
  serveQueue(work, true);
};

/** TB-4.1.1: a player who can only say `done` is done by himself. */
const hasMoves = (work: Work, seat: Seat): boolean => mostCredits(work, seat) > 0 || checkPost(work, seat) === null || mostLeisure(work, seat) > 0;

export const openPlan = (work: Work): void => {
  for (const seat of inSeatOrder(work)) change(work, seat, { done: isAttending(work, seat) && !hasMoves(work, seat) });
  waitAt(work, { kind: 'plan' });
};

/** TB-4.11.7: with `immediate`, the value may change before anybody pays; PLAN is then opened once more. */
const changesNow = (work: Work): boolean => {
  const { options, table } = work;
  if (options.cycleCheck !== 'immediate' || options.surpriseChange !== 'off' || table.system !== 'dette') return false;
  return table.cycle.exited !== table.battle && isExitDue(work);
};

const close = (work: Work): void => {
  serveQueue(work, false);
  lapseAll(work);
  for (const [seat, { seeks }] of work.table.players.entries()) if (seeks !== null) change(work, seat, { seeks: null });
  if (!changesNow(work)) return send(work, 'pay');
  const { bundle, bank } = work.table;
  exitCycle(work, 'pot');
  work.table.cycle = { ...work.table.cycle, battles: 1 };
  changeBank(work, { cap: Math.floor((bank.cap * work.table.bundle) / bundle) });
  reviseEscrows(work);
  return openPlan(work);
};

export const plan: Phase = {
  awaits: (state, seat) => isAttending(state, seat) && !player(state, seat).done,
  concerns: (state, seat) => isActive(state, seat) && isAttending(state, seat),
  prompt: promptOf,
  offers,
  check,
  apply,
  settle,
  close,
};

/* TB-6.4.8: wish lists. */

const checkWishes = (state: State, seat: Seat, cards: readonly Face[]): Message | null => {
  const faces = choosableFaces(state, seat);
  const proper = new Set(cards).size === cards.length && cards.every((face) => faces.includes(face));
  return proper ? null : refuse('no.wishes', ['TB-6.4.8']);
};

export const pick: Phase = {
  awaits: (state, seat) => choosers(state).includes(seat) && !player(state, seat).done,
  concerns: (state, seat) => choosers(state).includes(seat),
  prompt: () => say('ask.pick', {}, ['TB-6.4.8']),
  offers: (state, seat) => {
    const from = choosableFaces(state, seat).map((face) => `face${face}`);
    // A list, even of one: a blank that takes one thing alone would hold no list.
    const most = Math.max(2, from.length);
    return [offerForm('pick', () => say('do.pick', {}, ['TB-6.4.8']), [blank.pick('cards', from, { min: 0, max: most })])];
  },
  check: (state, seat, move) => (move.type === 'pick' ? checkWishes(state, seat, move.cards) : refuseStep()),
  apply: (work, seat, move) => {
    if (move.type !== 'pick') return unexpected(move);
    work.sealed.picks = { ...work.sealed.picks, [seat]: move.cards };
    return change(work, seat, { done: true });
  },
  settle: (work, seat) => change(work, seat, { done: true }),
  close: (work) => send(work, 'payout'),
};
