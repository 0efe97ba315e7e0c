import { expect, it } from 'vitest';
import type { Work } from '../work.ts';
import { arrange, optionsWith, pileOf, setFund, setPile, setPlayer, workWith } from '../work.test-support.ts';
import { bidOffers, checkBid, enterprisesIncome, firstEnterprises, introduceFreeMoney, openBids, placeBid } from './privatisation.ts';
import type { Options } from '../../types.ts';

/** L = 2: enterprise 1 of three is on sale, everybody holds 40 cards. */
const onSale = (): Work => {
  const work = workWith({ options: { mode: 'historique', bankController: 'auto' }, bundle: 2, battle: 10 });
  arrange(work, { pile: 40, funds: { state: 0, bankProfit: 30 }, state: { enterprises: [1, 2, 3], onSale: 1 } });
  return work;
};

const bid = (work: Work, seat: number, cards: number): void => placeBid(work, seat, { type: 'bid', cards });

it('[TB-2.13.1] max(3, N/2 rounded up) enterprises, in debt money and historique with the option', () => {
  const historic = optionsWith({ mode: 'historique' });
  expect([3, 6, 7, 60].map((players) => firstEnterprises(historic, players).length)).toEqual([3, 3, 4, 30]);
  expect(firstEnterprises(optionsWith({ mode: 'dette', statePrivatisation: 'auto' }), 5)).toEqual([1, 2, 3]);
  expect(firstEnterprises(optionsWith({ mode: 'dette' }), 5)).toEqual([]);
  expect(firstEnterprises(optionsWith({ mode: 'libre', statePrivatisation: 'auto' }), 5)).toEqual([]);
});

it('[TB-2.13.2] [TB-4.8.3] each brings the state a bundle of the pot while it is public', () => {
  const work = onSale();
  setFund(work, 'pot', 9);
  enterprisesIncome(work);
  expect([work.table.funds.pot, work.table.funds.state]).toEqual([3, 6]);
  enterprisesIncome(work);
  expect([work.table.funds.pot, work.table.funds.state]).toEqual([0, 9]);
});

it('[TB-6.6.7] the highest bid pays the state and gets a two-card factory: the main one, or a subsidiary', () => {
  const work = onSale();
  bid(work, 0, 24);
  bid(work, 2, 31);
  expect(work.table.committed).toEqual([0, 2]);
  openBids(work);
  expect([pileOf(work, 0), pileOf(work, 2), work.table.funds.state]).toEqual([40, 9, 31]);
  expect(work.table.players[2]).toMatchObject({ factory: 2, subsidiaries: [] });
  expect(work.table.state).toMatchObject({ enterprises: [2, 3], onSale: null });
  expect(work.sealed.bids).toEqual({});
  const owner = onSale();
  setPlayer(owner, 2, { factory: 1 });
  bid(owner, 2, 24);
  openBids(owner);
  expect(owner.table.players[2]).toMatchObject({ factory: 1, subsidiaries: [{ cards: 2 }] });
});

it('[TB-6.6.7] of equal bids the first; a bid that its author cannot pay any more does not count', () => {
  const work = onSale();
  bid(work, 3, 26);
  bid(work, 1, 26);
  bid(work, 0, 39);
  setPile(work, 0, 10);
  openBids(work);
  expect(work.table.players[3]?.factory).toBe(2);
  const again = onSale();
  bid(again, 3, 26);
  bid(again, 1, 26);
  bid(again, 3, 26);
  openBids(again);
  expect(again.table.players[1]?.factory).toBe(2);
});

it('[TB-6.6.7] a bid is at least 12 bundles', () => {
  const work = onSale();
  expect(checkBid(work, 0, { type: 'bid', cards: 23 })).not.toBeNull();
  expect(checkBid(work, 0, { type: 'bid', cards: 24 })).toBeNull();
  expect(checkBid(work, 0, { type: 'bid', cards: 41 })).not.toBeNull();
  setPile(work, 0, 23);
  expect(bidOffers(work, 0)).toEqual([]);
  work.table.state = { ...work.table.state, onSale: null };
  expect(checkBid(work, 1, { type: 'bid', cards: 24 })).not.toBeNull();
});

it('[TB-6.6.7] without a bid the bank takes it for 10 bundles into its stock, if it can; else it stays public', () => {
  const work = onSale();
  openBids(work);
  expect([work.vault.bankProfit, work.table.funds.state]).toEqual([10, 20]);
  expect(work.table.stock.bank.factories).toEqual([2]);
  expect(work.table.state.enterprises).toEqual([2, 3]);
  work.table.state = { ...work.table.state, onSale: 2 };
  openBids(work);
  expect(work.table.state).toMatchObject({ enterprises: [2, 3], onSale: null });
  expect(work.vault.bankProfit).toBe(10);
});

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
