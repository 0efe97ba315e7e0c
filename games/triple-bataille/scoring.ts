import { sum } from '#kernel/collections.ts';
import type { Outcome, Seat, Standing } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { FACTORY_PRICE, HOUSE_PRICE } from './content/data.ts';
import { hasBank, isActivePlayer, player, type PublicFacts, totalFactoryCards, totalHouses } from './rules/facts.ts';
import { say, term } from './speak.ts';
import type { EndReason, Player, Stock, State, Table, Vault } from './types.ts';

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
  readonly score: number;
  readonly credits: number;
  readonly factories: number;
  readonly houses: number;
}

const candidate = (facts: PublicFacts, seat: Seat, score: number): Candidate => {
  const subject = player(facts, seat);
  return { seat, score, credits: subject.credits, factories: totalFactoryCards(subject), houses: totalHouses(subject) };
};

/** TB-5.4: wealth, then fewer credits, more factory cards, more houses. */
const compare = (a: Candidate, b: Candidate): number => b.score - a.score || a.credits - b.credits || b.factories - a.factories || b.houses - a.houses;

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
  const each = Math.floor(sum(candidates.map(({ score }) => score)) / Math.max(1, candidates.length));
  return candidates.map(({ seat }) => ({ seat, rank: 1, score: each }));
};

/** TB-5.4: the players who are in the game, the richest first; during the game as at its end. The only ranking there is. */
export const playersRanked = (facts: PublicFacts): readonly Standing[] => {
  const { players, point } = facts.table;
  const candidates = players.flatMap((subject, seat) => (isActivePlayer(subject) ? [candidate(facts, seat, wealthOf(facts, seat))] : []));
  return point.kind === 'gameOver' && point.reason === 'sharing' ? shared(candidates) : ranked(candidates);
};

/** After so many others. */
const behind = (standings: readonly Standing[], others: number): readonly Standing[] =>
  standings.map(({ seat, rank, score }) => ({ seat, rank: rank + others, score }));

/** TB-5.4: then those who left; bankers and those who never entered, out of competition, last. */
const othersRanked = (state: State): readonly Standing[] => {
  const others = (isMeant: (subject: Player) => boolean, score: (subject: Player) => number): readonly Standing[] =>
    ranked(state.table.players.flatMap((subject, seat) => (isMeant(subject) ? [candidate(state, seat, score(subject))] : [])));
  const isOut = (subject: Player): boolean => !isActivePlayer(subject);
  const hasLeft = (subject: Player): boolean => subject.role === 'player' && subject.left !== null;
  const leavers = others(
    (subject) => isOut(subject) && hasLeft(subject),
    ({ left }) => left ?? 0,
  );
  const beside = others(
    (subject) => isOut(subject) && !hasLeft(subject),
    ({ role }) => (role === 'banker' ? bankersScore(state.table, state.vault) : 0),
  );
  return [...leavers, ...behind(beside, leavers.length)];
};

/** TB-5.5: the bank's place among the players, 1 the richest. */
export const bankPlace = (wealth: number, players: readonly Standing[]): number => 1 + players.filter(({ score }) => score > wealth).length;

export const bankRank = (state: State): number => bankPlace(bankWealth(state.table, state.vault), playersRanked(state));

/** TB-5.5: the three battles; without a bank there was only the first. */
const verdict = (state: State, end: EndReason): Message => {
  const reason = term(`end.${end}`);
  if (!hasBank(state.options)) return say('end.verdictWithoutBank', { reason, state: stateWealth(state) }, ['TB-5.1', 'TB-5.3']);
  const args = {
    reason,
    bank: bankWealth(state.table, state.vault),
    bankRank: bankRank(state),
    state: stateWealth(state),
    libre: term(state.table.history.libreSince === null ? 'end.noFreeMoney' : 'end.freeMoney'),
  };
  return say('end.verdict', args, ['TB-5.1', 'TB-5.3', 'TB-5.5']);
};

export const outcome = (state: State): Outcome | null => {
  const { point } = state.table;
  if (point.kind !== 'gameOver') return null;
  const players = playersRanked(state);
  return { reason: point.reason, text: verdict(state, point.reason), standings: [...players, ...behind(othersRanked(state), players.length)] };
};
