import { describe, expect, it } from 'vitest';
import { mullMoney } from '../index.ts';
import { plain, position } from '../position.test-support.ts';
import type { View } from '../types.ts';
import { companyOf } from './reading.ts';
import { missionsLeft, outlookOf } from './outlook.ts';
import { worth } from './weights.ts';

const seen = (players: number, pileSize: number, alertAside = false): View => {
  const view = mullMoney.module.view(position(plain(players)), 0);
  return { ...view, table: { ...view.table, pileSize, alertAside } };
};

describe('what is to come', () => {
  it.each([
    [2, 53, 10.3 / 53],
    [3, 30, 13.7 / 30],
    [4, 15, 1],
  ])('[MM-12.2] %i players, %i cards in the pile: the chance of the Alert', (players, pileSize, chance) => {
    expect(outlookOf(seen(players, pileSize), 5).alertNext).toBeCloseTo(chance, 6);
  });

  it('[MM-12.2] an Alert set aside goes back into a full pile', () => {
    expect(outlookOf(seen(3, 2, true), 5).alertNext).toBeLessThan(0.3);
    expect(outlookOf(seen(3, 2, false), 5).alertNext).toBe(1);
  });

  it('[MM-12.6] about 1.9 missions for each column that the leader is short of, none once the end is set', () => {
    const view = seen(3, 53);
    expect(missionsLeft(view, 14)).toBeCloseTo(11.4, 6);
    expect(missionsLeft(view, 19)).toBeCloseTo(1.9, 6);
    expect(missionsLeft(view, 20)).toBe(0);
    expect(missionsLeft({ ...view, table: { ...view.table, endTriggered: 'column' } }, 16)).toBe(0);
    expect(missionsLeft({ ...view, options: { ...view.options, missionLimit: 3 } }, 14)).toBe(2);
  });
});

describe('what a company is worth', () => {
  const view = mullMoney.module.view(position([{ d: 8, P: 4 }, {}], { endTriggered: 'column' }), 0);
  const last = outlookOf(view, 0);
  const running = outlookOf({ ...view, table: { ...view.table, endTriggered: null } }, 6);
  const company = companyOf(view, 0);

  it('[MM-12.1] in the last mission: the score after wages and the final alert', () => {
    expect(worth(company, last)).toBe(14 + 3 + 1 + 1 + 5);
    expect(worth({ ...company, place: 9, growth: 16 }, last)).toBe(16 + 3 + 1 + 1 + 5 - 1.5);
  });

  it('[MM-12.1] a column, a row fired and a cleaner dump are worth something, the more the longer the game', () => {
    const tidy = { ...company, place: 0 };
    const gain = (change: Partial<typeof company>): readonly number[] =>
      [last, running].map((outlook) => worth({ ...tidy, ...change }, outlook) - worth(tidy, outlook));
    const [columnNow = 0, columnLater = 0] = gain({ growth: 15 });
    expect(columnNow).toBe(1);
    expect(columnLater).toBeGreaterThan(2);
    const [firedNow = 0, firedLater = 0] = gain({ employees: 4 });
    expect(firedNow).toBe(0.5);
    expect(firedLater).toBeGreaterThan(2);
    const [redNow = 0, redLater = 0] = gain({ place: 13 });
    expect(redNow).toBe(-1);
    expect(redLater).toBeLessThan(-2);
  });

  it('[MM-12.1] a credit that is not used costs five points', () => {
    expect(worth({ ...company, cash: company.cash + 10, credits: 1 }, last) - worth(company, last)).toBe(-5);
  });
});
