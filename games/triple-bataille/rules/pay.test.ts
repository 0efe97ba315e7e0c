import { describe, expect, it } from 'vitest';
import { EVENT } from '../content/data.ts';
import type { Work } from './work.ts';
import { payAll } from './pay.ts';
import { arrange, pileOf, setPlayer, workWith, house } from './work.test-support.ts';

/** L = 2, first seat 0: nobody has a house; 20 cards each, the state can pay. */
const ready = (mode: 'dette' | 'libre' = 'dette'): Work => {
  const work = workWith({ options: { mode }, seats: 3, battle: 4, bundle: 2 });
  arrange(work, { pile: 20, funds: { pot: 0, wagesBuilding: 0, wagesIndustry: 0, state: 60 }, table: { first: 0 } });
  return work;
};

const after = (work: Work): readonly number[] => {
  payAll(work);
  return work.table.players.map(({ pile }) => pile);
};

const event = (face: number) => ({ events: [{ face, from: 4, until: 4 }] });

describe('expenses', () => {
  it('[TB-4.4.1] waiting wages go into the pot', () => {
    const work = arrange(ready(), { funds: { wagesBuilding: 3, wagesIndustry: 5 } });
    payAll(work);
    expect(work.table.battleReport.origin.wages).toBe(8);
    expect([work.table.funds.wagesBuilding, work.table.funds.wagesIndustry]).toEqual([0, 0]);
  });

  it('[TB-4.4.4] [TB-2.1.1] a bundle of food, and of rent without a main house', () => {
    const work = arrange(ready(), { players: { 1: house(1) } });
    expect(after(work)).toEqual([16, 18, 16]);
  });

  it.each([
    ['freshWater', 18],
    ['dearLiving', 14],
    ['stayWithFriends', 18],
    ['wedding', 18],
    ['rentRise', 14],
    ['mealsProvided', 18],
    ['housingBenefit', 18],
  ] as const)('[TB-4.4.4] %s changes what a tenant pays', (name, left) => {
    const work = arrange(ready(), { players: { 0: event(EVENT[name]) } });
    expect(after(work)[0]).toBe(left);
  });

  it.each(['mealsProvided', 'housingBenefit'] as const)('[TB-2.12.2a] %s: what the state cannot pay the player pays himself', (name) => {
    // The budget takes 2·(2·6 + 3) = 30 cards, all that the state has.
    const work = arrange(ready('libre'), { players: { 0: event(EVENT[name]) }, funds: { state: 30 } });
    expect(after(work)[0]).toBe(16);
  });

  it('[TB-4.4.5] who cannot pay sells property to the bank, a house before a workshop, and pays', () => {
    const work = arrange(ready(), { piles: { 0: 1 }, players: { 0: { ...house(0, 1, 1), factory: 1 } }, funds: { bankProfit: 50 } });
    payAll(work);
    // Two houses at 2 cards: 5 cards, 4 are due.
    expect(work.table.players[0]).toMatchObject({ pile: 1, factory: 1, houses: { secondary: 0, rental: 0 }, destitute: false });
    expect(work.table.stock.bank.houses).toBe(2);
  });

  it('[TB-4.4.5] with nothing to sell he pays food first, is destitute, and owes nothing more', () => {
    const work = arrange(ready(), { piles: { 0: 3 } });
    payAll(work);
    expect(work.table.players[0]).toMatchObject({ pile: 0, destitute: true });
    expect(work.table.battleReport.origin.food).toBe(6);
  });

  it('[TB-4.4.5] in free money the boards buy, and what they cannot pay is skipped; staffed subsidiaries are not sold', () => {
    const work = arrange(ready('libre'), { funds: { profitBuilding: 0, profitIndustry: 0 } });
    arrange(work, {
      piles: { 0: 0 },
      players: {
        0: { ...house(0, 1), subsidiaries: [{ id: 1, cards: 1, contract: { employee: 1, k: 1, wage: 2 } }], factory: 1 },
      },
      funds: { profitIndustry: 14 },
    });
    payAll(work);
    expect(work.table.players[0]).toMatchObject({ factory: 0, houses: { rental: 1 }, subsidiaries: [{ id: 1 }], destitute: false });
    // The rent for the let house came back to its owner.
    expect(pileOf(work, 0)).toBe(14 - 4 + 2);
  });

  it('[TB-4.4.3] at a public wage of one bundle the servants eat and pay no rent', () => {
    const work = arrange(ready(), { state: { wage: 1, posts: 6, aid: 3 } });
    payAll(work);
    expect(work.table.battleReport.origin).toMatchObject({ servants: 12, aid: 6, rents: 6 });
    expect(work.table.funds.state).toBe(60 - 18);
  });

  it('[TB-9.5] [TB-9.17] in debt money the state pays its whole budget: posts, pot and rents', () => {
    const work = arrange(ready(), { players: { 0: { post: true, ...house(1) } }, funds: { state: 0 } });
    payAll(work);
    // 2·(2·6 + 3): five credits of six, and nothing is left over.
    expect([work.table.state.credits, work.table.funds.state]).toEqual([5, 0]);
    const { servants, aid } = work.table.battleReport.origin;
    // A post of 4; five servants eat and pay rent; aid for three.
    expect([pileOf(work, 0), servants, aid]).toEqual([20 + 4 - 2, 10, 6]);
    expect(work.table.battleReport.origin.rents).toBe(10 + 4);
  });

  it('[TB-9.16] rents received by landlords and rents in the pot are the rents paid', () => {
    const work = arrange(ready(), { players: { 0: house(1, 3) } });
    payAll(work);
    // Tenants: two players and six servants, two cards each.
    const received = pileOf(work, 0) - (20 - 2);
    expect([received, work.table.battleReport.origin.rents]).toEqual([6, 10]);
  });

  it('[TB-6.6.6] the wage tax: each private employee pays a bundle to the state, as far as he can', () => {
    const work = arrange(ready(), { piles: { 2: 5 }, players: { 1: { boss: 0 }, 2: { boss: 0 } }, state: { wageTax: true } });
    expect(after(work)).toEqual([16, 14, 0]);
  });

  it('[TB-4.2.7] aid recipients get a dividend only with that option', () => {
    const dividends = (aidRecipientsGetDU: boolean): number => {
      const work = workWith({ options: { mode: 'libre', aidRecipientsGetDU }, seats: 3 });
      setPlayer(work, 0, { post: true });
      payAll(work);
      return work.table.battleReport.origin.dividends;
    };
    // Six posts, one of them a player's: five servants.
    expect([dividends(false), dividends(true)]).toEqual([10, 16]);
  });
});
