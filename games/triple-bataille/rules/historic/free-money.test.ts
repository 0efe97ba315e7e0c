import { expect, it } from 'vitest';
import type { Options } from '../../types.ts';
import type { Work } from '../work.ts';
import { arrange, pileOf, workWith } from '../work.test-support.ts';
import { introduceFreeMoney } from './free-money.ts';

/** The position of TB-8.2.33, with a third player who has nothing. */
const example = (options: Partial<Options> = {}): Work => {
  const work = workWith({ options: { mode: 'historique', bankController: 'auto', ...options }, seats: 3, bundle: 2, battle: 15 });
  arrange(work, { piles: [9, 4, 0], players: { 0: { credits: 3 }, 1: { credits: 0 }, 2: { credits: 0 } } });
  arrange(work, { funds: { state: 11, bankProfit: 20, bankEquity: 6 }, state: { credits: 8 }, bank: { badCredits: 2 } });
  return work;
};

it('[TB-8.2.33] [TB-6.6.9] at L = 2 everything is divided, equity joins the profits, bad credits are wiped out', () => {
  const work = example();
  introduceFreeMoney(work);
  expect([0, 1].map((seat) => pileOf(work, seat))).toEqual([5, 2]);
  expect([0, 1].map((seat) => work.table.players[seat]?.credits)).toEqual([2, 0]);
  expect(work.table.funds.state).toBe(6);
  expect(work.table.state.credits).toBe(4);
  expect(work.vault).toMatchObject({ bankProfit: 13, bankEquity: 0 });
  expect(work.table.bank.badCredits).toBe(0);
  expect(work.table.bundle).toBe(1);
});

it('[TB-6.6.9] the next battle is the first of free-money cycle 2, with automatic taxes', () => {
  const work = example();
  introduceFreeMoney(work);
  expect(work.table).toMatchObject({ system: 'libre', taxPolicy: 'auto', cycle: { libre: 2, libreBattle: 0, pending: false }, history: { libreSince: 15 } });
});

it('[TB-6.6.9] at L = 1 nothing is divided', () => {
  const work = example();
  work.table.bundle = 1;
  introduceFreeMoney(work);
  expect([pileOf(work, 0), work.table.players[0]?.credits, work.vault.bankProfit]).toEqual([9, 3, 26]);
});

it('[TB-6.6.9] old credits may be cancelled, those of the state too', () => {
  const work = example({ legacyCredits: 'cancel' });
  introduceFreeMoney(work);
  expect([work.table.players[0]?.credits, work.table.state.credits]).toEqual([0, 0]);
});

it('[TB-6.6.9] it comes once', () => {
  const work = example();
  introduceFreeMoney(work);
  const state = work.table.funds.state;
  work.table.battle = 16;
  introduceFreeMoney(work);
  expect([work.table.history.libreSince, work.table.funds.state]).toEqual([15, state]);
});
