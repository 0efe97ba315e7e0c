import { at } from '#kernel/collections.ts';
import { describe, expect, it } from 'vitest';
import { bankWealth, wealthOf } from '../scoring.ts';
import type { Options } from '../types.ts';
import { finish, type Work } from './work.ts';
import { buildHouse } from './building.ts';
import { checkBailout } from './bank.ts';
import { closeBattle, inheritances } from './close.ts';
import { exitCycle } from './cycles.ts';
import { departures } from './departure.ts';
import { divided } from './division.ts';
import { reviseEscrows } from './escrow.ts';
import { takeStake } from './money.ts';
import { openBattle } from './open.ts';
import { payAll } from './pay.ts';
import { arrange, pileOf, setFund, setPile, setPlayer, workWith, house, pilesOf } from './work.test-support.ts';

/* TB-8.2: value changes, leaving, a state that is short. */

/** Brings a card of this suit to the top of the draw pile. */
const topCard = (work: Work, suit: number): void => {
  const index = work.heaps.pioche.findIndex((card) => Math.floor((card % 54) / 13) === suit && card % 54 < 52);
  const card = at(work.heaps.pioche, index);
  work.heaps.pioche = [card, ...work.heaps.pioche.filter((_, other) => other !== index)];
};

describe('worked examples of value changes', () => {
  it('[TB-8.2.20] [TB-4.11.4] [TB-4.12.5] prices double: property is bought, equity grows, no pile changes', () => {
    const work = workWith({ seats: 4, battle: 6, funds: { bankProfit: 41, bankEquity: 4 }, cycle: { debt: 'C2' } });
    const before = pilesOf(work);
    exitCycle(work, 'betweenBattles');
    expect(work.vault).toEqual({ bankProfit: 13, bankEquity: 12, property: 10 });
    expect([work.table.bundle, work.table.cycle.debt]).toEqual([2, 'C3']);
    expect(pilesOf(work)).toEqual(before);
  });

  it('[TB-8.2.21] [TB-4.11.6] [TB-2.3.7] [TB-9.11] a devaluation by four', () => {
    const work = workWith({ seats: 4, battle: 8, bundle: 2 });
    arrange(work, { piles: [9, 4, 0, 13], players: { 0: { credits: 3 }, 1: { credits: 2 }, 2: { credits: 0 }, 3: { credits: 4 } }, cycle: { debt: 'C3' } });
    arrange(work, { funds: { bankProfit: 50, bankEquity: 12, state: 7 }, state: { credits: 14 }, bank: { badCredits: 2 } });
    exitCycle(work, 'betweenBattles');
    expect(pilesOf(work)).toEqual([3, 1, 0, 4]);
    expect(work.table.players.map(({ credits }) => credits)).toEqual([1, 1, 0, 1]);
    expect([work.table.funds.state, work.table.state.credits, work.table.bank.badCredits]).toEqual([2, 4, 1]);
    expect(work.vault).toEqual({ bankProfit: 3, bankEquity: 7, property: 6 });
    expect([work.table.bundle, work.table.cycle.debt]).toEqual([1, 'C4']);
  });

  it('[TB-8.2.22] [TB-9.11] [TB-2.3.7] [TB-4.11.5] [TB-4.15.3] halving in free money keeps every other card', () => {
    const work = workWith({ seats: 3, battle: 7, options: { mode: 'libre' } });
    work.table.cycle = { ...work.table.cycle, libre: 2, libreBattle: 6 };
    setPile(work, 0, 7);
    setFund(work, 'state', 31);
    work.table.loans = [{ id: 1, lender: 0, borrower: 1, principal: 5, perBattle: 1, due: 9, arrears: 0 }];
    const before = at(work.heaps.piles, 0);
    exitCycle(work, 'betweenBattles');
    expect(work.heaps.piles[0]).toEqual([0, 2, 4, 6].map((index) => before[index]));
    expect([work.table.funds.state, work.table.loans[0]?.principal, work.table.players[0]?.inherit]).toEqual([16, 3, 2]);
    setPile(work, 2, 5);
    buildHouse(work, 2, 'main');
    expect(pileOf(work, 2)).toBe(3);
  });

  it('[TB-2.3.7] other roundings', () => {
    expect([divided(7, 4, 'deal'), divided(7, 4, 'floor'), divided(7, 4, 'nearest'), divided(6, 4, 'nearest'), divided(5, 4, 'nearest')]).toEqual([
      2, 1, 2, 2, 1,
    ]);
  });

  it('[TB-8.2.27] [TB-6.4.3] [TB-4.2.2] a pending change waits for a spade, and comes although credits have fallen', () => {
    const work = workWith({ seats: 4, battle: 7, options: { surpriseChange: 'spade' }, players: { 0: { credits: 9 } }, cycle: { debt: 'C2', battles: 3 } });
    closeBattle(work);
    expect([work.table.cycle.pending, work.table.bundle]).toEqual([true, 1]);
    setPlayer(work, 0, { credits: 1 });
    topCard(work, 0);
    openBattle(work);
    expect([work.table.battle, work.table.bundle, work.table.cycle.pending]).toEqual([8, 1, true]);
    topCard(work, 3);
    openBattle(work);
    expect([work.table.battle, work.table.bundle, work.table.cycle.debt]).toEqual([9, 2, 'C3']);
  });

  it('[TB-8.2.30] [TB-4.12.6] a bailout, once', () => {
    const work = workWith({ funds: { bankEquity: 12 } });
    const { bankProfit } = work.vault;
    work.table.bank = { ...work.table.bank, badCredits: 13 };
    checkBailout(work);
    expect([work.table.state.credits, work.vault.bankProfit - bankProfit, work.table.bank.badCredits]).toEqual([13, 78, 0]);
    work.table.bank = { ...work.table.bank, badCredits: 13 };
    checkBailout(work);
    expect(work.table.bank.badCredits).toBe(13);
  });

  it('[TB-8.2.35] [TB-6.4.5] an inheritance worth less than a house becomes one', () => {
    const work = workWith({ seats: 3, battle: 9, bundle: 2, options: { inheritance: 'random8' } });
    for (const seat of work.table.players.keys()) setPlayer(work, seat, { battles: 9 });
    topCard(work, 3);
    const { money } = work;
    work.table.first = 0;
    inheritances(work);
    expect(work.table.players[0]).toMatchObject({ inherited: true, inherit: 0, houses: { main: 1 } });
    expect(work.money).toBeLessThanOrEqual(money - 3);
  });

  it('[TB-8.2.37] [TB-5.1.1] [TB-5.6] the count comes before the next change; with continueDebt the change follows it', () => {
    const last = (afterEnd: Options['afterEnd']): Work => {
      const work = workWith({ seats: 4, battle: 9, options: { length: 'standard', afterEnd } });
      work.table.cycle = { ...work.table.cycle, debt: 'C4', battles: 1, divisions: 1, divided: 4 };
      arrange(work, { piles: { 0: 5 }, players: { 0: { ...house(1), factory: 1, credits: 1 } }, state: { credits: 11 } });
      closeBattle(work);
      return work;
    };
    const stopped = last('stop');
    expect([stopped.table.point.kind, stopped.table.bundle, wealthOf(stopped, 0)]).toEqual(['gameOver', 1, 9]);
    const going = last('continueDebt');
    expect([going.table.bundle, going.table.cycle.debt, going.table.counts[0]?.wealth[0]]).toEqual([2, 'C5', 9]);
  });

  it('[TB-8.2.39] [TB-4.11.7] stakes for employees after an immediate change: laid up to k bundles as far as the boss can', () => {
    const revised = (cards: number): readonly number[] => {
      const work = workWith({ battle: 3 });
      setPile(work, 0, cards + 2);
      setPlayer(work, 0, { factory: 1, subsidiaries: [{ id: 1, cards: 2, contract: { employee: 1, k: 2, wage: 4 } }] });
      work.heaps.escrows = { '0/1': takeStake(work, 0, 2) };
      work.table.bundle = 2;
      reviseEscrows(work);
      return [work.table.players[0]?.subsidiaries[0]?.contract?.k ?? 0, work.heaps.escrows['0/1']?.length ?? 0, pileOf(work, 0)];
    };
    expect(revised(5)).toEqual([2, 4, 3]);
    expect(revised(1)).toEqual([1, 2, 1]);
  });
});

describe('worked examples of leaving and of a short state', () => {
  const leaving = (facts: { readonly cards: number; readonly credits: number; readonly houses: number; readonly factory: number }): Work => {
    const work = workWith({ battle: 4 });
    setFund(work, 'state', 0);
    setFund(work, 'bankProfit', 20);
    setPile(work, 0, facts.cards);
    setPlayer(work, 0, { credits: facts.credits, factory: facts.factory, ...house(facts.houses), status: 'leaving', inherit: 0 });
    work.heaps.inherits[0] = [];
    departures(work);
    return work;
  };

  it('[TB-8.2.32] [TB-4.14.3] credits are repaid from the cards; the rest falls to the state', () => {
    const work = leaving({ cards: 14, credits: 2, houses: 1, factory: 1 });
    expect(work.table.players[0]).toMatchObject({ status: 'gone', left: 12, pile: 0, credits: 0 });
    expect(work.table.funds.state).toBe(2);
    expect(work.table.stock.state).toEqual({ houses: 1, factories: [1] });
  });

  it('[TB-8.2.32] [TB-4.14.3] a credit that cannot be repaid whole is never repaid, the cards go to the bank', () => {
    const work = leaving({ cards: 3, credits: 1, houses: 1, factory: 0 });
    expect([work.table.bank.badCredits, work.vault.bankProfit]).toEqual([1, 20 - 1 + 4]);
    expect(work.table.funds.state).toBe(0);
  });

  it('[TB-8.2.34] [TB-4.13.3] the state of free money pays posts, then whole wages, then aid', () => {
    const work = workWith({ seats: 3, battle: 4, options: { mode: 'libre' } });
    arrange(work, { pile: 10, players: { 0: { post: true } }, funds: { pot: 0, wagesBuilding: 0, wagesIndustry: 0, state: 9 }, state: { posts: 6, aid: 3 } });
    payAll(work);
    expect(work.table.funds.state).toBe(0);
    expect(work.table.battleReport.origin).toMatchObject({ servants: 3, aid: 1, dividends: 10, food: 3, rents: 6 });
    expect(pileOf(work, 0)).toBe(10);
  });

  it('[TB-5.3] the bank is counted with its property and its stock, credits are no asset', () => {
    const work = workWith({ bundle: 2, funds: { bankProfit: 5, bankEquity: 3 } });
    work.vault.property = 2;
    work.table.stock = { ...work.table.stock, bank: { houses: 1, factories: [2, 1] } };
    expect(bankWealth(finish(work).state.table, work.vault)).toBe(5 + 3 + 3 * 4 + 3 * 16);
  });
});
