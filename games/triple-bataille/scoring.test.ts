import { describe, expect, it } from 'vitest';
import { setPile, workWith, house } from './rules/work.test-support.ts';
import { bankRank, outcome, stateWealth, wealthOf } from './scoring.ts';
import type { EndReason, State } from './types.ts';
import { finish, type Work } from './rules/work.ts';

const over = (work: Work, reason: EndReason = 'length'): State => {
  work.table.point = { kind: 'gameOver', reason };
  return finish(work).state;
};

const ranking = (state: State): readonly (readonly number[])[] => (outcome(state)?.standings ?? []).map(({ seat, rank, score }) => [seat, rank, score]);

describe('wealth', () => {
  it('[TB-5.2] cards, pledge, houses and factory cards at list price, less credits, with loans on both sides', () => {
    const work = workWith({
      bundle: 2,
      piles: { 0: 7 },
      players: { 0: { pledge: 6, ...house(1, 1, 1), factory: 2, subsidiaries: [{ id: 1, cards: 1, contract: null }], credits: 2 } },
    });
    // 7 + 6 + 3·4 + 3·16 − 12
    expect(wealthOf(work, 0)).toBe(61);
    work.table.loans = [{ id: 1, lender: 0, borrower: 1, principal: 5, perBattle: 2, due: 9, arrears: 3 }];
    setPile(work, 1, 1);
    expect([wealthOf(work, 0), wealthOf(work, 1)]).toEqual([69, -7]);
  });

  it('[TB-5.2] an inheritance not yet received does not count', () => {
    const work = workWith({ piles: { 0: 4 } });
    expect(work.table.players[0]?.inherit).toBe(3);
    expect(wealthOf(work, 0)).toBe(4);
  });

  it('[TB-5.3] the state: cash, 16·L per enterprise, its stock, less its credits', () => {
    const work = workWith({ bundle: 2, funds: { state: 10 }, state: { enterprises: [1, 3], credits: 4 } });
    work.table.stock = { ...work.table.stock, state: { houses: 1, factories: [1] } };
    expect(stateWealth(work)).toBe(10 + 64 + 4 + 16 - 24);
  });
});

describe('the winner', () => {
  it('[TB-5.4] the wealthiest; ties by fewer credits, more factory cards, more houses', () => {
    const work = workWith({
      seats: 5,
      piles: [16, 22, 8, 14, 17],
      players: { 1: { credits: 1 }, 2: { factory: 1 }, 3: house(1) },
    });
    expect(ranking(over(work))).toEqual([
      [4, 1, 17],
      [2, 2, 16],
      [3, 3, 16],
      [0, 4, 16],
      [1, 5, 16],
    ]);
  });

  it('[TB-5.4] equals in everything share', () => {
    const work = workWith({ seats: 3, piles: [9, 9, 2] });
    expect(ranking(over(work)).map(([seat, rank]) => [seat, rank])).toEqual([
      [0, 1],
      [1, 1],
      [2, 3],
    ]);
  });

  it('[TB-5.4] who left is listed after all who stayed, with the wealth recorded', () => {
    const work = workWith({ seats: 3, piles: [5, 4, 0], players: { 2: { status: 'gone', left: 99 } } });
    expect(ranking(over(work))).toEqual([
      [0, 1, 5],
      [1, 2, 4],
      [2, 3, 99],
    ]);
  });

  it('[TB-6.6.10] another system: the wealth of all is shared equally, and all have won', () => {
    const work = workWith({ options: { mode: 'historique', bankers: 1 }, seats: 4, piles: [10, 4, 3], funds: { bankProfit: 50 } });
    expect(ranking(over(work, 'sharing')).slice(0, 3)).toEqual([
      [0, 1, 5],
      [1, 1, 5],
      [2, 1, 5],
    ]);
    expect(ranking(over(work, 'sharing'))[3]?.[1]).toBe(4);
  });

  it('[TB-5.5] the verdict: where the bank would have come, and whether free money came', () => {
    const work = workWith({ seats: 3, piles: [30, 10, 5], funds: { bankProfit: 12 } });
    expect(bankRank(finish(work).state)).toBe(2);
    expect(outcome(over(work))).toMatchObject({
      reason: 'length',
      text: { args: { bank: 12, bankRank: 2, libre: { term: 'end.noFreeMoney' } } },
    });
    work.table.history = { ...work.table.history, libreSince: 4 };
    expect(outcome(over(work))).toMatchObject({ text: { args: { libre: { term: 'end.freeMoney' } } } });
  });

  it('[TB-5.5] there is no verdict before the end', () => {
    expect(outcome(finish(workWith()).state)).toBeNull();
  });
});
