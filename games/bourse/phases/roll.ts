import { at, collect, unreachable } from '#kernel/collections.ts';
import { offerMove } from '#kernel/drafts.ts';
import { unexpected } from '#kernel/work.ts';
import { LOAN_REPAYMENT, START_SQUARE } from '../data.ts';
import { bonusShare, landOnBank, payDividends, split } from '../rules/market.ts';
import { buryCard, cardOf, landOnEvent, openVisit } from '../rules/turn.ts';
import { cashOf, clockwiseFrom, isActive, owned, player, securitiesBySquare, titlesOf } from '../rules/facts.ts';
import { type Automatic, closeTask, pay, type Phase, refuseStep, replaceTask, setPlayer, waitAt, type Work } from '../rules/work.ts';
import { money, say, tell, who } from '../speak.ts';
import { type CardOffer, type Debt, type Operation, type Point, type QuoteChange, SECURITIES, type TaskOf } from '../types.ts';
import type { Seat } from '#kernel/game.ts';
import { demand, roundDown } from '../rules/payments.ts';
import { securitiesValue } from '../scoring.ts';
import { hasChoice } from './card-decision.ts';

const AWAIT_ROLL: Point = { kind: 'awaitRoll' };
const PROMPT = say('ask.roll', {}, ['BO-4.1.1']);
const OFFERS = [offerMove({ type: 'roll' }, () => say('do.roll', {}, ['BO-4.1.1']))];

/** BO-4.2: the pawn advances; passing or reaching Start pays dividends. */
const advancePawn = (work: Work, die: number): number => {
  const { roller } = work.table;
  const holder = player(work, roller);
  const { square: from, lap } = holder;
  const count = work.data.squares.length;
  const to = (from + die) % count;
  const passesStart = from + die >= count + START_SQUARE;
  setPlayer(work, roller, { ...holder, square: to, lap: passesStart ? lap + 1 : lap });
  work.table.lastRoll = { seat: roller, die, from, to };
  work.log?.push(tell('log.rolled', { who: who(roller), die }, ['BO-4.1.3', 'BO-4.2.1']));
  if (passesStart) payDividends(work, roller);
  return to;
};

export const roll: Phase<TaskOf<'awaitRoll'>> = {
  // BO-4.11.5: a roller who was removed ends his turn without a roll.
  advance: (work) => {
    if (isActive(work, work.table.roller)) return waitAt(work, AWAIT_ROLL);
    closeTask(work);
    return 'goesOn';
  },
  prompt: () => PROMPT,
  offers: () => OFFERS,
  check: (_state, _task, _seat, move) => (move.type === 'roll' ? null : refuseStep()),
  apply: (work, _task, _seat, move) => {
    if (move.type !== 'roll') return unexpected(move);
    closeTask(work);
    work.reveals = true;
    const die = work.chance.of('die', work.table.turn, work.table.roller).int(6) + 1;
    const square = at(work.data.squares, advancePawn(work, die));
    switch (square.kind) {
      case 'security':
        return openVisit(work, square.security, die);
      case 'bank':
        return landOnBank(work, square.bank);
      case 'start':
      case 'event':
        return landOnEvent(work);
    }
  },
  timeout: () => ({ type: 'roll' }),
};

/* Carries out the operations of an event card (BO-2.8), one after the other (BO-2.8.16). */

/** BO-2.8: the drawer, or everybody in seat order from the drawer. A drawer who was removed does nothing more (BO-4.11.1). */
const concerned = (work: Work, whom: 'drawer' | 'all'): readonly Seat[] => {
  const { roller } = work.table;
  if (whom === 'all') return clockwiseFrom(work, roller);
  return isActive(work, roller) ? [roller] : [];
};

const receive = (work: Work, seat: Seat, amount: number): void => {
  pay(work, { from: 'desk', to: seat, amount });
  work.log?.push(tell('log.received', { who: who(seat), amount: money(amount) }, ['BO-2.8.1']));
};

/** Pays out what is due to each, or demands it: amounts are fixed before anybody pays (BO-2.8.17). */
const settle = (work: Work, seats: readonly Seat[], amountFor: (seat: Seat) => number): void => {
  const debts: Debt[] = [];
  for (const seat of seats) {
    const amount = amountFor(seat);
    if (amount > 0) receive(work, seat, amount);
    else if (amount < 0) debts.push({ seat, amount: -amount, banks: [] });
  }
  demand(work, debts);
};

const issuersOf = (work: Work, seat: Seat): number => SECURITIES.filter((security) => owned(work, seat, security) > 0).length;

const bondsOf = (work: Work, seat: Seat): number => {
  let bonds = 0;
  for (const security of SECURITIES) if (work.data.securities[security].kind === 'bond') bonds += owned(work, seat, security);
  return bonds;
};

/** BO-2.8.4: rounded down to a thousand. */
const share = (work: Work, seat: Seat, { base, percent }: Extract<Operation, { readonly op: 'cashPercent' }>): number =>
  roundDown(((base === 'cash' ? cashOf(work, seat) : securitiesValue(work, seat)) * percent) / 100);

const recall = (work: Work, seats: readonly Seat[]): void => {
  const debts = collect(seats, (seat): Debt | null => {
    const banks = player(work, seat).loans;
    return banks.length === 0 ? null : { seat, amount: LOAN_REPAYMENT * banks.length, banks };
  });
  demand(work, debts);
};

const place = (work: Work, square: number): void => {
  const { roller } = work.table;
  setPlayer(work, roller, { ...player(work, roller), square });
};

/** BO-2.8.6: dividends once, even from square 0 itself; the square is not resolved. */
const moveToStart = (work: Work): void => {
  place(work, START_SQUARE);
  work.log?.push(tell('log.movedToStart', { who: who(work.table.roller) }, ['BO-2.8.6']));
  payDividends(work, work.table.roller);
};

/** BO-2.8.7: forward to the next bank, then its business in full. */
const moveToNextBank = (work: Work): void => {
  const { squares } = work.data;
  const from = player(work, work.table.roller).square;
  for (let step = 1; step <= squares.length; step++) {
    const index = (from + step) % squares.length;
    const square = at(squares, index);
    if (square.kind !== 'bank') continue;
    place(work, index);
    work.log?.push(tell('log.movedToBank', { who: who(work.table.roller), bank: { term: square.bank } }, ['BO-2.8.7']));
    return landOnBank(work, square.bank);
  }
};

/** BO-2.8.13: by increasing square number. */
const quote = (work: Work, changeOf: (change: QuoteChange['security']) => number | undefined): void => {
  const changes = collect(securitiesBySquare(work.data), (security): QuoteChange | null => {
    const change = changeOf(security);
    return change === undefined || change === 0 ? null : { security, change };
  });
  if (changes.length > 0) work.agenda.push({ do: 'quotes', changes });
};

/** BO-4.7: those whom a "may" of the card concerns. */
const offer = (work: Work, { card }: TaskOf<'event'>, operation: CardOffer): void => {
  const seats = concerned(work, operation.op === 'offerRepay' || operation.op === 'tender' ? 'all' : 'drawer');
  const able = seats.filter((seat) => hasChoice(work, operation, seat));
  if (able.length > 0) work.agenda.push({ do: 'cardDecision', card, operation, seats: able });
};

const setPhase = (work: Work, phase: Work['table']['phase']): void => {
  work.table.phase = phase;
  work.log?.push(tell('log.phase', { phase: { term: `phase.${phase}` } }, ['BO-2.8.12']));
};

const missTurns = (work: Work, turns: number): void => {
  const { roller } = work.table;
  const holder = player(work, roller);
  setPlayer(work, roller, { ...holder, turnsToMiss: holder.turnsToMiss + turns });
  work.log?.push(tell('log.willMiss', { who: who(roller) }, ['BO-2.8.10']));
};

const grantExtraTurn = (work: Work): void => {
  work.table.extraTurn = true;
  work.log?.push(tell('log.extraTurn', { who: who(work.table.roller) }, ['BO-2.8.9']));
};

const carryOut = (work: Work, task: TaskOf<'event'>, operation: Operation): void => {
  const drawerIsHere = isActive(work, work.table.roller);
  switch (operation.op) {
    case 'cash':
      return settle(work, concerned(work, operation.who), () => operation.amount);
    case 'cashPerIssuer':
      return settle(work, concerned(work, operation.who), (seat) => operation.amount * issuersOf(work, seat));
    case 'cashPerTitle':
      return settle(
        work,
        concerned(work, operation.who),
        (seat) => operation.amount * (operation.titles === 'bonds' ? bondsOf(work, seat) : titlesOf(work, seat)),
      );
    case 'cashPercent':
      return settle(work, concerned(work, operation.who), (seat) => -share(work, seat, operation));
    case 'dividends':
      for (const seat of concerned(work, operation.who)) payDividends(work, seat);
      return;
    case 'moveToStart':
      return drawerIsHere ? moveToStart(work) : undefined;
    case 'moveToNextBank':
      return drawerIsHere ? moveToNextBank(work) : undefined;
    case 'extraTurn':
      return drawerIsHere ? grantExtraTurn(work) : undefined;
    case 'skipTurn':
      return drawerIsHere ? missTurns(work, operation.turns) : undefined;
    case 'recallLoans':
      return recall(work, concerned(work, operation.who));
    case 'setPhase':
      return setPhase(work, operation.phase);
    case 'undoPhase':
      return setPhase(work, task.phaseBefore);
    case 'quote':
      return quote(work, (security) => operation.changes[security]);
    case 'quoteShares':
      return quote(work, (security) => (work.data.securities[security].kind === 'share' ? operation.change : undefined));
    case 'split':
      return split(work, operation.threshold);
    case 'bonusShare':
      return bonusShare(work, operation.security);
    case 'offerBuy':
    case 'offerSell':
    case 'offerRepay':
    case 'tender':
      return offer(work, task, operation);
    default:
      return unreachable(operation);
  }
};

export const event: Automatic<TaskOf<'event'>> = {
  advance: (work, task) => {
    const operation = cardOf(work, task.card).operations[task.next];
    if (operation === undefined) {
      closeTask(work);
      buryCard(work, task.card);
    } else {
      replaceTask(work, { ...task, next: task.next + 1 });
      const [lines, tasks] = [work.log?.length, work.agenda.length];
      carryOut(work, task, operation);
      // Whoever reads the log should not look for what did not happen.
      if (work.log?.length === lines && work.agenda.length === tasks) work.log?.push(tell('log.noEffect', {}, ['BO-4.6.1']));
    }
    return 'goesOn';
  },
};
