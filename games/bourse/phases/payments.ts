import { range } from '#kernel/collections.ts';
import { blank, type Draft, offerForm, offerMove } from '#kernel/drafts.ts';
import type { Field, Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { unexpected } from '#kernel/work.ts';
import { cashOf, contractsOn, free, isActive, isCashHidden, othersFrom, securitiesBySquare, titlesOf } from '../rules/facts.ts';
import {
  canAuction,
  canRaiseMoney,
  canSellToDesk,
  currentDebt,
  distressPrice,
  fewestToSell,
  makeLot,
  returnLoans,
  settleDebt,
  wholeLot,
} from '../rules/payments.ts';
import { closeTask, deal, pay, type Phase, refuseStep, replaceTask, waitAt, type Work } from '../rules/work.ts';
import { removeSeat, returnTitles } from '../rules/seating.ts';
import { counted, money, named, refuse, say, tell, who } from '../speak.ts';
import { type Debt, type Lot, type Move, type OptionContract, SECURITIES, type SecurityId, type State, type TaskOf } from '../types.ts';

/* Default: the debtor turns titles into money until he can pay (BO-4.8.2). */

const nextDebt = (work: Work, { debts }: TaskOf<'payments'>): void => {
  const rest = debts.slice(1);
  if (rest.length === 0) closeTask(work);
  else replaceTask(work, { do: 'payments', debts: rest, unsold: [] });
};

/** BO-4.8.7: by increasing square number, the oldest first on one square. */
const nextRelease = (state: State, debtor: Seat): OptionContract | undefined => {
  const contracts = contractsOn(state, debtor);
  for (const security of securitiesBySquare(state.data)) {
    const found = contracts.find((contract) => contract.security === security);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** BO-4.8.8: he pays all he has; what could not be sold and the loan cards concerned go back. */
const declareInsolvent = (work: Work, { seat, amount, banks }: Debt): void => {
  const cash = cashOf(work, seat);
  pay(work, { from: seat, to: 'desk', amount: cash });
  if (titlesOf(work, seat) > 0) returnTitles(work, seat);
  returnLoans(work, seat, banks);
  work.log?.push(tell('log.insolvent', { who: who(seat), paid: money(cash), unpaid: money(amount - cash) }, ['BO-4.8.8']));
  if (work.options.insolvency === 'eliminate') return removeSeat(work, seat);
  if (seat === work.table.roller) work.table.rollerInsolvent = true;
};

/**
 * One form for each security that may lead a lot, with the titles that may follow it: so every lot fits exactly one form, and
 * every form filled in is a legal lot. Titles quoted 0 cannot lead, for a lot must be worth something (BO-4.8.4). A blank for
 * each security, fixed at 0 where there is nothing to choose, lets any lot be laid out in the same way.
 */
const lotOffers = (state: State, seat: Seat, unsold: readonly SecurityId[]): readonly Draft<Move>[] => {
  const mostOf = (security: SecurityId): number => (canAuction(state, seat, security, unsold) ? free(state, seat, security) : 0);
  const leading = SECURITIES.filter((security) => mostOf(security) > 0 && state.table.quotes[security] > 0);
  return leading.map((lead, index): Draft<Move> => {
    const earlier = new Set<SecurityId>(leading.slice(0, index));
    const rest = SECURITIES.filter((security) => security !== lead);
    const fields: readonly Field[] = [
      blank.int(lead, 1, mostOf(lead)),
      ...rest.map((security): Field => blank.int(security, 0, earlier.has(security) ? 0 : mostOf(security))),
    ];
    const label = () => say('do.auction', { security: named(state.data, lead), quote: money(state.table.quotes[lead]) }, ['BO-4.8.4']);
    return offerForm('auctionLot', label, fields);
  });
};

/** As many titles as pay the debt, or all that are free where they do not. */
const enoughToSell = (state: State, { seat, amount }: Debt, security: SecurityId): number => {
  const most = free(state, seat, security);
  const missing = amount - cashOf(state, seat);
  for (let n = fewestToSell(state, security); n < most; n++) if (distressPrice(state, security, n) >= missing) return n;
  return most;
};

const offers = (state: State, task: TaskOf<'payments'>, seat: Seat): readonly Draft<Move>[] => {
  const { unsold } = task;
  const debt = currentDebt(task);
  const sales = SECURITIES.filter((security) => canSellToDesk(state, seat, security)).map((security): Draft<Move> => {
    const args = { security: named(state.data, security), price: money(state.table.quotes[security] / 2) };
    const fewest = fewestToSell(state, security);
    const most = free(state, seat, security);
    const fields = [blank.pick('security', [security]), blank.int('n', fewest, most, { start: enoughToSell(state, debt, security) })];
    // Rounded down on the lot, not on each title.
    const totals = { n: range(most - fewest + 1).map((more) => -distressPrice(state, security, fewest + more)) };
    return offerForm('sellToDesk', () => say('do.sellToDesk', args, ['BO-4.8.3']), fields, { totals });
  });
  const lot = wholeLot(state, seat, unsold);
  const { value, opening } = makeLot(state, lot);
  const label = () => say('do.auctionAll', { titles: counted(state.data, lot), value: money(value), opening: money(opening) }, ['BO-4.8.4']);
  const everything = value === 0 ? [] : [offerMove({ type: 'auctionLot', lot }, label, { weighty: true })];
  return [...sales, ...lotOffers(state, seat, unsold), ...everything];
};

const checkSale = (state: State, seat: Seat, security: SecurityId, n: number): Message | null => {
  const most = free(state, seat, security);
  if (n < 1 || n > most) return refuse('no.notFree', ['BO-4.8.3', 'BO-4.8.7'], { n: most, security: named(state.data, security) });
  return distressPrice(state, security, n) > 0 ? null : refuse('no.worthNothing', ['BO-4.8.3']);
};

const checkLot = (state: State, seat: Seat, titles: Lot['titles'], unsold: readonly SecurityId[]): Message | null => {
  let count = 0;
  for (const security of SECURITIES) {
    const n = titles[security];
    if (n === undefined) continue;
    const name = named(state.data, security);
    const most = free(state, seat, security);
    if (n < 1 || n > most) return refuse('no.notFree', ['BO-4.8.4', 'BO-4.8.7'], { n: most, security: name });
    if (unsold.includes(security)) return refuse('no.unsold', ['BO-4.8.4'], { security: name });
    count += n;
  }
  if (count === 0) return refuse('no.emptyLot', ['BO-4.8.4']);
  return makeLot(state, titles).value > 0 ? null : refuse('no.worthNothing', ['BO-4.8.4']);
};

/** BO-4.8.5; BO-2.8.17: whoever still owes under the same card does not bid. */
const openAuction = (work: Work, { debts }: TaskOf<'payments'>, debt: Debt, titles: Lot['titles']): void => {
  const lot = makeLot(work, titles);
  const bidders = othersFrom(work, debt.seat).filter((seat) => !debts.some((other) => other.seat === seat));
  const args = { who: who(debt.seat), titles: counted(work.data, titles), value: money(lot.value), opening: money(lot.opening) };
  work.log?.push(tell('log.auctionOpened', args, ['BO-4.8.4']));
  work.agenda.push({ do: 'auction', debtor: debt.seat, due: debt.amount, lot, bidders, queue: bidders, best: null });
};

/** BO-4.0.3: the lowest dividend, then the lowest quotation, then the lowest square number. */
const cheapest = (state: State, seat: Seat): SecurityId | undefined => {
  const { securities } = state.data;
  const { quotes } = state.table;
  return securitiesBySquare(state.data)
    .filter((security) => canSellToDesk(state, seat, security))
    .toSorted((a, b) => securities[a].dividend - securities[b].dividend || quotes[a] - quotes[b])[0];
};

export const payments: Phase<TaskOf<'payments'>> = {
  advance: (work, task) => {
    const debt = currentDebt(task);
    const { seat, amount } = debt;
    if (!isActive(work, seat)) {
      nextDebt(work, task);
      return 'goesOn';
    }
    // What follows depends on cash that others may not see.
    if (isCashHidden(work)) work.reveals = true;
    if (cashOf(work, seat) >= amount) {
      nextDebt(work, task);
      settleDebt(work, debt);
      return 'goesOn';
    }
    if (canRaiseMoney(work, seat, task.unsold)) {
      return waitAt(work, { kind: 'default', debtor: seat, due: amount, unsold: task.unsold });
    }
    const contract = nextRelease(work, seat);
    if (contract !== undefined) {
      work.agenda.push({ do: 'release', debtor: seat, due: amount, contract: contract.id });
      return 'goesOn';
    }
    nextDebt(work, task);
    declareInsolvent(work, debt);
    return 'goesOn';
  },
  prompt: (state, task) => {
    const { seat, amount } = currentDebt(task);
    const toDesk = SECURITIES.some((security) => canSellToDesk(state, seat, security));
    const byAuction = makeLot(state, wholeLot(state, seat, task.unsold)).value > 0;
    const key = toDesk && byAuction ? 'ask.default' : toDesk ? 'ask.defaultDesk' : 'ask.defaultAuction';
    return say(key, { due: money(amount), missing: money(amount - cashOf(state, seat)) }, ['BO-4.8.2']);
  },
  offers,
  check: (state, task, seat, move) => {
    if (move.type === 'sellToDesk') return checkSale(state, seat, move.security, move.n);
    if (move.type === 'auctionLot') return checkLot(state, seat, move.lot, task.unsold);
    return refuseStep();
  },
  apply: (work, task, seat, move) => {
    if (move.type === 'auctionLot') return openAuction(work, task, currentDebt(task), move.lot);
    if (move.type !== 'sellToDesk') return unexpected(move);
    const { security, n } = move;
    deal(work, { seat, security, n: -n, amount: distressPrice(work, security, n) }, 'log.soldToDesk', 'BO-4.8.3');
  },
  timeout: (state, task, seat) => {
    const security = cheapest(state, seat);
    if (security === undefined) return { type: 'auctionLot', lot: wholeLot(state, seat, task.unsold) };
    return { type: 'sellToDesk', security, n: fewestToSell(state, security) };
  },
};
