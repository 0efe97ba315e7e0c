import { at } from '#kernel/collections.ts';
import { describe, expect, it } from 'vitest';
import { valueOf } from './cards.ts';
import type { Card } from '../types.ts';
import type { Work } from './work.ts';
import { addUnder, createMoney, destroyMoney, pay, payUpTo, putOnTop, putUnder, takeFrom, takePayment, takeStake } from './money.ts';
import { arrange, pileOf, setPile, workWith } from './work.test-support.ts';

const pile = (work: Work, seat: number): readonly Card[] => at(work.heaps.piles, seat);

describe('how cards change hands', () => {
  it('[TB-2.3.5] stakes come off the top', () => {
    const work = workWith({ piles: { 0: 8 } });
    const before = pile(work, 0);
    expect(takeStake(work, 0, 3)).toEqual(before.slice(0, 3));
    expect(pile(work, 0)).toEqual(before.slice(3));
  });

  it('[TB-2.3.5] payments come from random places and leave the others in order', () => {
    const work = workWith({ piles: { 0: 30 } });
    const before = pile(work, 0);
    const paid = takePayment(work, 0, 10);
    expect(new Set(paid).size).toBe(10);
    expect(pile(work, 0)).toEqual(before.filter((card) => !paid.includes(card)));
    expect([...paid].toSorted((a, b) => before.indexOf(a) - before.indexOf(b))).not.toEqual(before.slice(0, 10));
    expect([...paid].toSorted((a, b) => before.indexOf(a) - before.indexOf(b))).not.toEqual(before.slice(-10));
  });

  it('[TB-2.3.5] dividend and credit go on top, the first drawn uppermost', () => {
    const work = workWith();
    const before = pile(work, 0);
    const next = work.heaps.pioche.slice(0, 2);
    putOnTop(work, 0, createMoney(work, 2));
    expect(pile(work, 0)).toEqual([...next, ...before]);
  });

  it('[TB-2.3.5] everything else goes under, shuffled among itself', () => {
    const work = workWith();
    const before = pile(work, 0);
    const cards = createMoney(work, 20);
    putUnder(work, 0, cards);
    const under = pile(work, 0).slice(before.length);
    expect(pile(work, 0).slice(0, before.length)).toEqual(before);
    expect(under).not.toEqual(cards);
    expect(under.toSorted((a, b) => a - b)).toEqual(cards.toSorted((a, b) => a - b));
  });

  it('[TB-2.3.5] common heaps: off the top, added underneath', () => {
    const work = workWith({ funds: { state: 9 } });
    const before = work.heaps.zones.state;
    const taken = takeFrom(work, 'state', 4);
    expect(taken).toEqual(before.slice(0, 4));
    addUnder(work, 'state', taken);
    expect(work.heaps.zones.state).toEqual([...before.slice(4), ...taken]);
  });

  it('[TB-2.2] creating money takes from the draw pile, destroying puts it back underneath', () => {
    const work = workWith();
    const { money } = work;
    const size = work.heaps.pioche.length;
    const cards = createMoney(work, 5);
    expect([work.money, work.heaps.pioche.length]).toEqual([money + 5, size - 5]);
    destroyMoney(work, cards);
    expect([work.money, work.heaps.pioche.length]).toEqual([money, size]);
    expect(work.heaps.pioche.slice(-5)).toEqual(cards);
  });

  it('[TB-2.3.3] [TB-4.17.1] a draw that would leave fewer than 3·N cards brings further packs first', () => {
    const work = workWith({ seats: 4 });
    const { packs } = work.table;
    const spare = work.heaps.pioche.length - 12;
    createMoney(work, spare);
    expect([work.table.packs, work.heaps.pioche.length]).toEqual([packs, 12]);
    createMoney(work, 1);
    expect([work.table.packs, work.heaps.pioche.length]).toEqual([packs + 1, 12 + 52 - 1]);
    createMoney(work, 120);
    expect(work.table.packs).toBe(packs + 3);
    expect(work.heaps.pioche.length).toBeGreaterThanOrEqual(12);
  });

  it('[TB-4.17.3] a purse pays what it has', () => {
    const work = workWith({ piles: { 0: 0 }, funds: { profitIndustry: 2 } });
    expect(payUpTo(work, { from: 'profitIndustry', to: 0, amount: 5 })).toBe(2);
    expect(pileOf(work, 0)).toBe(2);
  });
});

describe('cards worth 1, 2 and 4', () => {
  const values = (cards: readonly Card[]): readonly number[] => cards.map(valueOf);
  const coins = (bundle: 1 | 2 | 4): Work => workWith({ options: { denominations: true }, bundle });

  it('[TB-6.4.2] new money comes in the largest denominations up to max(2, L)', () => {
    expect(values(createMoney(coins(1), 3))).toEqual([2, 1]);
    expect(values(createMoney(coins(1), 2))).toEqual([2]);
    expect(values(createMoney(coins(1), 6))).toEqual([2, 2, 2]);
    expect(values(createMoney(coins(4), 6))).toEqual([4, 2]);
  });

  it('[TB-6.4.2] a hand of three is a 2 and a 1, and everybody sees the backs', () => {
    expect(coins(1).table.players[0]).toMatchObject({ pile: 3, backs: [1, 1, 0] });
  });

  it('[TB-6.4.2] a card too large is changed for two of half its value, without making money', () => {
    const work = coins(4);
    setPile(work, 0, 0);
    putUnder(work, 0, createMoney(work, 4));
    const { money } = work;
    expect(values(takeStake(work, 0, 1))).toEqual([1]);
    expect(values(pile(work, 0))).toEqual([1, 2]);
    expect([work.money, pileOf(work, 0)]).toEqual([money, 3]);
  });

  it('[TB-6.4.2] payments are values', () => {
    const work = coins(1);
    arrange(work, { piles: [9, 0] });
    pay(work, { from: 0, to: 1, amount: 5 });
    expect([pileOf(work, 0), pileOf(work, 1)]).toEqual([4, 5]);
  });
});
