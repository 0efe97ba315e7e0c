import { sum } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { DIVIDEND, STATE_START } from '../content/data.ts';
import {
  allCredits,
  type BankFacts,
  hat,
  isActivePlayer,
  isDebt,
  isLibre,
  type PublicFacts,
  player,
  playerCredits,
  totalFactoryCards,
  totalHouses,
} from './facts.ts';
import { bankMoney, circulating, holdingsOf, outsideOf } from './holdings.ts';
import { bankersScore, bankWealth, wealthOf } from '../scoring.ts';
import type { Counters, Indicators, View } from '../types.ts';
import type { Work } from './work.ts';
import { bottomMean, gini, mean, median, poorShare, rankCorrelation, standardDeviation, topShare } from './statistics.ts';

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

type Cumulated = 'cumulatedBankruptcies' | 'cumulatedDestitute' | 'cumulatedSeizures';
const SOURCES: Readonly<Record<Cumulated, 'bankruptcies' | 'destitute' | 'seizures'>> = {
  cumulatedBankruptcies: 'bankruptcies',
  cumulatedDestitute: 'destitute',
  cumulatedSeizures: 'seizures',
};

const cumulated = ({ indicators, table }: Battles, name: Cumulated): number => (indicators.at(-1)?.[name] ?? 0) + table.counters[SOURCES[name]];

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
    cumulatedBankruptcies: cumulated(work, 'cumulatedBankruptcies'),
    cumulatedDestitute: cumulated(work, 'cumulatedDestitute'),
    cumulatedSeizures: cumulated(work, 'cumulatedSeizures'),
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
