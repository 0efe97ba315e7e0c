import type { Seat } from '#kernel/game.ts';
import { describe, expect, it } from 'vitest';
import { hat } from './facts.ts';
import { plan } from '../phases/plan.ts';
import { type Work } from './work.ts';
import { limitOf, requestCredits } from './credit.ts';
import { interestFor, seize } from './interest.ts';
import { payAll } from './pay.ts';
import { stateBorrowsFor } from './jobs.ts';
import { buy, checkBuy, checkSaleOffer } from './trade.ts';
import { arrange, pileOf, setFund, setPlayer, workWith, house, subsidiaryWith, pilesOf } from './work.test-support.ts';

/* TB-8.2: rents, credits and default. */

describe('worked examples of rents, credits and default', () => {
  const tenants = (work: Work): void => {
    arrange(work, { pile: 20, funds: { state: 100, pot: 0 }, table: { first: 0 } });
  };

  it('[TB-8.2.14] [TB-4.4.6] rents go to let houses, landlord by landlord, and what is left into the pot', () => {
    const work = workWith({ seats: 4, battle: 3 });
    tenants(work);
    arrange(work, { players: { 0: house(1, 3), 1: house(1, 2), 2: { post: true } } });
    payAll(work);
    // Food 1 each; rents 1 for seats 2 and 3; a post pays 2.
    expect(pilesOf(work)).toEqual([20 - 1 + 3, 20 - 1 + 2, 20 + 2 - 2, 20 - 2]);
    expect(work.table.battleReport.origin.rents).toBe(4);
  });

  it('[TB-8.2.15] [TB-4.4.6] more let houses than tenants: some stay empty, no rent in the pot', () => {
    const work = workWith({ seats: 3, battle: 3 });
    tenants(work);
    arrange(work, { players: { 0: house(1, 7), 1: house(1, 5) } });
    payAll(work);
    expect(pilesOf(work)).toEqual([20 - 1 + 4, 20 - 1 + 3, 20 - 2]);
    expect(work.table.battleReport.origin.rents).toBe(0);
  });

  it('[TB-8.2.16] [TB-4.3.4] one credit per player, then first come: the second request waits and is granted by itself', () => {
    const work = workWith({ seats: 4, battle: 2, pile: 5, funds: { bankEquity: 10 }, bank: { cap: 4 }, table: { point: { kind: 'plan' } } });
    const credit = (seat: Seat, n = 1): void => plan.apply(work, seat, { type: 'takeCredit', n });
    credit(0);
    credit(0);
    expect([work.table.bank.granted, work.table.players[0]?.waiting]).toEqual([1, 1]);
    plan.apply(work, 1, { type: 'done' });
    expect([work.table.bank.granted, work.table.players[0]?.credits, work.table.players[0]?.waiting]).toEqual([2, 2, 0]);
    expect(plan.check(work, 0, { type: 'takeCredit', n: 1 })).not.toBeNull();
    credit(2);
    credit(3);
    expect(work.table.bank.granted).toBe(4);
  });

  it('[TB-8.2.17] [TB-2.5.1] the limit: unsecured, factories, pairs of houses', () => {
    const work = workWith({ bundle: 2, players: { 0: { factory: 2, subsidiaries: [subsidiaryWith(1)], ...house(1, 2) } } });
    expect(limitOf(work, 0)).toBe(12);
  });

  it('[TB-8.2.18] [TB-4.9.5] seizure: one item after the other until the interest is covered', () => {
    const work = workWith({ battle: 3, piles: { 0: 1 }, players: { 0: { credits: 3, factory: 2, distress: 6, ...house(1, 1) } }, funds: { bankProfit: 40 } });
    seize(work, 0);
    expect(work.table.players[0]).toMatchObject({ pile: 10, credits: 3, factory: 0, distress: 0, houses: { main: 1, rental: 0 } });
    expect(limitOf(work, 0)).toBe(2);
    expect(work.vault.bankProfit).toBe(40 - 15 + 6);
    expect(work.table.stock.bank).toEqual({ houses: 1, factories: [2] });
  });

  it('[TB-8.2.19] [TB-4.9.6] bankruptcy: all cards to the bank, the credits are never repaid, none for three battles', () => {
    const work = workWith({ battle: 3, piles: { 0: 1 }, players: { 0: { credits: 2, distress: 4, ...house(1) } }, funds: { bankProfit: 40 } });
    seize(work, 0);
    expect(work.table.players[0]).toMatchObject({ pile: 0, credits: 0, houses: { main: 0 }, banned: 6 });
    expect(work.table.bank.badCredits).toBe(2);
    expect(work.vault.bankProfit).toBe(41);
  });

  it('[TB-8.2.23] [TB-4.4.2] [TB-4.9.1] the state borrows what it lacks, in whole credits', () => {
    const work = workWith({ seats: 5, bundle: 2, battle: 3, pile: 20, funds: { state: 13 }, state: { posts: 10, aid: 5 } });
    payAll(work);
    expect([work.table.state.credits, work.table.funds.state]).toEqual([7, 5]);
    setFund(work, 'state', 9);
    stateBorrowsFor(work, 14);
    expect([work.table.state.credits, work.table.funds.state - 14]).toEqual([8, 1]);
  });

  it('[TB-8.2.24] [TB-4.3.6] [TB-4.3.7] a newcomer in debt money must provide for his expenses: a credit or a post', () => {
    const newcomer = (): Work => {
      const work = workWith({ seats: 4, bundle: 2, battle: 5 });
      arrange(work, { piles: { 3: 0 }, players: { 3: { done: false } }, funds: { bankEquity: 10 }, bank: { cap: 8 }, table: { point: { kind: 'plan' } } });
      return work;
    };
    const isRefused = (work: Work): boolean => plan.check(work, 3, { type: 'done' }) !== null;
    const poor = newcomer();
    expect(isRefused(poor)).toBe(true);
    plan.apply(poor, 3, { type: 'takeCredit', n: 1 });
    expect([pileOf(poor, 3), isRefused(poor)]).toEqual([6, false]);
    const servant = newcomer();
    plan.apply(servant, 3, { type: 'takePublicPost' });
    expect(isRefused(servant)).toBe(false);
  });

  it('[TB-8.2.25] a post and a house: one card more before the stake', () => {
    const work = workWith({ battle: 3 });
    tenants(work);
    setPlayer(work, 0, { post: true, ...house(1) });
    payAll(work);
    expect(pileOf(work, 0)).toBe(21);
  });

  it('[TB-8.2.26] [TB-4.3.1] a second workshop ends the post', () => {
    const work = workWith({ battle: 3, players: { 0: { factory: 1, done: false } }, table: { point: { kind: 'plan' } } });
    expect(plan.check(work, 0, { type: 'takePublicPost' })).toBeNull();
    setPlayer(work, 0, { factory: 2 });
    expect(plan.check(work, 0, { type: 'takePublicPost' })).not.toBeNull();
  });

  it('[TB-8.2.29] [TB-4.9.1] half rates are rounded up', () => {
    const work = workWith({ bank: { halfRate: 5 } });
    expect([1, 2, 3].map((credits) => interestFor(work, credits))).toEqual([3, 5, 8]);
  });

  it('[TB-8.2.31] [TB-4.12.3] equity on demand: one card covers the second credit', () => {
    const work = workWith({ battle: 3, players: { 0: { credits: 6 } }, funds: { bankEquity: 5, bankProfit: 4 }, state: { credits: 3 }, bank: { cap: 9 } });
    expect(hat(work)).toBe(1);
    for (const seat of [0, 2, 3]) setPlayer(work, seat, { done: true });
    requestCredits(work, 1, 2);
    expect([work.table.players[1]?.credits, hat(work), work.vault.bankProfit]).toEqual([2, 1, 3]);
  });

  it('[TB-8.2.38] [TB-4.9.4] [TB-4.10.8] a sale in distress: not under the bank’s price, but beyond the limit', () => {
    const work = workWith({ battle: 3, piles: [2, 20], players: { 0: { credits: 3, factory: 1, distress: 6 } } });
    expect(limitOf(work, 0)).toBe(3);
    const sale = (price: number) => ({ kind: 'sale', id: 'sale/0/factory', by: 0, to: null, asset: 'factory', price }) as const;
    expect(checkSaleOffer(work, 0, { asset: 'factory', price: 6, to: 'all' })).not.toBeNull();
    expect(checkSaleOffer(work, 0, { asset: 'factory', price: 7, to: 'all' })).toBeNull();
    expect(checkBuy(work, 1, sale(7), 'factory')).toBeNull();
    buy(work, 1, sale(7), 'factory');
    expect(pileOf(work, 0)).toBe(9);
    seize(work, 0);
    expect(work.table.players[0]).toMatchObject({ pile: 3, distress: 0, credits: 3 });
    setPlayer(work, 2, { credits: 3, factory: 1 });
    expect(checkSaleOffer(work, 2, { asset: 'factory', price: 7, to: 'all' })).not.toBeNull();
  });
});
