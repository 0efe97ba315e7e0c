import { at } from '#kernel/collections.ts';
import { describe, expect, it } from 'vitest';
import { type Indicators, NO_COUNTERS } from '../types.ts';
import type { Work } from './work.ts';
import { circulating } from './facts.ts';
import { bottomMean, gini, median, poorShare, rankCorrelation, recordIndicators, standardDeviation, topShare } from './indicators.ts';
import { pay } from './money.ts';
import { arrange, house, setPile, setPlayer, workWith } from './work.test-support.ts';

const record = (work: Work): Indicators => {
  recordIndicators(work);
  return at(work.indicators, work.indicators.length - 1);
};

/**
 * Four players, L = 2, after a division by 4. Piles 10, 6, 4, 0; seat 0 has a house (4) and a factory card (16), seat 3 two credits (−12).
 * Wealth 30, 6, 4, −12. All other money: state 8, bank 20 and 5, pot 0, four inheritances of 3 as dealt.
 */
const example = (): Work => {
  const work = workWith({
    bundle: 2,
    battle: 9,
    piles: [10, 6, 4, 0],
    players: { 0: { ...house(1), factory: 1 }, 3: { credits: 2 } },
    funds: { pot: 0, nextPot: 0, wagesBuilding: 0, wagesIndustry: 0, profitBuilding: 0, profitIndustry: 0, state: 8, bankProfit: 20, bankEquity: 5 },
    state: { credits: 5 },
    bank: { badCredits: 1 },
    cycle: { divided: 4, divisions: 1 },
    table: {
      counters: {
        ...NO_COUNTERS,
        interest: 6,
        pot: 16,
        entries: 3,
        served: 2,
        gains: 18,
        staked: 3,
        publicJobs: 1,
        privateJobs: 1,
        stateIncome: 20,
        stateSpending: 27,
        created: 12,
        bankruptcies: 1,
        destitute: 2,
        seizures: 3,
      },
    },
  });
  return work;
};

describe('the record of a battle', () => {
  it('[TB-14.1] money: all of it, what circulates, in bundles, per head, and prices', () => {
    const { bank, holdings, priceIndex, moneyCreatedPerHead } = record(example());
    // 20 in piles, 8 of the state, 25 of the bank, 12 inherited: 65; 65 − 25 − 12 circulate.
    expect(bank).toMatchObject({ M: 65, money: 25, Mreal: 32.5, perHead: 16.25 });
    expect(holdings).toEqual({ players: 20, state: 8, boards: 0, inheritances: 12, pledged: 0 });
    expect(circulating(holdings)).toBe(28);
    expect(bank?.velocity).toBeCloseTo(16 / 28);
    expect(priceIndex).toBe(8);
    expect(moneyCreatedPerHead).toBe(3);
  });

  it('[TB-14.1] wealth and its distribution', () => {
    const row = record(example());
    expect(row.cash).toEqual({ 0: 10, 1: 6, 2: 4, 3: 0 });
    expect(row.wealth).toEqual({ 0: 30, 1: 6, 2: 4, 3: -12 });
    expect(row).toMatchObject({ mean: 7, median: 5, minWealth: -12, bottom20mean: -12, insolvent: 1, poor: 0.25 });
    // Shifted by 12: 0, 16, 18, 42 of 76.
    expect(row.giniWealth).toBeCloseTo((-16 + 18 + 3 * 42) / (4 * 76));
    expect(row.giniCash).toBeCloseTo((-4 + 6 + 3 * 10) / (4 * 20));
    expect(row.top10share).toBeCloseTo(30 / 40);
    // Within ±4: one of four.
    expect(row.atWater).toBe(0.25);
    expect(row.deviation).toBeCloseTo(Math.sqrt((23 ** 2 + 1 + 9 + 19 ** 2) / 4));
  });

  it('[TB-14.1] bank, state and debts', () => {
    const row = record(example());
    expect(row).toMatchObject({ playerCredits: 2, stateCredits: 5, badCredits: 1, stateBalance: -7 });
    expect(row.stateDebtRatio).toBeCloseTo(30 / 40);
    expect(row.bank).toMatchObject({ wealth: 25, hat: 2 });
    // Players' positive wealth 40, state 8.
    expect(row.bank?.share).toBeCloseTo(25 / 73);
    expect(row.bank?.flowShare).toBeCloseTo(6 / 28);
    expect(row.bank?.debtRatio).toBeCloseTo(48 / 65);
  });

  it('[TB-14.1] houses, factories and jobs', () => {
    expect(record(example())).toMatchObject({ houses: 1, factories: 1, noJob: 2 });
  });

  it('[TB-14.1] bankruptcies, destitution and seizures are cumulated', () => {
    const work = example();
    record(work);
    work.table.battle = 10;
    expect(record(work)).toMatchObject({ battle: 10, cumulatedBankruptcies: 2, cumulatedDestitute: 4, cumulatedSeizures: 6 });
  });

  it('[TB-14.1] [TB-2.9.1] free money: the value of the dividend in cards of the start, and money per human in dividends', () => {
    const work = arrange(example(), { table: { system: 'libre' } });
    work.table.bundle = 1;
    const row = record(work);
    expect(row.duValue).toBe(8);
    // There is no hat any more, whatever is left of the old credits.
    expect(row.bank?.hat).toBe(0);
    // 4 players and 8 posts, one of them held by a player.
    expect(row.bank?.duPerHuman).toBeCloseTo(65 / (2 * 11));
    expect(record(example()).duValue).toBe(0);
  });

  it('[TB-4.13.1] the balance of the state is what it received less what it spent', () => {
    const work = workWith({ funds: { state: 10 }, table: { counters: NO_COUNTERS } });
    pay(work, { from: 'state', to: 0, amount: 3 });
    pay(work, { from: 1, to: 'state', amount: 2 });
    expect(record(work).stateBalance).toBe(-1);
  });

  it('[TB-14.1] mobility: the ranking against that of five battles before', () => {
    const work = example();
    expect(record(work).mobility).toBeNull();
    for (const [seat, cards] of [0, 40, 50, 99].entries()) setPile(work, seat, cards);
    setPlayer(work, 0, { ...house(0), factory: 0 });
    work.table.battle = 14;
    expect(record(work).mobility).toBeCloseTo(-1);
  });

  it('[TB-14.1] players who have left are not counted', () => {
    const work = arrange(example(), { players: { 3: { status: 'gone' } } });
    expect(record(work).wealth).toEqual({ 0: 30, 1: 6, 2: 4 });
  });
});

describe('measures of a distribution (TB-14.1)', () => {
  it('gini: 0 for equals, (n − 1)/n when one holds all, and by its formula in between', () => {
    expect(gini([5, 5, 5, 5])).toBe(0);
    expect(gini([0, 0, 0, 8])).toBe(0.75);
    // (−3·1 − 1·2 + 1·3 + 3·4) / (4·10)
    expect(gini([4, 1, 3, 2])).toBeCloseTo(10 / 40);
  });

  it('gini: negative values are shifted by the minimum', () => {
    expect(gini([-2, 0, 2])).toBeCloseTo(gini([0, 2, 4]));
    expect(gini([-3, -3])).toBe(0);
  });

  it('gini of nothing is 0', () => {
    expect(gini([0, 0, 0])).toBe(0);
  });

  it('the median lies between the two middle values', () => {
    expect(median([9, 1, 4])).toBe(4);
    expect(median([9, 1, 4, 6])).toBe(5);
  });

  it('the richest tenth and the poorest fifth are at least one player', () => {
    expect(topShare([1, 2, 3, 4])).toBe(0.4);
    expect(topShare([-5, 0, 10])).toBe(1);
    expect(bottomMean([7, -3, 5])).toBe(-3);
    expect(bottomMean([6, 5, 4, 3, 2, 1])).toBe(1.5);
  });

  it('the poor are under 60 % of the median', () => {
    expect(poorShare([10, 10, 10, 5, 6])).toBe(0.2);
  });

  it('standard deviation of a population', () => {
    expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBe(2);
  });

  it('rank correlation: 1 for the same order, −1 for the reverse, ties share their ranks', () => {
    expect(rankCorrelation([1, 2, 3], [10, 20, 90])).toBeCloseTo(1);
    expect(rankCorrelation([1, 2, 3], [9, 5, 1])).toBeCloseTo(-1);
    expect(rankCorrelation([1, 1, 2, 3], [1, 2, 3, 4])).toBeCloseTo(0.9487, 4);
    expect(rankCorrelation([4, 4], [1, 2])).toBeNull();
  });
});
