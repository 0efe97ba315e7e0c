import { blank, type Draft, offerForm, offerMove } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import type { Clause, Message } from '#kernel/messages.ts';
import type { Progress } from '#kernel/skeleton.ts';
import { unexpected } from '#kernel/work.ts';
import { answeredAmong, openAnswers, seal } from '../rules/contracts.ts';
import { BANKS, STEP } from '../data.ts';
import { cashOf, free, isActive, isCashHidden, player } from '../rules/facts.ts';
import { returnLoans } from '../rules/payments.ts';
import { closeTask, deal, pay, type Phase, refuseStep, replaceTask, waitAt, type Work } from '../rules/work.ts';
import { money, named, refuse, say, tell, who } from '../speak.ts';
import { type BankId, type CardOffer, type Move, SECURITIES, type SecurityId, type State, type TaskOf } from '../types.ts';

/* The "may" of an event card (BO-4.7), a row for each kind. `pass` answers all of them. */

interface May<O extends CardOffer> {
  readonly clause: Clause<'BO'>;
  /** Has the seat anything but `pass`, as far as the table may know (BO-4.0.2)? */
  hasChoice(state: State, operation: O, seat: Seat): boolean;
  prompt(state: State, operation: O): Message;
  offers(state: State, operation: O, seat: Seat): readonly Draft<Move>[];
  check(state: State, operation: O, seat: Seat, move: Move): Message | null;
  carryOut(work: Work, operation: O, seat: Seat, move: Move): void;
}

type OfferOf<Op extends CardOffer['op']> = Extract<CardOffer, { readonly op: Op }>;

const formFor = (security: SecurityId, most: number) => [blank.pick('security', [security]), blank.int('n', 1, most)];

const cannotPay = (state: State, seat: Seat, amount: number, clause: Clause<'BO'>): Message =>
  refuse('no.cannotPay', [clause], { amount: money(amount), cash: money(cashOf(state, seat)) });

/** BO-4.7.1: a title quoted 0 costs 1,000 F all the same. */
const cardPrice = (state: State, security: SecurityId): number => Math.max(state.table.quotes[security], STEP);

const mostToCardBuy = (state: State, seat: Seat, security: SecurityId, max: number): number =>
  Math.min(max, state.table.desk[security], Math.floor(cashOf(state, seat) / cardPrice(state, security)));

const offerBuy: May<OfferOf<'offerBuy'>> = {
  clause: 'BO-4.7.1',
  hasChoice: (state, { max }, seat) => {
    const hidden = isCashHidden(state);
    return SECURITIES.some((security) => (hidden ? state.table.desk[security] : mostToCardBuy(state, seat, security, max)) > 0);
  },
  prompt: (_state, { max }) => say('ask.offerBuy', { n: max }, ['BO-4.7.1']),
  offers: (state, { max }, seat) =>
    SECURITIES.flatMap((security): readonly Draft<Move>[] => {
      const most = mostToCardBuy(state, seat, security, max);
      const price = cardPrice(state, security);
      const label = () => say('do.buy', { security: named(state.data, security), price: money(price) }, ['BO-4.7.1']);
      return most === 0 ? [] : [offerForm('cardBuy', label, formFor(security, most), { costs: { n: price } })];
    }),
  check: (state, { max }, seat, move) => {
    if (move.type !== 'cardBuy') return refuseStep();
    const { security, n } = move;
    const desk = state.table.desk[security];
    if (n < 1) return refuse('no.atLeastOne', ['BO-4.7.1', 'BO-4.7.2']);
    if (n > max) return refuse('no.cardMax', ['BO-4.7.1'], { n: max });
    if (n > desk) return refuse('no.deskShort', ['BO-4.7.1'], { n: desk, security: named(state.data, security) });
    return n <= mostToCardBuy(state, seat, security, max) ? null : cannotPay(state, seat, n * cardPrice(state, security), 'BO-4.7.1');
  },
  carryOut: (work, _operation, seat, move) => {
    if (move.type !== 'cardBuy') unexpected(move);
    const { security, n } = move;
    deal(work, { seat, security, n, amount: n * cardPrice(work, security) }, 'log.cardBought', 'BO-4.7.1');
  },
};

/** BO-4.7.2: nothing is sold at 0. */
const mostToCardSell = (state: State, seat: Seat, security: SecurityId): number => (state.table.quotes[security] > 0 ? free(state, seat, security) : 0);

const offerSell: May<OfferOf<'offerSell'>> = {
  clause: 'BO-4.7.2',
  hasChoice: (state, _operation, seat) => SECURITIES.some((security) => mostToCardSell(state, seat, security) > 0),
  prompt: () => say('ask.offerSell', {}, ['BO-4.7.2']),
  offers: (state, _operation, seat) =>
    SECURITIES.flatMap((security): readonly Draft<Move>[] => {
      const most = mostToCardSell(state, seat, security);
      const price = state.table.quotes[security];
      const label = () => say('do.sell', { security: named(state.data, security), price: money(price) }, ['BO-4.7.2']);
      return most === 0 ? [] : [offerForm('cardSell', label, formFor(security, most), { costs: { n: -price } })];
    }),
  check: (state, _operation, seat, move) => {
    if (move.type !== 'cardSell') return refuseStep();
    const { security, n } = move;
    if (n < 1) return refuse('no.atLeastOne', ['BO-4.7.1', 'BO-4.7.2']);
    if (state.table.quotes[security] === 0) return refuse('no.sellAtZero', ['BO-4.7.2']);
    const most = free(state, seat, security);
    return n <= most ? null : refuse('no.notFree', ['BO-4.7.2', 'BO-4.9.4'], { n: most, security: named(state.data, security) });
  },
  carryOut: (work, _operation, seat, move) => {
    if (move.type !== 'cardSell') unexpected(move);
    const { security, n } = move;
    deal(work, { seat, security, n: -n, amount: n * work.table.quotes[security] }, 'log.cardSold', 'BO-4.7.2');
  },
};

/** Every set of loans that the seat could settle, in the order of the banks. */
const repayChoices = (state: State, seat: Seat, amount: number): readonly (readonly BankId[])[] => {
  const { loans } = player(state, seat);
  const all = BANKS.filter((bank) => loans.includes(bank));
  const sets = all.length > 1 ? [all, ...all.map((bank) => [bank])] : all.map((bank) => [bank]);
  return sets.filter((banks) => amount * banks.length <= cashOf(state, seat));
};

const offerRepay: May<OfferOf<'offerRepay'>> = {
  clause: 'BO-4.7.3',
  hasChoice: (state, { amount }, seat) => (isCashHidden(state) ? player(state, seat).loans.length > 0 : repayChoices(state, seat, amount).length > 0),
  prompt: (_state, { amount }) => say('ask.offerRepay', { amount: money(amount) }, ['BO-4.7.3']),
  offers: (state, { amount }, seat) =>
    repayChoices(state, seat, amount).map((banks): Draft<Move> => {
      const args = { banks: { list: banks.map((bank) => ({ term: bank })) }, amount: money(amount * banks.length) };
      return offerMove({ type: 'cardRepay', banks }, () => say('do.cardRepay', args, ['BO-4.7.3']));
    }),
  check: (state, { amount }, seat, move) => {
    if (move.type !== 'cardRepay') return refuseStep();
    const { banks } = move;
    const { loans } = player(state, seat);
    const wrong = banks.length === 0 || new Set(banks).size < banks.length || banks.some((bank) => !loans.includes(bank));
    if (wrong) return refuse('no.noSuchLoan', ['BO-4.7.3']);
    const total = amount * banks.length;
    return total <= cashOf(state, seat) ? null : cannotPay(state, seat, total, 'BO-4.7.3');
  },
  carryOut: (work, operation, seat, move) => {
    if (move.type !== 'cardRepay') unexpected(move);
    const amount = operation.amount * move.banks.length;
    pay(work, { from: seat, to: 'desk', amount });
    returnLoans(work, seat, move.banks);
    work.log?.push(tell('log.cardRepaid', { who: who(seat), loans: move.banks.length, amount: money(amount) }, ['BO-4.7.3']));
  },
};

const tenderPrice = (state: State, { security, premium }: OfferOf<'tender'>): number => state.table.quotes[security] + premium;

const tender: May<OfferOf<'tender'>> = {
  clause: 'BO-4.7.4',
  hasChoice: (state, { security }, seat) => free(state, seat, security) > 0,
  prompt: (state, operation) =>
    say('ask.tender', { security: named(state.data, operation.security), price: money(tenderPrice(state, operation)) }, ['BO-4.7.4']),
  offers: (state, operation, seat) => {
    const price = tenderPrice(state, operation);
    const label = () => say('do.tender', { security: named(state.data, operation.security), price: money(price) }, ['BO-4.7.4']);
    const most = free(state, seat, operation.security);
    // More than the quotation for each: who sells, sells all.
    return most === 0 ? [] : [offerForm('tender', label, [blank.int('n', 1, most, { start: most })], { costs: { n: -price } })];
  },
  check: (state, { security }, seat, move) => {
    if (move.type !== 'tender') return refuseStep();
    const most = free(state, seat, security);
    return move.n >= 1 && move.n <= most ? null : refuse('no.notFree', ['BO-4.7.4', 'BO-4.9.4'], { n: most, security: named(state.data, security) });
  },
  carryOut: (work, operation, seat, move) => {
    if (move.type !== 'tender') unexpected(move);
    const { security } = operation;
    deal(work, { seat, security, n: -move.n, amount: move.n * tenderPrice(work, operation) }, 'log.tendered', 'BO-4.7.4');
  },
};

/** Keyed by the operation, so that each row is only ever handed its own. */
const MAY: Readonly<Record<CardOffer['op'], May<CardOffer>>> = { offerBuy, offerSell, offerRepay, tender };

export const hasChoice = (state: State, operation: CardOffer, seat: Seat): boolean => MAY[operation.op].hasChoice(state, operation, seat);

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
  const may = MAY[operation.op];
  if (move.type === 'pass') work.log?.push(tell('log.declined', { who: who(seat) }, [may.clause]));
  else may.carryOut(work, operation, seat, move);
};

export const cardDecision: Phase<TaskOf<'cardDecision'>> = {
  advance: (work, task) => (isTogether(work, task.operation) ? advanceTogether(work, task) : advanceInOrder(work, task)),
  // Only `pass` is left where a seat whose cash is hidden cannot pay.
  prompt: (state, { operation }, seat) => {
    const may = MAY[operation.op];
    return may.offers(state, operation, seat).length === 0 ? say('ask.cardTooDear', {}, [may.clause]) : may.prompt(state, operation);
  },
  offers: (state, { operation }, seat) => {
    const may = MAY[operation.op];
    return [...may.offers(state, operation, seat), offerMove(PASS, () => say('do.decline', {}, [may.clause]))];
  },
  check: (state, { operation }, seat, move) => (move.type === 'pass' ? null : MAY[operation.op].check(state, operation, seat, move)),
  apply: (work, task, seat, move) => {
    if (isTogether(work, task.operation)) return seal(work, seat, move);
    const rest = task.seats.slice(1);
    if (rest.length === 0) closeTask(work);
    else replaceTask(work, { ...task, seats: rest });
    carryOut(work, task.operation, seat, move);
  },
  timeout: () => PASS,
};
