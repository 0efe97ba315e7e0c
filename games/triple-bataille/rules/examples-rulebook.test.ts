import { at, range } from '#kernel/collections.ts';
import { describe, expect, it } from 'vitest';
import { stamped } from './cards.ts';
import { closeWindow, run } from '../engine.ts';
import { hat } from './facts.ts';
import { wealthOf } from '../scoring.ts';
import type { Options } from '../types.ts';
import { change, type Work } from './work.ts';
import { buildFactory, buildHouse } from './building.ts';
import { closeBattle } from './close.ts';
import { limitOf, requestCredits } from './credit.ts';
import { divideCards } from './division.ts';
import { collectInterest } from './interest.ts';
import { checkJobOffer } from './jobs.ts';
import { createMoney } from './money.ts';
import { resalePrice } from './property.ts';
import { arrange, pileOf, setFund, setPlayer, workWith, house, subsidiaryWith, pilesOf } from './work.test-support.ts';

/* TB-8.1: the examples of the rulebook. */

/** A new game, its first battle open. */
const game = (seats: number, options: Partial<Options>): Work => {
  const work = workWith({ seats, options, battle: 1 });
  work.errand = null;
  return work;
};

/** Closes the window that is open, with the defaults of those who have not answered. */
const close = (work: Work): void => {
  const { kind } = work.table.point;
  if (kind !== 'gameOver') closeWindow(work);
  run(work);
};

/** Everybody stakes one bundle. */
const stakeOne = (work: Work): void => {
  for (const seat of work.table.players.keys()) change(work, seat, { stake: 1 });
};

const sumOfCredits = (work: Work): number => work.table.players.reduce((all, { credits }) => all + credits, 0);

describe('worked examples of the rulebook', () => {
  it.each([
    [4, 28, 20],
    [3, 21, 15],
    [5, 35, 25],
    [60, 420, 300],
  ])('[TB-8.1.1] [TB-4.4.1] [TB-4.4.2] [TB-4.4.3] the first budget balances, with %i players', (players, pot, state) => {
    const work = game(players, { mode: 'dette', secretStakes: players > 8 });
    expect(work.vault.bankProfit).toBe(6 + players);
    close(work);
    expect([work.table.funds.state, work.table.funds.pot]).toEqual([0, pot]);
    if (players > 8) work.sealed.stakes = Object.fromEntries(range(players).map((seat) => [seat, 1]));
    else stakeOne(work);
    close(work);
    expect(work.table.battleReport.origin.stakes).toBe(players);
    expect(pilesOf(work)).toEqual(range(players).map(() => 3));
    expect(work.table.funds.state).toBe(state);
    close(work);
    expect([work.vault.bankProfit, work.vault.bankEquity]).toEqual([6, players]);
  });

  it('[TB-8.1.2] [TB-3.3] [TB-4.2.7] youth in free money: 1 card, the dividend makes 3; a pot of 36; all money 48', () => {
    const work = game(3, { mode: 'libre' });
    expect(pilesOf(work)).toEqual([3, 3, 3]);
    close(work);
    expect(work.table.funds.pot).toBe(33);
    expect(work.table.battleReport.origin.dividends).toBe(12);
    stakeOne(work);
    close(work);
    expect(pilesOf(work)).toEqual([3, 3, 3]);
    expect(work.table.funds.state).toBe(27);
    expect(work.money).toBe(48);
  });

  it('[TB-8.1.3] [TB-2.10.1] after three battles the debtor of one credit has paid six cards and still owes six', () => {
    const work = workWith({ seats: 3, battle: 3, piles: { 0: 10 }, players: { 0: { credits: 1 } } });
    for (let battle = 0; battle < 3; battle++) collectInterest(work);
    expect([pileOf(work, 0), work.table.players[0]?.credits]).toEqual([4, 1]);
  });

  it('[TB-8.1.4] [TB-4.12.2] one card of equity covers two credits', () => {
    const work = workWith({ funds: { bankEquity: 0 } });
    expect(hat(work)).toBe(0);
    setFund(work, 'bankEquity', 1);
    expect(hat(work)).toBe(2);
  });

  it.each([
    [1, 2, 1],
    [2, 4, 2],
  ] as const)('[TB-8.1.5] [TB-4.10.2] a house at L = %i costs %i cards, half of them wages, half tax', (bundle, price, part) => {
    const work = workWith({ bundle, piles: { 0: 9 }, funds: { state: 0, wagesBuilding: 0 } });
    buildHouse(work, 0, 'main');
    expect([pileOf(work, 0), work.table.funds.wagesBuilding, work.table.funds.state]).toEqual([9 - price, part, part]);
    expect(work.table.players[0]?.houses.main).toBe(1);
  });

  it('[TB-8.1.6] [TB-4.10.3] [TB-6.4.4] a workshop: 5 wages, 1 tax, 2 kept; the third card at progressive prices three times as much', () => {
    const built = (factory: number, progressivePrices: boolean): readonly number[] => {
      const work = workWith({ options: { progressivePrices } });
      arrange(work, { piles: { 0: 30 }, players: { 0: { factory } }, funds: { state: 0, wagesIndustry: 0, profitIndustry: 0 } });
      buildFactory(work, 0, 'factory');
      return [30 - pileOf(work, 0), work.table.funds.wagesIndustry, work.table.funds.state, work.table.funds.profitIndustry];
    };
    expect(built(0, false)).toEqual([8, 5, 1, 2]);
    expect(built(2, false)).toEqual([8, 5, 1, 2]);
    expect(built(1, true)).toEqual([16, 10, 2, 4]);
    expect(built(2, true)).toEqual([24, 15, 3, 6]);
  });

  it('[TB-8.1.7] [TB-4.3.2] a wage is at most 2 + k, and k at most the cards of the subsidiary', () => {
    const work = workWith({ battle: 3 });
    for (const [cards, wage] of [
      [1, 3],
      [2, 4],
      [3, 5],
    ] as const) {
      setPlayer(work, 0, { factory: 1, subsidiaries: [subsidiaryWith(cards)] });
      const refused = (k: number, pay: number): boolean => checkJobOffer(work, 0, { subsidiary: 1, k, wage: pay, to: 'all' }) !== null;
      expect([refused(cards, wage), refused(cards, wage + 1), refused(cards, 1), refused(cards + 1, 2)]).toEqual([false, true, true, true]);
    }
  });

  it('[TB-8.1.8] the bank pays a bundle for a house and seven for a factory card', () => {
    const work = workWith({ bundle: 2, options: { progressivePrices: true } });
    expect(resalePrice(work, { kind: 'house' })).toBe(2);
    expect(resalePrice(work, { kind: 'factory', cards: 3 })).toBe(42);
  });

  it('[TB-8.1.9] [TB-2.5.1] without security: 2 credits at L = 1, 4 at L = 2, 8 at L = 4', () => {
    expect(([1, 2, 4] as const).map((bundle) => limitOf(workWith({ bundle }), 0))).toEqual([2, 4, 8]);
  });

  it('[TB-8.1.10] [TB-2.8.1] 12·N at the start, and six more for each credit: 24·N, 48·N and 96·N at the thresholds', () => {
    const work = workWith({ seats: 5 });
    const start = work.money - 6;
    expect(start).toBe(12 * 5);
    arrange(work, { funds: { bankEquity: 100 }, bank: { cap: 999, criteria: 99 } });
    const doubled = [10, 30, 70].map((credits) => {
      const missing = credits - sumOfCredits(work);
      requestCredits(work, 0, missing);
      return work.money - 6 - 100;
    });
    expect(doubled).toEqual([24 * 5, 48 * 5, 96 * 5]);
  });

  it('[TB-8.1.11] [TB-6.4.2] denominations 4 4 2 1 1 1 divided by two are 2 2 1 1 1', () => {
    const work = workWith({ options: { denominations: true } });
    const cards = createMoney(work, 12).slice(0, 6);
    const pile = [4, 4, 2, 1, 1, 1].map((value, index) => stamped(at(cards, index), value));
    const halves = divideCards(work, pile, 2);
    expect(halves).toEqual([stamped(at(pile, 0), 2), stamped(at(pile, 1), 2), stamped(at(pile, 2), 1), at(pile, 3), at(pile, 5)]);
  });

  it('[TB-8.1.16] [TB-5.1] [TB-5.1.1] a short debt game goes on to battle 11 when values change after battle 10', () => {
    const ended = (credits: number): readonly (string | number)[] => {
      const work = workWith({ seats: 4, battle: 10, options: { length: 'short' }, players: { 0: { credits } }, cycle: { debt: 'C2' } });
      closeBattle(work);
      return [work.table.point.kind, work.table.bundle];
    };
    expect(ended(8)).toEqual(['gameOver', 1]);
    expect(ended(9)[1]).toBe(2);
    expect(ended(9)[0]).not.toBe('gameOver');
    const eleventh = workWith({ seats: 4, battle: 11, bundle: 2, options: { length: 'short' }, players: { 0: { credits: 30 } }, cycle: { debt: 'C3' } });
    closeBattle(eleventh);
    expect([eleventh.table.point.kind, eleventh.table.bundle]).toEqual(['gameOver', 2]);
    setPlayer(eleventh, 1, { pile: 0, ...house(1), factory: 1, credits: 1 });
    expect(wealthOf(eleventh, 1)).toBe(4 + 16 - 6);
  });
});
