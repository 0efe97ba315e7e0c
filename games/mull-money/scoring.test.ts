import { describe, expect, it } from 'vitest';
import { A, B } from '#testkit/position.ts';
import { mullMoney } from './index.ts';
import { answering, type Company, type Hand, KEEP, open, playing, staffing } from './position.test-support.ts';
import { outcome } from './scoring.ts';

const ranks = (hand: Hand): readonly (readonly [number, number])[] => (outcome(hand.state)?.standings ?? []).map(({ seat, rank }) => [seat, rank] as const);

describe('the end of the game', () => {
  it('[MM-5.1] the end stays triggered, and several factories may reach the last column', () => {
    const two: Company = { g: 19, cards: ['growth', 'staff'] };
    const first = open([two, two]).does(A, playing('growth'));
    expect(first.table.endTriggered).toBe('column');
    const second = first.does(B, playing('growth'));
    expect([second.at(A).g, second.at(B).g, second.table.endTriggered]).toEqual([20, 20, 'column']);
  });

  it('[MM-5.2] the mission is completed, and a last card may be kept', () => {
    const hand = open([{ g: 19, cards: ['growth', 'corruption'] }, { cards: ['staff'] }]).does(A, playing('growth'));
    expect(hand.awaited).toEqual([B]);
    const last = hand.does(B, staffing('fire')).does(A, KEEP);
    expect([last.at(B).c, last.cards(A), last.table.point.kind]).toEqual([11, ['corruption'], 'gameOver']);
  });

  it('[MM-5.3] the final alert comes in any case, even if the Alert was drawn in this mission', () => {
    const over = open([{ d: 13, g: 17, cards: ['growth'] }, {}], { endTriggered: 'column', alertAside: true }).does(A, KEEP);
    expect([over.at(A), over.keys().includes('log.finalAlert')]).toMatchObject([{ c: 8, g: 15 }, true]);
  });

  it('[MM-5.5] raw materials, dump and cards count nothing, and a score may be negative', () => {
    const poor = open([{ c: 1, cr: 4, s: 20, d: 8, cards: ['sale'] }, {}]);
    expect(poor.score(A)).toEqual({ growth: 14, personnel: 1, materials: 1, waste: 1, cash: 0, credits: -40, total: -23 });
  });

  it('[MM-5.6] standard competition ranking', () => {
    const company = (c: number): Company => ({ c: c + 5 });
    const over = open([{ ...company(10), cards: ['growth'] }, company(20), company(20), company(6)], { endTriggered: 'column' }).does(A, KEEP);
    expect(ranks(over)).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 4],
    ]);
    const three = open([{ ...company(30), cards: ['growth'] }, company(20), company(20), company(6)], { endTriggered: 'column' }).does(A, KEEP);
    expect(ranks(three).map(([, rank]) => rank)).toEqual([1, 2, 2, 4]);
  });

  it('[MM-5.7] [MM-7.3] all treasuries are revealed', () => {
    const final = open([{ d: 9, c: 9, cards: ['corruption'] }, {}], { endTriggered: 'column' }).does(A, KEEP);
    expect(mullMoney.module.view(final.state, B).cash).toEqual([null, 10]);
    const over = final.does(A, answering(true));
    expect(mullMoney.module.view(over.state, B)).toMatchObject({ cash: [3, 10], bank: -13 });
    expect(over.reveals).toBe(true);
  });
});
