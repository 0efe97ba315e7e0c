import { describe, expect, it } from 'vitest';
import { EVENT, type EventName } from '../../content/data.ts';
import type { Work } from '../work.ts';
import {
  buildingGrant,
  claimOf,
  eventsAfterPayout,
  expireEvents,
  foodDue,
  interestRebate,
  isCreditBanned,
  isJobBanned,
  keepsFullRegime,
  limitBonus,
  openingIncomes,
  orderEvent,
  rentDue,
  stakeLimit,
  supportBonus,
  turnEvents,
  useBuildingGrant,
} from '../events.ts';
import {
  arrange,
  changes,
  entryOf,
  faces,
  house,
  pileOf,
  playEvents as play,
  readyForEvents as ready,
  setFund,
  setPlayer,
  stand,
  workWith,
} from '../work.test-support.ts';
import { inForce } from './turn.ts';

describe('events on gains', () => {
  const claim = (names: readonly EventName[], b: number, multiplier: number, factory = 0, bundle: 1 | 2 = 1): number => {
    const work = workWith({ options: { events: true }, bundle, players: { 0: { factory } } });
    const entry = entryOf(0, faces(...names), { b });
    stand(work, [entry]);
    turnEvents(work);
    return claimOf(work, entry, multiplier);
  };

  it('[TB-8.1.12] K♥: the first winner with two bundles gains 7 × 3 = 21 instead of 14', () => {
    expect(claim(['loveGivesWings', 'smallJoy'], 2, 7)).toBe(21);
    expect(claim(['smallJoy', 'smallJoy'], 2, 7)).toBe(14);
  });

  it('[TB-2.12.3] bundles first, then multiplication, then ± 1 bundle, then halves rounded down', () => {
    // (7 × (2 + 1) × 1 + 1) / 2
    expect(claim(['loveGivesWings', 'productivityBonus', 'supplierFails'], 2, 7, 1)).toBe(11);
    // (3 × 1 × 2 − 2) / 2 with L = 2
    expect(claim(['badPayer', 'supplierFails'], 1, 3, 1, 2)).toBe(2);
    expect(claim(['supplierFails'], 1, 7, 1)).toBe(3);
    expect(claim(['badPayer', 'badPayer'], 1, 1)).toBe(0);
  });

  it('[TB-2.12.2] events on gains act on the entry that turned them alone', () => {
    const work = workWith({ options: { events: true } });
    const other = entryOf(1, faces('smallJoy'));
    stand(work, [entryOf(0, faces('loveGivesWings')), other]);
    turnEvents(work);
    expect(claimOf(work, other, 6)).toBe(6);
  });
});

describe('events that hold', () => {
  /** Turned in battle 4: the answers in battles 4, 5 and 6. */
  const over = <T>(name: EventName, ask: (work: Work) => T, mode: 'dette' | 'libre' = 'dette'): readonly T[] =>
    [4, 5, 6].map((battle) => {
      const work = play(ready(mode), name);
      work.table.battle = battle;
      return ask(work);
    });

  it('[TB-2.12.2] food: none with Q♥, two bundles with 4♠, paid by the state with 6♥, in the next battle only', () => {
    const food = (work: Work): string => `${foodDue(work, 0).bundles}${foodDue(work, 0).byState ? ' by the state' : ''}`;
    expect(over('freshWater', food)).toEqual(['1', '0', '1']);
    expect(over('dearLiving', food)).toEqual(['1', '2', '1']);
    expect(over('mealsProvided', food)).toEqual(['1', '1 by the state', '1']);
  });

  it('[TB-2.12.2] rent: none with J♥ and 3♥, more with 6♠, paid by the state with Q♣', () => {
    const rent = (work: Work): string => `${rentDue(work, 0).bundles}+${rentDue(work, 0).toPot}${rentDue(work, 0).byState ? ' by the state' : ''}`;
    expect(over('stayWithFriends', rent)).toEqual(['1+0', '0+0', '1+0']);
    expect(over('wedding', rent)).toEqual(['1+0', '0+0', '1+0']);
    expect(over('rentRise', rent)).toEqual(['1+0', '1+1', '1+0']);
    expect(over('housingBenefit', rent)).toEqual(['1+0', '1+0 by the state', '1+0']);
  });

  it('[TB-2.12.2a] a waiver beats a rise', () => {
    const work = play(ready(), 'freshWater', 'dearLiving', 'wedding', 'rentRise');
    work.table.battle = 5;
    expect(foodDue(work, 0).bundles).toBe(0);
    expect(rentDue(work, 0)).toMatchObject({ bundles: 0, toPot: 0 });
  });

  it('[TB-2.12.2] stakes, posts, limits, ties and regimes', () => {
    expect(over('illness', (work) => stakeLimit(work, 0))).toEqual([3, 0, 3]);
    expect(over('civicService', (work) => stakeLimit(work, 0))).toEqual([3, 1, 3]);
    expect(over('unemployment', (work) => isJobBanned(work, 0))).toEqual([false, true, false]);
    expect(over('lenientBanker', (work) => limitBonus(work, 0))).toEqual([0, 1, 0]);
    expect(over('greatShape', (work) => supportBonus(work, 0))).toEqual([0, 1, 0]);
    expect(over('badLuck', (work) => supportBonus(work, 0))).toEqual([0, -1, 0]);
    expect(over('training', (work) => keepsFullRegime(work, 0))).toEqual([false, true, false]);
  });

  it('[TB-2.12.2] A♠: no credit any more in this battle, nor in the next', () => {
    expect(over('ouch', (work) => isCreditBanned(work, 0))).toEqual([true, true, false]);
  });

  it('[TB-2.12.2] a building grant is a bundle, in this battle’s market, once', () => {
    expect(over('housingGrant', (work) => buildingGrant(work, 0, 'house'))).toEqual([2, 0, 0]);
    expect(over('innovationGrant', (work) => buildingGrant(work, 0, 'factory'))).toEqual([2, 0, 0]);
    const work = play(ready(), 'housingGrant');
    expect(buildingGrant(work, 0, 'factory')).toBe(0);
    useBuildingGrant(work, 0, 'house');
    expect(buildingGrant(work, 0, 'house')).toBe(0);
  });

  it('[TB-2.12.2] 9♦ lowers the interest of this battle by a card per credit, each time it is turned', () => {
    expect(interestRebate(play(ready(), 'bankRebate'), 0)).toBe(1);
    expect(interestRebate(play(ready(), 'bankRebate', 'bankRebate'), 0)).toBe(2);
    expect(interestRebate(play(ready(), 'bankRebate'), 1)).toBe(0);
    expect(interestRebate(play(ready('libre'), 'bankRebate'), 0)).toBe(0);
  });

  it('[TB-2.12.2] held events do not stack: the longer duration holds', () => {
    const work = play(ready(), 'localCouncillor', 'localCouncillor');
    expect(work.table.players[0]?.events).toEqual([{ face: EVENT.localCouncillor, from: 5, until: 6 }]);
    work.table.battle = 5;
    play(work, 'localCouncillor');
    expect(work.table.players[0]?.events).toEqual([{ face: EVENT.localCouncillor, from: 5, until: 7 }]);
  });

  it('[TB-2.12.2] A♥ cancels his ♠ events of this battle, stronger or weaker, and of the next', () => {
    const work = play(ready(), 'loveAtFirstSight', 'ouch', 'illness');
    expect(work.table.battleReport.turned.map(({ active }) => active)).toEqual([true, false, false]);
    work.table.battle = 5;
    expect(changes((step) => play(step, 'accident', 'fine'), work)).toEqual({ pile0: -2, state: 2 });
    work.table.battle = 6;
    expect(changes((step) => play(step, 'accident'), work)).toEqual({ pile0: -2, nextPot: 2 });
  });

  it('[TB-2.12.2] what is over is taken away', () => {
    const work = play(ready(), 'greatShape', 'localCouncillor', 'housingGrant');
    expireEvents(work);
    expect(work.table.players[0]?.events.map(({ face }) => face).toSorted((a, b) => a - b)).toEqual([EVENT.greatShape, EVENT.localCouncillor]);
    work.table.battle = 6;
    expireEvents(work);
    expect(work.table.players[0]?.events).toEqual([]);
  });
});

describe('incomes at the opening', () => {
  /** What seat 0 receives at the openings of the battles after the one in which the card was turned. */
  const incomes = (work: Work, openings: number, between: (work: Work) => void = () => {}): readonly number[] =>
    Array.from({ length: openings }, () => {
      expireEvents(work);
      work.table.battle++;
      const before = pileOf(work, 0);
      openingIncomes(work);
      between(work);
      return pileOf(work, 0) - before;
    });

  const turned = (name: EventName, options = {}): Work => {
    const work = workWith({ options: { events: true, ...options } });
    stand(work, [entryOf(0, faces(name))]);
    return work;
  };

  it('[TB-8.1.13] [TB-4.2.5] K♦: 2, 2 and 1 when the industry board holds 5', () => {
    const work = turned('masterOfEconomy');
    arrange(work, { players: { 0: { factory: 2 } }, funds: { profitIndustry: 5 } });
    turnEvents(work);
    expect(incomes(work, 3)).toEqual([2, 2, 1]);
    setFund(work, 'profitIndustry', 9);
    expect(incomes(work, 1)).toEqual([0]);
  });

  it('[TB-6.4.7] K♦ as long as he keeps two factory cards, with that option', () => {
    const work = turned('masterOfEconomy', { kingOfDiamonds: 'whileOwned' });
    arrange(work, { players: { 0: { factory: 2 } }, funds: { profitIndustry: 50 } });
    turnEvents(work);
    expect(incomes(work, 5)).toEqual([2, 2, 2, 2, 2]);
    setPlayer(work, 0, { factory: 1 });
    expect(incomes(work, 1)).toEqual([0]);
  });

  it('[TB-8.1.14] A♦: three main cards and a subsidiary of two bring five cards', () => {
    const work = turned('economicMagic');
    setPlayer(work, 0, { factory: 3, subsidiaries: [{ id: 1, cards: 2, contract: null }] });
    setFund(work, 'profitIndustry', 6);
    turnEvents(work);
    const before = pileOf(work, 0);
    eventsAfterPayout(work);
    expect(pileOf(work, 0) - before).toBe(5);
  });

  it('[TB-8.1.15] [TB-4.2.5] 10♣: a bundle at the next two openings, also when he builds a house in between', () => {
    const work = turned('socialAid');
    setFund(work, 'state', 30);
    turnEvents(work);
    const build = (step: Work): void => setPlayer(step, 0, house(1));
    expect(incomes(work, 3, build)).toEqual([1, 1, 0]);
  });

  it('[TB-4.2.5] K♣: a bundle of the state at the next two openings', () => {
    const work = turned('localCouncillor');
    setFund(work, 'state', 30);
    turnEvents(work);
    expect(incomes(work, 3)).toEqual([1, 1, 0]);
  });
});

describe('events that the game master orders', () => {
  it('[TB-4.16.1] an event after payout waits for it, also without the option', () => {
    const work = workWith({ piles: { 1: 5 } });
    orderEvent(work, 1, EVENT.fine);
    expect(pileOf(work, 1)).toBe(5);
    stand(work, []);
    turnEvents(work);
    eventsAfterPayout(work);
    expect(pileOf(work, 1)).toBe(4);
    expect(work.table.orders.events).toEqual([]);
  });

  it('[TB-4.16.1] an event on gains waits until the player has an entry', () => {
    const work = workWith();
    orderEvent(work, 1, EVENT.loveGivesWings);
    stand(work, [entryOf(0, faces('smallJoy'))]);
    turnEvents(work);
    const entry = entryOf(1, faces('smallJoy'));
    expect(claimOf(work, entry, 3)).toBe(3);
    stand(work, [entry]);
    turnEvents(work);
    expect(claimOf(work, entry, 3)).toBe(6);
  });

  it('[TB-4.16.1] an event that holds begins by itself', () => {
    const work = workWith({ battle: 4 });
    orderEvent(work, 2, EVENT.greatShape);
    work.table.battle = 5;
    expect(inForce(work, 2, EVENT.greatShape)).toBe(true);
  });
});
