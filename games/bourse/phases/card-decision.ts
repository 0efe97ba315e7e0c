import { unreachable } from '#kernel/collections.ts';
import { blank, type Draft, offerForm, offerMove } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import type { Progress } from '#kernel/skeleton.ts';
import { unexpected } from '#kernel/work.ts';
import { answeredAmong, openAnswers, seal } from '../rules/contracts.ts';
import { BANKS, STEP } from '../data.ts';
import { cashOf, free, isActive, isCashHidden, player } from '../rules/facts.ts';
import { returnLoans } from '../rules/payments.ts';
import { type Phase, refuseStep } from '../rules/phase.ts';
import { money, named, refuse, say, tell, who } from '../speak.ts';
import { type BankId, type CardOffer, type Move, SECURITIES, type SecurityId, type State, type TaskOf } from '../types.ts';
import { closeTask, handOut, pay, replaceTask, waitAt, type Work } from '../rules/work.ts';

/* The "may" of an event card (BO-4.7). */

const CLAUSES = { offerBuy: 'BO-4.7.1', offerSell: 'BO-4.7.2', offerRepay: 'BO-4.7.3', tender: 'BO-4.7.4' } as const;

type Repay = Extract<CardOffer, { readonly op: 'offerRepay' }>;
type Tender = Extract<CardOffer, { readonly op: 'tender' }>;

/** BO-4.7.1: a title quoted 0 costs 1,000 F all the same. */
const cardPrice = (state: State, security: SecurityId): number => Math.max(state.table.quotes[security], STEP);

const mostToCardBuy = (state: State, seat: Seat, security: SecurityId, max: number): number =>
  Math.min(max, state.table.desk[security], Math.floor(cashOf(state, seat) / cardPrice(state, security)));

/** BO-4.7.2: nothing is sold at 0. */
const mostToCardSell = (state: State, seat: Seat, security: SecurityId): number => (state.table.quotes[security] > 0 ? free(state, seat, security) : 0);

const tenderPrice = (state: State, { security, premium }: Tender): number => state.table.quotes[security] + premium;

/** Every set of loans that the seat could settle, in the order of the banks. */
const repayChoices = (state: State, seat: Seat, { amount }: Repay): readonly (readonly BankId[])[] => {
  const { loans } = player(state, seat);
  const all = BANKS.filter((bank) => loans.includes(bank));
  const sets = all.length > 1 ? [all, ...all.map((bank) => [bank])] : all.map((bank) => [bank]);
  return sets.filter((banks) => amount * banks.length <= cashOf(state, seat));
};

/** The card's offer with its figures; only `pass` where a seat whose cash is hidden cannot pay. */
const promptFor = (state: State, operation: CardOffer, seat: Seat): Message => {
  const clauses = [CLAUSES[operation.op]];
  if (activeOffers(state, operation, seat).length === 0) return say('bourse.ask.cardTooDear', {}, clauses);
  switch (operation.op) {
    case 'offerBuy':
      return say('bourse.ask.offerBuy', { n: operation.max }, clauses);
    case 'offerSell':
      return say('bourse.ask.offerSell', {}, clauses);
    case 'offerRepay':
      return say('bourse.ask.offerRepay', { amount: money(operation.amount) }, clauses);
    case 'tender':
      return say('bourse.ask.tender', { security: named(state.data, operation.security), price: money(tenderPrice(state, operation)) }, clauses);
    default:
      return unreachable(operation);
  }
};

/** Has the seat anything but `pass`, as far as the table may know (BO-4.0.2)? */
export const hasChoice = (state: State, operation: CardOffer, seat: Seat): boolean => {
  const hidden = isCashHidden(state);
  switch (operation.op) {
    case 'offerBuy':
      return SECURITIES.some((security) => (hidden ? state.table.desk[security] : mostToCardBuy(state, seat, security, operation.max)) > 0);
    case 'offerSell':
      return SECURITIES.some((security) => mostToCardSell(state, seat, security) > 0);
    case 'offerRepay':
      return hidden ? player(state, seat).loans.length > 0 : repayChoices(state, seat, operation).length > 0;
    case 'tender':
      return free(state, seat, operation.security) > 0;
    default:
      return unreachable(operation);
  }
};

/** BO-6.6: EV21 and EV31 are answered together, the drawer's own offers by himself. */
const isTogether = (state: State, { op }: CardOffer): boolean => state.options.answers === 'together' && (op === 'offerRepay' || op === 'tender');

const advanceTogether = (work: Work, task: TaskOf<'cardDecision'>): Progress => {
  const { card, operation } = task;
  const asked = task.seats.filter((seat) => isActive(work, seat) && hasChoice(work, operation, seat));
  const answered = answeredAmong(work, asked);
  if (answered.length < asked.length) return waitAt(work, { kind: 'cardDecision', card, operation, asked, answered });
  closeTask(work);
  const answers = openAnswers(work);
  for (const seat of asked) carryOut(work, operation, seat, answers[seat] ?? PASS);
  return 'goesOn';
};

const advanceInOrder = (work: Work, task: TaskOf<'cardDecision'>): Progress => {
  const { card, operation } = task;
  const index = task.seats.findIndex((seat) => isActive(work, seat) && hasChoice(work, operation, seat));
  const seat = task.seats[index];
  if (seat === undefined) {
    closeTask(work);
    return 'goesOn';
  }
  replaceTask(work, { ...task, seats: task.seats.slice(index) });
  return waitAt(work, { kind: 'cardDecision', card, operation, asked: [seat], answered: [] });
};

const PASS: Move = { type: 'pass' };

const carryOut = (work: Work, operation: CardOffer, seat: Seat, move: Move): void => {
  const { data } = work;
  if (move.type === 'pass') {
    work.log?.push(tell('bourse.log.declined', { who: who(seat) }, [CLAUSES[operation.op]]));
    return;
  }
  if (move.type === 'cardBuy') {
    const amount = move.n * cardPrice(work, move.security);
    pay(work, { from: seat, to: 'desk', amount });
    handOut(work, seat, move.security, move.n);
    work.log?.push(tell('bourse.log.cardBought', { who: who(seat), n: move.n, security: named(data, move.security), amount: money(amount) }, ['BO-4.7.1']));
    return;
  }
  if (move.type === 'cardSell') {
    const amount = move.n * work.table.quotes[move.security];
    pay(work, { from: 'desk', to: seat, amount });
    handOut(work, seat, move.security, -move.n);
    work.log?.push(tell('bourse.log.cardSold', { who: who(seat), n: move.n, security: named(data, move.security), amount: money(amount) }, ['BO-4.7.2']));
    return;
  }
  if (move.type === 'cardRepay') {
    if (operation.op !== 'offerRepay') return unexpected(move);
    const amount = operation.amount * move.banks.length;
    pay(work, { from: seat, to: 'desk', amount });
    returnLoans(work, seat, move.banks);
    work.log?.push(tell('bourse.log.cardRepaid', { who: who(seat), loans: move.banks.length, amount: money(amount) }, ['BO-4.7.3']));
    return;
  }
  if (move.type === 'tender') {
    if (operation.op !== 'tender') return unexpected(move);
    const amount = move.n * tenderPrice(work, operation);
    pay(work, { from: 'desk', to: seat, amount });
    handOut(work, seat, operation.security, -move.n);
    work.log?.push(tell('bourse.log.tendered', { who: who(seat), n: move.n, security: named(data, operation.security), amount: money(amount) }, ['BO-4.7.4']));
    return;
  }
  return unexpected(move);
};

const formFor = (security: SecurityId, most: number) => [blank.pick('security', [security]), blank.int('n', 1, most)];

const activeOffers = (state: State, operation: CardOffer, seat: Seat): readonly Draft<Move>[] => {
  switch (operation.op) {
    case 'offerBuy':
      return SECURITIES.flatMap((security): readonly Draft<Move>[] => {
        const most = mostToCardBuy(state, seat, security, operation.max);
        const price = cardPrice(state, security);
        const label = () => say('bourse.do.buy', { security: named(state.data, security), price: money(price) }, ['BO-4.7.1']);
        return most === 0 ? [] : [offerForm('cardBuy', label, formFor(security, most), { costs: { n: price } })];
      });
    case 'offerSell':
      return SECURITIES.flatMap((security): readonly Draft<Move>[] => {
        const most = mostToCardSell(state, seat, security);
        const price = state.table.quotes[security];
        const label = () => say('bourse.do.sell', { security: named(state.data, security), price: money(price) }, ['BO-4.7.2']);
        return most === 0 ? [] : [offerForm('cardSell', label, formFor(security, most), { costs: { n: -price } })];
      });
    case 'offerRepay':
      return repayChoices(state, seat, operation).map((banks): Draft<Move> => {
        const args = { banks: { list: banks.map((bank) => ({ term: bank })) }, amount: money(operation.amount * banks.length) };
        return offerMove({ type: 'cardRepay', banks }, () => say('bourse.do.cardRepay', args, ['BO-4.7.3']));
      });
    case 'tender': {
      const price = tenderPrice(state, operation);
      const label = () => say('bourse.do.tender', { security: named(state.data, operation.security), price: money(price) }, ['BO-4.7.4']);
      const most = free(state, seat, operation.security);
      // More than the quotation for each: who sells, sells all.
      return most === 0 ? [] : [offerForm('tender', label, [blank.int('n', 1, most, { start: most })], { costs: { n: -price } })];
    }
    default:
      return unreachable(operation);
  }
};

const checkTitles = (state: State, seat: Seat, operation: CardOffer, move: Extract<Move, { readonly type: 'cardBuy' | 'cardSell' }>): Message | null => {
  const security = named(state.data, move.security);
  if (move.n < 1) return refuse('bourse.no.atLeastOne', ['BO-4.7.1', 'BO-4.7.2']);
  if (move.type === 'cardBuy') {
    if (operation.op !== 'offerBuy') return refuseStep();
    if (move.n > operation.max) return refuse('bourse.no.cardMax', ['BO-4.7.1'], { n: operation.max });
    if (move.n > state.table.desk[move.security]) return refuse('bourse.no.deskShort', ['BO-4.7.1'], { n: state.table.desk[move.security], security });
    if (move.n <= mostToCardBuy(state, seat, move.security, operation.max)) return null;
    return refuse('bourse.no.cannotPay', ['BO-4.7.1'], { amount: money(move.n * cardPrice(state, move.security)), cash: money(cashOf(state, seat)) });
  }
  if (operation.op !== 'offerSell') return refuseStep();
  if (state.table.quotes[move.security] === 0) return refuse('bourse.no.sellAtZero', ['BO-4.7.2']);
  const most = free(state, seat, move.security);
  return move.n <= most ? null : refuse('bourse.no.notFree', ['BO-4.7.2', 'BO-4.9.4'], { n: most, security });
};

const checkRepay = (state: State, seat: Seat, operation: CardOffer, banks: readonly string[]): Message | null => {
  if (operation.op !== 'offerRepay') return refuseStep();
  const { loans } = player(state, seat);
  const wrong = banks.length === 0 || new Set(banks).size < banks.length || banks.some((bank) => !loans.some((loan) => loan === bank));
  if (wrong) return refuse('bourse.no.noSuchLoan', ['BO-4.7.3']);
  const amount = operation.amount * banks.length;
  return amount <= cashOf(state, seat) ? null : refuse('bourse.no.cannotPay', ['BO-4.7.3'], { amount: money(amount), cash: money(cashOf(state, seat)) });
};

const checkTender = (state: State, seat: Seat, operation: CardOffer, n: number): Message | null => {
  if (operation.op !== 'tender') return refuseStep();
  const most = free(state, seat, operation.security);
  return n >= 1 && n <= most ? null : refuse('bourse.no.notFree', ['BO-4.7.4', 'BO-4.9.4'], { n: most, security: named(state.data, operation.security) });
};

export const cardDecision: Phase<TaskOf<'cardDecision'>> = {
  advance: (work, task) => (isTogether(work, task.operation) ? advanceTogether(work, task) : advanceInOrder(work, task)),
  prompt: (state, { operation }, seat) => promptFor(state, operation, seat),
  offers: (state, { operation }, seat) => [
    ...activeOffers(state, operation, seat),
    offerMove(PASS, () => say('bourse.do.decline', {}, [CLAUSES[operation.op]])),
  ],
  check: (state, { operation }, seat, move) => {
    if (move.type === 'pass') return null;
    if (move.type === 'cardBuy' || move.type === 'cardSell') return checkTitles(state, seat, operation, move);
    if (move.type === 'cardRepay') return checkRepay(state, seat, operation, move.banks);
    if (move.type === 'tender') return checkTender(state, seat, operation, move.n);
    return refuseStep();
  },
  apply: (work, task, seat, move) => {
    if (isTogether(work, task.operation)) return seal(work, seat, move);
    const rest = task.seats.slice(1);
    if (rest.length === 0) closeTask(work);
    else replaceTask(work, { ...task, seats: rest });
    carryOut(work, task.operation, seat, move);
  },
  timeout: () => PASS,
};
