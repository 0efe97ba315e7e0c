import { describe, expect, it } from 'vitest';
import { applyDealing, checkDealing } from '../phases/dealings.ts';
import { market } from '../phases/market.ts';
import type { Work } from './work.ts';
import { checkHouse } from './building.ts';
import { limitOf } from './credit.ts';
import { openSubsidiaries, stateRepays } from './jobs.ts';
import { buy, buyFromStock, checkBuy, checkReassign, checkSaleOffer, checkSellToBank, checkStockPurchase, reassign, sellToBank, swapMain } from './trade.ts';
import { arrange, pileOf, setPile, setPlayer, workWith } from './work.test-support.ts';

const houses = (main: number, secondary = 0, rental = 0) => ({ houses: { main, secondary, rental } });

const ready = (options = {}): Work => {
  const work = workWith({ options, bundle: 2, battle: 4, pile: 40, table: { point: { kind: 'market' } } });
  return work;
};

describe('the market', () => {
  it('[TB-4.10.1] repaying destroys the money, whole credits only', () => {
    const work = arrange(ready(), { players: { 0: { credits: 3, done: false } } });
    const { money } = work;
    expect(market.check(work, 0, { type: 'repayCredit', n: 4 })).not.toBeNull();
    market.apply(work, 0, { type: 'repayCredit', n: 2 });
    expect([pileOf(work, 0), work.table.players[0]?.credits, work.money]).toEqual([28, 1, money - 12]);
  });

  it('[TB-4.10.2] a main house has six cards at most', () => {
    const work = arrange(ready(), { players: { 0: houses(6) } });
    expect(checkHouse(work, 0, 'main')).not.toBeNull();
    expect(checkHouse(work, 0, 'rental')).toBeNull();
  });

  it('[TB-4.10.4] between players at any price: a factory becomes the main one, else a subsidiary', () => {
    const work = arrange(ready(), { players: { 0: { factory: 2, ...houses(1) }, 2: { factory: 1 } } });
    const sale = (asset: 'factory' | 'main', price: number) => ({ kind: 'sale', id: `sale/0/${asset}`, by: 0, to: null, asset, price }) as const;
    expect(checkSaleOffer(work, 0, { asset: 'main', price: 0, to: 'all' })).toBeNull();
    expect(checkSaleOffer(work, 0, { asset: 'rental', price: 0, to: 'all' })).not.toBeNull();
    buy(work, 2, sale('factory', 5), 'factory');
    expect(work.table.players[2]).toMatchObject({ pile: 35, factory: 1, subsidiaries: [{ cards: 2 }] });
    expect(work.table.players[0]).toMatchObject({ pile: 45, factory: 0 });
    buy(work, 1, sale('main', 0), 'rental');
    expect(work.table.players[1]?.houses.rental).toBe(1);
    expect(checkBuy(work, 1, sale('main', 0), 'rental')).not.toBeNull();
  });

  it('[TB-4.10.5] the bank buys a house for a bundle and a factory card for seven, if it holds the cards', () => {
    const work = arrange(ready(), { players: { 0: { factory: 1, ...houses(1) } }, funds: { bankProfit: 15 } });
    expect(checkSellToBank(work, 0, 'factory')).toBeNull();
    sellToBank(work, 0, 'factory');
    expect([pileOf(work, 0), work.vault.bankProfit]).toEqual([54, 1]);
    expect(checkSellToBank(work, 0, 'main')).not.toBeNull();
    setPlayer(work, 0, { distress: 90 });
    expect(checkSellToBank(work, 0, 'main')).toBeNull();
    expect(work.table.stock.bank.factories).toEqual([1]);
  });

  it('[TB-4.10.5] in free money the boards buy and sell', () => {
    const work = workWith({ options: { mode: 'libre' }, battle: 4 });
    arrange(work, { players: { 0: { factory: 1, ...houses(1) } }, funds: { profitBuilding: 1, profitIndustry: 6 } });
    expect(checkSellToBank(work, 0, 'factory')).not.toBeNull();
    sellToBank(work, 0, 'main');
    expect(work.table.funds.profitBuilding).toBe(0);
    setPile(work, 1, 5);
    buyFromStock(work, 1, { type: 'buyFromStock', stock: 'boards', item: 'house', slot: 'main' });
    expect([pileOf(work, 1), work.table.funds.profitBuilding, work.table.stock.boards.houses]).toEqual([3, 2, 0]);
  });

  it.each([
    ['bank', 'bankProfit'],
    ['state', 'state'],
  ] as const)('[TB-4.10.6] [TB-4.9.7] the stock of the %s is sold at list price, to its profit', (stock, zone) => {
    const work = ready();
    work.table.stock = { ...work.table.stock, [stock]: { houses: 1, factories: [2] } };
    const before = zone === 'state' ? work.table.funds.state : work.vault.bankProfit;
    const purchase = { type: 'buyFromStock', stock, item: 'factory2', slot: 'factory' } as const;
    expect(checkStockPurchase(work, 0, purchase)).toBeNull();
    buyFromStock(work, 0, purchase);
    expect([pileOf(work, 0), zone === 'state' ? work.table.funds.state : work.vault.bankProfit]).toEqual([8, before + 32]);
    expect(work.table.players[0]?.factory).toBe(2);
    expect(checkStockPurchase(work, 1, purchase)).not.toBeNull();
    expect(checkStockPurchase(work, 0, { ...purchase, item: 'house', slot: 'main' })).toBeNull();
  });

  it('[TB-4.10.7] houses change their use and factories their place for nothing', () => {
    const work = ready();
    setPlayer(work, 0, { factory: 1, subsidiaries: [{ id: 1, cards: 3, contract: null }], ...houses(6, 1) });
    expect(checkReassign(work, 0, 'secondary', 'main')).not.toBeNull();
    reassign(work, 0, 'secondary', 'rental');
    expect(work.table.players[0]?.houses).toEqual({ main: 6, secondary: 0, rental: 1 });
    swapMain(work, 0, 1);
    expect(work.table.players[0]).toMatchObject({ factory: 3, subsidiaries: [{ cards: 1 }], pile: 40 });
    setPlayer(work, 0, { factory: 0 });
    const boss = work.table.players[0];
    expect(boss === undefined ? null : openSubsidiaries(work, boss)).toEqual([]);
    swapMain(work, 0, 1);
    expect(work.table.players[0]).toMatchObject({ factory: 1, subsidiaries: [] });
  });

  it('[TB-4.10.8] what secures a credit may not be sold, unless the credit is repaid first', () => {
    const work = arrange(ready(), { players: { 0: { factory: 1, credits: 6 } }, funds: { bankProfit: 99 } });
    expect(limitOf(work, 0)).toBe(6);
    expect(checkSellToBank(work, 0, 'factory')).not.toBeNull();
    setPlayer(work, 0, { credits: 4 });
    expect(checkSellToBank(work, 0, 'factory')).toBeNull();
  });

  it('[TB-4.10.9] the state repays while its next budget stays covered, unless forbidden', () => {
    const repaid = (cash: number, repays = true): readonly number[] => {
      const work = workWith({ seats: 4, battle: 4, funds: { state: cash }, state: { credits: 9, repays } });
      stateRepays(work);
      return [work.table.state.credits, work.table.funds.state];
    };
    // The next budget is 20.
    expect(repaid(25)).toEqual([9, 25]);
    expect(repaid(26)).toEqual([8, 20]);
    expect(repaid(40)).toEqual([6, 22]);
    expect(repaid(40, false)).toEqual([9, 40]);
  });
});

describe('gifts, loans and pledges', () => {
  it('[TB-4.15.1] any number of his cards, to any other player', () => {
    const work = ready();
    expect(checkDealing(work, 0, { type: 'gift', to: 1, cards: 40 })).toBeNull();
    expect(checkDealing(work, 0, { type: 'gift', to: 1, cards: 41 })).not.toBeNull();
    expect(checkDealing(work, 0, { type: 'gift', to: 0, cards: 1 })).not.toBeNull();
    applyDealing(work, 0, { type: 'gift', to: 1, cards: 7 });
    expect([pileOf(work, 0), pileOf(work, 1)]).toEqual([33, 47]);
    expect(checkDealing(ready({ gifts: false }), 0, { type: 'gift', to: 1, cards: 1 })).not.toBeNull();
  });

  it('[TB-4.15.2] [TB-4.3.5] a loan is offered, accepted, and its cards change hands', () => {
    const work = ready();
    const offer = { type: 'offerLoan', to: 1, cards: 5, perBattle: 2, due: 6 } as const;
    expect(checkDealing(work, 0, { ...offer, due: 3 })).not.toBeNull();
    expect(checkDealing(work, 0, { ...offer, cards: 41 })).not.toBeNull();
    applyDealing(work, 0, offer);
    expect(checkDealing(work, 2, { type: 'acceptLoan', offer: 'loan/0/1' })).not.toBeNull();
    expect(checkDealing(work, 1, { type: 'acceptLoan', offer: 'loan/0/1' })).toBeNull();
    applyDealing(work, 1, { type: 'acceptLoan', offer: 'loan/0/1' });
    expect([pileOf(work, 0), pileOf(work, 1)]).toEqual([35, 45]);
    expect(work.table.loans).toEqual([{ id: 1, lender: 0, borrower: 1, principal: 5, perBattle: 2, due: 6, arrears: 0 }]);
  });

  it('[TB-4.15.2] the lender must still hold the cards when it is accepted', () => {
    const work = ready();
    applyDealing(work, 0, { type: 'offerLoan', to: 1, cards: 5, perBattle: 0, due: 6 });
    setPile(work, 0, 4);
    expect(checkDealing(work, 1, { type: 'acceptLoan', offer: 'loan/0/1' })).not.toBeNull();
  });

  it('[TB-4.15.4] the lender may forgive a loan, nobody else', () => {
    const work = ready();
    work.table.loans = [{ id: 1, lender: 0, borrower: 1, principal: 5, perBattle: 2, due: 6, arrears: 1 }];
    expect(checkDealing(work, 1, { type: 'forgive', loan: 1 })).not.toBeNull();
    applyDealing(work, 0, { type: 'forgive', loan: 1 });
    expect(work.table.loans).toEqual([]);
  });

  it('[TB-4.15.5] lots of six set aside raise the limit by a credit each; they need a subsidiary and the option', () => {
    const work = ready({ cashPledge: true });
    const before = limitOf(work, 0);
    expect(checkDealing(work, 0, { type: 'pledge', lots: 1 })).not.toBeNull();
    setPlayer(work, 0, { subsidiaries: [{ id: 1, cards: 1, contract: null }] });
    const limit = limitOf(work, 0);
    expect(limit).toBe(before + 2);
    applyDealing(work, 0, { type: 'pledge', lots: 2 });
    expect(work.table.players[0]).toMatchObject({ pile: 28, pledge: 12 });
    expect(limitOf(work, 0)).toBe(limit + 2);
    setPlayer(work, 0, { credits: limit + 1 });
    expect(checkDealing(work, 0, { type: 'unpledge', lots: 2 })).not.toBeNull();
    expect(checkDealing(work, 0, { type: 'unpledge', lots: 1 })).toBeNull();
    const without = arrange(ready(), { players: { 0: { subsidiaries: [{ id: 1, cards: 1, contract: null }] } } });
    expect(checkDealing(without, 0, { type: 'pledge', lots: 1 })).not.toBeNull();
  });
});
