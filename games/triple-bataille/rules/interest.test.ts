import { describe, expect, it } from 'vitest';
import { market } from '../phases/market.ts';
import type { Work } from './work.ts';
import { collectInterest, settleDistress } from './interest.ts';
import { pay } from './money.ts';
import { arrange, pileOf, setPlayer, workWith, house } from './work.test-support.ts';

const ready = (): Work => {
  const work = workWith({ battle: 4, pile: 10, funds: { bankProfit: 20, state: 30 }, table: { first: 0 } });
  return work;
};

describe('interest', () => {
  it('[TB-4.9.1] players and the state pay two cards per credit to the bank', () => {
    const work = arrange(ready(), { players: { 0: { credits: 3 } }, state: { credits: 5 } });
    collectInterest(work);
    expect([pileOf(work, 0), work.table.funds.state, work.vault.bankProfit]).toEqual([4, 20, 36]);
  });

  it('[TB-4.9.1] the state borrows what it lacks for its interest', () => {
    const work = arrange(ready(), { funds: { state: 3 }, state: { credits: 5 } });
    collectInterest(work);
    // 10 are due, 7 are missing: two credits.
    expect([work.table.state.credits, work.table.funds.state]).toEqual([7, 5]);
  });

  it('[TB-6.6.4] the first N credits of the state bear no interest in the early cells', () => {
    const due = (battle: number): number => {
      const work = workWith({ options: { mode: 'historique', bankController: 'auto', interest: '2' }, battle, seats: 4 });
      arrange(work, { funds: { state: 50 }, state: { credits: 7 }, bank: { halfRate: 4 }, history: { cell: battle } });
      collectInterest(work);
      return 50 - work.table.funds.state;
    };
    expect([due(5), due(6)]).toEqual([6, 14]);
  });

  it('[TB-4.9.3] upkeep: a bundle per secondary house to the building wages; who cannot pay loses the house', () => {
    const work = arrange(ready(), { funds: { wagesBuilding: 0 } });
    arrange(work, { piles: { 1: 0, 2: 1 }, players: { 0: house(0, 0, 2), 1: house(0, 0, 1), 2: house(0, 0, 1) } });
    collectInterest(work);
    expect([pileOf(work, 0), work.table.funds.wagesBuilding]).toEqual([8, 3]);
    // The last card is enough.
    expect(work.table.players[2]).toMatchObject({ pile: 0, houses: { secondary: 1 } });
    expect(work.table.players[1]).toMatchObject({ pile: 1, houses: { secondary: 0 } });
    expect(work.table.stock.bank.houses).toBe(1);
  });

  it('[TB-4.9.3] in free money the building board takes it, without cards for nothing', () => {
    const work = workWith({ options: { mode: 'libre' }, battle: 4 });
    arrange(work, { piles: { 1: 0 }, players: { 1: house(0, 0, 1) }, funds: { profitBuilding: 0 } });
    collectInterest(work);
    expect(work.table.players[1]).toMatchObject({ pile: 0, houses: { secondary: 0 } });
    expect(work.table.stock.boards.houses).toBe(1);
  });

  it('[TB-4.9.2] [TB-4.15.4] loans fall due after the bank, as far as the borrower can; the rest is arrears', () => {
    const work = arrange(ready(), {
      players: { 0: { credits: 3 } },
      table: {
        loans: [
          { id: 1, lender: 2, borrower: 0, principal: 5, perBattle: 1, due: 4, arrears: 0 },
          { id: 2, lender: 3, borrower: 1, principal: 5, perBattle: 1, due: 6, arrears: 2 },
        ],
      },
    });
    collectInterest(work);
    // Seat 0: 10 − 6 to the bank, then 4 of 6. Seat 1: interest and arrears, 3.
    expect([0, 1, 2, 3].map((seat) => pileOf(work, seat))).toEqual([0, 7, 14, 13]);
    expect(work.table.loans).toMatchObject([
      { id: 1, principal: 0, arrears: 2 },
      { id: 2, principal: 5, arrears: 0 },
    ]);
  });
});

describe('default', () => {
  const broke = (): Work => {
    const work = arrange(ready(), { piles: { 0: 1 }, players: { 0: { credits: 2, factory: 1, ...house(1) } } });
    collectInterest(work);
    work.table.point = { kind: 'market' };
    return work;
  };

  it('[TB-4.9.4] with too few cards he pays nothing yet and is in distress', () => {
    expect(broke().table.players[0]).toMatchObject({ pile: 1, distress: 4 });
  });

  it('[TB-4.9.4] his pledged lots are released first', () => {
    const work = workWith({ options: { cashPledge: true }, battle: 4, piles: { 0: 6 }, players: { 0: { credits: 2 } } });
    const cards = work.heaps.piles[0] ?? [];
    work.heaps.pledges[0] = cards;
    work.heaps.piles[0] = [];
    setPlayer(work, 0, { pile: 0, pledge: 6 });
    collectInterest(work);
    expect(work.table.players[0]).toMatchObject({ pile: 2, pledge: 0, distress: 0 });
  });

  it('[TB-4.9.4] until then he may only sell, borrow or accept seizure', () => {
    const work = broke();
    const allowed = (move: Parameters<typeof market.check>[2]): boolean => market.check(work, 0, move) === null;
    expect(allowed({ type: 'sellToBank', asset: 'main' })).toBe(true);
    expect(allowed({ type: 'offerSale', asset: 'factory', price: 7, to: 'all' })).toBe(true);
    expect(allowed({ type: 'acceptSeizure' })).toBe(true);
    expect(allowed({ type: 'gift', to: 1, cards: 1 })).toBe(false);
    expect(allowed({ type: 'buildHouse', slot: 'main' })).toBe(false);
    expect(allowed({ type: 'done' })).toBe(false);
  });

  it('[TB-4.9.4] as soon as he holds the cards the interest is taken', () => {
    const work = broke();
    pay(work, { from: 1, to: 0, amount: 4 });
    settleDistress(work);
    expect(work.table.players[0]).toMatchObject({ pile: 1, distress: 0 });
  });

  it('[TB-4.9.4] [TB-4.9.5] default at closing: seizure', () => {
    const work = broke();
    market.settle(work, 0);
    // Nothing but the workshop (7) before the last main house.
    expect(work.table.players[0]).toMatchObject({ pile: 1 + 7 - 4, factory: 0, houses: { main: 1 }, distress: 0 });
  });

  it('[TB-4.9.5] when the bank’s profits do not suffice, its equity pays, then new money', () => {
    const work = arrange(broke(), { funds: { bankProfit: 2, bankEquity: 1 } });
    const { money } = work;
    market.settle(work, 0);
    expect(work.money).toBe(money + 4);
    expect(work.vault).toMatchObject({ bankProfit: 4, bankEquity: 0 });
  });
});
