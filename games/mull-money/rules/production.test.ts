import { describe, expect, it } from 'vitest';
import { scriptedChance } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import { choosing, fresh, KEEP, layOut, open, plain, playing } from '../position.test-support.ts';
import type { Card } from '../types.ts';

describe('the layout', () => {
  it('[MM-4.3.1] [MM-9.11] one set more than active players', () => {
    expect([2, 3, 4].map((seats) => layOut(plain(seats)).table.lots.length)).toEqual([3, 4, 5]);
  });

  it('[MM-4.3.2] row by row, from the left', () => {
    const pile: readonly Card[] = ['production', 'sale', 'growth', 'innovation', 'elimination', 'expert', 'staff', 'transport', 'corruption'];
    expect(layOut(plain(2), { pile }).table.lots).toEqual([
      ['production', 'innovation', 'staff'],
      ['sale', 'elimination', 'transport'],
      ['growth', 'expert', 'corruption'],
    ]);
  });

  it('[MM-4.3.3] three different cards in every set, whatever the shuffle', () => {
    for (const seed of range(60)) for (const lot of fresh(4, {}, seed).table.lots) expect(new Set(lot ?? []).size).toBe(3);
  });

  it('[MM-4.3.4] a kept card is no part of a set, and a set may hold the same kind', () => {
    const pile: readonly Card[] = ['sale', 'growth', 'staff', 'growth', 'sale', 'expert', 'staff', 'staff', 'transport'];
    const laid = layOut([{ cards: ['sale'] }, {}], { pile });
    expect(laid.table.lots[0]).toEqual(['sale', 'growth', 'staff']);
    expect(laid.does(0, choosing(0)).cards(0)).toEqual(['sale', 'sale', 'growth', 'staff']);
  });

  it('[MM-4.3.5] [MM-4.3.6] a fitting card always comes, if need be one discarded in the same layout', () => {
    // Only productions are left: the rows after the first need the discards, among them the productions just thrown away.
    const laid = layOut(plain(2), { onlyPile: ['production', 'production', 'production', 'production', 'production'], alertAside: true });
    expect(laid.table.lots.every((lot) => new Set(lot ?? []).size === 3)).toBe(true);
    expect(laid.keys()).toContain('log.reshuffled');
  });

  it('[MM-4.0.2] the pile is renewed only when a card is needed', () => {
    const exact = layOut(
      plain(2),
      { onlyPile: ['production', 'sale', 'growth', 'innovation', 'elimination', 'expert', 'staff', 'transport', 'corruption'] },
      scriptedChance([]),
    );
    expect([exact.table.pileSize, exact.table.discard.length]).toEqual([0, 53 - 9]);
  });

  it('[MM-4.2] [MM-0.4] from phase 1 to phase 5 and round again', () => {
    const kinds: string[] = [];
    let hand = layOut(plain(2), { pile: ['growth', 'sale', 'staff', 'innovation', 'elimination', 'growth', 'sale', 'staff', 'innovation'] });
    const note = (): void => {
      kinds.push(hand.table.point.kind);
    };
    note();
    hand = hand.does(0, choosing(0));
    note();
    hand = hand.does(1, choosing(1));
    note();
    hand = hand.does(0, playing('sale'));
    note();
    expect([kinds, hand.table.lots]).toEqual([['chooseLot', 'chooseLot', 'play', 'bid'], []]);
    expect(open([{ cards: ['growth'] }, {}]).does(0, KEEP).table).toMatchObject({ mission: 2, point: { kind: 'chooseLot', seat: 1 } });
  });
});
