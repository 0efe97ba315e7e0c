import { at, sum } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { DIVIDEND, STATE_START } from '../content/data.ts';
import {
  allCredits,
  type BankFacts,
  bankMoney,
  circulating,
  hat,
  holdingsOf,
  isActivePlayer,
  isDebt,
  isLibre,
  outsideOf,
  player,
  playerCredits,
  type PublicFacts,
  totalFactoryCards,
  totalHouses,
} from './facts.ts';
import { bankersScore, bankWealth, wealthOf } from '../scoring.ts';
import type { Counters, Indicators, View } from '../types.ts';
import type { Work } from './work.ts';

/* TB-14.1: measures of a distribution. */

const ascending = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b);

/** TB-14.1: Σ(2i − n − 1)·x / (n·Σx) on sorted values, shifted by the minimum if that is negative; 0 where nobody has anything. */
export const gini = (values: readonly number[]): number => {
  const sorted = ascending(values);
  const n = sorted.length;
  const shift = Math.min(0, sorted[0] ?? 0);
  const total = sum(sorted) - n * shift;
  if (total === 0) return 0;
  return sum(sorted.map((value, index) => (2 * (index + 1) - n - 1) * (value - shift))) / (n * total);
};

const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);

/** Of an even number of values, half-way between the two in the middle. */
export const median = (values: readonly number[]): number => {
  const sorted = ascending(values);
  if (sorted.length === 0) return 0;
  const middle = (sorted.length - 1) / 2;
  return (at(sorted, Math.floor(middle)) + at(sorted, Math.ceil(middle))) / 2;
};

export const standardDeviation = (values: readonly number[]): number => {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
};

/** What the richest tenth (at least one) holds of all that is positive. */
export const topShare = (values: readonly number[]): number => {
  const positive = ascending(values.map((value) => Math.max(0, value))).toReversed();
  const total = sum(positive);
  return total === 0 ? 0 : sum(positive.slice(0, Math.ceil(positive.length / 10))) / total;
};

/** The mean of the poorest fifth (at least one). */
export const bottomMean = (values: readonly number[]): number => mean(ascending(values).slice(0, Math.ceil(values.length / 5)));

/** Under 60 % of the median, as a share of all. */
export const poorShare = (values: readonly number[]): number => {
  const line = 0.6 * median(values);
  return values.length === 0 ? 0 : values.filter((value) => value < line).length / values.length;
};

/** Ranks from 1; equal values share the mean of their ranks. */
const ranks = (values: readonly number[]): readonly number[] =>
  values.map((value) => {
    const lower = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return lower + (equal + 1) / 2;
  });

/** Spearman's rank correlation; null where it is not defined: fewer than two, or all alike. */
export const rankCorrelation = (before: readonly number[], after: readonly number[]): number | null => {
  const [x, y] = [ranks(before), ranks(after)];
  const [mx, my] = [mean(x), mean(y)];
  const covariance = sum(x.map((value, index) => (value - mx) * (at(y, index) - my)));
  const spread = Math.sqrt(sum(x.map((value) => (value - mx) ** 2)) * sum(y.map((value) => (value - my) ** 2)));
  return spread === 0 ? null : covariance / spread;
};

/* TB-14.1: what is recorded at every CLOSE, after the value change. */

/** The battle in progress, and those that were recorded. */
type Battles = Pick<View, 'options' | 'table' | 'vault' | 'outside' | 'indicators'>;

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const activeSeats = ({ table }: PublicFacts): readonly Seat[] => table.players.flatMap((subject, seat) => (isActivePlayer(subject) ? [seat] : []));

const bySeat = (seats: readonly Seat[], figure: (seat: Seat) => number): Readonly<Record<Seat, number>> =>
  Object.fromEntries(seats.map((seat) => [seat, figure(seat)]));

/** TB-14.1 `mobility`: against the ranking of five battles before, of those who were there. */
const MOBILITY = 5;
const mobilityOf = (work: Battles, wealth: Readonly<Record<Seat, number>>): number | null => {
  const before = work.indicators.find(({ battle }) => battle === work.table.battle - MOBILITY);
  if (before === undefined) return null;
  const pairs = Object.entries(wealth).flatMap(([seat, now]) => {
    const earlier = before.wealth[Number(seat)];
    return earlier === undefined ? [] : [{ earlier, now }];
  });
  return rankCorrelation(
    pairs.map(({ earlier }) => earlier),
    pairs.map(({ now }) => now),
  );
};

/** Everybody who receives a dividend: players and civil servants who are none. */
const humans = ({ table }: PublicFacts): number => table.count + table.state.posts - Math.min(table.state.posts, table.counters.publicJobs);

/** What follows from money that the bank holds. */
const bankFigures = (facts: BankFacts & Battles, wealth: readonly number[]): NonNullable<Indicators['bank']> => {
  const { table, vault, options } = facts;
  const money = facts.outside + bankMoney(vault);
  const circulation = circulating(holdingsOf(facts));
  const bank = bankWealth(table, vault);
  const all = bank + sum(wealth.map((own) => Math.max(0, own))) + table.funds.state;
  return {
    M: money,
    money: bankMoney(vault),
    Mreal: money / table.bundle,
    perHead: ratio(money, table.count),
    duPerHuman: ratio(money, DIVIDEND * humans(facts)),
    wealth: bank,
    score: bankersScore(table, vault),
    share: ratio(bank, all),
    flowShare: ratio(table.counters.interest, circulation),
    hat: isDebt(facts) ? hat(facts) : 0,
    debtRatio: ratio(options.creditSize * allCredits(facts), money),
    velocity: ratio(table.counters.pot, circulation),
  };
};

/** Neither a public post nor a private job. */
const withoutJob = ({ table }: PublicFacts, { publicJobs, privateJobs }: Counters): number => Math.max(0, table.count - publicJobs - privateJobs);

const distribution = (wealth: readonly number[], bundle: number) => ({
  giniWealth: gini(wealth),
  top10share: topShare(wealth),
  bottom20mean: bottomMean(wealth),
  median: median(wealth),
  mean: mean(wealth),
  deviation: standardDeviation(wealth),
  minWealth: Math.min(...wealth),
  poor: poorShare(wealth),
  insolvent: wealth.filter((own) => own < 0).length,
  atWater: ratio(wealth.filter((own) => Math.abs(own) <= 2 * bundle).length, wealth.length),
});

/** The figures of the battle in progress, as far as it has come; null when nobody plays. */
export const figuresNow = (work: Battles): Indicators | null => {
  const { table, options, vault } = work;
  const seats = activeSeats(work);
  if (seats.length === 0) return null;
  const cash = bySeat(seats, (seat) => player(work, seat).pile);
  const wealth = bySeat(seats, (seat) => wealthOf(work, seat));
  const { counters, state } = table;
  const last = work.indicators.at(-1);
  return {
    battle: table.battle,
    players: table.count,
    bundle: table.bundle,
    priceIndex: table.bundle * table.cycle.divided,
    duValue: isLibre(work) ? DIVIDEND * table.cycle.divided : 0,
    cash,
    wealth,
    credits: bySeat(seats, (seat) => player(work, seat).credits),
    giniCash: gini(Object.values(cash)),
    ...distribution(Object.values(wealth), table.bundle),
    playerCredits: playerCredits(work),
    stateCredits: state.credits,
    badCredits: table.bank.badCredits,
    stateDebtRatio: ratio(options.creditSize * state.credits, STATE_START * table.count * table.bundle),
    houses: sum(seats.map((seat) => totalHouses(player(work, seat)))),
    factories: sum(seats.map((seat) => totalFactoryCards(player(work, seat)))),
    holdings: holdingsOf(work),
    stateBalance: counters.stateIncome - counters.stateSpending,
    tax: state.tax,
    mobility: mobilityOf(work, wealth),
    cumulatedBankruptcies: (last?.cumulatedBankruptcies ?? 0) + counters.bankruptcies,
    cumulatedDestitute: (last?.cumulatedDestitute ?? 0) + counters.destitute,
    cumulatedSeizures: (last?.cumulatedSeizures ?? 0) + counters.seizures,
    counters,
    moneyCreatedPerHead: ratio(counters.created, table.count),
    noJob: withoutJob(work, counters),
    bank: vault === null ? null : bankFigures({ ...work, vault }, Object.values(wealth)),
  };
};

/** TB-14.1: records the battle. */
export const recordIndicators = (work: Work): void => {
  const row = figuresNow({ ...work, outside: outsideOf(work) });
  if (row !== null) work.indicators = [...work.indicators, row];
};
