import type { Message, Outcome, Seat, Standing } from '#kernel';
import { FACTORY_PRICE, HOUSE_PRICE } from './content/data.ts';
import { isActivePlayer, type PublicFacts, player, totalFactoryCards, totalHouses } from './facts.ts';
import { say, term } from './speak.ts';
import type { EndReason, Stock, State, Table, Vault } from './types.ts';
import type { MessageKey } from './speak.ts';

/* TB-5: wealth and the verdict. */

/** TB-5.2, in cards. */
export const wealthOf = (facts: PublicFacts, seat: Seat): number => {
  const { table, options } = facts;
  const subject = player(facts, seat);
  const property = HOUSE_PRICE * totalHouses(subject) + FACTORY_PRICE * totalFactoryCards(subject);
  let wealth = subject.pile + subject.pledge + property * table.bundle - options.creditSize * subject.credits;
  for (const { lender, borrower, principal, arrears } of table.loans) {
    if (lender === seat) wealth += principal + arrears;
    if (borrower === seat) wealth -= principal + arrears;
  }
  return wealth;
};

const stockValue = ({ houses, factories }: Stock, bundle: number): number => {
  let cards = 0;
  for (const size of factories) cards += size;
  return bundle * (HOUSE_PRICE * houses + FACTORY_PRICE * cards);
};

/** TB-5.3. */
export const bankWealth = (table: Table, vault: Vault): number =>
  vault.bankProfit + vault.bankEquity + HOUSE_PRICE * table.bundle * vault.property + stockValue(table.stock.bank, table.bundle);

const ENTERPRISE_CARDS = 2;

/** TB-5.3. */
export const stateWealth = ({ table, options }: PublicFacts): number =>
  table.funds.state +
  FACTORY_PRICE * ENTERPRISE_CARDS * table.bundle * table.state.enterprises.length +
  stockValue(table.stock.state, table.bundle) -
  options.creditSize * table.state.credits;

/** TB-6.6.11: what the bankers play for, in bundles. */
export const bankersScore = (table: Table, vault: Vault): number => {
  const share = Math.max(0, 10 - table.history.suffocated);
  return Math.floor((bankWealth(table, vault) * share) / (10 * table.bundle));
};

interface Candidate {
  readonly seat: Seat;
  /** Players first; then those who left; bankers and those who never entered, out of competition, last (TB-5.4). */
  readonly league: 0 | 1 | 2;
  readonly score: number;
  readonly credits: number;
  readonly factories: number;
  readonly houses: number;
}

const candidate = (state: State, seat: Seat): Candidate => {
  const subject = player(state, seat);
  const { credits } = subject;
  const tie = { seat, credits, factories: totalFactoryCards(subject), houses: totalHouses(subject) };
  if (subject.role === 'banker') return { ...tie, league: 2, score: bankersScore(state.table, state.vault) };
  if (isActivePlayer(subject)) return { ...tie, league: 0, score: wealthOf(state, seat) };
  return { ...tie, league: subject.left === null ? 2 : 1, score: subject.left ?? 0 };
};

/** TB-5.4: wealth, then fewer credits, more factory cards, more houses. */
const compare = (a: Candidate, b: Candidate): number =>
  a.league - b.league || b.score - a.score || a.credits - b.credits || b.factories - a.factories || b.houses - a.houses;

const ranked = (candidates: readonly Candidate[]): readonly Standing[] => {
  const sorted = candidates.toSorted(compare);
  let rank = 1;
  return sorted.map((one, index) => {
    const before = sorted[index - 1];
    if (before !== undefined && compare(before, one) !== 0) rank = index + 1;
    return { seat: one.seat, rank, score: one.score };
  });
};

/** TB-6.6.10: all wealth is shared equally, and everybody who plays has won. */
const shared = (candidates: readonly Candidate[]): readonly Standing[] => {
  const players = candidates.filter(({ league }) => league === 0);
  let total = 0;
  for (const { score } of players) total += score;
  const each = Math.floor(total / Math.max(1, players.length));
  const equal = players.map(({ seat }): Standing => ({ seat, rank: 1, score: each }));
  const behind = ({ seat, rank, score }: Standing): Standing => ({ seat, rank: rank + players.length, score });
  const others = ranked(candidates.filter(({ league }) => league !== 0)).map(behind);
  return [...equal, ...others];
};

const END_TEXTS: Readonly<Record<EndReason, MessageKey>> = {
  emptyPile: 'triple-bataille.end.emptyPile',
  length: 'triple-bataille.end.length',
  history: 'triple-bataille.end.history',
  gameMaster: 'triple-bataille.end.gameMaster',
  vote: 'triple-bataille.end.vote',
  sharing: 'triple-bataille.end.sharing',
  abandoned: 'triple-bataille.end.abandoned',
  battleLimit: 'triple-bataille.end.battleLimit',
};

/** TB-5.5: the bank's place among the players, 1 the richest. */
export const bankRank = (state: State): number => {
  const wealth = bankWealth(state.table, state.vault);
  let rank = 1;
  for (const [seat, subject] of state.table.players.entries()) if (isActivePlayer(subject) && wealthOf(state, seat) > wealth) rank++;
  return rank;
};

/** TB-5.5: the three battles; without a bank there was only the first. */
const verdict = (state: State, end: EndReason): Message => {
  const reason = term(END_TEXTS[end]);
  const { mode } = state.options;
  if (mode === 'libre' || mode === 'decouverte')
    return say('triple-bataille.end.verdictWithoutBank', { reason, state: stateWealth(state) }, ['TB-5.1', 'TB-5.3']);
  const args = {
    reason,
    bank: bankWealth(state.table, state.vault),
    bankRank: bankRank(state),
    state: stateWealth(state),
    libre: term(state.table.history.libreSince === null ? 'triple-bataille.end.noFreeMoney' : 'triple-bataille.end.freeMoney'),
  };
  return say('triple-bataille.end.verdict', args, ['TB-5.1', 'TB-5.3', 'TB-5.5']);
};

export const outcome = (state: State): Outcome | null => {
  const { point } = state.table;
  if (point.kind !== 'gameOver') return null;
  const candidates = state.table.players.map((_, seat) => candidate(state, seat));
  const standings = point.reason === 'sharing' ? shared(candidates) : ranked(candidates);
  return { reason: point.reason, text: verdict(state, point.reason), standings };
};
