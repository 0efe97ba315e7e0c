import { expect, it } from 'vitest';
import { range } from '#kernel/collections.ts';
import { playRandomGame } from '#testkit/random-player.ts';
import { circulating } from './rules/facts.ts';
import { tripleBataille } from './index.ts';
import { recordIndicators } from './rules/indicators.ts';
import { setPile, workWith } from './rules/work.test-support.ts';
import { outcome } from './scoring.ts';
import type { Options } from './types.ts';
import { finish } from './rules/work.ts';

const { module } = tripleBataille;

const stateWithout = (mode: Options['mode']) => finish(workWith({ options: { mode } })).state;

const stateWith = (options: Partial<Options>) => {
  const work = workWith({ options, seats: options.mode === 'historique' ? 5 : 4, piles: { 0: 9 }, players: { 0: { credits: 1 } }, funds: { bankProfit: 31 } });
  recordIndicators(work);
  return finish(work).state;
};

it('[TB-14.1] each player, the table and the bank', () => {
  const figures = module.metrics(stateWith({}), 'public');
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

const key = (figure: string): string => `triple-bataille.metric.${figure}`;

it.each(['dette', 'libre', 'historique', 'decouverte'] as const)('[TB-14.1] %s: every battle from the first to the last is told as it was recorded', (mode) => {
  const { state } = playRandomGame(module, { seats: 5, options: { mode, length: 'short' }, seed: '5'.repeat(32) });
  const { battle } = state.table;
  expect(state.indicators.map((row) => row.battle)).toEqual(range(battle).map((past) => past + 1));
  for (const row of state.indicators) {
    expect(module.recorded?.(state, row.battle, 'public')).toMatchObject({
      [key('giniWealth')]: row.giniWealth,
      [key('pot')]: row.counters.pot,
      [key('wealth/0')]: row.wealth[0],
      [key('credits/0')]: row.credits[0],
    });
  }
  expect(module.metrics(state, 'public')).toEqual(module.recorded?.(state, battle, 'public'));
  // The count of the end is the count of the last battle.
  const scores = outcome(state)?.standings.filter(({ seat }) => state.table.players[seat]?.role === 'player') ?? [];
  for (const { seat, score } of scores) expect(module.metrics(state, 'public')[key(`wealth/${seat}`)]).toBe(score);
});

it('[TB-14.1] a battle in progress is told as far as it has come, not as the one before', () => {
  const work = workWith({ battle: 2 });
  recordIndicators(work);
  work.table.battle = 3;
  setPile(work, 0, 40);
  work.table.counters = { ...work.table.counters, pot: 77 };
  const { state } = finish(work);
  expect(module.metrics(state, 'public')).toMatchObject({ [key('cash/0')]: 40, [key('pot')]: 77 });
  expect(module.recorded?.(state, 2, 'public')?.[key('pot')]).toBe(0);
  expect(module.recorded?.(state, 3, 'public')).toBeNull();
});

it('[TB-14.1] all money is somebody’s: players, state and boards circulate; bank and inheritances do not', () => {
  const { state } = playRandomGame(module, { seats: 6, options: { mode: 'dette', cashPledge: true }, seed: '7'.repeat(32) });
  for (const { holdings, bank } of state.indicators) {
    const { players, state: ofState, boards, inheritances, pledged } = holdings;
    expect(players + ofState + boards + inheritances + pledged + (bank?.money ?? 0)).toBe(bank?.M);
    expect(circulating(holdings)).toBe(players + ofState + boards);
    expect(boards).toBeGreaterThanOrEqual(0);
  }
});

it.each(['libre', 'decouverte'] as const)('[TB-3.3] %s has no bank, and nothing is told of one', (mode) => {
  const figures = module.metrics(stateWithout(mode), 'public');
  for (const figure of ['bankWealth', 'bankShare', 'bankCash', 'bankFlow', 'debtRatio', 'hat']) expect(figures).not.toHaveProperty([key(figure)]);
  expect(figures).toHaveProperty([key('circulating')]);
});

it('[TB-14.1] [TB-5.2] wealth is also told in bundles', () => {
  const work = workWith({ bundle: 4, piles: { 0: 9 } });
  expect(module.metrics(finish(work).state, 'public')).toMatchObject({ 'triple-bataille.metric.wealth/0': 9, 'triple-bataille.metric.wealthBundles/0': 2.3 });
});

it('[TB-7.1] a hidden bank is seen by bankers and the game master, and by everybody at the end', () => {
  const state = stateWith({ mode: 'historique', bankers: 1, bankOpacity: true });
  const sees = (viewer: 'public' | 'referee' | number): boolean => Object.hasOwn(module.metrics(state, viewer), 'triple-bataille.metric.bankShare');
  expect([sees('public'), sees(0), sees(4), sees('referee')]).toEqual([false, false, true, true]);
  expect(module.metrics(state, 0)).not.toHaveProperty(['triple-bataille.metric.bankWealth']);
  const over = { ...state, table: { ...state.table, point: { kind: 'gameOver', reason: 'history' } as const } };
  expect(Object.hasOwn(module.metrics(over, 'public'), 'triple-bataille.metric.bankShare')).toBe(true);
});

it('[TB-6.6.11] the bankers’ score where there are bankers', () => {
  expect(module.metrics(stateWith({ mode: 'historique', bankers: 1 }), 'public')).toMatchObject({ 'triple-bataille.metric.bankersScore': 31 });
});
