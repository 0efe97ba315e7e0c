import { describe, expect, it } from 'vitest';
import type { DebtCycle, Options } from '../types.ts';
import type { Work } from './work.ts';
import { closeBattle } from './close.ts';
import { exitCycle, isExitDue } from './cycles.ts';
import { openBattle } from './open.ts';
import { arrange, setPlayer, workWith } from './work.test-support.ts';

const inCycle = (debt: DebtCycle, options: Partial<Options> = {}, bundle: 1 | 2 | 4 = 1): Work => {
  const work = workWith({ options: { length: 'open', ...options }, battle: 6, bundle, cycle: { debt } });
  return work;
};

/** What follows the exits from C2 on: cycle, bundle, and by what all money was divided. */
const walk = (schedule: Options['debtSchedule'], exits: number): readonly string[] => {
  const work = inCycle('C2', { debtSchedule: schedule });
  const seen: string[] = [];
  for (let exit = 0; exit < exits; exit++) {
    const before = work.table.cycle.divided;
    exitCycle(work, 'betweenBattles');
    seen.push(`${work.table.cycle.debt} ${work.table.bundle} /${work.table.cycle.divided / before}`);
  }
  return seen;
};

describe('the debt-money board', () => {
  it('[TB-2.8] the standard table, and its loop', () => {
    expect(walk('standard', 6)).toEqual(['C3 2 /1', 'C4 1 /4', 'C5 2 /1', 'C6 1 /4', 'C5 2 /1', 'C6 1 /4']);
  });

  it('[TB-2.8] bundles up to four', () => {
    expect(walk('big', 5)).toEqual(['C7 2 /1', 'C8 4 /1', 'C9 1 /8', 'C7 2 /1', 'C8 4 /1']);
  });

  it('[TB-2.8] [TB-2.8.4] mini-devaluations: the exit of C2 divides by two already', () => {
    expect(walk('mini', 3)).toEqual(['C3m 1 /2', 'C3m 1 /2', 'C3m 1 /2']);
  });

  it.each([
    ['C1', 0],
    ['C2', 2],
    ['C3', 6],
    ['C4', 2],
    ['C5', 4],
    ['C6', 2],
    ['C7', 6],
    ['C8', 14],
    ['C9', 2],
    ['C3m', 2],
  ] as const)('[TB-2.8] [TB-4.11.4] %s ends when C exceeds %i·N', (debt, threshold) => {
    const work = arrange(inCycle(debt), { players: { 0: { credits: threshold * 4 } } });
    expect(isExitDue(work)).toBe(false);
    setPlayer(work, 1, { credits: 1 });
    expect(isExitDue(work)).toBe(true);
  });

  it.each([
    ['C2', 'standard', 8],
    ['C2', 'mini', 4],
    ['C3', 'standard', 4],
    ['C4', 'standard', 8],
    ['C5', 'standard', 4],
    ['C7', 'big', 16],
    ['C8', 'big', 4],
  ] as const)('[TB-2.8.2] the exit of %s (%s) adds %i cards of equity for four players', (debt, debtSchedule, added) => {
    const work = arrange(inCycle(debt, { debtSchedule }), { funds: { bankEquity: 0, bankProfit: 400 } });
    exitCycle(work, 'betweenBattles');
    expect(work.vault.bankEquity).toBe(added);
  });

  it('[TB-2.8.2] as far as the bank’s profits go', () => {
    const work = arrange(inCycle('C2'), { funds: { bankEquity: 0, bankProfit: 3 } });
    exitCycle(work, 'betweenBattles');
    expect([work.vault.bankEquity, work.vault.bankProfit]).toEqual([3, 0]);
  });

  it('[TB-2.8.4] no property is bought at the end of cycle 1', () => {
    const work = arrange(inCycle('C1'), { funds: { bankProfit: 40 } });
    exitCycle(work, 'betweenBattles');
    expect([work.vault.bankProfit, work.vault.property, work.table.cycle.debt]).toEqual([40, 0, 'C2']);
  });

  it('[TB-2.8.3] a devaluation is no battle', () => {
    const work = inCycle('C3', {}, 2);
    const { battle } = work.table;
    exitCycle(work, 'betweenBattles');
    expect(work.table.battle).toBe(battle);
  });

  it('[TB-4.12.5] property on the local market: half to the builders, half to the state', () => {
    const work = arrange(inCycle('C2', { bankRealEstate: 'local' }), { funds: { bankProfit: 41, wagesBuilding: 0, state: 0 } });
    const { money } = work;
    exitCycle(work, 'betweenBattles');
    expect([work.vault.property, work.table.funds.wagesBuilding, work.table.funds.state, work.money]).toEqual([10, 10, 10, money]);
  });

  it('[TB-4.11.3] C counts players, state and never repaid; by option the players alone', () => {
    const due = (cycleCountsStateCredits: boolean): boolean => {
      const work = arrange(inCycle('C2', { cycleCountsStateCredits }), { players: { 0: { credits: 3 } }, state: { credits: 5 }, bank: { badCredits: 1 } });
      return isExitDue(work);
    };
    expect([due(true), due(false)]).toEqual([true, false]);
  });

  it('[TB-4.11.4] counted since the last devaluation, by option', () => {
    const work = arrange(inCycle('C4', { thresholdBase: 'sinceDevaluation' }), { players: { 0: { credits: 13 } }, cycle: { divisions: 1, base: 5 } });
    expect(isExitDue(work)).toBe(false);
    setPlayer(work, 0, { credits: 14 });
    expect(isExitDue(work)).toBe(true);
  });

  it('[TB-2.3.6] the draw pile is shuffled at an end of cycle', () => {
    const work = arrange(inCycle('C2'), { funds: { bankProfit: 0 } });
    const before = work.heaps.pioche;
    exitCycle(work, 'betweenBattles');
    expect(work.heaps.pioche).not.toEqual(before);
    expect(work.heaps.pioche.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
  });
});

describe('the free-money board', () => {
  /** Cycles and divisions over so many battles. */
  const over = (battles: number, options: Partial<Options> = {}): readonly string[] => {
    const work = workWith({ options: { mode: 'libre', length: 'open', ...options }, battle: 1 });
    const seen: string[] = [];
    for (let battle = 0; battle < battles; battle++) {
      seen.push(`${work.table.cycle.libre}.${work.table.cycle.libreBattle}/${work.table.cycle.divided}`);
      closeBattle(work);
      openBattle(work);
    }
    return seen;
  };

  it('[TB-2.9] [TB-4.11.5] one battle, then cycles of six; halved when cycle 3 begins and at each one after', () => {
    expect(over(15)).toEqual([
      '1.1/1',
      '2.1/1',
      '2.2/1',
      '2.3/1',
      '2.4/1',
      '2.5/1',
      '2.6/1',
      '3.1/2',
      '3.2/2',
      '3.3/2',
      '3.4/2',
      '3.5/2',
      '3.6/2',
      '4.1/4',
      '4.2/4',
    ]);
  });

  it('[TB-2.9.2] cycles of three, by option', () => {
    expect(over(6, { libreBattlesPerCycle: 3 })).toEqual(['1.1/1', '2.1/1', '2.2/1', '2.3/1', '3.1/2', '3.2/2']);
  });
});

describe('surprise', () => {
  it('[TB-6.4.3] a free-money cycle lasts a battle longer until the card comes', () => {
    const work = workWith({ options: { mode: 'libre', length: 'open', surpriseChange: 'spade' }, battle: 7 });
    arrange(work, { piles: { 0: 8 }, cycle: { libre: 2, libreBattle: 6, battles: 6 } });
    closeBattle(work);
    expect([work.table.cycle.pending, work.table.players[0]?.pile]).toEqual([true, 8]);
    const show = (suit: number): void => {
      const card = work.heaps.pioche.find((one) => one % 54 < 52 && Math.floor((one % 54) / 13) === suit) ?? 0;
      work.heaps.pioche = [card, ...work.heaps.pioche.filter((other) => other !== card)];
    };
    show(2);
    openBattle(work);
    expect(work.table.cycle).toMatchObject({ libre: 2, libreBattle: 7, pending: true });
    show(3);
    openBattle(work);
    expect(work.table.cycle).toMatchObject({ libre: 3, libreBattle: 1, pending: false, divided: 2 });
  });
});
