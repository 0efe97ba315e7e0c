import { expect, it } from 'vitest';
import { metrics } from './metrics.ts';
import { recordIndicators } from './rules/indicators.ts';
import { setFund, setPile, setPlayer, workWith } from './rules/work.test-support.ts';
import type { Options } from './types.ts';
import { finish } from './work.ts';

const stateWith = (options: Partial<Options>) => {
  const work = workWith({ options, seats: options.mode === 'historique' ? 5 : 4 });
  setPile(work, 0, 9);
  setPlayer(work, 0, { credits: 1 });
  setFund(work, 'bankProfit', 31);
  recordIndicators(work);
  return finish(work).state;
};

it('[TB-14.1] each player now, and the last battle that was recorded', () => {
  const figures = metrics(stateWith({}), 'public');
  expect(figures).toMatchObject({
    'triple-bataille.metric.cash/0': 9,
    'triple-bataille.metric.wealth/0': 3,
    'triple-bataille.metric.credits/0': 1,
    'triple-bataille.metric.playerCredits': 1,
    'triple-bataille.metric.bankWealth': 31,
  });
  expect(figures).toHaveProperty(['triple-bataille.metric.money']);
  expect(figures).not.toHaveProperty(['triple-bataille.metric.bankersScore']);
});

it('[TB-14.1] [TB-5.2] wealth is also told in bundles', () => {
  const work = workWith({ bundle: 4 });
  setPile(work, 0, 9);
  expect(metrics(finish(work).state, 'public')).toMatchObject({ 'triple-bataille.metric.wealth/0': 9, 'triple-bataille.metric.wealthBundles/0': 2.3 });
});

it('[TB-7.1] a hidden bank is seen by bankers and the game master, and by everybody at the end', () => {
  const state = stateWith({ mode: 'historique', bankers: 1, bankOpacity: true });
  const sees = (viewer: 'public' | 'referee' | number): boolean => Object.hasOwn(metrics(state, viewer), 'triple-bataille.metric.bankShare');
  expect([sees('public'), sees(0), sees(4), sees('referee')]).toEqual([false, false, true, true]);
  expect(metrics(state, 0)).not.toHaveProperty(['triple-bataille.metric.bankWealth']);
  const over = { ...state, table: { ...state.table, point: { kind: 'gameOver', reason: 'history' } as const } };
  expect(Object.hasOwn(metrics(over, 'public'), 'triple-bataille.metric.bankShare')).toBe(true);
});

it('[TB-6.6.11] the bankers’ score where there are bankers', () => {
  expect(metrics(stateWith({ mode: 'historique', bankers: 1 }), 'public')).toMatchObject({ 'triple-bataille.metric.bankersScore': 31 });
});
