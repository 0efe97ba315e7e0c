import { at, range, sum } from '#kernel/collections.ts';
import type { Invariant } from '#kernel/game.ts';
import { auditLedger } from '#kernel/ledger.ts';
import { invariant } from '#kernel/work.ts';
import { BANKS, CEILING, LOAN_CARDS_PER_BANK, NOMINAL, OPTION_CARDS, STEP, TITLES_PER_SECURITY } from './data.ts';
import { askedSeats } from './engine.ts';
import { blocked, isActive, loanCardsLeft, owned } from './rules/facts.ts';
import { outcome, score } from './scoring.ts';
import { ECONOMIC_PHASES, SECURITIES, type State, type Visit } from './types.ts';

/* BO-9: what is true of every position. */

const isWhole = (amount: number): boolean => Number.isInteger(amount) && amount % STEP === 0;

const titles = ({ table }: State): string | null => {
  for (const security of SECURITIES) {
    const held = table.players.map((holder) => holder.titles[security]);
    if ([...held, table.desk[security]].some((n) => n < 0 || !Number.isInteger(n))) return `${security}: a negative or broken number of titles`;
    if (sum(held) + table.desk[security] !== TITLES_PER_SECURITY) return `${security}: ${sum(held)} held, ${table.desk[security]} in the desk`;
  }
  return null;
};

const quotations = ({ table }: State): string | null => {
  const wrong = SECURITIES.find((security) => !isWhole(table.quotes[security]) || table.quotes[security] < 0 || table.quotes[security] > CEILING);
  return wrong === undefined ? null : `${wrong} is quoted ${table.quotes[wrong]}`;
};

const cash = ({ ledger }: State): string | null => {
  const seat = ledger.seats.findIndex((amount) => !isWhole(amount) || amount < 0);
  return seat === -1 ? null : `seat ${seat} holds ${ledger.seats[seat]}`;
};

const conservation = ({ ledger, options, table }: State): string | null => {
  const expected = options.startCash * table.players.length;
  if (ledger.created !== expected || ledger.destroyed !== 0) return `${ledger.created} created, ${ledger.destroyed} destroyed, ${expected} dealt`;
  return auditLedger(ledger);
};

const contracts = (state: State): string | null => {
  const { contracts: open, players } = state.table;
  if (open.length > OPTION_CARDS) return `${open.length} options on ${OPTION_CARDS} cards`;
  for (const { security, holder, owner, shares } of open) {
    if (holder === owner || !isActive(state, holder) || !isActive(state, owner)) return `an option on ${security} between ${holder} and ${owner}`;
    if (shares < 1 || shares > owned(state, owner, security)) return `an option on ${shares} ${security}`;
    if (state.options.optionCards === 'none') return 'an option where there are none';
    if (state.options.optionCards === 'pool14') continue;
    if (state.data.securities[security].kind === 'bond') return `an option on the bond ${security}`;
    if (open.filter((other) => other.security === security).length > 1) return `two options on ${security}`;
  }
  for (const seat of range(players.length)) {
    const over = SECURITIES.find((security) => blocked(state, seat, security) > owned(state, seat, security));
    if (over !== undefined) return `seat ${seat} has more ${over} blocked than owned`;
  }
  return null;
};

const loans = (state: State): string | null => {
  for (const bank of BANKS) {
    const left = loanCardsLeft(state, bank);
    if (left < 0 || left > LOAN_CARDS_PER_BANK) return `bank ${bank} has ${left} cards`;
  }
  const twice = state.table.players.findIndex((holder) => new Set(holder.loans).size < holder.loans.length);
  return twice === -1 ? null : `seat ${twice} has two loans at one bank`;
};

const deck = ({ deck: pile, discard, agenda, data }: State): string | null => {
  const turned = agenda.flatMap((task) => (task.do === 'event' ? [task.card] : []));
  const all = [...pile, ...discard, ...turned].toSorted().join();
  const printed = data.cards.map(({ id }) => id).toSorted();
  return all === printed.join() ? null : 'the deck is no permutation of the cards';
};

const places = ({ table, data }: State): string | null => {
  if (!ECONOMIC_PHASES.includes(table.phase)) return `the phase is ${table.phase}`;
  const seat = table.players.findIndex(({ square }) => !Number.isInteger(square) || square < 0 || square >= data.squares.length);
  return seat === -1 ? null : `the pawn of seat ${seat} stands off the board`;
};

/** Plays the orders of a visit again from the quotation that was fixed. */
const priceAfter = ({ orders, fixed }: Visit): number | string => {
  let price = fixed ?? 0;
  for (const { kind, price: paid } of orders) {
    if (kind === 'pass') continue;
    if (kind === 'take') {
      if (price !== 0) return 'titles were taken at a price above 0';
      price = STEP;
    } else if (kind === 'buy') {
      if (paid !== Math.max(STEP, price)) return `a purchase at ${paid} instead of ${price}`;
      price = Math.min(CEILING, paid + STEP);
    } else {
      if (paid !== price) return `a sale at ${paid} instead of ${price}`;
      price = Math.max(STEP, paid - STEP);
    }
  }
  return price;
};

const runningPrice = ({ table, options }: State): string | null => {
  const { visit } = table;
  if (visit === null || visit.fixed === null) return null;
  const expected = options.visitPricing === 'separate' ? visit.fixed : priceAfter(visit);
  if (typeof expected === 'string') return expected;
  return table.quotes[visit.security] === expected ? null : `${visit.security} stands at ${table.quotes[visit.security]}, its orders lead to ${expected}`;
};

const oneOrderEach = ({ table }: State): string | null => {
  const seats = (table.visit?.orders ?? []).map(({ seat }) => seat);
  return new Set(seats).size === seats.length ? null : 'a seat gave two orders in one visit';
};

const somebodyIsAsked = (state: State): string | null => {
  const { point } = state.table;
  const asked = askedSeats(state);
  if (point.kind === 'gameOver') return state.agenda.length === 0 ? null : 'tasks are left after the end';
  if (asked.length === 0) return `nobody is asked in ${point.kind}`;
  const gone = asked.find((seat) => !isActive(state, seat));
  if (gone !== undefined) return `seat ${gone} is asked, but is gone`;
  const sealed = Object.keys(state.sealed).find((seat) => !asked.includes(Number(seat)));
  return sealed === undefined ? null : `seat ${sealed} has answered without being asked`;
};

const winner = (state: State): string | null => {
  const { point, players } = state.table;
  if (point.kind !== 'gameOver' || point.reason !== 'target') return null;
  const first = outcome(state)?.standings.find(({ rank }) => rank === 1);
  if (first === undefined || first.score < state.options.winTarget) return 'a winner below the target';
  const better = range(players.length).find((seat) => isActive(state, seat) && score(state, seat) > first.score);
  return better === undefined ? null : `seat ${better} has more than the winner`;
};

const landing = ({ table, data }: State): string | null => {
  const { visit, phase } = table;
  if (visit === null) return null;
  const variation = at(at(data.variations[phase], data.securities[visit.security].coefficient - 1), visit.die - 1);
  if (visit.raw !== visit.before + variation) return `${visit.security} moved by ${visit.raw - visit.before} instead of ${variation}`;
  const fixed = visit.raw < 0 || visit.raw > CEILING ? NOMINAL : visit.raw;
  return visit.fixed === null || visit.fixed === fixed ? null : `${visit.security} was fixed at ${visit.fixed} instead of ${fixed}`;
};

export const invariants: readonly Invariant<State>[] = [
  invariant('BO-9.1', titles),
  invariant('BO-9.2', quotations),
  invariant('BO-9.3', cash),
  invariant('BO-9.4', conservation),
  invariant('BO-9.5', contracts),
  invariant('BO-9.6', loans),
  invariant('BO-9.7', deck),
  invariant('BO-9.8', places),
  invariant('BO-9.9', runningPrice),
  invariant('BO-9.10', oneOrderEach),
  invariant('BO-9.11', somebodyIsAsked),
  invariant('BO-9.12', winner),
  invariant('BO-9.13', landing),
];
