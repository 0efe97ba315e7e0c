import { describe, expect, it } from 'vitest';
import { EVENT, type EventName, eventNameOf } from '../../content/data.ts';
import { turnEvents } from '../events.ts';
import {
  arrange,
  changes,
  entryOf,
  faces,
  playEvents as play,
  readyForEvents as ready,
  setPile,
  setPlayer,
  stand,
  workWith,
  house,
} from '../work.test-support.ts';

describe('events right after payout', () => {
  const rows: readonly (readonly [EventName, Readonly<Record<string, number>>])[] = [
    ['birth', { pile0: 2, state: -2 }],
    ['luckyCharm', { pile0: 2, state: -2 }],
    ['holidays', { pile0: -2, nextPot: 2 }],
    ['wedding', { pile0: -2, nextPot: 2 }],
    ['smallJoy', {}],
    ['economicMagic', { pile0: 5, profitIndustry: -5 }],
    ['exportContract', { pile0: 4, profitIndustry: -4 }],
    ['machineFailure', { pile0: -2, wagesIndustry: 2 }],
    ['costlyMaterials', { pile0: -3, wagesIndustry: 3 }],
    ['taxAudit', { pile0: -6, state: 6 }],
    ['smallDeal', { pile0: 1, profitIndustry: -1 }],
    ['publicWorks', { state: -4, nextPot: 4 }],
    ['strike', { pile0: -2, state: 2 }],
    ['publicContract', { pile0: 3, state: -3 }],
    ['wealthTax', { pile0: -4, state: 4 }],
    ['propertyTax', { pile0: -3, state: 3 }],
    ['fine', { pile0: -2, state: 2 }],
    ['parkingTicket', { pile0: -1, state: 1 }],
    ['separation', { pile0: -4, state: 2, nextPot: 2 }],
    ['accident', { pile0: -2, nextPot: 2 }],
    ['waterDamage', { pile0: -2, wagesBuilding: 2 }],
    ['bankCharges', { pile0: -3, bankProfit: 3 }],
    ['carBreakdown', { pile0: -1, nextPot: 1 }],
    ['bankRebate', {}],
  ];
  it.each(rows)('[TB-2.12.2] %s in debt money', (name, expected) => {
    expect(changes((work) => play(work, name), ready())).toEqual(expected);
  });

  it.each([
    ['bankRebate', { pile0: 2, profitBuilding: -2 }],
    ['bankCharges', { pile0: -1, state: 1 }],
  ] as const)('[TB-2.12.2] %s in free money', (name, expected) => {
    expect(changes((work) => play(work, name), ready('libre'))).toEqual(expected);
  });

  it('[TB-2.12.2] [TB-2.12.2a] a birth: a dividend in free money, a bundle of the state in découverte', () => {
    const libre = ready('libre');
    const money = libre.money;
    expect(changes((work) => play(work, 'birth'), libre)).toEqual({ pile0: 2 });
    expect(libre.money).toBe(money + 2);
    expect(changes((work) => play(work, 'birth'), ready('decouverte'))).toEqual({ pile0: 2, state: -2 });
    expect(changes((work) => play(work, 'bankCharges'), ready('decouverte'))).toEqual({ pile0: -1, state: 1 });
  });

  it('[TB-2.12.2] a helping hand goes to the poorest, of equals to the next seat, and to nobody when that is he', () => {
    const work = arrange(ready(), { piles: { 2: 9, 3: 9 } });
    expect(changes((step) => play(step, 'helpingHand'), work)).toEqual({ pile0: -2, pile2: 2 });
    setPile(work, 0, 3);
    expect(changes((step) => play(step, 'helpingHand'), work)).toEqual({});
  });

  it('[TB-2.12.2] a present is one card of the richest, of equals the next seat, and nothing from himself', () => {
    const work = ready();
    expect(changes((step) => play(step, 'present'), work)).toEqual({ pile0: 1, pile1: -1 });
    setPile(work, 0, 40);
    expect(changes((step) => play(step, 'present'), work)).toEqual({});
  });

  it('[TB-2.12.2] a theft goes to a player drawn among the others', () => {
    const thieves = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      const moved = changes((step) => play(step, 'theft'), ready('dette', seed));
      expect(moved.pile0).toBe(-2);
      for (const key of Object.keys(moved)) if (key !== 'pile0') thieves.add(`${key} ${moved[key]}`);
    }
    expect(thieves).toEqual(new Set(['pile1 2', 'pile2 2', 'pile3 2']));
  });

  it('[TB-2.12.2] [TB-4.17.3] payments go as far as the purse does, and events of one kind add up', () => {
    const poor = arrange(ready(), { piles: { 0: 1 } });
    expect(changes((work) => play(work, 'fine'), poor)).toEqual({ pile0: -1, state: 1 });
    const empty = arrange(ready(), { funds: { state: 1 } });
    expect(changes((work) => play(work, 'luckyCharm'), empty)).toEqual({ pile0: 1, state: -1 });
    expect(changes((work) => play(work, 'fine', 'fine'), ready())).toEqual({ pile0: -4, state: 4 });
  });

  it('[TB-2.12.2] they act in winners’ order, the strongest card of a player first', () => {
    const work = arrange(ready(), { funds: { state: 2 } });
    stand(work, [entryOf(1, faces('parkingTicket')), entryOf(0, faces('fine', 'luckyCharm'))]);
    turnEvents(work);
    expect(work.table.battleReport.turned.map(({ seat, face }) => [seat, face])).toEqual([
      [1, EVENT.parkingTicket],
      [0, EVENT.luckyCharm],
      [0, EVENT.fine],
    ]);
  });

  it('[TB-2.12.2a] equal ranks of one player act in the order turned', () => {
    const work = ready();
    stand(work, [entryOf(0, faces('waterDamage', 'luckyCharm', 'separation'))]);
    turnEvents(work);
    expect(work.table.battleReport.turned.map(({ face }) => face)).toEqual(faces('separation', 'waterDamage', 'luckyCharm'));
  });
});

describe('conditions', () => {
  it.each([
    ['masterOfEconomy', { factory: 1 }],
    ['exportContract', {}],
    ['machineFailure', {}],
    ['supplierFails', {}],
    ['socialAid', house(0, 1)],
    ['socialAid', { factory: 1 }],
    ['backToSchool', { factory: 1 }],
    ['strike', {}],
    ['productivityBonus', {}],
    ['waterDamage', {}],
    ['taxAudit', {}],
  ] as const)('[TB-2.12.2a] %s has no effect when its condition fails as it is turned', (name, facts) => {
    const work = ready();
    setPlayer(work, 1, facts);
    stand(work, [entryOf(1, faces(name))]);
    turnEvents(work);
    expect(work.table.battleReport.turned).toMatchObject([{ seat: 1, active: false }]);
  });

  it.each([
    ['socialAid', {}],
    ['backToSchool', {}],
    ['masterOfEconomy', { factory: 2 }],
    ['supplierFails', { factory: 1 }],
    ['waterDamage', house(1)],
  ] as const)('[TB-2.12.2a] %s has its effect when its condition holds', (name, facts) => {
    const work = ready();
    setPlayer(work, 1, facts);
    stand(work, [entryOf(1, faces(name))]);
    turnEvents(work);
    expect(work.table.battleReport.turned).toMatchObject([{ seat: 1, active: true }]);
  });

  it.each(['ouch', 'lenientBanker'] as const)('[TB-2.12.2] %s is nothing in free money', (name) => {
    const work = play(ready('libre'), name);
    expect(work.table.players[0]?.events).toEqual([]);
  });

  it('[TB-2.12.1] an employee turns the cards of the entry that he runs, and nothing is turned without the option', () => {
    const work = ready();
    stand(work, [entryOf(0, faces('greatShape'), { key: '0/1', operator: 2, kind: 'subsidiary' })]);
    turnEvents(work);
    expect(work.table.players[2]?.events).toEqual([{ face: EVENT.greatShape, from: 5, until: 5 }]);
    expect(work.table.players[0]?.events).toEqual([]);
    const plain = workWith();
    stand(plain, [entryOf(0, faces('greatShape'))]);
    turnEvents(plain);
    expect(plain.table.battleReport.turned).toEqual([]);
  });

  it('[TB-2.12.1] every face but a joker has its event', () => {
    const names = Array.from({ length: 52 }, (_, face) => eventNameOf(face));
    expect(new Set(names).size).toBe(52);
    expect(names).not.toContain(null);
    expect([eventNameOf(52), eventNameOf(53)]).toEqual([null, null]);
  });
});
