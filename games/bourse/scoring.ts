import { range } from '#kernel/collections.ts';
import type { Outcome, Seat, Standing } from '#kernel/game.ts';
import { LOAN_REPAYMENT } from './data.ts';
import { cashOf, isActive, player } from './rules/facts.ts';
import { type MessageKey, say } from './speak.ts';
import type { BySecurity, EndReason, State } from './types.ts';

/** What titles are worth at these quotations. Written out, because every end of turn asks it of every player. */
export const valueAt = (titles: BySecurity<number>, quotes: BySecurity<number>): number =>
  titles.DAR * quotes.DAR +
  titles.CIF * quotes.CIF +
  titles.ECC * quotes.ECC +
  titles.ESS * quotes.ESS +
  titles.THO * quotes.THO +
  titles.SNC * quotes.SNC +
  titles.VAL * quotes.VAL +
  titles.MAR * quotes.MAR +
  titles.FOR * quotes.FOR +
  titles.LOC * quotes.LOC +
  titles.CMP * quotes.CMP +
  titles.DEL * quotes.DEL +
  titles.DED * quotes.DED +
  titles.CHA * quotes.CHA +
  titles.JBO * quotes.JBO +
  titles.POL * quotes.POL;

/** BO-5.1, BO-5.6: titles at displayed quotations, blocked ones included. */
export const securitiesValue = (state: State, seat: Seat): number => valueAt(player(state, seat).titles, state.table.quotes);

const debt = (state: State, seat: Seat): number => {
  const perLoan = state.options.loanDeduction === '50000' ? 50_000 : LOAN_REPAYMENT;
  return perLoan * player(state, seat).loans.length;
};

export const netWorth = (state: State, seat: Seat): number => cashOf(state, seat) + securitiesValue(state, seat) - debt(state, seat);

/** BO-5.1. */
export const score = (state: State, seat: Seat): number =>
  state.options.winCondition === 'netWorth' ? netWorth(state, seat) : securitiesValue(state, seat) - debt(state, seat);

export const hasReached = (state: State, seat: Seat): boolean => isActive(state, seat) && score(state, seat) >= state.options.winTarget;

/** BO-5.2: has anybody reached the target? */
export const isTargetReached = (state: State): boolean => {
  const { players } = state.table;
  for (let seat = 0; seat < players.length; seat++) if (hasReached(state, seat)) return true;
  return false;
};

interface Account {
  readonly seat: Seat;
  /** Winners by the target before all others (BO-5.2). */
  readonly won: boolean;
  /** What the rank is read from first: the score of those who reached the target, the net worth of the rest. */
  readonly worth: number;
  readonly cash: number;
  readonly loans: number;
  readonly removed: number;
}

/** BO-5.3, BO-5.5: negative when `a` comes before `b`, 0 when they share their rank. */
const compare = (a: Account, b: Account): number => {
  if (a.removed > 0 || b.removed > 0) return a.removed > 0 && b.removed > 0 ? b.removed - a.removed : a.removed - b.removed;
  if (a.won !== b.won) return a.won ? -1 : 1;
  return b.worth - a.worth || b.cash - a.cash || a.loans - b.loans;
};

const accountOf = (state: State, seat: Seat, won: boolean): Account => {
  const { loans, removed } = player(state, seat);
  return {
    seat,
    won,
    worth: won ? score(state, seat) : netWorth(state, seat),
    cash: cashOf(state, seat),
    loans: loans.length,
    removed,
  };
};

/**
 * Only the best of those who reached the target has won (BO-5.3); the others of them are ranked by net worth with the rest
 * (BO-5.5).
 */
const ranking = (state: State, reason: EndReason): readonly Account[] => {
  const accounts = range(state.table.players.length).map((seat) => accountOf(state, seat, reason === 'target' && hasReached(state, seat)));
  const best = accounts.toSorted(compare)[0];
  const isBeaten = (account: Account): boolean => best !== undefined && account.won && compare(account, best) > 0;
  return accounts.map((account) => (isBeaten(account) ? accountOf(state, account.seat, false) : account)).toSorted(compare);
};

const END_CLAUSES = {
  target: ['BO-5.2', 'BO-5.3'],
  turnLimit: ['BO-5.4'],
  lastSeat: ['BO-4.11.4'],
} as const;

const endKey = (reason: EndReason, shared: boolean): Extract<MessageKey, `end.${string}`> => {
  if (reason === 'lastSeat') return 'end.lastSeat';
  return shared ? `end.${reason}.shared` : `end.${reason}`;
};

export const outcome = (state: State): Outcome | null => {
  const { point } = state.table;
  if (point.kind !== 'gameOver') return null;
  const ranked = ranking(state, point.reason);
  const standings = ranked.map((account, index): Standing => {
    const first = ranked.findIndex((other) => compare(other, account) === 0);
    return {
      seat: account.seat,
      rank: 1 + (first === -1 ? index : first),
      // One figure for everybody, the one that ranks them: who reached the target is first, whatever it is.
      score: netWorth(state, account.seat),
    };
  });
  const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => ({ seat }));
  return {
    reason: point.reason,
    text: say(endKey(point.reason, winners.length > 1), { winners: { list: winners } }, END_CLAUSES[point.reason]),
    standings,
  };
};
